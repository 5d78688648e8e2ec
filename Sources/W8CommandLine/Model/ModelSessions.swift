import W8Analysis
import W8Syntax
import W8Text

/// A session of an entry on its way into the document.
struct ModelSession {
  private var gym: String?
  private var line: Int
  private var time: String?
  private var end: String?
  private var note: String?
  private var exercises: [JSONValue] = []

  /// The session as it is written; the gym is null where none is named.
  var value: JSONValue {
    .object([
      "gym": JSONValue(gym) { .string($0) },
      "line": .integer(line),
      "time": JSONValue(time) { .string($0) },
      "end": JSONValue(end) { .string($0) },
      "note": JSONValue(note) { .string($0) },
      "exercises": .array(exercises),
    ])
  }
}

extension ModelDocument {
  /// The sessions of the entry at `place`, in order: one for each gym, or one without any.
  static func sessions(of place: LinePlace, in log: OpenedLog) -> [ModelSession] {
    let tree = place.tree
    let resolved = ResolvedSets(of: place, in: log)
    var sessions: [ModelSession] = []
    for line in place.line..<tree.lines.count {
      let own = log.file.place(section: place.section, line: line)
      let number = lineNumber(of: own, in: log.file)
      switch own.kind {
      case .entry where line > place.line: return sessions
      case .month where opensMonth(tree.text.span, at: tree.contentRange(ofLine: line).start):
        return sessions
      case .entry, .session:
        if let session = ModelSession(own, line: number) { sessions.append(session) }
      case .exercise:
        if sessions.isEmpty { sessions.append(ModelSession(withoutGymOn: number)) }
        sessions[sessions.count - 1].add(own, line: number, resolved)
      default: continue
      }
    }
    return sessions
  }
}

extension ModelSession {
  /// The session at no named gym, whose first exercise is on `line`.
  fileprivate init(withoutGymOn line: Int) {
    self.line = line
  }

  /// The session that the entry or session line at `place` opens; nil when it names no gym.
  fileprivate init?(_ place: LinePlace, line: Int) {
    let fields = EntrySyntax(place.tokens)
    guard let gym = fields.gym else { return nil }
    self.gym = String(place.string(of: gym).dropFirst())
    self.line = line
    guard place.kind == .session else { return }
    note = tailNote(place)
    guard let time = fields.time else { return }
    let isSpan = time.kind == .timeSpan
    self.time = clock(Int(isSpan ? time.value >> 16 : time.value))
    end = isSpan ? clock(Int(time.value & 0xFFFF)) : nil
  }

  /// Adds the exercise at `place`, unless it has no name.
  fileprivate mutating func add(_ place: LinePlace, line: Int, _ resolved: ResolvedSets) {
    guard let name = place.tokens.first(where: { $0.kind == .name || $0.kind == .string }) else {
      return
    }
    let words = withoutQuotes(place.string(of: name)).split(whereSeparator: \.isWhitespace)
    let groups = place.tree.setGroups(ofLine: place.line)
    exercises.append(
      .object([
        "name": .string(words.joined(separator: " ")),
        "line": .integer(line),
        "superset": .bool(place.token(.superset) != nil),
        "groups": .array(groups.map(ModelDocument.group)),
        "sets": resolved.sets(onLine: place.line),
        "note": JSONValue(tailNote(place)) { .string($0) },
      ]))
  }
}

/// The words of the note that ends the line; nil when none does.
func tailNote(_ place: LinePlace) -> String? {
  place.token(.note).map { words(ofNote: place.string(of: $0)) }
}
