package import W8Syntax
import W8Text

/// The first law of rows that the lines of `text` break; nil when they keep them all.
///
/// Tokens and blanks tile each line, and its rows say what the texts of its tokens do. `other`, if given, is
/// a text whose rows are looked at in the place of those of `text`.
package func brokenRowLaw(_ text: [UInt8], rowsOf other: [UInt8]? = nil) -> String? {
  let parsed = ParsedText(text)
  let judged = other.map { ParsedText($0) } ?? parsed
  var known = KnownNames()
  for (tree, judged) in zip(parsed.trees, judged.trees) {
    for line in tree.lines.indices where judged.lines.indices.contains(line) {
      let broken =
        brokenTiling(tree, line: line, of: tree.text)
        ?? brokenRows(tree, judged, line: line, &known)
      if let broken { return "\(broken) in line \(line) of a section" }
    }
  }
  return known.broken(judged.names)
}

/// The first line of content of which the canonical bit does not say what the formatter does; nil when there
/// is none. `other`, if given, is a text whose lines have the bits.
///
/// A line of more than 4,000 bytes is left out: its canonical form may be too long to be read.
package func brokenCanonicalLaw(_ text: [UInt8], bitsOf other: [UInt8]? = nil) -> String? {
  let parsed = ParsedText(text)
  let judged = other.map { ParsedText($0) } ?? parsed
  for (tree, judged) in zip(parsed.trees, judged.trees) {
    for (index, line) in tree.lines.enumerated() where line.kind != .blank {
      let content = tree.contentRange(ofLine: index)
      guard content.count <= 4_000, judged.lines.indices.contains(index) else { continue }
      let bytes = tree.text[content.start + line.markLength..<content.end]
      let isKept = line.isVerbatim || isKeptByFormatter(bytes, line.kind)
      if judged.lines[index].isCanonical != isKept {
        return "the canonical bit is \(!isKept) in line \(index) of a section"
      }
    }
  }
  return nil
}

/// Whether the formatter leaves `content` as it is, a line of `kind` that it can read; a blank at the end makes it look.
package func isKeptByFormatter(_ content: ArraySlice<UInt8>, _ kind: LineKind) -> Bool {
  // Twice as deep as others stands only the note of an exercise.
  let isDeep = kind == .note && content.starts(with: Array("        ".utf8))
  // Past an unknown line no version line moves.
  let before = Array((isDeep ? "    a:\n" : "!\n").utf8)
  let gap: [UInt8] = kind == .month ? [0x0A] : []
  return (try? canonicalText(before + content + [0x20])) == before + gap + content + [0x0A]
}

/// What of the line at `index` lies where no token may lie or covers no blanks; nil when tokens and blanks
/// tile it. `text` is the text of the section.
package func brokenTiling(_ tree: SyntaxTree, line index: Int, of text: [UInt8]) -> String? {
  let content = tree.contentRange(ofLine: index)
  let tokens = tree.tokens(ofLine: index)
  if content.count - tree.lines[index].markLength > longestLine {
    return tokens.contains { $0.kind != .byteOrderMark } ? "a token in a line too long" : nil
  }
  var offset = content.start
  for token in tokens {
    let range = tree.range(of: token, line: index)
    guard offset <= range.start, range.start < range.end, range.end <= content.end else {
      return "\(token.kind) at \(range.start)..<\(range.end)"
    }
    if !isBlank(text[offset..<range.start]) { return "text before \(token.kind)" }
    offset = range.end
  }
  return isBlank(text[offset..<content.end]) ? nil : "text behind the tokens"
}

/// Whether blanks, odd spaces and, for prose, CRs are all there is.
private func isBlank(_ text: ArraySlice<UInt8>) -> Bool {
  if text.allSatisfy({ $0 == 0x20 }) { return true }
  return String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
    switch scalar.value {
    case 0x09, 0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x3000, 0xFEFF: true
    default: false
    }
  }
}

private func brokenRows(
  _ tree: SyntaxTree, _ judged: SyntaxTree, line index: Int, _ known: inout KnownNames
) -> String? {
  let line = tree.lines[index]
  let rows = judged.rows[judged.rowRange(ofLine: index)]
  var next = rows.startIndex
  for token in tree.tokens(ofLine: index) {
    let range = tree.range(of: token, line: index)
    let text = TokenText(token.kind, at: Int(token.start), tree.text[range.start..<range.end])
    for var said in text.rows {
      guard next < rows.endIndex else { return "no row of \(said)" }
      let row = rows[next]
      if line.kind != .directive, let name = text.name {
        said.value = Int(row.value)
        if let broken = known.add(name, row.value) { return broken }
      }
      if SaidRow(row) != said { return "\(SaidRow(row)) for \(said)" }
      next += 1
    }
  }
  return next == rows.endIndex ? nil : "a row too many: \(SaidRow(rows[next]))"
}

/// The names of a text, and the ids that rows give them.
private struct KnownNames {
  private var ids: [[UInt8]: UInt32] = [:]
  private var names: [UInt32: [UInt8]] = [:]

  /// What is wrong with a row that gives `name` an id; nil when nothing is.
  mutating func add(_ name: [UInt8], _ id: UInt32) -> String? {
    if ids[name, default: id] != id { return "two ids of one name" }
    if names[id, default: name] != name { return "two names with one id" }
    ids[name] = id
    names[id] = name
    return nil
  }

  /// What is wrong with all names of the text; nil when nothing is.
  func broken(_ all: Names) -> String? {
    if all.count != ids.count { return "\(all.count) names for \(ids.count)" }
    let isWrong = ids.contains { name, id in
      id >= all.count || all.string(Int(id)) != String(decoding: name, as: UTF8.self)
    }
    return isWrong ? "another name" : nil
  }
}

/// The trees of a file, cut and parsed as the program does, and its names.
private struct ParsedText {
  private(set) var trees: [SyntaxTree] = []
  let names: Names

  init(_ text: [UInt8]) {
    var parser = SectionParser()
    for section in SectionedText(text, cuts: logCuts).sections {
      trees.append(parser.parse(section, trees.isEmpty ? .first : .later))
    }
    names = parser.finish()
  }
}
