import W8Analysis
import W8Engine
import W8Exchange

/// A form in which logs go out; each is a file here and a line in `ExportFormat.all`.
struct ExportFormat: Sendable {
  /// The name after `--to`.
  let name: String
  /// What it can be about.
  let contents: [ExportContent]
  /// What it is about unless `--what` says otherwise.
  let usual: [ExportContent]
  /// How many logs one result may be of.
  var reach = Reach.manyLogs
  /// Whether it has instants, for which a zone has to be known.
  var hasInstants = false
  /// The names of the importers that read it; nil for the one of its own name.
  var readers: [String]?
  /// What stands before the first log.
  var header: @Sendable ([ExportContent]) -> String = { _ in "" }
  /// Writes what a log has, and notes what could not be said.
  let write: @Sendable (ExportedLog, inout ExportText) -> Void

  /// How many logs one result may be of.
  enum Reach {
    /// The rows name their log.
    case manyLogs
    /// It is a file of one person.
    case oneLog
  }

  /// The names of the importers that read it.
  var importers: [String] { readers ?? [name] }

  /// Every format.
  static let all: [ExportFormat] = [
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
  static func named(_ name: String) -> ExportFormat? { all.first { $0.name == name } }
}

/// What is written of one log, and what could not be said of it.
struct ExportText: Sendable {
  var bytes: [UInt8] = []
  var losses = ExportLosses()

  /// Adds `text` as it is.
  mutating func write(_ text: String) { bytes += text.utf8 }
}

/// What is to be written of each log.
struct ExportPlan: Sendable {
  let format: ExportFormat
  let contents: [ExportContent]
  /// What is read where no sets are asked for; nil where all is.
  let reading: LogReading?
  /// Whether `--what` left something out.
  let isChosen: Bool
  /// Whether `--unit` asks for one.
  let hasUnit: Bool
  let zone: ZoneRules

  /// Reads the options; throws where they do not go together, or a zone is not known.
  init(_ invocation: Invocation) throws(Failure) {
    let arguments = invocation.arguments
    guard let format = arguments.value(of: .to).flatMap(ExportFormat.named) else {
      let names = ExportFormat.all.map(\.name).listed(with: "or")
      throw .usage(.missingValue(option: Option.to.name, expected: names))
    }
    let content = arguments.choice(of: .what, ExportContent.self)
    let to = "\(Option.to.name) \(format.name)"
    if let content, !format.contents.contains(content) {
      throw .usage(.conflictingOptions("\(Option.what.name) \(content.rawValue)", to))
    }
    if arguments.has(.clockZone), !format.hasInstants {
      throw .usage(.conflictingOptions(Option.clockZone.name, to))
    }
    self.format = format
    contents = content.map { [$0] } ?? format.usual
    let ofWeights = ReadParts([.weights, .measurements, .sessions, .gyms, .notes, .tags])
    reading = contents.contains(.sets) ? nil : LogReading(parts: ofWeights.parts(arguments))
    isChosen = content != nil
    hasUnit = arguments.has(.unit)
    zone = try invocation.zone(of: .clockZone) ?? .utc
  }

  /// Plans all of `content`.
  init(_ format: ExportFormat, about content: ExportContent, in zone: ZoneRules) {
    (self.format, self.zone) = (format, zone)
    contents = [content]
    (reading, isChosen, hasUnit) = (nil, true, false)
  }

  /// What stands in a file of all of `log`.
  func text(of log: OpenedLog, _ invocation: Invocation) throws(Failure) -> [UInt8] {
    let trusted = TrustedLog(log: log, isOneOfSeveral: false, leftOut: LeftOut())
    var text = ExportText()
    text.write(format.header(contents))
    format.write(ExportedLog(trusted, try Selection(invocation), invocation, self), &text)
    return text.bytes
  }
}
