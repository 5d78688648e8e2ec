package import W8Book
import W8Engine
import W8Lint

extension Analysis {
  /// The known facts about `topic` once an item is displayed; nil where the book knows nothing of it.
  ///
  /// The cost is that of reading these sessions and the last entries.
  package func documentation(of topic: CompletionTopic) -> HoverContent? {
    switch topic {
    case .exercise(let key): exerciseHistory(key)
    case .gym(let id): lastUse(ofGym: id)
    case .rule(let name): Rule.named(name).map(page)
    }
  }

  private func exerciseHistory(_ key: ExerciseKey) -> HoverContent? {
    let sessions = logbook.latestSessions(of: key, most: 5)
    let facts = sessions.map { session in
      let sets = SetText.text(of: session.workingGroups)
      let gym = book.spelling(of: session.gym)
      return HoverFact(
        session.date.words,
        oneLine(session.gym == GymNames.unknown ? sets : "\(sets)  \(gym)"))
    }
    guard !facts.isEmpty || logbook.settings.training.exercise(key) != nil else { return nil }
    return HoverContent(
      title: oneLine(logbook.exerciseName(of: key)),
      facts: facts.isEmpty ? [HoverFact("Sessions", "none")] : facts, drawing: nil)
  }

  private func lastUse(ofGym id: GymID) -> HoverContent? {
    let declared = book.gym(id)
    let entries = logbook.latestEntries(most: entriesOfGym)
    let last = entries.lazy.compactMap { self.logbook.entry(at: $0) }.first { entry in
      entry.sessions.contains { logbook.settings.gyms.knownGym(of: $0) == id }
    }
    guard declared != nil || last != nil else { return nil }
    var facts: [HoverFact] = []
    if let name = declared?.name { facts.append(HoverFact("Name", oneLine(name))) }
    facts.append(HoverFact("Last visit", last?.date.words ?? "none"))
    let done =
      last?.sessions.filter { logbook.settings.gyms.knownGym(of: $0) == id }
      .flatMap { $0.exercises }.map { $0.name } ?? []
    if !done.isEmpty {
      facts.append(HoverFact("Exercises", oneLine(done.joined(separator: ", "))))
    }
    return HoverContent(title: oneLine(book.spelling(of: id)), facts: facts, drawing: nil)
  }

  private func page(_ rule: Rule) -> HoverContent {
    HoverContent(
      title: "\(rule.code) \(rule.name)",
      facts: [
        HoverFact("Finds", oneLine(rule.explanation.finds)),
        HoverFact("Severity", rule.severity.name),
      ], drawing: nil)
  }
}

/// The number of entries that are read for the last visit of a gym.
private let entriesOfGym = 1_000
