import Primitives
import W8Book
import W8Edits
import W8Engine
import W8Files
import W8Reports
import W8Text

struct AddRun {
  private let invocation: Invocation
  private var request: AddRequest

  /// Throws where the command line is wrong.
  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    request = try AddRequest(invocation.arguments, today: try invocation.today) {
      () throws(Failure) in try invocation.standardInput()
    }
  }

  func run() throws(Failure) -> ExitCode {
    if invocation.arguments.has(.undo) { return try undo() }
    if let number = request.affectedDay, !invocation.arguments.has(.same),
      !(request.isEmpty && canAsk)
    {
      throw .refused(
        "\(number) means the day \(request.date.words); for the weight, write \(number).0",
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

  /// Asks for what is to be written; throws where no person can answer.
  private mutating func ask() throws(Failure) {
    guard canAsk else {
      throw .usage(
        .missingOperand(command: "add", expected: "something to add, such as 82.4 or @iron"))
    }
    let log = try invocation.openBookToChange(try invocation.bookToAddTo().path)
    let answers = try AddQuestions(invocation: invocation, log: log).answers(for: request.date)
    try request.add(answers.fields)
    request.add(exercises: answers.exercises)
    guard !request.isEmpty else { throw .refused("nothing to add", .usage) }
  }

  /// The refusal of `word`, which is not a day, with the remedy for what the user probably meant.
  private func refusal(of word: String) -> String {
    let exercise = invocation.arguments.operands.first {
      $0.hasPrefix(word) && $0.contains(": ") && DayParts($0).exercise == nil
    }
    if let exercise {
      return "no readable sets in \(inQuotes(exercise)); write them as in 'Squat: 3x5 100'"
    }
    let lead = "\(inQuotes(word)) cannot be read; "
    if let weight = weightInWords(word) { return lead + "for a weight, write \(weight)" }
    if hasSetsApart { return lead + Self.exerciseRemedy }
    return lead + "start with a day: today, yesterday, -3, mon, 05, 2026-11-19"
      + (word.utf8.contains(where: isDigit) ? "" : "; start a note with >")
  }

  /// `12st3` for the words `12 st 3`, of which the first was taken for the day; nil for other words before or after `unit`.
  private func weightInWords(_ unit: String) -> String? {
    let words = invocation.arguments.operands.flatMap { $0.split { $0.isWhitespace } }
    guard ["kg", "lb", "st"].contains(unit), let index = words.firstIndex(of: unit[...]), index > 0,
      parseCount(String(words[index - 1])) != nil
    else { return nil }
    let pounds = words[(index + 1)...].first.flatMap { Double(String($0)) }
    let rest = unit == "st" && pounds.map { $0 < 14 } == true ? words[index + 1] : ""
    return "\(words[index - 1])\(unit)\(rest)"
  }

  /// Whether sets were given that are no exercise with a colon.
  private var hasSetsApart: Bool {
    invocation.arguments.operands.contains { hasRepeatedSets($0) && DayParts($0).exercise == nil }
  }

  private static let exerciseRemedy =
    "quote an exercise with its sets and write a colon, such as 'Squat: 3x5 100'"

  private mutating func add() throws(Failure) -> ExitCode {
    let line = try AddedLine(request.day, invocation)
    if let word = request.unreadableDay, try !line.isMendable() {
      throw .refused(refusal(of: word), .usage)
    }
    guard let day = try line.mended() else {
      if hasSetsApart { try invocation.output.tell("w8log: \(Self.exerciseRemedy)") }
      return .usage
    }
    let (request, invocation) = (request, invocation)
    var added: DayAddition?
    var lines: [NewLines] = []
    let (path, only) = try invocation.bookToAddTo()
    let change = try invocation.changeBook(
      at: path, mayChangeWeights: request.isReplacing,
      confirm: { (change) throws(Failure) in
        let findings = AddedFindings(change, invocation)
        lines = findings.lines
        guard try findings.areAccepted() else { return .unwanted }
        if !invocation.arguments.has(.dryRun) { invocation.environment.remember(change) }
        return .wanted
      },
      { (log) throws(Failure) in
        let addition = try Self.addition(of: day, request, to: log, only, invocation)
        added = addition
        if case .leftOut(let reason, let isOfWeight) = addition.outcomes.first {
          let remedy = isOfWeight ? "; correct it with --replace, or add another with --time" : ""
          throw .refused("\(request.date.words): \(reason)\(remedy)", .usage)
        }
        return addition.edit
      })
    guard let change else { return .usage }
    if change.files.isEmpty {
      try invocation.remark("nothing to add: it is already in the log")
    } else if !invocation.arguments.has(.dryRun), let added {
      try tell(lines, added, of: change)
    }
    return .success
  }

  /// Takes back what the last `add` wrote, in whatever log unless one is named.
  private func undo() throws(Failure) -> ExitCode {
    if !invocation.arguments.operands.isEmpty || !request.isEmpty {
      throw .usage(
        .unexpectedOperand(
          invocation.arguments.operands.first ?? "(the entry)", command: "add --undo"))
    }
    guard let last = invocation.environment.lastAddition() else {
      throw .refused("no add to undo; only the last one can be undone, once", .usage)
    }
    if let named = invocation.arguments.value(of: .changedFile),
      case let file = FileID(invocation.environment.fileIdentity(named)), file != FileID(last.root),
      !last.changes.contains(where: { $0.file == file })
    {
      throw .refused(
        "the last add was to \(inQuotes(last.root)); "
          + "undo it with -f \(inQuotes(last.root))", .usage)
    }
    if !invocation.arguments.has(.changedFile), let here = try? invocation.bookToAddTo().path,
      FileID(invocation.environment.fileIdentity(here)) != FileID(last.root)
    {
      throw .refused(
        "the last add was to \(inQuotes(last.root)), not to \(inQuotes(here)); name it with -f",
        .usage)
    }
    let change = try invocation.proposeChange(at: last.root, mayChangeWeights: true) {
      (log) throws(Failure) in
      try withEdits { () throws(EditRefusal) in try log.analysis.takingBack(last.changes) }
    }
    guard let change, !invocation.arguments.has(.dryRun) else { return .success }
    invocation.environment.forgetLastAddition()
    let names = change.files.map { visible($0.name) }
    try invocation.remark("changed \(names.listed(with: "and")): \(change.edit.summary)")
    return .success
  }

  private static func addition(
    of day: AddedDay, _ request: AddRequest, to log: OpenedLog, _ only: FileID?,
    _ invocation: Invocation
  ) throws(Failure) -> DayAddition {
    let same =
      invocation.arguments.has(.same) ? try SameSession(log: log, request: request).exercises() : []
    return try withEdits { () throws(EditRefusal) in
      try log.analysis.adding([day.withExercises(same)], onlyTo: only)
    }
  }

  /// Tells the lines of days as they were written, of another day than today under its date and header, in whose session
  /// they went on, which sets were there already, and what the log now says of the day.
  private func tell(
    _ lines: [NewLines], _ added: DayAddition, of change: BookChange
  ) throws(Failure) {
    if request.date != change.after.analysis.today {
      let header = header(in: change.after).map { ", below the header \(inQuotes($0))" } ?? ""
      try invocation.output.write("\(request.date.weekday.name) \(request.date.words)\(header):\n")
    }
    for line in lines.flatMap({ $0.lines }) {
      let text = String(decoding: line.filter { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
      if text.isEmpty || text.hasPrefix("#") { continue }
      try invocation.output.write(visible(text) + "\n")
    }
    let analysis = change.after.analysis
    for gym in added.gymsJoined where gym != analysis.logbook.settings.gyms.defaultGym {
      try invocation.output.write("in the session at \(visible(analysis.spelling(ofGym: gym)))\n")
    }
    for sets in added.repeats {
      try invocation.output.write("\(visible(sets.text)) \(sets.timesInWords)\n")
    }
    if let figures = figures(in: change.after) { try invocation.output.write(figures + "\n") }
  }

  /// The header of the month below which the day stands; nil where it has its date in full.
  private func header(in log: OpenedLog) -> String? {
    let logbook = log.analysis.logbook
    guard let month = logbook.index(of: request.date.yearMonth),
      let entry = logbook.months[month].entries.lastIndex(where: { $0.date == request.date })
    else { return nil }
    return log.analysis.location(of: EntryReference(month: month, entry: entry))?.header
  }

  /// `avg 82.3, pace ↓ 0.4/wk`; nil where the day has no counted weight.
  private func figures(in log: OpenedLog) -> String? {
    let logbook = log.analysis.logbook
    guard let reference = logbook.lastCountedEntry(onOrBefore: request.date),
      logbook.entry(at: reference)?.date == request.date
    else { return nil }
    let figures = logbook.figures(of: reference)
    guard let average = figures.averageKilograms else { return nil }
    let unit = logbook.settings.unit
    let pace = figures.pace.map { ", pace \($0.text(in: unit))" } ?? ""
    return "avg \(DecimalText.text(kilograms: average, in: unit))\(pace)"
  }
}

extension Invocation {
  /// The root of the book that days are added to, and the file that alone may change where a part of a book is named.
  func bookToAddTo() throws(Failure) -> (path: String, only: FileID?) {
    let path = try logToChange()
    let named: [Result<LogSource, FileError>] = [.success(.file(path))]
    let sources = try inTheirBooks(named, given: named)
    guard case .success(.parts(let root, _))? = sources.first else { return (path, nil) }
    return (root, FileID(environment.fileIdentity(path)))
  }
}

extension RepeatedSets {
  /// The number of times that the sets are there now, in words.
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
    var day = self
    day.lines = notes + exercises.map { "    \($0)" } + lines[notes.count...]
    return day
  }
}
