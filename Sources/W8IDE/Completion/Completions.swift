import Primitives
package import W8Analysis
import W8Syntax
import W8Text

extension Analysis {
  /// What can come at `offset` of `file`; nothing on lines of more than 1,000 bytes.
  ///
  /// Whatever is taken, the line reads without a fault that it did not have. The cost is that of the items and of
  /// a look at the last entries, on `include` lines at `knownLogs`: the paths of the logs that are known to be there.
  package func completions(
    in file: FileAnalysis, at offset: Int, knownLogs: Set<String> = []
  ) -> CompletionList {
    guard let line = CursorLine(file, at: offset) else {
      return CompletionList(items: [], isIncomplete: false)
    }
    let scope = CompletionScope(
      analysis: self, file: file, line: line, knownLogs: knownLogs)
    var check = CompletionCheck(line)
    var known: Set<CompletionCandidate> = []
    let all = CompletionProvider.all.flatMap { $0.candidates(scope) }
      .filter { line.opens($0) && known.insert($0).inserted }
    let isTooMuch = all.count > mostItems
    let chosen = isTooMuch ? all.filter { line.typed($0.columns.lowerBound, fits: $0.filter) } : all
    let items = chosen.prefix(mostItems).compactMap { check.item($0) }
    return CompletionList(items: items, isIncomplete: isTooMuch)
  }
}

/// How many items are offered at once: no list is read to its end.
private let mostItems = 200

extension CursorLine {
  /// Whether `candidate` starts with the sign or the key that is typed, if any: who types `@` wants a gym.
  fileprivate func opens(_ candidate: CompletionCandidate) -> Bool {
    let start = candidate.columns.lowerBound
    guard start < column, let first = bytes[start..<column].first else { return true }
    let colon = UInt8(ascii: ":")
    let isName =
      isDigit(first) || first >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20
    let typed =
      isName ? bytes[start..<column].firstIndex(of: colon).map { bytes[start...$0] } ?? [] : [first]
    // By bytes: to compare a run of marks by meaning takes the square of their number.
    return candidate.filter.lowercased().utf8.starts(
      with: String(decoding: typed, as: UTF8.self).lowercased().utf8)
  }

  /// Whether the letters between `column` and the cursor come in `text` in this order, in any case.
  fileprivate func typed(_ column: Int, fits text: String) -> Bool {
    guard column < self.column else { return true }
    let typed = String(decoding: bytes[column..<self.column], as: UTF8.self).lowercased()
    var rest = text.lowercased().unicodeScalars[...]
    for scalar in typed.unicodeScalars {
      guard let index = rest.firstIndex(of: scalar) else { return false }
      rest = rest[rest.index(after: index)...]
    }
    return true
  }
}

extension CursorLine {
  /// `candidate` with the blanks before it that it lacks to stand where the formatter puts it; as it is where that
  /// would change more, and where something follows.
  fileprivate func inItsColumn(_ candidate: CompletionCandidate) -> CompletionCandidate {
    let before = bytes[..<candidate.columns.lowerBound]
    let said = before.dropLast(before.reversed().prefix { $0 == UInt8(ascii: " ") }.count)
    guard !said.isEmpty, isBlank(from: candidate.columns.upperBound),
      let formatted = try? canonicalText(before + Array(candidate.text.utf8)),
      formatted.starts(with: said)
    else { return candidate }
    let blanks = formatted[said.count...].prefix { $0 == UInt8(ascii: " ") }
    let text = candidate.text.reversed().drop { $0 == " " }.reversed()
    let missing = blanks.count - (before.count - said.count)
    let isLast = formatted[blanks.endIndex...].elementsEqual((String(text) + "\n").utf8)
    guard missing > 0, isLast else {
      return candidate
    }
    var candidate = candidate
    let filling = String(repeating: " ", count: missing)
    candidate.text = filling + candidate.text
    candidate.snippet = candidate.snippet.map { filling + $0 }
    return candidate
  }
}

/// Sees to it that a line reads as well with an item as without it.
private struct CompletionCheck: ~Copyable {
  private let line: CursorLine
  private let faultCounts: [SyntaxFault.Kind: Int]
  private var parser = SectionParser()

  init(_ line: CursorLine) {
    self.line = line
    let tree = parser.parse(TextSection(line.bytes), line.place)
    faultCounts = Self.counts(tree)
  }

  /// The item that puts `candidate` in; nil where the line would not read.
  mutating func item(_ candidate: CompletionCandidate) -> CompletionItem? {
    let candidate = line.inItsColumn(candidate)
    guard let tree = tree(candidate, candidate.columns), standsAlone(candidate, in: tree) else {
      return nil
    }
    let kept = candidate.columns.lowerBound..<line.column
    let canKeepRest = kept == candidate.columns || self.tree(candidate, kept) != nil
    return CompletionItem(
      label: candidate.label, detail: candidate.detail, kind: candidate.kind,
      range: TextRange(
        line.start + candidate.columns.lowerBound, line.start + candidate.columns.upperBound),
      canKeepRest: canKeepRest, text: candidate.text, snippet: candidate.snippet,
      isTemplate: candidate.isTemplate, filter: candidate.filter, topic: candidate.topic)
  }

  /// The line with the text of `candidate` in place of `columns`; nil where that has a fault that it did not have, or
  /// what goes on behind the text is of another kind than it was.
  private mutating func tree(
    _ candidate: CompletionCandidate, _ columns: Range<Int>
  ) -> SyntaxTree? {
    let text = Array(candidate.text.utf8)
    let bytes = line.bytes[..<columns.lowerBound] + text + line.bytes[columns.upperBound...]
    let tree = parser.parse(TextSection(Array(bytes)), line.place)
    guard tree.lines.count == 1,
      Self.counts(tree).allSatisfy({ $0.value <= faultCounts[$0.key, default: 0] }),
      tree.lines[0].kind == line.wholeKind || line.isBlank(from: columns.upperBound)
    else { return nil }
    return tree
  }

  /// Whether the text of `candidate` is read without a fault and without what stands beside it; prose takes everything.
  private func standsAlone(_ candidate: CompletionCandidate, in tree: SyntaxTree) -> Bool {
    if tree.lines[0].kind == .comment { return true }
    let (text, first) = (candidate.text.utf8, candidate.columns.lowerBound)
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    let start = first + text.prefix(while: isBlank).count
    let end = first + text.count - text.reversed().prefix(while: isBlank).count
    let tokens = tree.tokens(ofLine: 0)
    if let last = tokens.last, last.kind == .note, last.start < start { return true }
    return tokens.contains { Int($0.start) == start } && tokens.contains { $0.end == end }
      && !tree.faults.contains { $0.range.start < end && start < $0.range.end }
  }

  private static func counts(_ tree: SyntaxTree) -> [SyntaxFault.Kind: Int] {
    tree.faults.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
  }
}
