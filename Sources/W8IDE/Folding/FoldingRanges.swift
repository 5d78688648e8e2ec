package import Primitives
package import W8Book
import W8Engine
import W8Syntax
package import W8Text

extension Analysis {
  /// What can be folded in `file`, by start, and of two with one start the longer first; each with a text that stands for its
  /// lines where `hasSummaries`.
  ///
  /// Any two ranges are apart or one lies in the other. The cost is that of reading every line.
  package func foldingRanges(
    in file: FileAnalysis, withSummaries hasSummaries: Bool = true,
    unless interruption: Interruption = .never
  ) throws(Interrupted) -> [FoldingRange] {
    let outline = Outline(file)
    var folds: [FoldingRange] = []
    let preamble = outline.preamble.flatMap { file.fold($0.start, $0.end, .preamble) }
    if let preamble { folds.append(preamble) }
    for month in outline.months {
      try interruption.look()
      if let fold = fold(month, in: file, hasSummaries) { folds.append(fold) }
      for section in month.sections { addFolds(ofEntriesOf: section, hasSummaries, to: &folds) }
    }
    folds += runs(in: outline).filter { $0.range != preamble?.range }
    return folds.sorted {
      ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end)
    }
  }

  private func fold(
    _ month: OutlineMonth, in file: FileAnalysis, _ hasSummaries: Bool
  ) -> FoldingRange? {
    guard let header = month.header(in: file) else { return nil }
    return file.fold(
      header.fullRange.start, month.end, .month,
      summary: hasSummaries ? summary(of: header) : nil)
  }

  private func addFolds(
    ofEntriesOf section: OutlineSection, _ hasSummaries: Bool,
    to folds: inout [FoldingRange]
  ) {
    let tree = section.tree
    let text = tree.text
    for day in section.lowered.days where day.entry < day.last {
      let summary =
        hasSummaries ? oneLine(tree.contentRange(ofLine: day.entry), of: text) : nil
      folds.append(
        FoldingRange(range: section.range(day.entry, day.last), kind: .entry, summary: summary))
    }
  }

  /// `2026-01 January · 11 entries · 82.9 → 81.6 · avg ↓ 0.9`; the title that is written takes the
  /// place of the month's name.
  private func summary(of header: FileLine) -> String {
    guard let month = header.headerMonth else { return oneLine(header.lowered.text(of: header)) }
    let written = header.token(.title).map { oneLine(header.string(of: $0)) } ?? ""
    let title = written.isEmpty ? month.title : "\(month) \(written)"
    guard let index = logbook.index(of: month), let summary = logbook.summary(ofMonthAt: index)
    else { return "\(title) · no entries" }
    return "\(title) · \(summary.line(in: logbook.settings.unit))"
  }
}

extension LoweredSection {
  /// The text of `fileLine`, without its line end.
  func text(of fileLine: FileLine) -> String {
    tree.string(tree.contentRange(ofLine: fileLine.line))
  }
}

extension FileAnalysis {
  /// The fold of `start..<end`; nil when that is one line only.
  fileprivate func fold(
    _ start: Int, _ end: Int, _ kind: FoldingRange.Kind, summary: @autoclosure () -> String? = nil
  ) -> FoldingRange? {
    guard start < end, text.line(containing: start) < text.line(containing: end - 1) else {
      return nil
    }
    return FoldingRange(range: TextRange(start, end), kind: kind, summary: summary())
  }
}

/// Lines that an editor can show as one.
package struct FoldingRange: Hashable, Sendable {
  /// From the start of the first line to the end of the last line's content; more than one line.
  package let range: TextRange
  /// What is folded.
  package let kind: Kind
  /// One line that can stand for the folded ones; nil when the first of them says it all.
  package let summary: String?

  /// What is folded.
  package enum Kind: Hashable, Sendable {
    /// The lines before the first month header.
    case preamble
    /// A month header and what stands under it.
    case month
    /// An entry and its indented lines.
    case entry
    case comment
    case note
  }
}

/// The folds of comments and notes that stand on lines one after the other.
func runs(in outline: Outline) -> [FoldingRange] {
  var collector = RunCollector()
  for section in outline.months.lazy.flatMap({ $0.sections }) { collector.read(section) }
  collector.finish()
  return collector.folds
}

private struct RunCollector {
  private(set) var folds: [FoldingRange] = []
  private var kind: RunKind?
  private var range = TextRange(0, 0)
  private var lineCount = 0

  mutating func read(_ section: OutlineSection) {
    let lines = section.tree.lines
    for index in lines.indices {
      let next = RunKind(lines[index].kind, index, section.lowered)
      if next == nil, kind == nil { continue }
      let line = section.range(index, index)
      if next != kind {
        finish()
        kind = next
        range = line
        lineCount = 0
      }
      range = TextRange(range.start, line.end)
      lineCount += 1
    }
  }

  mutating func finish() {
    guard let kind, lineCount >= kind.leastLineCount else { return }
    folds.append(FoldingRange(range: range, kind: kind.fold, summary: nil))
  }
}

/// What lines of one run have in common.
///
/// A comment at the margin may stand behind an entry, an indented one belongs to it: one run of both
/// would be half in and half out.
private enum RunKind: Hashable {
  case marginComment, indentedComment, note, noteOfExercise

  init?(_ kind: LineKind, _ line: Int, _ lowered: LoweredSection) {
    switch kind {
    case .comment: self = lowered.tree.isIndented(line) ? .indentedComment : .marginComment
    case .note: self = lowered.exercise(ofNote: line) == nil ? .note : .noteOfExercise
    default: return nil
    }
  }

  private var isNote: Bool { self == .note || self == .noteOfExercise }

  var fold: FoldingRange.Kind { isNote ? .note : .comment }

  /// Two lines of a note are read as fast as their fold.
  var leastLineCount: Int { isNote ? 3 : 2 }
}
