package import W8Text

extension Analysis {
  /// Edits that mend what can be mended in `file` without asking, ascending and apart.
  ///
  /// One round: of two fixes that meet, only the first is taken. The edits are to be made at once.
  package func safeEdits(of file: FileAnalysis) -> [TextEdit] {
    var chosen = SeparateEdits()
    for diagnostic in diagnostics(of: file) {
      guard let fix = fixes(for: diagnostic, in: file).first(where: \.isSafe) else { continue }
      chosen.add(fix.edits)
    }
    return chosen.edits
  }

  /// Edits after which no safe fix is left in `file`, ascending and apart, on the text as it is now.
  ///
  /// Fixes are made round after round, at most `longestFixing` times; each round but the first reads
  /// the whole file again.
  package func allSafeEdits(of file: FileAnalysis) -> [TextEdit] {
    let first = safeEdits(of: file)
    guard !first.isEmpty else { return [] }
    let original = file.text.bytes
    var revision = TextRevision(of: original)
    revision.apply(first)
    var host = AnalysisHost(today: today)
    for _ in 1..<longestFixing {
      host.apply(.open(file.id, revision.bytes, version: file.version))
      guard let next = host.analysis(of: file.id) else { break }
      let edits = next.safeEdits(of: next.root)
      if edits.isEmpty { break }
      revision.apply(edits)
    }
    return revision.edits
  }
}

/// How many rounds of fixes are made at most, should two rules not agree.
private let longestFixing = 10

/// Edits that do not meet.
private struct SeparateEdits {
  private(set) var edits: [TextEdit] = []

  /// Takes all of `new`, unless one of them meets an edit that was taken before.
  mutating func add(_ new: [TextEdit]) {
    let places = new.map { place(of: $0) }
    guard zip(new, places).allSatisfy({ isFree($0, at: $1) }) else { return }
    for edit in new { edits.insert(edit, at: place(of: edit)) }
  }

  /// Where among the edits `edit` belongs.
  private func place(of edit: TextEdit) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.start <= edit.range.start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Insertions side by side count as meeting, for their order would matter.
  private func isFree(_ edit: TextEdit, at place: Int) -> Bool {
    if place > 0, meet(edits[place - 1].range, edit.range) { return false }
    return place == edits.count || !meet(edits[place].range, edit.range)
  }

  private func meet(_ first: TextRange, _ second: TextRange) -> Bool {
    if first.isEmpty || second.isEmpty { return first.touches(second) }
    return first.start < second.end && second.start < first.end
  }
}
