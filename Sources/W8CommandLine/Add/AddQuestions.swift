import W8Book
import W8Edits
import W8Engine
import W8Reports
import W8Text

/// What `add` asks on a terminal.
struct AddQuestions {
  let invocation: Invocation
  let log: OpenedLog

  /// Asks for a weight, a gym, exercises there and a note, each of which may stay out: the fields of the entry of `date`
  /// and the exercises.
  func answers(
    for date: CivilDate
  ) throws(Failure) -> (fields: [String], exercises: [String]) {
    let unit = log.analysis.logbook.settings.unit
    try invocation.output.tell(
      "\(date.weekday.name) \(date.words); press Enter to skip a question")
    let isGood = { (field: String) throws(Failure) in
      try AddedLine(AddedDay(date: date, fields: field, lines: []), invocation)
        .isWritable(judgingWeights: unit != .stone)
    }
    let weight = try invocation.ask(
      "Weight in \(unit.symbol)\(lastWeight(in: unit)): ", until: isGood)
    var gym = ""
    if !weight.contains("@") {
      gym = try invocation.ask("Gym\(lastGym): ", as: "@", until: isGood)
    }
    var exercises: [String] = []
    while weight.contains("@") || !gym.isEmpty {
      let exercise = try invocation.ask("Exercise, such as Squat: 3x5 100: ") {
        (line: String) throws(Failure) in
        try AddedLine(AddedDay(date: date, fields: "", lines: ["    \(line)"]), invocation)
          .isWritable(judgingWeights: false)
      }
      if exercise.isEmpty { break }
      exercises.append(exercise)
    }
    let note = try invocation.ask("Note: ", as: "> ", until: isGood)
    return ([weight, gym, note].filter { !$0.isEmpty }, exercises)
  }

  private func lastWeight(in unit: MassUnit) -> String {
    let logbook = log.analysis.logbook
    guard let reference = logbook.lastCountedEntry(onOrBefore: log.analysis.today),
      let entry = logbook.entry(at: reference), let mass = entry.countedMass
    else { return "" }
    return ", last \(DecimalText.text(mass, in: unit)) on \(entry.date.words)"
  }

  private var lastGym: String {
    let logbook = log.analysis.logbook
    guard let session = logbook.lastSession, let gym = logbook.gym(of: session),
      let date = logbook.date(of: session)
    else { return "" }
    return ", last \(visible(log.analysis.spelling(ofGym: gym))) on \(date.words)"
  }
}

extension Invocation {
  /// What the user types behind `question`, which begins with `sign`; asked again a few times until it is empty or `isGood`,
  /// which tells what is wrong.
  func ask(
    _ question: String, as sign: String = "",
    until isGood: (String) throws(Failure) -> Bool
  ) throws(Failure) -> String {
    var answer = ""
    for _ in 0..<mostQuestions {
      answer = try ask(question)
      if answer.isEmpty { return "" }
      if !answer.hasPrefix(sign.prefix(1)) { answer = sign + answer }
      if try isGood(answer) { return answer }
    }
    throw .told(.usage)
  }

  /// What the user types behind `question`, without blanks around it; empty at the end of the input.
  func ask(_ question: String) throws(Failure) -> String {
    try output.say(question)
    let line = environment.readLine() ?? ""
    return String(
      line.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

/// The number of times that something is asked that is answered wrongly.
private let mostQuestions = 3
