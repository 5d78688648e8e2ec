import W8Engine
import W8Exchange
import W8Lint
import W8Reports

/// Finds what may come at the cursor of a command line.
struct Completer {
  private let line: UnfinishedLine
  private let invocation: Invocation

  /// Completes behind `words`, those after the name of the program.
  init(after words: [String], _ invocation: Invocation) {
    var line = UnfinishedLine()
    // What is wrong with a word is no matter here.
    for word in words { _ = try? line.take(word) }
    self.line = line
    self.invocation = invocation
  }

  /// What may come where `word` is typed so far.
  func completion(of word: String) throws(Failure) -> Completion {
    if let option = line.openOption {
      return try completion(of: word, by: option.value.map { [$0.meaning] } ?? [])
    }
    if !line.areOptionsOver, word.hasPrefix("-") { return try completion(ofOption: word) }
    guard let command = line.command else {
      return line.arguments.operands.isEmpty
        ? try completion(of: word, by: [.commands]) : .words([])
    }
    let next = command.operand(after: line.arguments.operands.count)
    let signed = word.first.flatMap { ["@": Completable.gyms, "#": .tags][$0] }
    if let signed, !next.contains(signed), command.anyOperand.contains(signed) {
      return try completion(of: word, by: [signed])
    }
    return try completion(of: word, by: next)
  }

  private func completion(ofOption word: String) throws(Failure) -> Completion {
    guard let end = word.firstIndex(of: "="), word.hasPrefix("--") else {
      return told(
        line.options.map { Candidate($0.name, $0.summary) }.filter { $0.continues(word) })
    }
    guard let kind = line.option(named: String(word[..<end]))?.value?.meaning else {
      return .words([])
    }
    let value = word[word.index(after: end)...]
    guard case .words(let values) = try completion(of: String(value), by: [kind]) else {
      return .files
    }
    return told(values.map { Candidate(word[...end] + $0.value, $0.detail) })
  }

  private func completion(
    of word: String, by kinds: [Completable]
  ) throws(Failure) -> Completion {
    if kinds.contains(.files) { return .files }
    var found: [Candidate] = []
    for kind in kinds {
      let end = kind.isList ? word.lastIndex(of: ",").map { word.index(after: $0) } : nil
      let start = word[..<(end ?? word.startIndex)]
      let rest = String(word[(end ?? word.startIndex)...])
      found += try candidates(for: kind, like: rest).filter { $0.continues(rest) }
        .map { start.isEmpty ? $0 : Candidate(start + $0.value, $0.detail) }
    }
    return told(found)
  }

  private func told(_ candidates: [Candidate]) -> Completion {
    .words(Array(candidates.lazy.filter { $0.canBeTold }.prefix(Self.mostCandidates)))
  }

  /// More than anybody looks through.
  private static let mostCandidates = 2_000

  private func candidates(for kind: Completable, like word: String) throws(Failure) -> [Candidate] {
    switch kind {
    case .words(let words): words.map { Candidate($0) }
    case .commands: commandCandidates(like: word)
    case .rules: Rule.all.map { Candidate($0.name, firstSentence(of: $0.explanation.finds)) }
    case .pages: SpecificationPage.names.map { Candidate($0) }
    case .importers: Importer.all.map { Candidate($0.name, $0.title) }
    case .days: dayCandidates
    case .weekdays: weekdayCandidates
    case .periods: periodCandidates + (try names { $0.periods })
    case .years: try names { $0.pastYears.map { Candidate($0.description) } }
    case .gyms: try gymCandidates(like: word)
    case .tags: try names { $0.tags(signed: word.hasPrefix("#")) }
    case .exercises: try names { $0.exercises }
    case .measurements: try names { $0.measurements }
    case .files, .unknown: []
    }
  }

  /// The closed gyms come only if no other gym continues the word.
  private func gymCandidates(like word: String) throws(Failure) -> [Candidate] {
    let signed = word.isEmpty || word.hasPrefix("@")
    let open = try names { $0.gyms(signed: signed, areClosed: false) }
    if open.contains(where: { $0.continues(word) }) { return open }
    return try names { $0.gyms(signed: signed, areClosed: true) }
  }

  /// What the logs of the command line have, each once.
  private func names(_ choose: (LogNames) -> [Candidate]) throws(Failure) -> [Candidate] {
    var seen: Set<String> = []
    return try invocation.namesOfLogs(in: line).flatMap(choose).filter {
      seen.insert($0.value).inserted
    }
  }

  /// Other names of a command come only where none of the first names goes on so.
  private func commandCandidates(like word: String) -> [Candidate] {
    let shown = Command.all.filter { !$0.isHidden }
    let names = shown.map { Candidate($0.name, $0.summary) }
    guard !names.contains(where: { $0.continues(word) }) else { return names }
    return shown.flatMap { command in command.aliases.map { Candidate($0, command.summary) } }
  }
}

private let weekdayCandidates = Weekday.allCases.map {
  Candidate($0.abbreviation.lowercased(), $0.name)
}

private let dayCandidates =
  ["today", "yesterday"].map { Candidate($0) }
  + [Candidate("-7d", "a week ago"), Candidate("-4w", "four weeks ago"), Candidate("-365d")]
  + weekdayCandidates.map { Candidate($0.value, "the latest \($0.detail)") }

private let periodCandidates =
  ["today", "yesterday"].map { Candidate($0) }
  + PeriodKind.allCases.filter { $0 != .day }.flatMap { kind in
    ["this", "last"].map { Candidate("\($0)-\(kind.word)") }
  }
