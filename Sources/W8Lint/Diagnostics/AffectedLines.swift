import Primitives
package import W8Book
import W8Edits
package import W8Engine
import W8Syntax
import W8Text

/// Gathers what lines say that belong to no day, or to one whose date is in doubt.
///
/// What cannot be read on them is an error of its own.
struct AffectedLines {
  private var parts: LogParts = []
  private let file: FileAnalysis
  private var keys: Set<ExerciseKey> = []
  private var unnamed: [String] = []
  private var isUnknown = false

  /// What is in doubt; everything where a line may have been meant as anything.
  var doubt: Impact {
    isUnknown ? Impact(.all) : Impact(parts, of: .some(keys: keys, lines: unnamed))
  }

  /// Takes `fileLine` of `file`.
  init(line fileLine: FileLine, in file: FileAnalysis) {
    self.file = file
    add(fileLine)
  }

  /// Takes `fileLine`, which is an entry or was meant as one, and those below it up to the next entry.
  init(dayAt fileLine: FileLine, in file: FileAnalysis) {
    self.file = file
    if fileLine.kind == .entry {
      addEntry(fileLine.tree, fileLine.line)
    } else if let meant = entry(meantBy: fileLine) {
      addEntry(meant, 0)
    } else {
      isUnknown = true
      return
    }
    for line in fileLine.tree.lines.indices[(fileLine.line + 1)...] {
      if fileLine.tree.endsDay(line) { return }
      add(file.line(section: fileLine.section, index: line))
    }
  }

  /// The lines of a month.
  init(month region: MonthRegion) {
    file = region.file
    for line in region.lines {
      if line.kind == .entry { addEntry(line.tree, line.line) } else { add(line) }
    }
  }

  private mutating func add(_ fileLine: FileLine) {
    switch fileLine.kind {
    case .exercise:
      parts.formUnion([.sessions, .exercises, .sets])
      if let key = file.exerciseKey(at: fileLine) {
        keys.insert(key)
      } else {
        unnamed.append(fileLine.text)
      }
    case .session: parts.insert(.sessions)
    case .note: break
    case .blank, .comment, .directive, .entry, .month, .unknown: return
    }
    addFields(fileLine.tree, fileLine.line)
  }

  private mutating func addEntry(_ tree: SyntaxTree, _ line: Int) {
    // Of a line without a day, which is too long, nothing is read.
    let isRead = tree.tokens(ofLine: line).day != nil
    parts.formUnion(isRead ? .weights : .ofEntryLine)
    addFields(tree, line)
  }

  private mutating func addFields(_ tree: SyntaxTree, _ line: Int) {
    for token in tree.tokens(ofLine: line) {
      switch token.kind {
      case .pair: parts.insert(.measurements)
      case .tag: parts.insert(.tags)
      case .gym, .defaultGym: parts.insert(.sessions)
      case .title: parts.insert(.notes)
      case .note:
        parts.insert(.notes)
        let range = tree.range(of: token, line: line)
        if tree.text[range.start..<range.end].contains(UInt8(ascii: "#")) { parts.insert(.tags) }
      default: break
      }
    }
  }
}

extension SyntaxTree {
  /// Whether the line at `line` starts another day, or was meant to: what is below that is in doubt by its own error.
  fileprivate func endsDay(_ line: Int) -> Bool {
    switch lines[line].kind {
    case .entry: true
    case .month: lines[line].opensMonth
    case .unknown: !isIndented(line)
    case .exercise: faults(ofLine: line).contains { $0.kind == .indentedDay }
    case .blank, .comment, .directive, .note, .session: false
    }
  }
}

/// The entry that a line was meant to be, which is indented or lacks its day; nil where that cannot be known.
private func entry(meantBy fileLine: FileLine) -> SyntaxTree? {
  let words = Substring(fileLine.text.unicodeScalars.drop { $0 == " " || $0 == "\t" })
  guard words.utf8.count < longestLine / 2 else { return nil }
  if fileLine.kind == .exercise { return parse(Array(words.utf8), .later) }
  let tree = parse(Array("01 \(words)".utf8), .later)
  let isWeighIn =
    tree.faults.isEmpty && tree.lines.count == 1 && tree.tokens(ofLine: 0).first(of: .weight) != nil
  return isWeighIn ? tree : nil
}

