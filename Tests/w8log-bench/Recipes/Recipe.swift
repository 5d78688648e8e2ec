/// How a log of one kind is written; equal lengths and seeds give equal bytes.
struct Recipe: Sendable {
  /// As the option `--recipe` names it.
  let name: String
  /// What `fmt` is told besides, to find the logs in the form that their writers chose.
  let formatOptions: [String]
  /// The name of an exercise in its logs.
  let exercise: String
  private let preamble: String
  private let writeMonth: @Sendable (inout LogWriter, Month) -> Void
  private let rewrite: @Sendable (String, _ seed: UInt64) -> String

  static let all: [Recipe] = [plain, rich, names, imported, typed, crlf]

  /// Months below `preamble`, each as `writeMonth` writes it.
  init(
    name: String, preamble: String, exercise: String = "Squat",
    writeMonth: @escaping @Sendable (inout LogWriter, Month) -> Void
  ) {
    self.name = name
    formatOptions = []
    self.exercise = exercise
    self.preamble = preamble
    self.writeMonth = writeMonth
    rewrite = { text, _ in text }
  }

  /// The logs of `other`, changed as a whole.
  init(
    name: String, formatOptions: [String] = [], changing other: Recipe,
    rewrite: @escaping @Sendable (String, _ seed: UInt64) -> String
  ) {
    self.name = name
    self.formatOptions = formatOptions
    exercise = other.exercise
    preamble = other.preamble
    writeMonth = other.writeMonth
    self.rewrite = rewrite
  }

  /// A log of that length.
  func log(_ length: LogLength, seed: UInt64) -> String {
    var writer = LogWriter(length, seed: seed)
    writer.write(preamble)
    for month in length.months {
      if writer.isComplete { break }
      writeMonth(&writer, month)
      writer.endMonth()
    }
    return rewrite(writer.text, seed)
  }
}
