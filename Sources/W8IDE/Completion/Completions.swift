import Primitives
package import W8Book
import W8Edits
import W8Lint
import W8Syntax
import W8Text

extension Analysis {
  /// What can come at `offset` of `file`; nothing on lines of more than 1,000 bytes.
  ///
  /// Many clients put the first item in at Enter. So nothing is offered for a word that is complete and known, and what
  /// says a number only where nothing of it is typed (`CompletionCandidate.isValue`). Lists are incomplete, so that a client
  /// asks again at each key and does not keep one open when the word is complete.
  ///
  /// Whatever is taken, the line reads without a fault that it did not have. The cost is that of the items and of
  /// reading the last entries, on `include` lines at `knownLogs`: the paths of the logs that are known to be there.
  package func completions(
    in file: FileAnalysis, at offset: Int, knownLogs: Set<String> = []
  ) -> CompletionList {
    guard let line = CursorLine(file, at: offset) else {
      return CompletionList(items: [], isIncomplete: false)
    }
    let scope = CompletionScope(analysis: self, file: file, line: line, knownLogs: knownLogs)
    var check = CompletionCheck(line)
    var known: Set<String> = []
    let all = CompletionProvider.all.flatMap { $0.candidates(scope) }
      .compactMap { line.offered($0) }.filter { known.insert($0.text).inserted }
    guard !all.contains(where: line.hasAll(of:)) else {
      return CompletionList(items: [], isIncomplete: false)
    }
    let offered = all.filter { !$0.isKnownOnly }
    let chosen =
      offered.count > mostItems
      ? offered.filter { line.typed($0.columns.lowerBound, fits: $0.filter) } : offered
    let items = chosen.prefix(mostItems).compactMap { check.item($0) }
    return CompletionList(items: items, isIncomplete: !items.isEmpty)
  }
}

/// The number of items that are offered at once: no list is read to its end.
private let mostItems = 200

/// What the text before the cursor is compared with where nothing may be typed of an item: a sign that people do not type.
private let matchesNothing = "…"

extension CursorLine {
  /// What is typed of `candidate`, in lower case.
  private func typed(of candidate: CompletionCandidate) -> String {
    text(from: candidate.columns.lowerBound).lowercased()
  }

  /// `candidate` as it is offered behind what is typed of it; nil where it is not.
  fileprivate func offered(_ candidate: CompletionCandidate) -> CompletionCandidate? {
    guard candidate.isValue else { return opens(candidate) ? candidate : nil }
    guard candidate.columns.upperBound == column else { return nil }
    let typed = typed(of: candidate)
    if candidate.filter == typed, candidate.label != typed { return candidate }
    if typed.isEmpty || typed == candidate.key {
      var candidate = candidate
      candidate.filter = typed.isEmpty ? matchesNothing : typed
      return candidate
    }
    // A key that is not there whole is a word as others are.
    return candidate.key.isEmpty || typed.contains(":") || !opens(candidate)
      ? nil : candidate.withoutValue
  }

  /// Whether `candidate` starts with the sign or the key that is typed, if any: who types `@` wants a gym. A digit is
  /// compared only with a name that begins as what is typed does.
  private func opens(_ candidate: CompletionCandidate) -> Bool {
    let all = typed(of: candidate)
    guard let first = all.utf8.first else { return true }
    let isName =
      isDigit(first) || first >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= first
    let typed: Substring =
      if all.utf8.contains(where: isDigit) {
        all[...]
      } else if isName {
        all.utf8.firstIndex(of: UInt8(ascii: ":")).map { all[...$0] } ?? ""
      } else {
        all.prefix(1)
      }
    // By bytes: to compare a run of marks by meaning takes the square of their number.
    return candidate.filter.lowercased().utf8.starts(with: typed.utf8)
  }

  /// Whether nothing of the word of `candidate` is still to be typed; a closing sign is no part of a word.
  fileprivate func hasAll(of candidate: CompletionCandidate) -> Bool {
    let typed = typed(of: candidate).utf8
    let whole = candidate.filter.lowercased().utf8
    return !typed.isEmpty && !candidate.isValue && whole.starts(with: typed)
      && whole.dropFirst(typed.count).allSatisfy { "\"):".utf8.contains($0) }
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

  /// `candidate` with the blanks before it that it lacks to stand where the formatter puts it; as it is where that
  /// would change more, and where something follows.
  fileprivate func inItsColumn(_ candidate: CompletionCandidate) -> CompletionCandidate {
    let before = bytes[..<candidate.columns.lowerBound]
    let said = before.dropLast(before.reversed().prefix { $0 == UInt8(ascii: " ") }.count)
    guard !said.isEmpty, isBlank(from: candidate.columns.upperBound),
      let formatted = try? canonicalText(before + Array(candidate.whole.utf8)),
      formatted.starts(with: said)
    else { return candidate }
    let blanks = formatted[said.count...].prefix { $0 == UInt8(ascii: " ") }
    let text = candidate.whole.reversed().drop { $0 == " " }.reversed()
    let missing = blanks.count - (before.count - said.count)
    let isLast = formatted[blanks.endIndex...].elementsEqual((String(text) + "\n").utf8)
    guard missing > 0, isLast else {
      return candidate
    }
    var candidate = candidate
    let filling = String(repeating: " ", count: missing)
    candidate.text = filling + candidate.text
    candidate.snippet = candidate.snippet.map { filling + $0 }
    candidate.example = candidate.example.map { filling + $0 }
    return candidate
  }
}

/// Sees to it that a line reads as well with an item as without it.
struct CompletionCheck: ~Copyable {
  private let line: CursorLine
  private let faultCounts: [SyntaxFault.Kind: Int]
  private var parser = SectionParser()

  init(_ line: CursorLine) {
    self.line = line
    let tree = parser.parse(TextSection(line.bytes), line.location)
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
      filter: candidate.filter, topic: candidate.topic)
  }

  /// The line with the text of `candidate` in place of `columns`; nil where that has a fault that it did not have, or
  /// what goes on behind the text is of another kind than it was.
  private mutating func tree(
    _ candidate: CompletionCandidate, _ columns: Range<Int>
  ) -> SyntaxTree? {
    let text = Array(candidate.whole.utf8)
    let bytes = line.bytes[..<columns.lowerBound] + text + line.bytes[columns.upperBound...]
    let tree = parser.parse(TextSection(Array(bytes)), line.location)
    guard tree.lines.count == 1,
      Self.counts(tree).allSatisfy({ $0.value <= faultCounts[$0.key, default: 0] }),
      tree.lines[0].kind == line.wholeKind || line.isBlank(from: columns.upperBound)
    else { return nil }
    return tree
  }

  /// Whether the text of `candidate` is read without a fault and without what stands beside it; prose takes everything.
  private func standsAlone(_ candidate: CompletionCandidate, in tree: SyntaxTree) -> Bool {
    if tree.lines[0].kind == .comment { return true }
    let (text, first) = (candidate.whole.utf8, candidate.columns.lowerBound)
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
