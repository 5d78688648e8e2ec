import W8Book
import W8Lint
import W8Reports

/// A way to write down what `check` finds: a file of this folder and a line in `all`.
struct Renderer: Sendable {
  /// The word for `--format`.
  let name: String
  let reader: Reader
  let begin: @Sendable (RenderSettings) -> any CheckReport

  enum Reader: Sendable {
    /// A person, who gets hints only when asked for, and at the end how many findings there are.
    case person
    /// A program, which gets everything.
    case program
  }

  /// Every renderer, in the order of the help.
  static let all: [Renderer] = [
    .text, .short, .json, .sarif, .github, .gitlab, .junit,
  ]

  /// The renderer with that name; nil when there is none.
  static func named(_ name: String) -> Renderer? {
    all.first { $0.name == name }
  }
}

/// What a report depends on besides the findings.
struct RenderSettings: Sendable {
  /// How text for people is colored.
  var style = Style.plain
  /// The number of columns that a line for people has.
  var width = 100
  /// The least severity that makes the check fail.
  var failing = Severity.error
  /// How files are called in annotations.
  var paths = RepositoryPaths()
}

/// One report as it grows; each function appends what is written next.
protocol CheckReport {
  /// What comes before the findings of a log, of which `reported` are going to be reported.
  mutating func start(
    of log: OpenedLog, reported: ArraySlice<Diagnostic>, to output: inout [UInt8])
  mutating func tell(_ finding: Finding, in log: OpenedLog, to output: inout [UInt8])
  /// What comes after the last finding of a log.
  mutating func end(of log: OpenedLog, to output: inout [UInt8])
  /// What comes after the last log.
  mutating func end(_ summary: CheckSummary, to output: inout [UInt8])
}

extension CheckReport {
  mutating func start(
    of log: OpenedLog, reported: ArraySlice<Diagnostic>, to output: inout [UInt8]
  ) {}

  mutating func end(of log: OpenedLog, to output: inout [UInt8]) {}

  mutating func end(_ summary: CheckSummary, to output: inout [UInt8]) {}
}
