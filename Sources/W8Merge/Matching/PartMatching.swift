import W8Engine
import W8Syntax

/// Which parts of two versions are one thing.
package struct PartMatching {
  /// The part of the second version that each part of the first is, by the first.
  package private(set) var second: [ObjectIdentifier: LogPart] = [:]
  private var taken: Set<ObjectIdentifier> = []
  private let names: VersionSettings

  /// Matches parts that stand side by side; `areAdded` where both versions have added them to a common one, or have none. What
  /// is `known` is one thing already, and `others` of the second are none of the first.
  package init(
    _ first: [LogPart], _ second: [LogPart], _ names: VersionSettings, areAdded: Bool = false,
    known: [ObjectIdentifier: LogPart] = [:], others: Set<ObjectIdentifier> = []
  ) {
    self.names = names
    self.second = known
    taken = Set(known.values.map { ObjectIdentifier($0) }).union(others)
    matchDays(first.filter(isDay), second.filter(isDay), areAdded: areAdded)
    matchByKey(first.filter(isFree), second.filter { !isTaken($0) })
    matchSessions(first, second, areAdded: areAdded)
    matchExercises(first, second)
    matchSingleNotes(first, second, areAdded: areAdded)
  }

  /// The part that `part` of the first version is in the second.
  package subscript(part: LogPart) -> LogPart? { second[ObjectIdentifier(part)] }

  private mutating func match(_ one: LogPart, _ two: LogPart) {
    second[ObjectIdentifier(one)] = two
    taken.insert(ObjectIdentifier(two))
  }

  private func isFree(_ part: LogPart) -> Bool { second[ObjectIdentifier(part)] == nil }
  private func isTaken(_ part: LogPart) -> Bool { taken.contains(ObjectIdentifier(part)) }

  // MARK: - What has a key

  private mutating func matchByKey(_ first: [LogPart], _ second: [LogPart]) {
    let (ones, others) = (byKey(first), byKey(second))
    for (key, ones) in ones {
      guard let others = others[key] else { continue }
      if ones.count != others.count {
        join(ones, others) { $0.isWritten(as: $1) }
        join(ones, others) { LineRef($0).saysSame(LineRef($1)) }
        join(ones, others) { one, two in one.kind == .exercise && isLonger(one, two) }
      }
      for (one, two) in zip(ones.filter(isFree), others.filter { !isTaken($0) }) { match(one, two) }
    }
  }

  private func byKey(_ parts: [LogPart]) -> [String: [LogPart]] {
    var known: [String: [LogPart]] = [:]
    for part in parts where !isDay(part) {
      if let key = names.key(of: part) { known[key, default: []].append(part) }
    }
    return known
  }

  // MARK: - Days

  private mutating func matchDays(_ first: [LogPart], _ second: [LogPart], areAdded: Bool) {
    var byDate: [CivilDate: [LogPart]] = [:]
    for part in second { if let date = part.date { byDate[date, default: []].append(part) } }
    var ones: [CivilDate: [LogPart]] = [:]
    for part in first { if let date = part.date { ones[date, default: []].append(part) } }
    for (date, parts) in ones {
      if let others = byDate[date] { matchDay(parts, others, areAdded: areAdded) }
    }
  }

  /// Matches the entries of one date.
  private mutating func matchDay(_ first: [LogPart], _ second: [LogPart], areAdded: Bool) {
    join(first, second) { $0.isWritten(as: $1) }
    join(first, second) { LineRef($0).saysSame(LineRef($1)) }
    join(first, second) { one, two in one.time != nil && one.time == two.time }
    join(first, second) { [unit = names.massUnit] in
      isNear($0.weight(in: unit), $1.weight(in: unit))
    }
    let (left, right) = (first.filter(isFree), second.filter { !isTaken($0) })
    let (one, two) = (left.filter { $0.time == nil }, right.filter { $0.time == nil })
    if one.count == 1, two.count == 1 { match(one[0], two[0]) }
    join(first, second) { [names] in names.sharesSets($0, $1) }
  }

  private mutating func join(
    _ first: [LogPart], _ second: [LogPart], _ areOne: (LogPart, LogPart) -> Bool
  ) {
    for one in first where isFree(one) {
      guard let two = second.first(where: { !isTaken($0) && areOne(one, $0) }) else { continue }
      match(one, two)
    }
  }

  // MARK: - Sessions and exercises whose name is another

  private mutating func matchSessions(_ first: [LogPart], _ second: [LogPart], areAdded: Bool) {
    let (ones, others) = (
      first.filter { $0.kind == .session }, second.filter { $0.kind == .session }
    )
    if ones.isEmpty || others.isEmpty { return }
    join(ones, others) { [names] in names.sharesSets($0, $1) }
    if areAdded { return }
    join(ones, others) { [names] in names.sharesExercise($0, $1, where: isLonger) }
    // Who has changed its gym and its sets has left alone what it trained.
    let (left, right) = (ones.filter(isFree), others.filter { !isTaken($0) })
    if left.count == 1, right.count == 1 {
      join(left, right) { [names] in names.sharesExercise($0, $1) { _, _ in true } }
    }
  }

  private mutating func matchExercises(_ first: [LogPart], _ second: [LogPart]) {
    let (ones, others) = (
      first.filter { $0.kind == .exercise && isFree($0) },
      second.filter { $0.kind == .exercise && !isTaken($0) }
    )
    if ones.isEmpty || others.isEmpty { return }
    join(ones, others) { one, two in one.sets != nil && one.sets == two.sets }
  }

  // MARK: - Notes

  /// A note that alone is left on both sides was changed.
  private mutating func matchSingleNotes(
    _ first: [LogPart], _ second: [LogPart], areAdded: Bool
  ) {
    if areAdded { return }
    let ones = first.filter { $0.kind == .note && isFree($0) }
    let others = second.filter { $0.kind == .note && !isTaken($0) }
    if ones.count == 1, others.count == 1 { match(ones[0], others[0]) }
  }
}

