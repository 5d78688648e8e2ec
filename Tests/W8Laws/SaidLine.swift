package import W8Syntax
import W8Text

/// Whether two files, each in sections, say the same in every line that is not blank; found from the texts of tokens,
/// without the formatter and its comparison.
///
/// Spelling that the formatter may change makes no difference; that of names, tags, keys, arguments and prose does,
/// and so does each byte of a line that cannot be read.
package func sameMeaning(_ first: [SyntaxTree], _ second: [SyntaxTree]) -> Bool {
  saidLines(first) == saidLines(second)
}

/// Whether two sections say the same in every line that is not blank.
package func sameMeaning(_ first: SyntaxTree, _ second: SyntaxTree) -> Bool {
  sameMeaning([first], [second])
}

/// What the lines of a file say that are not blank.
func saidLines(_ sections: [SyntaxTree]) -> [SaidLine] {
  var month: Int?
  return sections.flatMap { tree in
    tree.lines.indices.compactMap { index -> SaidLine? in
      let line = tree.lines[index]
      if line.kind == .month { month = line.isVerbatim ? nil : tree.writtenMonth(ofLine: index) }
      if line.opensMonth, line.kind != .month { month = nil }
      return line.kind == .blank && !line.isVerbatim ? nil : SaidLine(tree, index, below: month)
    }
  }
}

/// What a line says, however it is spelled.
struct SaidLine: Hashable {
  private let kind: LineKind
  /// The bytes of a line that cannot be read, which is left as it is.
  private var frozen: [UInt8]?
  /// What it says, in groups of sets; on a line whose order says something, all under one kind.
  private var groups: [[TokenKind: [SaidPart]]] = [[:]]

  /// The line at `index` below the header of `month`, `YYYYMM`.
  init(_ tree: SyntaxTree, _ index: Int, below month: Int?) {
    let line = tree.lines[index]
    kind = line.kind
    if line.isVerbatim {
      let content = tree.contentRange(ofLine: index)
      frozen = Array(tree.text[content.start + line.markLength..<content.end])
      return
    }
    let isOrdered = kind == .directive || kind == .month
    for token in tree.tokens(ofLine: index) {
      let range = tree.range(of: token, line: index)
      if token.kind == .comma { groups.append([:]) }
      for var part in saidParts(token, tree.text[range.start..<range.end], isOrdered: isOrdered) {
        if kind == .entry { part.shortenDate(below: month) }
        groups[groups.count - 1][isOrdered ? .word : part.kind, default: []].append(part)
      }
    }
  }
}

/// One thing that a line says.
private struct SaidPart: Hashable {
  let kind: TokenKind
  /// What is said in numbers.
  var row: SaidRow?
  /// What is said in words.
  var words: [[UInt8]] = []

  /// Replaces a full date of `month` by its day, which says the same there.
  mutating func shortenDate(below month: Int?) {
    guard kind == .date, let value = row?.value, value / 100 == month else { return }
    let day = SaidRow(.day, at: 0, value % 100)
    self = SaidPart(kind: .day, row: day)
  }
}

extension SyntaxTree {
  /// The month of the header at `index`, `YYYYMM`.
  fileprivate func writtenMonth(ofLine index: Int) -> Int? {
    tokens(ofLine: index).first { $0.kind == .yearMonth }.map { Int($0.value) }
  }
}

private func saidParts(
  _ token: Token, _ text: ArraySlice<UInt8>, isOrdered: Bool
) -> [SaidPart] {
  let said = TokenText(token.kind, at: 0, text)
  switch token.kind {
  case .byteOrderMark, .colon, .monthMark: return []
  case .day, .date, .weekday, .weight, .unweighed, .time, .timeSpan, .superset, .comma, .reps,
    .duration, .distance, .load, .chain, .effort:
    return said.rows.map { row in
      var row = row
      row.start = 0
      row.isOfChain = false
      if row.count == 1 { row.count = 0 }
      return SaidPart(kind: row.kind, row: row)
    }
  case .keyword where token.value > 0: return [SaidPart(kind: .keyword, row: said.rows.first)]
  case .name, .string:
    guard !isOrdered, let name = said.name else { break }
    return [SaidPart(kind: .name, words: name.split { isBlank($0) }.map { Array($0) })]
  case .note, .comment:
    let prose = text.dropFirst().drop { isBlank($0) }
    return [SaidPart(kind: token.kind, words: [Array(prose)])]
  default: break
  }
  return [SaidPart(kind: token.kind, words: [Array(text)])]
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
