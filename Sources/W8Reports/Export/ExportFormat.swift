import W8Engine
package import W8Exchange

/// A form in which logs go out; each is a file here and a line in `ExportFormat.all`.
package struct ExportFormat: Sendable {
  /// The name after `--to`.
  package let name: String
  /// What it can be about.
  package let contents: [ExportContent]
  /// Its subject unless `--what` says otherwise.
  let usual: [ExportContent]
  /// The number of logs that one result may be of.
  package var reach = AffectedPart.manyLogs
  /// Whether it has instants, for which a zone has to be known.
  package var hasInstants = false
  /// Whether it says all of a log, so that `--what` chooses nothing.
  package var isWhole = false
  /// The names of the importers that read it; nil for the one of its own name.
  var readers: [String]?
  /// The text before the first log.
  package var header: @Sendable ([ExportContent]) -> String = { _ in "" }
  /// Writes what a log has, and notes what could not be said.
  let write: @Sendable (ExportedLog, inout ExportText) -> Void

  /// The number of logs that one result may be of.
  package enum AffectedPart {
    /// The rows name their log.
    case manyLogs
    /// It is a file of one person.
    case oneLog
  }

  /// The names of the importers that read it.
  package var importers: [String] { readers ?? [name] }

  /// Every format.
  package static let all: [ExportFormat] = [
    .csv,
    .json,
    .ndjson,
    .strong,
    .hevy,
    .libra,
    .hackersDiet,
    .openScale,
  ]

  /// The format called `name`; nil when there is none.
  package static func named(_ name: String) -> ExportFormat? { all.first { $0.name == name } }
}

/// What is written of one log, and what could not be said of it.
package struct ExportText: Sendable {
  /// What is written.
  package var bytes: [UInt8] = []
  /// What could not be said.
  package var losses = ExportLosses()

  /// Adds `text` as it is.
  mutating func write(_ text: String) { bytes += text.utf8 }
}

/// What is to be written of each log.
package struct ExportPlan: Sendable {
  /// The form.
  package let format: ExportFormat
  /// Its subject.
  package let contents: [ExportContent]
  /// Whether `--what` left something out.
  let isChosen: Bool
  let zone: ZoneRules

  /// Plans to write `content` in `format`, what is usual for it where that is nil.
  package init(
    _ format: ExportFormat, about content: ExportContent?, in zone: ZoneRules = .utc
  ) {
    (self.format, self.zone) = (format, zone)
    contents = content.map { [$0] } ?? format.usual
    isChosen = content != nil
  }

  /// What is written of `log`; `leftOut` is what errors have taken from it.
  package func text(
    of log: OpenedLog, _ settings: ReportSettings, _ leftOut: LeftOut = LeftOut()
  ) -> ExportText {
    var text = ExportText()
    let exported = ExportedLog(log, settings, self, leftOut)
    exported.noteUnwritten(&text.losses)
    format.write(exported, &text)
    return text
  }
}

/// What rows are about.
package enum ExportContent: String, CaseIterable, Sendable {
  /// Entries with their weights.
  case weights
  /// Sets one by one.
  case sets
}
