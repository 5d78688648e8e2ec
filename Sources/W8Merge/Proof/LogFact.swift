import Primitives
import W8Engine
import W8Syntax

/// One thing that a log says on a day, wherever it stands there.
struct LogFact: Hashable {
  enum Subject: Hashable {
    case day, weight, session, exercise, sets, group, field, note, comment, header, directive, line
  }

  let date: CivilDate?
  let subject: Subject
  /// To what it belongs: an exercise to a gym; sets, and notes of an exercise, to that.
  var owner = ""
  let text: String

  /// Whether it belongs to an exercise; an exercise itself belongs to a gym.
  var isOfExercise: Bool {
    switch subject {
    case .sets, .group, .note: !owner.isEmpty
    default: false
    }
  }
}

/// Gathers what a version says.
struct FactReader {
  private let names: VersionSettings
  private let fields: FieldMemory
  private let interruption: Interruption
  private(set) var facts: [LogFact] = []

  init(_ names: VersionSettings, _ fields: FieldMemory, _ interruption: Interruption) {
    (self.names, self.fields, self.interruption) = (names, fields, interruption)
  }

  /// Reads a version but for the entries of some dates; of others that are `known` no more is read than what is of no day.
  mutating func read(
    _ version: LogVersion, but dates: Set<CivilDate> = [], known: Set<WrittenPart> = []
  ) throws(Interrupted) {
    for part in version.parts {
      let isEntry = part.kind == .entry
      if isEntry, let date = part.date, dates.contains(date) { continue }
      let start = facts.count
      try read(part, gym: "", exercise: "")
      if isEntry, !known.isEmpty, known.contains(WrittenPart(part)) {
        facts.replaceSubrange(start..., with: facts[start...].filter { $0.date == nil })
      }
    }
  }

  private mutating func add(
    _ subject: LogFact.Subject, _ part: LogPart, owner: String = "", _ text: String
  ) {
    let date = subject == .comment || subject == .line ? nil : part.date
    facts.append(LogFact(date: date, subject: subject, owner: owner, text: text))
  }

  private mutating func read(_ part: LogPart, gym: String, exercise: String) throws(Interrupted) {
    try interruption.look()
    for line in part.above { add(.comment, part, prose(part.tree.proseText(line))) }
    var (gym, exercise) = (gym, exercise)
    switch part.kind {
    case .entry: add(.day, part, "")
    case .session:
      gym = names.gymKey(part.gymText)
      add(.session, part, gym)
    case .exercise:
      exercise = part.exerciseName.map { names.exerciseKey($0) } ?? ""
      add(.exercise, part, owner: gym, exercise)
    case .note:
      exercise = part.isNoteOfExercise ? exercise : ""
      add(.note, part, owner: exercise, prose(part.tree.proseText(part.line)))
    case .comment: add(.comment, part, prose(part.tree.proseText(part.line)))
    case .unknown: add(.line, part, part.tree.proseText(part.line))
    case .header, .directive: break
    }
    if part.head == .line, part.kind != .note, part.kind != .comment, part.kind != .unknown {
      let owner = part.kind == .directive ? names.key(of: part)?.text ?? "" : exercise
      for field in fields.fields(of: LineRef(part)) { read(field, part, owner) }
    }
    for child in part.children { try read(child, gym: gym, exercise: exercise) }
  }

  private mutating func read(_ field: LineField, _ part: LogPart, _ owner: String) {
    switch (field.key, part.kind) {
    case (FieldKey.note, .header), (FieldKey.title, .header), (FieldKey.comment, .header):
      add(.header, part, owner: part.month.map { "\($0)" } ?? "", field.text)
    case (_, .header): break
    case (_, .directive):
      add(.directive, part, owner: owner, "\(field.key) \(field.text)")
    case (FieldKey.day, .entry), (FieldKey.weekday, .entry), (FieldKey.gym, _),
      (FieldKey.name, .exercise):
      break
    case (FieldKey.weight, .entry):
      if field.text != "-" { add(.weight, part, field.text) }
    case (FieldKey.note, _): add(.note, part, owner: owner, prose(field.text))
    case (FieldKey.comment, _): add(.comment, part, prose(field.text))
    case (FieldKey.sets, .exercise):
      add(.sets, part, owner: owner, field.text)
      for group in groupTexts(ofSets: field.text) { add(.group, part, owner: owner, group) }
    default: add(.field, part, owner: owner, "\(field.key) \(field.text)")
    }
  }
}

/// Remembers what lines say, since the versions of a log share most of them.
final class FieldMemory {
  private var known: [ArraySlice<UInt8>: [LineField]] = [:]

  func fields(of line: LineRef) -> [LineField] {
    if let fields = known[line.content] { return fields }
    let fields = line.fields
    known[line.content] = fields
    return fields
  }
}
