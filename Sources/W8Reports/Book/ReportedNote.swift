import JSON
import Primitives
import W8Book
import W8Engine
import W8Syntax

/// A note with the names of what it is about, as a log shows them.
struct ReportedNote {
  let note: WrittenNote
  /// The key of the gym of its session; nil without a session, and where the gym cannot be read.
  let gym: GymID?
  /// The gym as the log writes it, with its sign; nil without a session.
  let gymSpelling: String?
  /// The exercise as it is declared, else as it was written first; nil for a note of something else.
  let exercise: String?

  /// The notes of `entry`, of its sessions and exercises that say something, and the sessions with a title and no
  /// note, in the order of their lines.
  static func all(
    of entry: Entry, at location: EntryLocation, in log: OpenedLog, _ names: DisplayNames
  ) -> [ReportedNote] {
    let gyms = log.analysis.logbook.settings.gyms
    return WrittenNote.all(of: location.line, in: location.file).compactMap { note in
      guard !note.text.isEmpty || note.session?.title != nil && note.subject == .session else {
        return nil
      }
      let gym = note.session.flatMap { session in
        session.index < entry.sessionCount
          ? gyms.knownGym(of: entry.session(at: session.index)) : nil
      }
      var exercise: String?
      if case .exercise(let key) = note.subject { exercise = names.exercise(key) }
      return ReportedNote(
        note: note, gym: gym,
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
      let name = [gym, session.title.map { "\"\($0)\"" }].compactMap { $0 }
        .joined(separator: " ")
      return note.text.isEmpty ? name : "\(name): \(note.text)"
    }
  }

  /// The fields of what a note is about, for rows that have one.
  static func fields<Row>(of note: @escaping (Row) -> ReportedNote) -> [Field<Row>] {
    [
      .text("of", "Of") { note($0).note.subject.name },
      .text("gym", "Gym", shown: { note($0).gymSpelling }) { note($0).gym?.text },
      .text("title", "Session") { note($0).note.session?.title },
      .text("exercise", "Exercise") { note($0).exercise },
    ]
  }

  /// The text; nil for a session that has a title and no note.
  var text: String? { note.text.isEmpty ? nil : note.text }
}

/// A note of a day with what it is about; or a session that has a title and no note.
struct WrittenNote {
  let subject: Subject
  /// The session that it stands in; nil for a note of the day alone.
  let session: Session?
  /// The line on which it is written.
  let fileLine: FileLine
  /// The text; empty for a session that has a title and no note.
  let text: String

  /// What a note is about.
  enum Subject: Hashable {
    case day
    case session
    /// The exercise with the key that is written.
    case exercise(ExerciseKey)

    /// Its name for documents.
    var name: String {
      switch self {
      case .day: "day"
      case .session: "session"
      case .exercise: "exercise"
      }
    }
  }

  /// A session as far as notes tell of it.
  struct Session {
    /// Its index among the sessions of its entry.
    let index: Int
    /// Whether a line of its own opens it; else the entry or an exercise does.
    let hasOwnLine: Bool
    /// The title without its quotes; nil without one.
    let title: String?
  }
}

extension WrittenNote {
  /// The notes of the entry on `fileLine`, of its sessions and of their exercises, and the sessions with a title and no
  /// note, in the order of their lines.
  static func all(of fileLine: FileLine, in file: FileAnalysis) -> [WrittenNote] {
    let lowered = fileLine.lowered
    guard let day = lowered.day(at: fileLine.line) else { return [] }
    let sessions = day.sessions.map { number in
      Session(
        index: number - day.sessions.lowerBound,
        head: fileLine.line(withIndex: lowered.sessions[number].head))
    }
    let notes = lowered.noteLines(in: day.lines).compactMap { line -> WrittenNote? in
      let note = fileLine.line(withIndex: line)
      guard let text = tailNote(note) else { return nil }
      let session = lowered.sessionIndex(ofLine: line).map { $0 - day.sessions.lowerBound }
        .flatMap { sessions.indices.contains($0) ? sessions[$0] : nil }
      return WrittenNote(of: note, text, in: session, of: file)
    }
    let noted = Set(notes.lazy.filter { $0.subject == .session }.compactMap { $0.session?.index })
    let titled = sessions.filter { $0.title != nil && !noted.contains($0.index) }.map { session in
      WrittenNote(
        subject: .session, session: session,
        fileLine: fileLine.line(
          withIndex: lowered.sessions[day.sessions.lowerBound + session.index].head), text: "")
    }
    return titled.isEmpty ? notes : (notes + titled).sorted { $0.fileLine.line < $1.fileLine.line }
  }

  private init?(
    of fileLine: FileLine, _ text: String, in session: Session?, of file: FileAnalysis
  ) {
    let exercise =
      fileLine.kind == .exercise ? fileLine.line : fileLine.lowered.exercise(ofNote: fileLine.line)
    if let exercise {
      subject = .exercise(exerciseKey(fileLine.tree.nameID(ofLine: exercise).map(file.name) ?? ""))
    } else {
      subject = session == nil || fileLine.kind == .entry ? .day : .session
    }
    self.session = fileLine.kind == .entry ? nil : session
    self.fileLine = fileLine
    self.text = text
  }
}

extension WrittenNote.Session {
  fileprivate init(index: Int, head: FileLine) {
    self.index = index
    hasOwnLine = head.kind == .session
    title = head.sessionTitle
  }
}
