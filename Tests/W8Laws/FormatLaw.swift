package import W8Syntax
import W8Text

/// The first law of the canonical form that formatting `text` breaks; nil when it keeps them all.
package func brokenFormatLaw(_ text: [UInt8], _ lineEnd: LineEndChoice) -> String? {
  guard let output = try? canonicalText(text, lineEnd: lineEnd) else { return "refused" }
  if (try? canonicalText(output, lineEnd: lineEnd)) != output {
    return "formatting twice is not once"
  }
  let before = sections(text)
  let after = sections(output)
  let hasVersion = contentLines(after).first.map { $0.isVersion && !$0.isVerbatim } ?? false
  let version = hasVersion ? versionLine(before) : nil
  let said = zip(moved(version, toTopOf: saidLines(before)), saidLines(after))
  for (line, (old, new)) in said.enumerated() where old != new {
    return "other meaning in line \(line) of those that are not blank"
  }
  if text.applying(formattingEdits(before, lineEnd: lineEnd)) != output {
    return "the edits give another text"
  }
  if noteOwners(before) != noteOwners(after) { return "a note has another owner" }
  let old = moved(version, toTopOf: contentLines(before))
  let new = contentLines(after)
  if old.count != new.count { return "\(old.count) lines became \(new.count)" }
  for (first, second) in zip(old, new) {
    if first.kind != second.kind { return "\(first.kind) became \(second.kind)" }
    if first.isVerbatim, first.content != second.content { return "a frozen line changed" }
    if first.words != second.words { return "words changed: \(first.words)" }
  }
  return nil
}

/// The index of the first version line among the lines that are not blank.
private func versionLine(_ sections: [SyntaxTree]) -> Int? {
  contentLines(sections).firstIndex { $0.isVersion && !$0.isVerbatim }
}

private func moved<Line>(_ index: Int?, toTopOf lines: [Line]) -> [Line] {
  guard let index else { return lines }
  return [lines[index]] + lines[..<index] + lines[(index + 1)...]
}

/// What the laws look at in a line.
private struct LawfulLine {
  let kind: LineKind
  let isVerbatim: Bool
  let content: [UInt8]
  /// The words of a note, comment or title, its sign left out.
  let words: [[UInt8]]

  var isVersion: Bool {
    kind == .directive
      && String(decoding: content.prefix(5), as: UTF8.self).lowercased() == "w8log"
  }
}

private func contentLines(_ sections: [SyntaxTree]) -> [LawfulLine] {
  sections.flatMap { tree in
    tree.lines.indices.compactMap { index in
      let line = tree.lines[index]
      if line.kind == .blank, !line.isVerbatim { return nil }
      return lawfulLine(tree, index)
    }
  }
}

private func lawfulLine(_ tree: SyntaxTree, _ index: Int) -> LawfulLine {
  let range = tree.contentRange(ofLine: index)
  let tokens = tree.tokens(ofLine: index)
  let mark = tokens.first?.kind == .byteOrderMark ? 3 : 0
  var words: [[UInt8]] = []
  for token in tokens {
    let range = tree.range(of: token, line: index)
    switch token.kind {
    case .note, .comment: words += split(tree.text[range.start + 1..<range.end])
    case .title: words += split(tree.text[range.start..<range.end])
    default: continue
    }
  }
  return LawfulLine(
    kind: tree.lines[index].kind, isVerbatim: tree.lines[index].isVerbatim,
    content: Array(tree.text[range.start + mark..<range.end]), words: words)
}

private func split(_ prose: ArraySlice<UInt8>) -> [[UInt8]] {
  prose.split { $0 == 0x20 || $0 == 0x09 }.map { Array($0) }
}

/// The trees of a file, cut as the program cuts it.
private func sections(_ bytes: [UInt8]) -> [SyntaxTree] {
  SectionedText(bytes, cuts: logCuts).sections.enumerated().map { index, section in
    parse(section.bytes, index == 0 ? .first : .later)
  }
}
