import Primitives
import W8Book
import W8Edits
import W8Syntax
import W8Text

extension FixScope {
  /// Puts `line` below `fileLine`, as the formatter writes it.
  func insertion(of line: String, below fileLine: FileLine) -> TextEdit {
    file.insertion(ofCanonical: canonicalLine(Array(line.utf8)), below: fileLine)
  }

  /// Puts `line` before the first line of the file, as the formatter writes it.
  func insertionAtTop(of line: String) -> TextEdit {
    file.insertionAtTop(ofCanonical: canonicalLine(Array(line.utf8)))
  }

  /// Puts `line` below the version of the file, else before its first line.
  func insertionBelowVersion(of line: String) -> TextEdit {
    let version = file.settings.directives(of: KeywordSet(.w8log)).first
    return version.map { insertion(of: line, below: file.line(of: $0)) }
      ?? insertionAtTop(of: line)
  }

  /// The last line that belongs to the entry on `fileLine` and is no comment; that line itself when none does.
  func lastLineOfDay(_ fileLine: FileLine) -> FileLine {
    lastOwned(fileLine.lowered.day(at: fileLine.line)?.lines, fileLine)
  }

  /// The last line that belongs to the session that `fileLine` opens and is no comment.
  func lastLineOfSession(_ fileLine: FileLine) -> FileLine {
    let index = fileLine.lowered.sessionIndex(ofLine: fileLine.line)
    return lastOwned(index.map { fileLine.lowered.sessions[$0].lines }, fileLine)
  }

  private func lastOwned(_ lines: ClosedRange<Int>?, _ fileLine: FileLine) -> FileLine {
    let last = lines?.last { fileLine.tree.lines[$0].kind.isOwned }
    return fileLine.line(withIndex: max(last ?? fileLine.line, fileLine.line))
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
    guard let line = fileLine.content(after: edits) else { return false }
    return hasNoFault(line) || isMended(leaving: tree(of: line).faults, of: ranges)
  }

  /// Whether the line is mended that has the faults `left` and no more, likewise.
  func isMended(leaving left: [SyntaxFault], of ranges: [TextRange]? = nil) -> Bool {
    if left.isEmpty { return true }
    let own = Set((ranges ?? [diagnostic.range]).map { $0.shifted(by: -fileLine.sectionStart) })
    let others = fileLine.tree.faults(ofLine: fileLine.line).filter { !own.contains($0.range) }
    let most = Dictionary(grouping: others, by: { $0.kind })
    return Dictionary(grouping: left, by: { $0.kind })
      .allSatisfy { kind, faults in faults.count <= most[kind]?.count ?? 0 }
  }

  /// The line as it is read with `edits` made, all of which lie in it; nil when two of them overlap.
  func tree(after edits: [TextEdit]) -> SyntaxTree? {
    fileLine.content(after: edits).map(tree)
  }

  private func tree(of line: [UInt8]) -> SyntaxTree {
    parse(line, fileLine.fullRange.start == 0 ? .first : .later)
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
    return insertion(of: line, below: file.line(of: above))
  }
}

extension FileLine {
  /// The bytes of the word `text`, of ASCII and in any case, among the arguments of a directive.
  func range(ofWord text: String) -> TextRange? {
    tokens.first { $0.kind == .word && lowerCaseOfWord(string(of: $0)) == text }.map(range)
  }
}
