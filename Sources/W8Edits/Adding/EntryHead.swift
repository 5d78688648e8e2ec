import Primitives
import W8Book
import W8Engine
import W8Syntax
import W8Text

/// The line of an entry, to which fields can be added; it stays canonical where it is.
struct EntryHead {
  /// The line without its end.
  private(set) var line: [UInt8]
  private let isCanonical: Bool

  /// Whether something on the line cannot be read, so that nothing may be added to it.
  private(set) var isVerbatim = false
  /// The weight, or `-`.
  private(set) var weight: String?
  private(set) var time: String?
  /// The gym, or `@`.
  private(set) var gym: String?
  private(set) var tags: [String] = []
  private(set) var pairs: [String] = []
  /// The note or comment at the end, with its sign.
  private(set) var tail: String?

  /// The offset behind the day and the weekday.
  private var dayEnd = 0
  /// The offset behind the last field.
  private var fieldEnd = 0
  /// The position of the `-` of a day without a weight.
  private var unweighed: Range<Int>?
  private var weightRange: Range<Int>?

  var hasWeight: Bool { weight != nil && unweighed == nil }

  /// Reads `line`, an entry without its line end and without a byte order mark.
  init(_ line: [UInt8]) {
    self.line = line
    isCanonical = parse(line, .later).lines.first?.isCanonical ?? false
    read()
  }

  /// Adds what is given; a weight comes first, in place of a `-`, and a tail last.
  mutating func add(weight: String?, fields: [String], tail: String?) {
    guard weight != nil || tail != nil || !fields.isEmpty else { return }
    var text = Array(line[..<dayEnd])
    var own = line[dayEnd..<fieldEnd]
    if weight != nil, let unweighed {
      own.removeSubrange(unweighed)
      own = own.drop(while: isBlank)
    }
    for part in [weight.map { Array($0.utf8) }, Array(own)] {
      if let part, !part.isEmpty { text += (part.first == 0x20 ? [] : [0x20]) + part }
    }
    for field in fields { text += Array(" \(field)".utf8) }
    text += line[fieldEnd...]
    if let tail { text += Array("  \(tail)".utf8) }
    replace(text)
  }

  mutating func replace(weight: String) {
    guard let weightRange else { return }
    replace(line[..<weightRange.lowerBound] + Array(weight.utf8) + line[weightRange.upperBound...])
  }

  mutating func removeTail() {
    replace(Array(line[..<fieldEnd]))
  }

  /// The line with another day, in canonical form.
  func opened(by day: String) -> [UInt8] {
    canonicalLine(Array("\(day) ".utf8) + line[dayEnd...])
  }

  /// Takes the gym away, and the time where that is when the session there started.
  mutating func removeSession(withTime hasStart: Bool) {
    for field in [gym, hasStart ? time : nil] {
      guard let field, let range = line.firstOccurrence(of: " \(field)".utf8) else { continue }
      replace(Array(line[..<range.lowerBound]) + line[range.upperBound...])
    }
  }

  private mutating func replace(_ text: [UInt8]) {
    line = isCanonical ? canonicalLine(text) : text
    read()
  }

  private mutating func read() {
    let tree = parse(line, .later)
    isVerbatim = tree.lines.first.map { $0.isVerbatim || $0.kind != .entry } ?? true
    (weight, time, gym, tail, tags, pairs) = (nil, nil, nil, nil, [], [])
    (dayEnd, fieldEnd, unweighed, weightRange) = (0, 0, nil, nil)
    guard !isVerbatim else { return }
    for token in tree.tokens(ofLine: 0) {
      let text = tree.string(of: token, line: 0)
      switch token.kind {
      case .day, .date, .weekday: dayEnd = token.end
      case .weight:
        weight = text
        weightRange = Int(token.start)..<Int(token.end)
      case .unweighed:
        weight = text
        unweighed = Int(token.start)..<Int(token.end)
      case .time: time = text
      case .gym, .defaultGym: gym = text
      case .tag: tags.append(text)
      case .pair: pairs.append(text)
      case .note, .comment:
        tail = text
        continue
      default: break
      }
      fieldEnd = token.end
    }
  }
}

/// The weigh-ins that a date has before anything is added to it, which those of another program are held against.
///
/// Each of them answers for one that is added.
struct ExistingWeighIns {
  private var open: [(entry: Int, draft: DayDraft)]
  /// The index of the first element of `open` that has not answered.
  private var first = 0
  private var hasAnswered: [Bool]

  /// Takes the weigh-ins of the entries that are written.
  init(_ entries: [DraftedEntry]) {
    open = entries.enumerated().map { ($0.offset, $0.element.draft) }
      .filter { $0.draft.weighIn != nil }
    hasAnswered = open.map { _ in false }
  }

  /// Whether each of them has answered, of a time only those at it.
  func haveAllAnswered(at time: TimeOfDay?) -> Bool {
    (first..<open.count).allSatisfy { index in
      hasAnswered[index] || time != nil && open[index].draft.time != time
    }
  }

  /// The weigh-ins with a time that have not answered yet, by their indices.
  var unanswered: [(index: Int, time: TimeOfDay, draft: DayDraft)] {
    (first..<open.count).compactMap { index in
      guard !hasAnswered[index], let time = open[index].draft.time else { return nil }
      return (index, time, open[index].draft)
    }
  }

  /// Lets the weigh-in at `index` of `unanswered` answer.
  mutating func answer(_ index: Int) { hasAnswered[index] = true }

  /// The entry of the first that has not answered yet and is the one that is asked for; nil where there is none.
  mutating func answer(where isSame: (DayDraft) -> Bool) -> Int? {
    let answer = (first..<open.count).first { !hasAnswered[$0] && isSame(open[$0].draft) }
    guard let answer else { return nil }
    hasAnswered[answer] = true
    while first < open.count, hasAnswered[first] { first += 1 }
    return open[answer].entry
  }
}
