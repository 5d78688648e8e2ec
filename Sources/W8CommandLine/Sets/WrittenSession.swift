import W8Analysis
import W8Engine
import W8Syntax
import W8Text

/// A session as it is written below an entry; its own line is read once.
struct WrittenSession {
  /// The line of the entry or session that opens it, or of an exercise that comes before any.
  let first: LinePlace
  /// The gym with its sign, as it is written; nil where none is named or its name cannot be read.
  let gymToken: Token?
  /// The gym without its sign; nil where none is named or its name cannot be read.
  let gym: String?
  /// The title without its quotes; nil without one.
  let title: String?
  /// The note at the end of its own line; nil without one.
  let note: String?
  private let span: Token?
  private let lines: SessionLines

  /// The lines of the exercises that have a name, in order.
  var exercises: [LinePlace] {
    first.lowered.namedExercises(of: lines).map { first.place(ofLine: $0) }
  }
  /// The line that opens it, whether or not its gym can be read; nil where an exercise does.
  var head: LinePlace? { first.kind == .exercise ? nil : first }
  /// When it began, as `HH:MM`; nil where no time of its own is written.
  var time: String? {
    span.map { clock(Int($0.kind == .timeSpan ? $0.value >> 16 : $0.value)) }
  }
  /// When it ended, as `HH:MM`; nil where that is not written.
  var end: String? {
    endTime?.description
  }
  /// The same as a time.
  var endTime: TimeOfDay? {
    span.flatMap { $0.kind == .timeSpan ? TimeOfDay(minutes: Int($0.value & 0xFFFF)) : nil }
  }

  private init(_ session: SessionLines, of entry: LinePlace) {
    let first = entry.place(ofLine: session.head)
    let tokens = first.kind == .exercise ? [] : first.tokens
    // The time, the title and the note of an entry are not those of a session.
    let own = first.kind == .session ? tokens : []
    let gymToken = tokens.first(of: .gym)
    self.first = first
    self.gymToken = gymToken
    lines = session
    gym = gymToken.map { String(first.string(of: $0).dropFirst()) }
    title = first.sessionTitle
    note = own.first(of: .note).map { words(ofNote: first.string(of: $0)) }
    span = own.first(of: .time, .timeSpan)
  }

  /// The sessions of the entry at `place`, in the order in which they are written: those that it counts.
  static func all(of place: LinePlace) -> [WrittenSession] {
    let lowered = place.lowered
    guard let day = lowered.day(at: place.line), !day.sessions.isEmpty else { return [] }
    return lowered.sessions[day.sessions].map { WrittenSession($0, of: place) }
  }
}

/// The words of the note that ends the line; nil when none does.
func tailNote(_ place: LinePlace) -> String? {
  place.tree.noteRange(ofLine: place.line).map { words(ofNote: place.tree.string($0)) }
}
