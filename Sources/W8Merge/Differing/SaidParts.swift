import W8Engine
import W8Syntax

/// A note, a comment, or a line that cannot be read.
struct Prose {
  let kind: LogChange.Kind
  let text: String
  let part: LogPart

  init(_ text: String, of part: LogPart, in kind: LogChange.Kind? = nil) {
    self.kind = kind ?? (text.hasPrefix(";") ? .comment : .note)
    (self.text, self.part) = (prose(text), part)
  }

  /// A note or comment with the word for it.
  var words: String { "\(kind.rawValue) \"\(text)\"" }
}

extension [Prose] {
  /// Those of which `others` has fewer.
  func without(_ others: [Prose]) -> [Prose] {
    var counts: [String: Int] = [:]
    for other in others { counts[other.words, default: 0] += 1 }
    return filter { one in
      counts[one.words, default: 0] -= 1
      return counts[one.words, default: 0] < 0
    }
  }
}

/// The days of which there are several entries.
func daysWithManyEntries(_ parts: [LogPart]) -> Set<CivilDate> {
  var (seen, many): (Set<CivilDate>, Set<CivilDate>) = ([], [])
  for part in parts where part.kind == .entry {
    if let date = part.date, !seen.insert(date).inserted { many.insert(date) }
  }
  return many
}

extension LogPart {
  /// What belongs to no day: the notes and comments of a line at the margin, and a line that only a day can have.
  var margin: [Prose] {
    if kind == .entry, date != nil { return [] }
    let comments = above.map { Prose(tree.proseText($0), of: self) }
    switch kind {
    case .directive: return comments
    case .header: return comments + tails
    case .comment, .note: return comments + [Prose(tree.proseText(line), of: self)]
    default:
      return comments + [Prose(tree.proseText(line), of: self, in: .line)]
        + children.flatMap { $0.margin }
    }
  }

  /// The notes and comments of a day or exercise, wherever they stand; of a day also the lines that cannot be read, and the
  /// comments of its exercises.
  var ownProse: [Prose] {
    let comments = above.map { Prose(tree.proseText($0), of: self) }
    switch kind {
    case .note, .comment: return comments + [Prose(tree.proseText(line), of: self)]
    case .unknown: return comments + [Prose(tree.proseText(line), of: self, in: .line)]
    case .exercise: return tails.filter { $0.kind == .note } + children.flatMap { $0.ownProse }
    default:
      return comments + tails
        + children.flatMap { child in
          child.kind == .exercise
            ? child.above.map { Prose(tree.proseText($0), of: child) }
              + child.tails.filter { $0.kind == .comment }
            : child.ownProse
        }
    }
  }

  private var tails: [Prose] {
    guard head == .line, !LineRef(self).isVerbatim else { return [] }
    return LineRef(self).fields.filter { FieldKey.tails.contains($0.key) }
      .map { Prose($0.text, of: self) }
  }

  /// What the line says, without `hidden`; a weight that was not taken is none.
  func saidFields(without hidden: [String]) -> [LineField] {
    if head != .line { return [] }
    return LineRef(self).fields.filter {
      !hidden.contains($0.key) && !($0.key == FieldKey.weight && $0.text == "-")
    }
  }

  /// What the line says, without day, weekday, notes and comments; of a session that has no line of its own, `gym`.
  func ownWords(_ gym: String?) -> String {
    if head != .line { return gym ?? "" }
    let hidden = [FieldKey.day, FieldKey.weekday] + FieldKey.tails
    return LineRef(self).fields.filter { !hidden.contains($0.key) }.map { $0.text }
      .joined(separator: " ")
  }

  /// What a day and all that belongs to it says.
  var said: String {
    var words: [String] = []
    for part in [self] + children.flatMap({ [$0] + $0.children }) where part.head == .line {
      switch part.kind {
      case .note, .comment, .unknown: words += part.ownProse.map { $0.words }
      case .exercise: words.append("\(part.exerciseName ?? "") \(part.saidOfExercise)")
      default: words += [part.ownWords(nil)] + part.tails.map { $0.words }
      }
    }
    return words.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// What an exercise says besides its name.
  var saidOfExercise: String {
    let hidden = [FieldKey.name] + FieldKey.tails
    let fields = LineRef(self).fields.filter { !hidden.contains($0.key) }.map { $0.text }
    let notes = ownProse.map { $0.words }
    return (fields.isEmpty ? [] : [fields.joined(separator: " ")] + notes).joined(separator: "; ")
  }

  /// The exercises directly below a session.
  var exerciseLines: [LogPart] { children.filter { $0.kind == .exercise } }

  /// Whether the session is at the gym that is not named.
  var isOfDefaultGym: Bool { gymText.map { $0 == "@" } ?? true }

  var timeText: String? { LineRef(self).fields[FieldKey.time] }

  /// Whether a weight has no unit.
  var hasBareWeight: Bool { hasBare(.weight) }

  /// Whether a load of an exercise has no unit.
  var hasBareLoad: Bool { hasBare(.load) }

  private func hasBare(_ kind: TokenKind) -> Bool {
    tree.tokens(ofLine: line).contains { token in
      token.kind == kind && token.unit == .none
        && tree.string(of: token, line: line).contains { $0.isNumber }
    }
  }

  /// The lines of the part with the blank ones above.
  var linesWithGap: Range<Int> {
    let lines = lines
    return min(gap.isEmpty ? lines.lowerBound : gap.lowerBound, lines.lowerBound)..<lines.upperBound
  }
}
