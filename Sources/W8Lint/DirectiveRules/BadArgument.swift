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
      if tree.keywordRange(ofLine: line) == scope.fault.range {
        let usage = usage(of: keyword)
        return "\(keyword.name) needs \(usage.need), e.g. \(usage.example)"
      }
      let words = scope.text.utf8.split { !isDigit($0) && $0 != UInt8(ascii: "-") }
      if let message = words.lazy.compactMap({ missingDateMessage(String(Substring($0))) }).first {
        return message
      }
      let example = example(of: keyword, key: scope.text)
      return example == usage(of: keyword).example
        ? "invalid value \(quoted(scope.text)); \(keyword.name) needs \(usage(of: keyword).need), e.g. \(example)"
        : "invalid value \(quoted(scope.text)); example: \(example)"
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
  return (pair + quoted).lazy.compactMap { scope.writing($0) }.first
}

private func usage(of keyword: Keyword) -> (need: String, example: String) {
  switch keyword {
  case .w8log: ("the version of the format", "w8log 1.0")
  case .unit: ("kg, lb or st", "unit kg")
  case .liftUnit: ("kg or lb", "lift-unit kg")
  case .trend: ("values such as span:7 or day:mean", "trend span:7")
  case .goal: ("a weight", "goal 78 by:2026-06-01")
  case .milestone: ("a weight", "milestone 80")
  case .gym: ("a name with @", "gym @iron \"Iron Temple\"")
  case .exercise: ("a name in quotes", "exercise \"Bench press\"")
  case .setup: ("a gym and an exercise", "setup @iron \"Leg press\"")
  case .plan: ("an exercise, from: and sets", "plan \"Squat\" from:2026-01-05 3x5 +2.5kg")
  case .metric: ("a key and its unit", "metric waist cm")
  case .tag: ("a name with #", "tag #salty")
  case .order: ("oldest or newest", "order oldest")
  case .include: ("a file in quotes", "include \"2025.w8log\"")
  case .lint:
    ("a rule and a severity (error, warning, info, hint, off)", "lint weekday-mismatch off")
  }
}

/// A directive in which the pair that `text` starts with is right.
private func example(of keyword: Keyword, key text: String) -> String {
  let letters = text.utf8.prefix { 0x61...0x7A ~= $0 | 0x20 }
  let isKey = text.utf8[letters.endIndex...].first == UInt8(ascii: ":")
  return switch (keyword, isKey ? Substring(letters).lowercased() : "") {
  case (.trend, "day"): "trend day:mean"
  case (.trend, "start"): "trend start:82.4"
  case (.gym, "unit"): "gym @iron unit:lb"
  case (.gym, "closed"): "gym @iron closed:2026-01-31"
  case (.gym, "alias"): "gym @iron alias:@old"
  case (.exercise, "alias"): "exercise \"Bench press\" alias:\"bench\""
  case (.exercise, "group"): "exercise \"Bench press\" group:chest"
  default: usage(of: keyword).example
  }
}
