import W8Analysis
import W8Engine

extension OpenedLog {
  /// The file and the line, counted from 1, on which an exercise of a session is written first; nil
  /// when the log has no such place.
  func place(of session: ExerciseSession) -> (file: String, line: Int)? {
    guard let entry = analysis.logbook.entry(of: session.session),
      let place = analysis.place(of: entry), let first = session.lines.first
    else { return nil }
    return (name(of: place.file), place.line.place(ofLine: Int(first.line)).number)
  }

  /// The lines of an exercise of a session, in order; none when the log has no such place.
  func lines(of session: ExerciseSession) -> [LinePlace] {
    guard let entry = analysis.logbook.entry(of: session.session),
      let place = analysis.place(of: entry)
    else { return [] }
    return session.lines.map { place.line.place(ofLine: Int($0.line)) }
  }

  /// The titles of the sessions of an entry, in the order of their lines.
  func titles(of reference: EntryReference) -> [String] {
    guard let place = analysis.place(of: reference),
      let day = place.line.lowered.day(at: place.line.line)
    else { return [] }
    return place.line.lowered.sessions[day.sessions].compactMap { session in
      place.line.tree.sessionTitle(onLine: session.head)
    }
  }

  /// The title of the session in which an exercise was done; nil without one.
  func title(of session: ExerciseSession) -> String? {
    guard let first = lines(of: session).first,
      let index = first.lowered.sessionIndex(ofLine: first.line)
    else { return nil }
    return first.tree.sessionTitle(onLine: first.lowered.sessions[index].head)
  }
}
