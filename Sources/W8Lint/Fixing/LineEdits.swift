import Primitives
import W8Book
import W8Edits
import W8Syntax
import W8Text

extension FixScope {
  /// Puts `line` below the line at `place`, as the formatter writes it.
  func insertion(of line: String, below place: FileLine) -> TextEdit {
    insertion(ofCanonical: canonicalLine(Array(line.utf8)), below: place)
  }

  /// Puts `line`, which is as the formatter writes it, below the line at `place`.
  func insertion(ofCanonical line: [UInt8], below place: FileLine) -> TextEdit {
    let end = place.fullRange.end
    let lineEnd = file.lineEnd(at: place)
    return place.hasLineEnd
      ? insertion(ofCanonical: line, at: end, lineEnd)
      : TextEdit(TextRange(at: end), Array(lineEnd.utf8) + line)
  }

  /// Puts `line` before the first line of the file, as the formatter writes it.
  func insertionAtTop(of line: String) -> TextEdit {
    let lineEnd = file.lineEnd(at: file.place(section: 0, line: 0))
    return insertion(
      ofCanonical: canonicalLine(Array(line.utf8)), at: file.text.lengthOfByteOrderMark, lineEnd)
  }

  /// Puts `line` below the version of the file, else before its first line.
  func insertionBelowVersion(of line: String) -> TextEdit {
    let version = file.settings.directives(of: KeywordSet(.w8log)).first
    return version.map { insertion(of: line, below: file.place(of: $0)) }
      ?? insertionAtTop(of: line)
  }

  /// Puts `line` where another line starts, apart from it if that is a header.
  private func insertion(ofCanonical line: [UInt8], at start: Int, _ lineEnd: String) -> TextEdit {
    let below = start < file.text.byteCount ? file.place(at: start) : nil
    let lineEnds = below?.isHeader == true ? lineEnd + lineEnd : lineEnd
    return TextEdit(TextRange(at: start), line + Array(lineEnds.utf8))
  }

  /// The last line that belongs to the entry at `place` and is no comment; that line itself when none does.
  func lastLineOfDay(_ place: FileLine) -> FileLine {
    lastOwned(place.lowered.day(at: place.line)?.lines, place)
  }

  /// The last line that belongs to the session that the line at `place` opens and is no comment.
  func lastLineOfSession(_ place: FileLine) -> FileLine {
    let index = place.lowered.sessionIndex(ofLine: place.line)
    return lastOwned(index.map { place.lowered.sessions[$0].lines }, place)
  }

  private func lastOwned(_ lines: ClosedRange<Int>?, _ place: FileLine) -> FileLine {
    let last = lines?.last { place.tree.lines[$0].kind.isOwned }
    return place.place(ofLine: max(last ?? place.line, place.line))
  }
}

extension FixScope {
  /// Writes `text` over `range`, by default the offending text; nil where the line is not mended so.
  func writing(_ text: String, over range: TextRange? = nil, isSafe: Bool = false) -> Fix? {
    let edit = TextEdit(range ?? diagnostic.range, text)
    return mends(edit) ? .safe("Write \(text)", edit, if: isSafe) : nil
  }

  /// Whether `edits` of the line take the fault away and bring no new one.
  func mends(_ edits: TextEdit...) -> Bool {
    mends(edits)
  }

  /// Whether `edits` of the line take the faults at `ranges`, by default its own, away and bring no new one.
  func mends(_ edits: [TextEdit], of ranges: [TextRange]? = nil) -> Bool {
    guard let line = place.content(after: edits) else { return false }
    return hasNoFault(line) || isMended(leaving: tree(of: line).faults, of: ranges)
  }

  /// Whether the line is mended that has the faults `left` and no more, likewise.
  func isMended(leaving left: [SyntaxFault], of ranges: [TextRange]? = nil) -> Bool {
    if left.isEmpty { return true }
    let own = Set((ranges ?? [diagnostic.range]).map { $0.shifted(by: -place.sectionStart) })
    let others = place.tree.faults(ofLine: place.line).filter { !own.contains($0.range) }
    let most = Dictionary(grouping: others, by: \.kind)
    return Dictionary(grouping: left, by: \.kind)
      .allSatisfy { kind, faults in faults.count <= most[kind]?.count ?? 0 }
  }

  /// The line as it is read with `edits` made, all of which lie in it; nil when two of them overlap.
  func tree(after edits: [TextEdit]) -> SyntaxTree? {
    place.content(after: edits).map(tree)
  }

  private func tree(of line: [UInt8]) -> SyntaxTree {
    parse(line, place.fullRange.start == 0 ? .first : .later)
  }

  /// The group of sets in which the diagnostic lies, as it is read once `edits` are made.
  ///
  /// nil when they leave a new fault on the line, or when there is no such group.
  func cleanGroup(after edits: TextEdit...) -> SetGroupSyntax? {
    guard let tree = tree(after: edits), isMended(leaving: tree.faults),
      let group = setTokens
    else { return nil }
    let groups = tree.setGroups(ofLine: 0)
    return groups.indices.contains(group.index) ? groups[group.index] : nil
  }
}

extension FixScope {
  /// Puts the directive `line` below the last one with `keyword`, else below the settings at the top.
  func declaration(_ line: String, with keyword: Keyword) -> TextEdit {
    guard let above = directives.last(keyword) ?? directives.lastAtTop else {
      return insertionAtTop(of: line)
    }
    return insertion(of: line, below: file.place(of: above))
  }
}

extension FileLine {
  /// The bytes of the word `text`, of ASCII and in any case, among the arguments of a directive.
  func range(ofWord text: String) -> TextRange? {
    tokens.first { $0.kind == .word && lowerCaseOfWord(string(of: $0)[...]) == text }.map(range)
  }
}