/// Finds what the diagnostics of a file, in the order of their offsets, leave in doubt if they are errors.
///
/// Those of one line that reach equally far leave the same in doubt, which is looked for once.
package struct ImpactSearch {
  private let file: FileAnalysis
  private var line: FileLine?
  private var known: [AffectedPart: Impact] = [:]
  /// The months of the file, and what the one that was asked for last leaves in doubt.
  private let months: FileMonths
  private var month: (sections: Range<Int>, doubt: Impact)?

  /// Starts with the first diagnostic of `file`.
  package init(_ file: FileAnalysis) {
    self.file = file
    months = FileMonths(file)
  }

  /// What `diagnostic`, which `diagnostics(of: file)` listed, leaves in doubt if it is an error.
  package mutating func doubt(of diagnostic: Diagnostic) -> Impact {
    guard let fileLine = file.line(at: diagnostic.range.start) else { return Impact(.all) }
    let affectedPart = diagnostic.rule.affectedPart
    if affectedPart == .field { return Impact(field(diagnostic, fileLine, in: file)) }
    if affectedPart == .month { return month(around: fileLine) }
    if line?.isSameLine(as: fileLine) != true { known = [:] }
    line = fileLine
    if let doubt = known[affectedPart] { return doubt }
    let doubt = doubt(of: fileLine, affectedPart)
    known[affectedPart] = doubt
    return doubt
  }

  private mutating func doubt(of fileLine: FileLine, _ affectedPart: AffectedPart) -> Impact {
    switch affectedPart {
    case .nothing: return Impact([])
    case .parts(let parts): return Impact(parts)
    case .field, .line: return line(fileLine)
    case .lostLine: return AffectedLines(line: fileLine, in: file).doubt
    case .sets: return Impact(.sets, of: exercise(on: fileLine))
    case .branch: return Impact([.sets, .gyms], of: exercise(on: fileLine))
    case .day: return AffectedLines(dayAt: fileLine, in: file).doubt
    case .month: return month(around: fileLine)
    case .directive: return Impact(parts(ofDirective: fileLine))
    case .wholeLog: return .total
    }
  }

  /// Words may be a note that lost its `>`, or a measurement; a number is neither.
  private func field(
    _ diagnostic: Diagnostic, _ fileLine: FileLine, in file: FileAnalysis
  ) -> LogParts {
    guard fileLine.kind == .entry else { return [.sessions, .gyms, .notes] }
    let first = file.text.bytes(in: diagnostic.range).first ?? 0
    let isNumber = first < UInt8(ascii: "A")
    return isNumber ? .weights : [.weights, .measurements, .notes]
  }

  /// Looked for once for all headers of a month, of which there may be as many as lines.
  private mutating func month(around fileLine: FileLine) -> Impact {
    let region = months.region(around: fileLine.section)
    if let month, month.sections == region.sections { return month.doubt }
    let doubt = AffectedLines(month: region).doubt
    month = (region.sections, doubt)
    return doubt
  }

  private mutating func line(_ fileLine: FileLine) -> Impact {
    switch fileLine.kind {
    case .blank, .comment: return Impact([])
    case .month: return month(around: fileLine)
    case .entry:
      // What cannot be read of a line may be any field, and without its date the day has none.
      let isDated = fileLine.entry?.date != nil
      return isDated ? Impact(.ofEntryLine) : AffectedLines(dayAt: fileLine, in: file).doubt
    case .session: return Impact([.sessions, .gyms, .notes, .tags])
    case .note: return Impact([.notes, .tags])
    case .exercise:
      return Impact(parts(ofExercise: fileLine), of: exercise(on: fileLine))
    case .directive: return Impact(parts(ofDirective: fileLine))
    case .unknown:
      guard fileLine.tree.isIndented(fileLine.line) else {
        return AffectedLines(dayAt: fileLine, in: file).doubt
      }
      return Impact([.sets, .exercises, .notes, .tags], of: exercise(on: fileLine))
    }
  }

  /// A line without a name may be a note that lost its `>`, and behind an opener that is never closed a note may stand
  /// unread.
  private func parts(ofExercise fileLine: FileLine) -> LogParts {
    let isNamed = fileLine.tree.nameID(ofLine: fileLine.line) != nil
    let mayHideNote = !isNamed || fileLine.text.utf8.contains(UInt8(ascii: ">"))
    let parts: LogParts = isNamed ? .sets : [.sets, .exercises]
    return mayHideNote ? parts.union([.notes, .tags]) : parts
  }

  private func exercise(on fileLine: FileLine) -> AffectedExercises {
    if let key = file.exerciseKey(at: fileLine) { return .some(keys: [key], lines: []) }
    return .some(keys: [], lines: [fileLine.text])
  }

  /// What the keyword sets; of a word that is none, that of the keyword that it is most like.
  private func parts(ofDirective fileLine: FileLine) -> LogParts {
    let words = fileLine.text.utf8.split(maxSplits: 1, whereSeparator: isBlank)
    let word = words.first.map { String(Substring($0)) } ?? ""
    return (Keyword(name: word) ?? .nearest(to: word))?.parts ?? .all
  }
}

extension Keyword {
  /// The parts of a log that the directive has a say in.
  fileprivate var parts: LogParts {
    switch self {
    case .w8log, .include: .all
    case .unit: [.weights, .goal, .sets]
    case .liftUnit, .setup: .sets
    case .trend: [.weights, .measurements, .goal]
    case .goal, .milestone: .goal
    case .gym: [.gyms, .sets]
    case .exercise: [.exercises, .sets]
    case .metric: .measurements
    case .tag: .tags
    case .order: .weights
    case .lint: []
    }
  }
}

