import JSON
import Primitives
import W8Analysis
import W8Engine

/// A note with the names of what it is about, as a log shows them.
struct ToldNote {
  let note: WrittenNote
  /// Its line, counted from 1.
  let line: Int
  /// The key of the gym of its session; nil without a session, and where the gym cannot be read.
  let gym: GymID?
  /// The gym as the log writes it, with its sign; nil without a session.
  let gymSpelling: String?
  /// The exercise as it is declared, else as it was written first; nil for a note of something else.
  let exercise: String?

  /// The notes of `entry`, of its sessions and exercises that say something, and the sessions with a title and no
  /// note, in the order of their lines.
  static func all(
    of entry: Entry, at place: EntryPlace, in log: OpenedLog, _ names: ShownNames
  ) -> [ToldNote] {
    let gyms = log.analysis.logbook.settings.gyms
    return WrittenNote.all(of: place.line, in: place.file).compactMap { note in
      guard !note.text.isEmpty || note.session?.title != nil && note.subject == .session else {
        return nil
      }
      let gym = note.session.flatMap { session in
        session.index < entry.sessionCount
          ? gyms.knownGym(of: entry.session(at: session.index)) : nil
      }
      var exercise: String?
      if case .exercise(let key) = note.subject { exercise = names.exercise(key) }
      return ToldNote(
        note: note, line: note.place.number, gym: gym,
        gymSpelling: note.session.map { _ in
          gym.map(log.analysis.book.spelling) ?? "@"
        }, exercise: exercise)
    }
  }

  /// The text behind what it is about: `Squat: knees out`, `@iron "Legs first": crowded`; that of a day, or of a
  /// session that the entry itself opens, alone.
  var words: String { words(naming: gymSpelling) }

  /// The same with another name of the gym.
  func words(naming gym: String?) -> String {
    switch note.subject {
    case .day: return note.text
    case .exercise: return "\(exercise ?? ""): \(note.text)"
    case .session:
      guard let session = note.session, session.hasOwnLine else { return note.text }
      let name = [gym, session.title.map { "\"\($0)\"" }].compactMap(\.self)
        .joined(separator: " ")
      return note.text.isEmpty ? name : "\(name): \(note.text)"
    }
  }

  /// What it is about.
  enum Kind: String {
    case day, session, exercise
  }

  /// What it is about.
  var kind: Kind {
    switch note.subject {
    case .day: .day
    case .session: .session
    case .exercise: .exercise
    }
  }

  /// What is told of what a note is about, for rows that have one.
  static func fields<Row>(of note: @escaping (Row) -> ToldNote) -> [Field<Row>] {
    [
      .text("of", "Of") { note($0).kind.rawValue },
      .text("gym", "Gym", shown: { note($0).gymSpelling }) { note($0).gym?.text },
      .text("title", "Session") { note($0).note.session?.title },
      .text("exercise", "Exercise") { note($0).exercise },
    ]
  }

  /// The text; nil for a session that has a title and no note.
  var text: String? { note.text.isEmpty ? nil : note.text }
}
