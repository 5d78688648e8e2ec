import W8Analysis
import W8Engine
import W8Text

/// One run of `add`.
struct AddRun {
  private let invocation: Invocation
  private var request: AddRequest

  /// Throws where the command line is wrong.
  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    request = try AddRequest(invocation.arguments, today: try invocation.today)
  }

  func run() throws(Failure) -> ExitCode {
    if let number = request.doubtfulDay, !invocation.arguments.has(.same),
      !(request.isEmpty && canAsk)
    {
      throw .refused(
        "\(number) is taken for the day \(request.date.words); "
          + "a weight of \(number) has its unit behind it, or a decimal place: \(number).0",
        .usage)
    }
    var run = self
    if request.isEmpty, !invocation.arguments.has(.same) { try run.ask() }
    return try run.add()
  }

  /// Whether a person sits at both ends.
  private var canAsk: Bool {
    invocation.environment.isTerminal(.input) && invocation.environment.isTerminal(.output)
  }

  /// Asks for what is to be written; throws where nobody can answer.
  private mutating func ask() throws(Failure) {
    guard canAsk else {
      throw .usage(
        .missingOperand(command: "add", expected: "something to write, such as 82.4 or @iron"))
    }
    let log = try invocation.openBookToChange(try invocation.logToChange())
    request.add(try AddQuestions(invocation, log).fields(of: request.date))
    guard !request.isEmpty else { throw .refused("nothing was given, nothing is written", .usage) }
  }

  private mutating func add() throws(Failure) -> ExitCode {
    guard let day = try AddedLine(request.day, invocation).mended() else { return .usage }
    let (request, invocation) = (request, invocation)
    var repeats: [RepeatedSets] = []
    var lines: [NewLines] = []
    let change = try invocation.changeBook(
      confirm: { (change) throws(Failure) in
        let findings = AddedFindings(change, invocation)
        lines = findings.lines
        return try findings.areAccepted() ? .wanted : .unwanted
      },
      { (log) throws(Failure) in
        let addition = try Self.addition(of: day, request, to: log, invocation)
        repeats = addition.repeats
        if case .leftOut(let reason) = addition.outcomes.first {
          throw .refused("\(request.date.words): \(reason)", .usage)
        }
        return addition.edit
      })
    guard let change else { return .usage }
    if change.files.isEmpty {
      try invocation.remark("nothing to add: the log has it already")
    } else if !invocation.arguments.has(.dryRun) {
      try tell(lines, repeats, of: change)
    }
    return .success
  }

  private static func addition(
    of day: AddedDay, _ request: AddRequest, to log: OpenedLog, _ invocation: Invocation
  ) throws(Failure) -> DayAddition {
    let same =
      invocation.arguments.has(.same) ? try SameSession(log, request).exercises() : []
    do throws(EditRefusal) {
      return try log.analysis.adding([day.withExercises(same)])
    } catch {
      throw error.failure
    }
  }

  /// Tells the lines of days as they were written, which sets were there already, and what the log now says of the day.
  private func tell(
    _ lines: [NewLines], _ repeats: [RepeatedSets], of change: BookChange
  ) throws(Failure) {
    for line in lines.flatMap(\.lines) {
      let text = String(decoding: line.filter { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
      if text.isEmpty || text.hasPrefix("#") { continue }
      try invocation.output.write(visible(text) + "\n")
    }
    for sets in repeats {
      try invocation.output.write("\(visible(sets.text)) \(sets.timesInWords)\n")
    }
    if let figures = figures(in: change.after) { try invocation.output.write(figures + "\n") }
  }

  /// `avg 82.3  ↓ 0.4/wk`; nil where the day has no counted weight.
  private func figures(in log: OpenedLog) -> String? {
    let logbook = log.analysis.logbook
    guard let reference = logbook.lastCountedEntry(onOrBefore: request.date),
      logbook.entry(at: reference)?.date == request.date
    else { return nil }
    let figures = logbook.figures(of: reference)
    guard let average = figures.averageKilograms else { return nil }
    let unit = logbook.settings.unit
    let rate = figures.rate.map { "  \($0.text(in: unit))" } ?? ""
    return "avg \(DecimalText.text(kilograms: average, in: unit))\(rate)"
  }
}

extension RepeatedSets {
  /// How often the sets are there now, in words.
  fileprivate var timesInWords: String {
    let words = [
      "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]
    return times - 2 < words.count ? "for the \(words[times - 2]) time" : "\(times) times now"
  }
}

extension AddedDay {
  /// The day with further exercises, behind its notes and above its own exercises.
  fileprivate func withExercises(_ exercises: [String]) -> AddedDay {
    let notes = lines.prefix { $0.hasPrefix("    >") }
    return AddedDay(
      date: date, fields: fields,
      lines: notes + exercises.map { "    \($0)" } + lines[notes.count...], isOnce: isOnce)
  }
}