private func isDay(_ part: LogPart) -> Bool { part.kind == .entry && part.date != nil }

/// Whether the sets of one exercise begin with those of the other.
private func isLonger(_ one: LogPart, _ two: LogPart) -> Bool {
  let (left, right) = (groupTexts(ofSets: one.sets ?? ""), groupTexts(ofSets: two.sets ?? ""))
  return left.starts(with: right) || right.starts(with: left)
}

/// Whether two weights are within ten grams of each other.
func isNear(_ one: Mass?, _ two: Mass?) -> Bool {
  guard let one, let two else { return false }
  return abs(one.tenNanograms - two.tenNanograms)
    <= Mass(thousandths: 10, of: .kilogram).tenNanograms
}

extension VersionSettings {
  /// Whether a session or day has an exercise with sets that the other has too.
  fileprivate func sharesSets(_ one: LogPart, _ two: LogPart) -> Bool {
    let known = Set(one.exercises.compactMap { exerciseWithSets($0) })
    return !known.isEmpty
      && two.exercises.contains { exerciseWithSets($0).map(known.contains) ?? false }
  }

  /// Whether a session has an exercise that the other has too, and of both `areOne` holds.
  fileprivate func sharesExercise(
    _ one: LogPart, _ two: LogPart, where areOne: (LogPart, LogPart) -> Bool
  ) -> Bool {
    one.exercises.contains { exercise in
      two.exercises.contains { other in
        key(of: exercise) == key(of: other) && areOne(exercise, other)
      }
    }
  }

  private func exerciseWithSets(_ part: LogPart) -> String? {
    guard let sets = part.sets, let name = part.exerciseName else { return nil }
    return "\(exerciseKey(name))\n\(sets)"
  }

  /// What tells a part from others beside it; equal ones are told apart by their order.
  func key(of part: LogPart) -> String? {
    switch part.kind {
    case .header:
      return part.month.map { "#\($0)" } ?? "#" + part.tree.proseText(part.line)
    case .entry, .comment, .note, .unknown:
      return "\(part.kind) \(part.tree.proseText(part.line))"
    case .session:
      return "@\(gymKey(part.gymText))/\(part.head == .line ? part.start ?? "" : "")"
    case .exercise: return part.exerciseName.map { "x \(exerciseKey($0))" }
    case .directive:
      return directiveKey(part) ?? "d " + part.tree.proseText(part.line)
    }
  }

  private func directiveKey(_ part: LogPart) -> String? {
    switch part.tree.directive(onLine: part.line) {
    case .version: "w8log"
    case .unit: "unit"
    case .liftUnit: "lift-unit"
    case .order: "order"
    case .trend: "trend"
    case .goal(let goal): "goal \(goal.from.map { "\($0.value)" } ?? "")"
    case .gym(let gym): "gym \(gymKey(gym.id.text))"
    case .exercise(let exercise): "exercise \(exerciseKey(exercise.name.text))"
    case .metric(let metric): "metric \(folded(metric.key.text))"
    case .tag(let tag): "tag \(folded(tag.text))"
    case .lint(let lint): "lint \(folded(lint.rule.text))"
    case .setup(let setup): "setup \(gymKey(setup.gym.text)) \(exerciseKey(setup.exercise.text))"
    case .milestone, .include:
      // All that the line says, however it is spaced.
      "d " + LineRef(part).fields.map { $0.text }.joined(separator: " ")
    case .incomplete, .uninterpreted: nil
    }
  }
}
