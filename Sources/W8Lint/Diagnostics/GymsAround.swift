import Primitives
import W8Book
import W8Engine
import W8Syntax
import W8Text

/// The session of exercises with gyms among their sets; one for all findings in it.
struct GymsAround {
  /// The offset behind the fields of the line of the day; nil where no gym would be read there.
  let endOfFields: Int?
  /// The key of the gym that the session names.
  let gym: GymID?
  /// The gyms among the sets of its exercises; nil for an exercise without.
  private let gyms: Set<GymID?>
  /// Its last exercise with the gym among its sets, and the line of the last that has another.
  private let last: (line: Int, gym: GymID?)?
  private let lastOther: Int
  /// The line of the last note that is of no exercise; -1 where none is.
  private let lastNote: Int
  private let session: SessionLines
  private let lowered: LoweredSection

  /// Finds the session of the exercise on `fileLine`; nil when it belongs to no day.
  init?(around fileLine: FileLine, in file: FileAnalysis) {
    let (line, lowered, tree) = (fileLine.line, fileLine.lowered, fileLine.tree)
    guard let day = lowered.day(at: line), let index = lowered.sessionIndex(ofLine: line) else {
      return nil
    }
    let session = lowered.sessions[index]
    (self.session, self.lowered) = (session, lowered)
    endOfFields = Self.endOfFields(of: file.line(section: fileLine.section, index: day.entry))
    let head = session.head == line ? fileLine : fileLine.line(withIndex: session.head)
    let named = head.token(.gym).map { canonicalKey(head.string(of: $0)) }
    gym = tree.lines[session.head].kind == .session ? named ?? "" : named
    let exercises = lowered.exerciseLines(of: session).map { line -> (line: Int, gym: GymID?) in
      let fault = tree.faults(ofLine: line).first { $0.kind == .gymInSets }
      return (line, fault.map { canonicalKey(tree.string($0.range)) })
    }
    gyms = Set(exercises.map { $0.gym })
    last = exercises.last
    lastOther = exercises.last { [last] in $0.gym != last?.gym }?.line ?? -1
    lastNote =
      session.lines.last { tree.lines[$0].kind == .note && lowered.exercise(ofNote: $0) == nil }
      ?? -1
  }

  /// Whether it is the session of the exercise on `fileLine`.
  func holds(_ fileLine: FileLine) -> Bool {
    fileLine.lowered === lowered && session.head <= fileLine.line && fileLine.line <= session.last
  }

  /// Whether all exercises have `gym` among their sets.
  func areAll(at gym: GymID) -> Bool { gyms == [gym] }

  /// Whether all exercises below `line` have `gym` among their sets.
  func all(below line: Int, areAt gym: GymID) -> Bool {
    guard let last, last.line > line else { return true }
    return last.gym == gym && lastOther <= line
  }

  /// Whether a note of the session, and of no exercise, stands below `line`.
  func hasNote(below line: Int) -> Bool { lastNote > line }

  private static func endOfFields(of entry: FileLine) -> Int? {
    guard let last = entry.tokens.last(where: { $0.kind != .note && $0.kind != .comment }),
      last.kind != .verbatim
    else { return nil }
    let end = entry.range(of: last).end
    guard let bytes = entry.content(after: [TextEdit(TextRange(at: end), "   @a")]) else {
      return nil
    }
    let tree = parse(bytes, .later)
    let names = tree.tokens(ofLine: 0).contains { $0.kind == .gym }
    return names && tree.faults.count <= entry.tree.faults(ofLine: entry.line).count ? end : nil
  }
}