/// What an error leaves in doubt: what it hides may belong there, and what is read there may be wrong.
package struct Impact: Hashable, Sendable {
  /// The parts of the log.
  package let parts: LogParts
  /// Whether nothing of the log is to be shown.
  package let isTotal: Bool
  private let exercises: AffectedExercises

  /// Doubts `parts`, of `exercises` where they belong to some.
  init(_ parts: LogParts, of exercises: AffectedExercises = .all) {
    self.parts = parts
    self.exercises = exercises
    isTotal = false
  }

  private init() {
    parts = .all
    exercises = .all
    isTotal = true
  }

  /// Doubts everything, so that nothing is to be shown.
  static let total = Impact()

  /// Whether a report that reads `parts` may be wrong.
  ///
  /// One that is about a single exercise gives all `names` of it as `exerciseKey` makes them.
  package func touches(_ parts: LogParts, ofExercise names: [ExerciseKey]? = nil) -> Bool {
    let common = self.parts.intersection(parts)
    guard let names, !common.isEmpty, common.isSubset(of: .ofExercises) else {
      return !common.isEmpty
    }
    return exercises.mayInclude(names)
  }
}

/// The exercises of which sets are in doubt.
enum AffectedExercises: Hashable, Sendable {
  /// It may be any.
  case all
  /// Those with these keys, and those whose names stand in one of these lines, of which no name can be read.
  case some(keys: Set<ExerciseKey>, lines: [String])

  /// Whether the exercise that has these names may be one of them.
  func mayInclude(_ names: [ExerciseKey]) -> Bool {
    guard case .some(let keys, let lines) = self else { return true }
    return names.contains { name in
      keys.contains(name) || lines.contains { exerciseKey($0).text.holds(name.text) }
    }
  }
}

/// Parts of what a log says: those that a report reads, or that an error leaves in doubt.
package struct LogParts: OptionSet, Hashable, Sendable {
  /// A bit for each part.
  package let rawValue: UInt16

  /// Makes the parts with the bits of `rawValue`.
  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The body weights with their dates and times.
  package static let weights = LogParts(rawValue: 1 << 0)
  /// What stands behind weights as `key:value`.
  package static let measurements = LogParts(rawValue: 1 << 1)
  /// The goal and the milestones.
  package static let goal = LogParts(rawValue: 1 << 2)
  /// The sessions: how many there were, and when.
  package static let sessions = LogParts(rawValue: 1 << 3)
  /// The sets of exercises.
  package static let sets = LogParts(rawValue: 1 << 4)
  /// The gyms: where a session was, and so the branches of exercises.
  package static let gyms = LogParts(rawValue: 1 << 5)
  /// The notes.
  package static let notes = LogParts(rawValue: 1 << 6)
  /// The tags.
  package static let tags = LogParts(rawValue: 1 << 7)
  /// Which exercises were done in a session.
  package static let exercises = LogParts(rawValue: 1 << 8)

  /// All of them.
  package static let all = LogParts(rawValue: .max)
  /// Those that belong to one exercise where an exercise is named.
  static let ofExercises: LogParts = [.sessions, .exercises, .sets, .notes, .tags]
  /// Those that an entry line may say.
  static let ofEntryLine: LogParts = [
    .weights, .measurements, .sessions, .gyms, .notes, .tags,
  ]
}

/// How far the faults of a rule reach: what is missing or in doubt where one of them is an error.
///
/// Reports that read nothing of it are shown as ever.
package enum AffectedPart: Hashable, Sendable {
  /// Nothing: all that is written is read.
  case nothing
  /// These parts of the log.
  case parts(LogParts)
  /// A field of an entry or session line.
  case field
  /// What the line says.
  case line
  /// What the line says, and that it belongs to a day.
  case lostLine
  /// The sets of the exercise on the line.
  case sets
  /// The sets of the exercise on the line, and the gym of its session.
  case branch
  /// All that the day on the line says.
  case day
  /// All that the days below the month header say.
  case month
  /// What the directive sets.
  case directive
  /// The whole log, of which nothing is to be shown: what is read may count twice, or mean something else.
  case wholeLog

  static let weights = AffectedPart.parts(.weights)
  static let measurements = AffectedPart.parts(.measurements)
  static let goal = AffectedPart.parts(.goal)
  static let gyms = AffectedPart.parts(.gyms)
  static let exercises = AffectedPart.parts([.exercises, .sets])
  static let notes = AffectedPart.parts([.notes, .tags])
  static let tags = AffectedPart.parts(.tags)
  /// Every part of the log; what can be read is shown.
  static let everything = AffectedPart.parts(.all)
}
