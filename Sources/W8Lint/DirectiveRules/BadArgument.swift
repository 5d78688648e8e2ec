import Primitives
import W8Book
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let badArgument = Rule(
    8502, "bad-argument", .error,
    Explanation(
      finds: "A setting with a missing or unreadable value.",
      harm: "The line has no effect, or not the value that you meant.",
      fix: """
        Correct the value. `w8log spec directives` lists the values that each setting accepts, \
        and `w8log spec programmes` explains `plan` lines.
        """,
      example: """
        unit kilo
        """,
      instead: """
        unit       kg
        """),
    .syntax(.badArgument) { scope in
      let (tree, line) = (scope.lowered.tree, scope.fault.line)
      guard let keyword = tree.directive(onLine: line).keyword else {
        return "unexpected \(quoted(scope.text)) on this line; remove it"
      }
      if let message = planMessage(scope.text, in: tree.directive(onLine: line)) { return message }
      let (usage, keywordRange) = (keyword.usage, tree.keywordRange(ofLine: line))
      let needed = "\(keyword.name) needs \(usage.need), e.g. \(usage.example)"
      if keywordRange == scope.fault.range { return needed }
      let words = scope.text.utf8.split { !isDigit($0) && $0 != UInt8(ascii: "-") }
      if let message = words.lazy.compactMap({ missingDateMessage(String(Substring($0))) }).first {
        return message
      }
      // The needed arguments come first, so a start is enough.
      let before = tree.text[(keywordRange?.end ?? 0)..<scope.fault.range.start].prefix(80)
        .split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
      return keyword.message(scope.text, before < usage.neededCount ? needed : nil)
    },
    fixes: .preferred { scope in [argumentReading(scope)].compactMap { $0 } })
}

/// Writes the sign that an argument lacks: `by:2027-03-01` for `by 2027-03-01`, quotes around words, the `@` of a gym, the `#` of a
/// tag; nil where the line cannot be read then.
private func argumentReading(_ scope: FixScope) -> Fix? {
  let longest = 80
  guard let keyword = scope.fileLine.tree.directive(onLine: scope.fileLine.line).keyword,
    scope.fileLine.contentRange.count <= longest
  else { return nil }
  if scope.fileLine.keywordRange == scope.diagnostic.range {
    guard let next = scope.fileLine.firstToken(startingFrom: scope.diagnostic.range.end) else {
      return nil
    }
    let rest = scope.fileLine.range(of: next)
    let written = scope.file.string(rest)
    let right: String
    switch keyword {
    case .gym: right = "@\(written)"
    case .tag: right = "#\(written)"
    case .exercise, .include: right = "\"\(written)\""
    default: return nil
    }
    return scope.writing(right, over: rest)
  }
  let directive = scope.fileLine.tree.directive(onLine: scope.fileLine.line)
  if let mended = mendedLoads(scope.text, in: directive) { return scope.writing(mended) }
  // A load without its unit is no name.
  if planMessage(scope.text, in: directive) != nil { return nil }
  let words = scope.text.split { $0 == " " || $0 == "\t" || $0 == ":" }
  let isPair = words.count == 2 && words[0].allSatisfy { $0.isLetter }
  let pair = isPair ? ["\(words[0].lowercased()):\(words[1])"] : []
  let quoted = scope.text.utf8.contains { "\":".utf8.contains($0) } ? [] : ["\"\(scope.text)\""]
  let alias = [alias(scope.text, keyword)].compactMap { $0 }
  return (pair + alias + quoted).lazy.compactMap { scope.writing($0) }.first
}

extension Keyword {
  /// The message for an argument that cannot be read; `needed` tells what the directive needs, nil if that is there.
  fileprivate func message(_ text: String, _ needed: String?) -> String {
    let takes = "\(name) takes \(usage.others ?? "only \(usage.need)")"
    if let key = key(of: text), !usage.pairs.isEmpty {
      if let pair = usage.pair(key) { return "invalid value \(quoted(text)); example: \(pair)" }
      let keys = usage.pairs.map { "\($0.prefix { $0 != ":" }):" }
      let nearest = Vocabulary(keys).nearest(to: key + ":").map { "did you mean \($0)?" }
      return "unknown key \(quoted(key)); \(nearest ?? takes)"
    }
    if let alias = alias(text, self) {
      return "unexpected \(quoted(text)); write \(shortened(alias)) for another name"
    }
    return needed.map { "invalid value \(quoted(text)); \($0)" }
      ?? "unexpected \(quoted(text)); \(takes)"
  }
}

/// The key of a pair; nil for another text.
private func key(of text: String) -> String? {
  let letters = text.utf8.prefix { 0x61...0x7A ~= $0 | 0x20 }
  let isKey = !letters.isEmpty && text.utf8[letters.endIndex...].first == UInt8(ascii: ":")
  return isKey ? Substring(letters).lowercased() : nil
}

/// A second name of a gym or an exercise, as it is declared; nil for another text.
private func alias(_ text: String, _ keyword: Keyword) -> String? {
  switch (keyword, text.utf8.first) {
  case (.gym, UInt8(ascii: "@")), (.exercise, UInt8(ascii: "\"")): "alias:\(text)"
  default: nil
  }
}
