import Primitives
import W8Book
import W8Engine
import W8Syntax

/// What a provider can read.
struct CompletionScope {
  let analysis: Analysis
  let file: FileAnalysis
  let line: CursorLine
  /// The paths of the logs that are known to be on the disk.
  var knownLogs: Set<String> = []

  /// The lines of the entry that the line of the cursor is, or belongs to, or would belong to; nil where none is above,
  /// and for other lines at the margin.
  var day: DayLines? {
    guard let day = line.lowered.day(at: line.index) else { return nil }
    let isIndented = line.bytes.first.map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return isIndented ?? false || day.entry == line.index ? day : nil
  }

  /// The entry of the logbook to which the line belongs; nil for one without a date.
  var entry: EntryReference? {
    guard let day else { return nil }
    return analysis.reference(to: file.line(section: line.section, index: day.entry))
  }

  /// The session in which the line stands, or would stand; nil where its entry has none or no date.
  var session: SessionReference? {
    guard let day, let entry, !day.sessions.isEmpty else { return nil }
    let number = line.lowered.sessionIndex(ofLine: line.index) ?? day.sessions.upperBound - 1
    guard day.sessions.contains(number) else { return nil }
    return analysis.logbook.session(number - day.sessions.lowerBound, of: entry)
  }

  /// The last entries of the book, the latest first, but for that of the cursor: what is being typed is no suggestion.
  var latestEntries: [EntryReference] {
    let own = entry
    return analysis.logbook.latestEntries(most: entriesForSuggestions).filter { $0 != own }
  }

  /// The way the gym or tag of `key` is written on the lines of `entry`; nil where it is not.
  func spelling(in entry: EntryReference, _ kind: TokenKind, key: ExactText) -> String? {
    guard let fileLine = analysis.location(of: entry)?.line,
      let day = fileLine.lowered.day(at: fileLine.line)
    else { return nil }
    for line in day.lines {
      let tree = fileLine.tree
      let rows = tree.rows
      guard tree.rowRange(ofLine: line).contains(where: { rows[$0].isOf(kind) }) else { continue }
      for token in tree.tokens(ofLine: line) where token.kind == kind {
        let text = tree.string(of: token, line: line)
        if canonicalKey(text) == key { return text }
      }
    }
    return nil
  }
}

/// The number of entries of the past that are read for suggestions: some three years.
private let entriesForSuggestions = 1_000
