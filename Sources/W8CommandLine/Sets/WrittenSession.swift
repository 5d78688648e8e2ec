import W8Analysis
import W8Syntax
import W8Text

/// A session as it is written below an entry.
struct WrittenSession {
  /// The line of the entry or session that opens it, or of an exercise that comes before any.
  let first: LinePlace
  /// The lines of the exercises that have a name, in order.
  let exercises: [LinePlace]

  /// The gym without its sign, as it is written; nil where none is named or its name cannot be read.
  var gym: String? {
    head.flatMap { head in head.token(.gym).map { String(head.string(of: $0).dropFirst()) } }
  }

  /// The line that opens it, whether or not its gym can be read; nil where an exercise does.
  var head: LinePlace? { first.kind == .exercise ? nil : first }
  /// Whether it is at the default gym, as it names none.
  var isAtDefaultGym: Bool { head.map { $0.token(.defaultGym) != nil && gym == nil } ?? true }
  /// The title without its quotes; nil without one.
  var title: String? { first.sessionTitle }
  /// When it began, as `HH:MM`; nil where no time of its own is written.
  var time: String? { span.map { clock($0.start) } }
  /// When it ended, as `HH:MM`; nil where that is not written.
  var end: String? { span?.end.map(clock) }
  /// The note at the end of its own line; nil without one.
  var note: String? { ownLine.flatMap(tailNote) }

  /// The line of the session, which the time and the note of an entry do not stand on.
  private var ownLine: LinePlace? { head.flatMap { $0.kind == .session ? $0 : nil } }

  private var span: (start: Int, end: Int?)? {
    guard let ownLine, let time = ownLine.tokens.first(of: .time, .timeSpan) else { return nil }
    guard time.kind == .timeSpan else { return (Int(time.value), nil) }
    return (Int(time.value >> 16), Int(time.value & 0xFFFF))
  }

  /// The sessions of the entry at `place`, in the order in which they are written: those that it counts.
  static func all(of place: LinePlace, in file: FileAnalysis) -> [WrittenSession] {
    let lowered = place.lowered
    guard let day = lowered.day(at: place.line) else { return [] }
    return lowered.sessions[day.sessions].map { session in
      let exercises = lowered.exerciseLines(of: session).map {
        file.place(section: place.section, line: $0)
      }
      return WrittenSession(
        first: file.place(section: place.section, line: session.head),
        exercises: exercises.filter { nameToken(of: $0) != nil })
    }
  }
}

/// The name of the exercise at `place`; nil when it has none.
func nameToken(of place: LinePlace) -> Token? {
  place.tokens.first { $0.kind == .name || $0.kind == .string }
}

/// The words of the note that ends the line; nil when none does.
func tailNote(_ place: LinePlace) -> String? {
  place.token(.note).map { words(ofNote: place.string(of: $0)) }
}
