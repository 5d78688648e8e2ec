/// What has been read of a source so far: weigh-ins, sessions, and what became of all rows.
package struct ImportedLog: Sendable {
  /// What the user said.
  package let settings: ImportSettings
  /// The weigh-ins in the order of the source.
  package var weighIns: [ImportedWeighIn] = []
  /// The sessions in the order of the source.
  package var sessions: [ImportedSession] = []
  /// What became of the rows that are in neither.
  package var reasonCounts = ReasonCounts()
  /// How each line of a text is read, if the settings ask for it.
  package internal(set) var readings: [LineReading] = []
  /// Whether the rows say whose they are.
  var namesPeople = false
  /// Whether weights without a unit were read.
  package internal(set) var hasBareWeights = false
  /// Whether the source has a word for the load of the body, and a number alone is never one.
  var namesBody = false
  /// How many rows with data there were.
  package private(set) var rowCount = 0
  /// The questions that the rows leave open, each once.
  private(set) var questions: [ImportQuestion] = []
  /// The names of kinds of sets that nobody knows, each with its first line.
  var unknownKinds: [(name: String, line: Int)] = []
  /// The name of an exercise that was read last, with the cell in which it stood; nil where these differ.
  var lastName: (cell: [UInt8], text: String)?

  package init(_ settings: ImportSettings) {
    self.settings = settings
  }

  /// Adds a question; the file is read on, so that all questions come together.
  mutating func ask(_ question: ImportQuestion) {
    if !questions.contains(question) { questions.append(question) }
  }

  /// Counts a row with data; each is then taken, left out or set aside.
  mutating func countRow() { rowCount += 1 }

  /// Takes what a row says of a day; one that says nothing is set aside.
  mutating func take(_ weighIn: ImportedWeighIn) {
    guard weighIn.saysSomething else { return setAside(weighIn.lines[0], Reason.noWeight) }
    weighIns.append(weighIn)
  }

  /// How many rows cannot be read, and the first reason; what is left out for what it says is none of them.
  package var unreadable: (count: Int, first: RowCounts)? {
    let reasonCounts = reasonCounts.all.filter {
      $0.fate == .leftOut && !Reason.ofReadable.contains($0.reason)
    }
    return reasonCounts.first.map { (reasonCounts.reduce(0) { $0 + $1.count }, $0) }
  }

  mutating func leaveOut(_ line: Int, _ reason: String, _ example: String? = nil) {
    reasonCounts.add(.leftOut, reason, line: line, example: example)
  }

  /// Notes that the row of `line` says nothing of its own.
  mutating func setAside(_ line: Int, _ reason: String) {
    reasonCounts.add(.setAside, reason, line: line)
  }

  /// Notes that something in the row of `line`, which is taken, cannot be said in a log.
  mutating func lose(_ line: Int, _ reason: String, _ example: String? = nil) {
    reasonCounts.add(.notKept, reason, line: line, example: example)
  }

  /// Notes something that is no loss.
  mutating func remark(_ line: Int, _ reason: String) {
    reasonCounts.add(.remark, reason, line: line)
  }
}

/// Reasons that several sources have.
enum Reason {
  /// Why rows are left out that can be read.
  static let ofReadable: Set<String> = [
    notDone, otherMeasurement, otherSets, badPair, numberWithWords, noteOfEmptyDay, unknownTable,
  ]
  static let numberWithWords = "a number with words, not a body weight"
  static let noteOfEmptyDay = "a note of a day without sets or a weight"
  static let unknownTable = "a row of a table without known columns"
  static let badDate = "unreadable date"
  static let badWeight = "a weight that a log cannot hold"
  static let noWeight = "days without a weight"
  static let emptyRecord = "a record without a weight or other data"
  static let badMassUnit = "not a unit of weight"
  static let badLoad = "a load that a log cannot hold"
  static let badRepetitions = "reps that are not a whole number up to 9999"
  static let badTime = "a time that a log cannot hold"
  static let badDistance = "a distance that a log cannot hold"
  static let thousands = "a comma before three digits: thousands or decimals?"
  static let notDone = "sets without reps, time or distance"
  static let noName = "an exercise without a name"
  static let tooManyCells = "more cells than the header has; a comma inside a number needs quotes"
  static let strayQuote = "text after a closing quote"
  static let badEffort = "effort not 1–10 in steps of 0.5"
  static let badFat = "body fat that is not 1 to 60 percent"
  static let badPair = "a measurement that is not key:value"
  static let otherMeasurement = "other measurements"
  static let otherName = "a second name or duration of the same workout"
  static let noteOfNotDone = "a note on what was not done"
  static let fatMassAlone = "fat mass without a weight"
  static let badEnd = "an end before the start, or a day or more after it"
  static let otherEnd = "an end that differs from the start"
  static let secondsCut = "hundredths of a second"
  static let repeated = "repeated weigh-ins"
  static let otherSets = "an earlier file has a session at that time with different sets"
  static let repeatedSession = "repeated sessions"
  static let outside = "outside --since and --until"
  static let windows1252 = "read as Windows-1252, because it is not UTF-8"
  static let derived = "computed by the app, not measured"
}
