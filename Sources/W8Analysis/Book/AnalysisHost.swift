package import W8Engine
import W8Syntax
package import W8Text

/// The one place where state changes: files come, are edited, and go.
///
/// Everything else reads the values that `analysis(of:)` hands out.
package struct AnalysisHost: ~Copyable {
  private var books: [FileID: BookState] = [:]
  private var today: CivilDate
  private let overrides: SeverityOverrides

  /// Starts without files; `today` is the date that counts as today, `overrides` weigh more than what
  /// the books say of rules.
  package init(today: CivilDate, overriding overrides: SeverityOverrides = SeverityOverrides()) {
    self.today = today
    self.overrides = overrides
  }

  /// Takes over a change of the world.
  package mutating func apply(_ change: Change) {
    switch change {
    case .open(let file, let bytes, let version):
      books[file] = BookState(bytes, version: version)
    case .edit(let file, let edits, let version):
      books[file]?.apply(edits, version: version)
    case .close(let file):
      books[file] = nil
    case .today(let date):
      today = date
    }
  }

  /// The text of `file` as it is now; nil when it is not open.
  package func text(of file: FileID) -> SectionedText? {
    books[file]?.text
  }

  /// The book whose root is `file`, brought up to date; nil when the file is not open.
  package mutating func analysis(of file: FileID) -> Analysis? {
    books[file]?.analyze(file, today: today, overriding: overrides)
  }

  /// A change of the world.
  package enum Change: Sendable {
    /// The file has this text now.
    case open(FileID, [UInt8], version: Int)
    /// The edits apply one after the other, each on the text that the one before left.
    case edit(FileID, [TextEdit], version: Int)
    /// The file is gone.
    case close(FileID)
    /// Another date counts as today.
    case today(CivilDate)
  }
}

/// A book with its root file and the last analysis of it.
private struct BookState {
  private var root: FileState
  private var last: Analysis?

  init(_ bytes: [UInt8], version: Int) {
    root = FileState(bytes, version: version)
  }

  var text: SectionedText { root.currentText }

  mutating func apply(_ edits: [TextEdit], version: Int) {
    root.apply(edits, version: version)
    isStale = true
  }

  private var isStale = true

  mutating func analyze(
    _ file: FileID, today: CivilDate, overriding overrides: SeverityOverrides
  ) -> Analysis {
    if !isStale, let last, last.today == today { return last }
    let fileAnalysis = root.analyze(file, today: today, overriding: overrides)
    let book = BookDeclarations(fileAnalysis.settings, overriding: overrides)
    let months = MonthIndex(fileAnalysis.sections, previous: last?.months ?? MonthIndex())
    let settings = LogbookSettings(fileAnalysis.settings, book)
    let logbook =
      last?.logbook.updated(months: months.logs, settings: settings)
      ?? Logbook(months: months.logs, settings: settings)
    let analysis = Analysis(
      today: today, files: [fileAnalysis], book: book, logbook: logbook, months: months,
      trainingFaults: DeferredTrainingFaults(logbook, after: last?.trainingFaults))
    last = analysis
    isStale = false
    return analysis
  }
}
