import Primitives
import W8Engine
import W8Syntax
import W8Text

/// The session of exercises with gyms among their sets; one for all findings in it.
struct GymsAround {
  /// The offset behind the fields of the line of the day; nil where no gym would be read there.
  let endOfFields: Int?
  /// The key of the gym that the session names.
  let gym: GymID?
  /// The lines of the exercises, each with the gym among its sets.
  private let exercises: [(line: Int, gym: GymID?)]
  private let entry: Int
  private let session: SessionLines
  private let lowered: LoweredSection

  /// Finds the session of the exercise on the line at `place`; nil when it belongs to no day.
  init?(around place: LinePlace, in file: FileAnalysis) {
    let (line, lowered, tree) = (place.line, place.lowered, place.tree)
    guard let day = lowered.day(at: line), let index = lowered.sessionIndex(ofLine: line) else {
      return nil
    }
    let session = lowered.sessions[index]
    (entry, self.session, self.lowered) = (day.entry, session, lowered)
    endOfFields = Self.endOfFields(of: file.place(section: place.section, line: day.entry))
    let head = session.head == line ? place : place.place(ofLine: session.head)
    let named = head.token(.gym).map { canonicalKey(head.string(of: $0)) }
    gym = tree.lines[session.head].kind == .session ? named ?? "" : named
    exercises = lowered.exerciseLines(of: session).map { line in
      let fault = tree.faults(ofLine: line).first { $0.kind == .gymInSets }
      return (line, fault.map { canonicalKey(tree.string($0.range)) })
    }
  }

  /// Whether it is the session of the exercise at `line` of `lowered`.
  func holds(_ line: Int, of lowered: LoweredSection) -> Bool {
    lowered === self.lowered && session.head <= line && line <= session.last
  }

  /// Whether not too many lines stand between `line` and the first and the last of the session.
  func isNear(_ line: Int) -> Bool {
    line - entry <= FixLimits.linesOfSession && session.last - line <= FixLimits.linesOfSession
  }

  /// Whether all other exercises than that at `line` have `gym` among their sets.
  func others(than line: Int, areAt gym: GymID) -> Bool {
    exercises.allSatisfy { $0.line == line || $0.gym == gym }
  }

  /// Whether all exercises below `line` have `gym` among their sets.
  func all(below line: Int, areAt gym: GymID) -> Bool {
    exercises.reversed().prefix { $0.line > line }.allSatisfy { $0.gym == gym }
  }

  /// Whether a note of the session, and of no exercise, stands below `line`.
  func hasNote(below line: Int) -> Bool {
    session.last > line
      && (line + 1...session.last).contains {
        lowered.tree.lines[$0].kind == .note && lowered.exercise(ofNote: $0) == nil
      }
  }

  private static func endOfFields(of entry: LinePlace) -> Int? {
    guard let last = entry.tokens.last(where: { $0.kind != .note && $0.kind != .comment }),
      last.kind != .verbatim
    else { return nil }
    let (end, content) = (entry.range(of: last).end, entry.contentRange)
    let edit = TextEdit(TextRange(at: end - content.start), "   @a")
    let own = content.shifted(by: -entry.sectionStart)
    guard let bytes = Array(entry.tree.text[own.start..<own.end]).applying([edit]) else {
      return nil
    }
    let tree = parse(bytes, .later)
    let names = tree.tokens(ofLine: 0).contains { $0.kind == .gym }
    return names && tree.faults.count <= entry.tree.faults(ofLine: entry.line).count ? end : nil
  }
}
