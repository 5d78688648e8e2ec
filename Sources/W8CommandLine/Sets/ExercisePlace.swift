import W8Analysis
import W8Engine

extension OpenedLog {
  /// The file and the line, counted from 1, on which an exercise of a session is written first; nil
  /// when the log has no such place.
  func place(of session: ExerciseSession) -> (file: String, line: Int)? {
    guard let entry = analysis.logbook.entry(of: session.session),
      let place = analysis.place(of: entry), let first = session.lines.first
    else { return nil }
    let line = place.file.place(section: place.line.section, line: Int(first.line))
    return (name(of: place.file), lineNumber(of: line, in: place.file))
  }

  /// The lines of an exercise of a session, in order; none when the log has no such place.
  func lines(of session: ExerciseSession) -> [LinePlace] {
    guard let entry = analysis.logbook.entry(of: session.session),
      let place = analysis.place(of: entry)
    else { return [] }
    return session.lines.map {
      place.file.place(section: place.line.section, line: Int($0.line))
    }
  }
}
