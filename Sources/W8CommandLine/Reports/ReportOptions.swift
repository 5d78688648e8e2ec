import W8Analysis
import W8Engine

/// The options that reports share.
extension Option {
  static let reportFormat = Option.choice(
    "--format", short: "-O", ReportFormat.self, "how it is shown", initial: .text)
  static let pageFormat = Option.choice(
    "--format", short: "-O", PageFormat.self, "how it is shown", initial: .text)
  static let unit = Option(
    name: "--unit", value: .choice(UnitChoice.allCases.map(\.rawValue)),
    summary: "the unit of weights", initial: "the log's own")
  static let newestFirst = Option(
    name: "--newest-first", summary: "show the newest day first")
  static let oldestFirst = Option(
    name: "--oldest-first", summary: "show the oldest day first")
  static let outputFile = Option(
    name: "--output", short: "-o", value: .text("FILE"),
    summary: "put the result into a file, wholly or not at all; - is standard output")
  static let lenient = Option(
    name: "--lenient", summary: "be content with what can be read of a log: exit with 0")
  static let strictReport = Option(
    name: "--strict", summary: "refuse a log with errors, whatever they touch")
}

extension [Option] {
  /// What every report that is only a page takes.
  static let page: [Option] = [.pageFormat, .unit] + report
  /// In which order dated rows are shown.
  static let order: [Option] = [.newestFirst, .oldestFirst]
  /// What every report with rows takes.
  static let rows: [Option] = [.reportFormat] + report + [.noPager]
  /// What every report with rows that tell weights takes.
  static let weightRows: [Option] = [.reportFormat, .unit] + report + [.noPager]
  /// What every report takes.
  static let report: [Option] = [.outputFile, .lenient, .strictReport, .file]
}

extension Invocation {
  /// The unit asked for, else that of the log.
  func unit(of log: OpenedLog) -> MassUnit {
    arguments.choice(of: .unit, UnitChoice.self)?.unit ?? log.analysis.logbook.settings.unit
  }
}

/// A unit as the command line names it.
enum UnitChoice: String, CaseIterable {
  case kg, lb, st

  /// The unit.
  var unit: MassUnit {
    switch self {
    case .kg: .kilogram
    case .lb: .pound
    case .st: .stone
    }
  }
}

extension ExitCode {
  /// What the exit codes of a report say.
  static let ofReports: [(code: ExitCode, meaning: String)] = [
    (.success, "the report was shown, and no error touches it"),
    (.usage, "the command line is wrong"),
    (.unreadable, "a log cannot be read or is not UTF-8, there is none, or -o cannot be written"),
    (.badData, "what errors touch was left out, or a log refused: --strict, an unfinished merge"),
  ]
}
