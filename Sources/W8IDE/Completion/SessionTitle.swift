import W8Book
import W8Engine
import W8Syntax

extension CompletionProvider {
  /// The title of a session: one that was used at that gym before.
  static let sessionTitle = CompletionProvider { scope in
    let line = scope.line
    guard line.kind == .session, !line.closed.isEmpty, !line.isInProse,
      line.mayBecome(.title, .string), !line.closed.contains(where: { $0.kind == .title }),
      let gym = scope.gymOfLine
    else { return [] }
    return scope.titles(at: gym).map { title in
      CompletionCandidate(.argument, "\"\(title.text)\"", in: line.word, detail: title.day.words)
    }
  }
}

extension CompletionScope {
  /// The key of the gym that the line names before the cursor; the default one for `@`.
  fileprivate var gymOfLine: GymID? {
    let gyms = analysis.logbook.settings.gyms
    if line.closed.contains(where: { $0.kind == .defaultGym }) { return gyms.defaultGym }
    guard let token = line.closed.first(where: { $0.kind == .gym }) else { return nil }
    return gyms.knownGym(of: Session(gym: canonicalKey(line.text(token))))
  }

  /// The titles of sessions at `gym` in the last entries, each once, with the day of its last use.
  fileprivate func titles(at gym: GymID) -> [(text: String, day: CivilDate)] {
    var titles: [(text: String, day: CivilDate)] = []
    for reference in latestEntries {
      guard titles.count < mostTitles else { break }
      guard let entry = analysis.logbook.entry(at: reference), entry.sessionCount > 0,
        let fileLine = analysis.location(of: reference)?.line,
        let day = fileLine.lowered.day(at: fileLine.line)
      else { continue }
      for (index, number) in day.sessions.enumerated().prefix(entry.sessionCount) {
        guard
          let title = fileLine.tree.sessionTitle(onLine: fileLine.lowered.sessions[number].head),
          analysis.logbook.settings.gyms.knownGym(of: entry.session(at: index)) == gym,
          !titles.contains(where: { $0.text == title })
        else { continue }
        titles.append((title, entry.date))
      }
    }
    return titles
  }
}

/// More titles are not offered.
private let mostTitles = 20
