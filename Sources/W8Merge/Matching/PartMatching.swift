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
        join(ones, others) { WrittenPart($0) }
        join(ones, others) { SaidLine($0) }
        join(ones, others) { $0.setPrefixKeys(named: nil) }
      }
      for (one, two) in zip(ones.filter(isFree), others.filter { !isTaken($0) }) { match(one, two) }
    }
  }

  private func byKey(_ parts: [LogPart]) -> [PartKey: [LogPart]] {
    var known: [PartKey: [LogPart]] = [:]
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
    join(first, second) { WrittenPart($0) }
    join(first, second) { SaidLine($0) }
    join(first, second) { $0.time }
    let unit = names.massUnit
    join(first, second) { $0.weight(in: unit) }
    joinNear(first, second, unit)
    let (left, right) = (first.filter(isFree), second.filter { !isTaken($0) })
    let (one, two) = (left.filter { $0.time == nil }, right.filter { $0.time == nil })
    if one.count == 1, two.count == 1 { match(one[0], two[0]) }
    matchUnweighed(first, second, unit)
    join(first, second) { [names] in names.setsKeys(of: $0) }
  }

  /// Matches a `-` that nothing was trained on with the first weigh-in of the other version, at whatever time.
  private mutating func matchUnweighed(
    _ first: [LogPart], _ second: [LogPart], _ unit: MassUnit
  ) {
    let (left, right) = (first.filter(isFree), second.filter { !isTaken($0) })
    let isWeighed = { (part: LogPart) in part.weight(in: unit) != nil }
    if let one = left.first(where: isUnweighed), let two = right.first(where: isWeighed) {
      match(one, two)
    } else if let one = left.first(where: isWeighed), let two = right.first(where: isUnweighed) {
      match(one, two)
    }
  }

  /// Matches entries with weights within ten grams, the lightest first.
  private mutating func joinNear(_ first: [LogPart], _ second: [LogPart], _ unit: MassUnit) {
    func weighed(_ parts: some Sequence<LogPart>) -> [(part: LogPart, mass: Mass)] {
      parts.compactMap { part in part.weight(in: unit).map { (part, $0) } }
        .sorted { ($0.mass, $0.part.line) < ($1.mass, $1.part.line) }
    }
    var others = weighed(second.filter { !isTaken($0) })[...]
    if others.isEmpty { return }
    for one in weighed(first.filter(isFree)) {
      while let other = others.first, other.mass < one.mass, !isNear(one.mass, other.mass) {
        others.removeFirst()
      }
      guard let other = others.first, isNear(one.mass, other.mass) else { continue }
      match(one.part, other.part)
      others.removeFirst()
    }
  }

  // MARK: - Matching by keys

  /// Matches each remaining part with the first remaining part that has the same key.
  private mutating func join<Key: Hashable>(
    _ first: [LogPart], _ second: [LogPart], by key: (LogPart) -> Key?
  ) {
    join(first, second) { PartKeys(of: key($0).map { [$0] } ?? []) }
  }

  /// Matches each remaining part with the first remaining part that has one of the keys it looks for.
  private mutating func join<Key: Hashable>(
    _ first: [LogPart], _ second: [LogPart], by keys: (LogPart) -> PartKeys<Key>
  ) {
    let (first, second) = (first.filter(isFree), second.filter { !isTaken($0) })
    if first.isEmpty || second.isEmpty { return }
    // Each list is in reverse order.
    var waiting: [Key: [Int]] = [:]
    for index in second.indices.reversed() {
      for key in keys(second[index]).own { waiting[key, default: []].append(index) }
    }
    for one in first {
      var found: Int?
      for key in keys(one).wanted {
        while let index = waiting[key]?.last, isTaken(second[index]) { waiting[key]?.removeLast() }
        if let index = waiting[key]?.last { found = min(found ?? index, index) }
      }
      if let found { match(one, second[found]) }
    }
  }

  // MARK: - Sessions and exercises whose name is another

  private mutating func matchSessions(_ first: [LogPart], _ second: [LogPart], areAdded: Bool) {
    let (ones, others) = (
      first.filter { $0.kind == .session }, second.filter { $0.kind == .session }
    )
    if ones.isEmpty || others.isEmpty { return }
    join(ones, others) { [names] in names.setsKeys(of: $0) }
    if areAdded { return }
    join(ones, others) { [names] in names.setPrefixKeys(of: $0) }
    // Who has changed its gym and its sets has left alone what it trained.
    let (left, right) = (ones.filter(isFree), others.filter { !isTaken($0) })
    if left.count == 1, right.count == 1 {
      join(left, right) { [names] session in
        PartKeys(of: session.exercises.compactMap { names.key(of: $0) })
      }
    }
  }

  private mutating func matchExercises(_ first: [LogPart], _ second: [LogPart]) {
    let (ones, others) = (
      first.filter { $0.kind == .exercise && isFree($0) },
      second.filter { $0.kind == .exercise && !isTaken($0) }
    )
    if ones.isEmpty || others.isEmpty { return }
    join(ones, others) { $0.sets }
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

private func isUnweighed(_ part: LogPart) -> Bool {
  LineRef(part).fields[FieldKey.weight] == "-" && part.time == nil
    && !part.children.contains { $0.kind == .session }
}

private func isDay(_ part: LogPart) -> Bool { part.kind == .entry && part.date != nil }

/// Whether two weights are within ten grams of each other.
func isNear(_ one: Mass?, _ two: Mass?) -> Bool {
  guard let one, let two else { return false }
  return abs(one.tenNanograms - two.tenNanograms)
    <= Mass(thousandths: 10, of: .kilogram).tenNanograms
}

extension VersionSettings {
  /// Keys for sessions or days that share an exercise with equal sets.
  fileprivate func setsKeys(of part: LogPart) -> PartKeys<String> {
    PartKeys(of: part.exercises.compactMap { exerciseWithSets($0) })
  }

  /// Keys for sessions that share an exercise if the sets of one are a prefix of the other's.
  fileprivate func setPrefixKeys(of part: LogPart) -> PartKeys<SetsKey> {
    let keys = part.exercises.map { exercise in exercise.setPrefixKeys(named: key(of: exercise)) }
    return PartKeys(own: keys.flatMap { $0.own }, wanted: keys.flatMap { $0.wanted })
  }

  private func exerciseWithSets(_ part: LogPart) -> String? {
    guard let sets = part.sets, let name = part.exerciseName else { return nil }
    return "\(exerciseKey(name))\n\(sets)"
  }

  /// What tells a part from others beside it; equal ones are told apart by their order.
  func key(of part: LogPart) -> PartKey? {
    let text: String?
    switch part.kind {
    case .header: text = part.month.map { "\($0)" } ?? part.tree.proseText(part.line)
    case .entry, .comment, .note, .unknown: text = part.tree.proseText(part.line)
    case .session:
      text = gymKey(part.gymText) + "/" + (part.head == .line ? part.start ?? "" : "")
    case .exercise: text = part.exerciseName.map { exerciseKey($0) }
    case .directive: text = directiveKey(part) ?? "? " + part.tree.proseText(part.line)
    }
    return text.map { PartKey(kind: part.kind, text: $0) }
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
    case .plan(let plan):
      [
        "plan", exerciseKey(plan.exercise.text), plan.gym.map { gymKey($0.text) } ?? "",
        plan.title.map { folded($0.text) } ?? "", "\(plan.from.value)",
      ].joined(separator: "\n")
    case .milestone, .include:
      // All that the line says, however it is spaced.
      LineRef(part).fields.map { $0.text }.joined(separator: " ")
    case .incomplete, .refusedPlan, .uninterpreted: nil
    }
  }
}
