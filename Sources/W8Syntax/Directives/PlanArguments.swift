import Primitives
package import W8Engine

/// How an exercise goes on.
package struct PlanArguments: Hashable, Sendable {
  /// The exercise's name with its range.
  package let exercise: Argument
  /// The gym with its range, the text with the `@`; nil for all.
  package let gym: Argument?
  /// The title of the sessions; nil for all.
  package let title: Argument?
  /// The first day.
  package let from: WrittenDate
  /// The last day; nil when none is written.
  package let until: WrittenDate?
  /// What it says of sets and loads.
  package let rules: PlanRules
}

/// Why a plan says nothing.
package enum PlanFault: Hashable, Sendable {
  case noStart, endsFirst, noSets, percentWithoutMax, severalSessions, maxWithOthers, noOpenSet
  case failsWithoutReset, testWithoutShare, shareOfBodyWeight, levelWithoutGym, mixedLoads
  /// An argument that cannot be read, or a second one of its kind.
  case unread
}

extension ArgumentReader {
  /// Reads a plan; what cannot be read or contradicts the rest makes it say nothing.
  mutating func readPlan(_ text: Span<UInt8>) -> Directive? {
    let exercise = needExercise(text)
    let gym = arguments.firstIndex { $0.kind == .gym }.flatMap { _ in needGym(text) }
    let title = option(text, "in") { $0.isBlank($1) ? nil : $0.taken($1) }
    let from = option(text, "from", WrittenDate.init)
    let until = option(text, "until", WrittenDate.init)
    if isIncomplete { return nil }
    guard from != nil || arguments.contains(where: { $0.isPair(text, "from") }) else {
      return refusedPlan(.noStart, at: nil)
    }
    var reading = PlanReading()
    readSets(text, &reading)
    readLoads(text, &reading)
    if let index = arguments.firstIndex(where: { $0.fault != nil }) {
      let isUnread = !reading.sessions.isEmpty || arguments[index].kind == .word
      return isUnread ? .refusedPlan(.unread) : refusedPlan(.noSets, at: nil)
    }
    guard !reading.sessions.isEmpty else { return refusedPlan(.noSets, at: nil) }
    if let from, let until, until.value < from.value {
      return refusedPlan(.endsFirst, at: arguments.firstIndex { $0.isPair(text, "until") })
    }
    if let (fault, index) = reading.contradiction(hasGym: gym != nil) {
      return refusedPlan(fault, at: index)
    }
    guard let exercise, let from else { return nil }
    return .plan(
      PlanArguments(
        exercise: exercise, gym: gym, title: title, from: from, until: until, rules: reading.rules))
  }

  private mutating func refusedPlan(_ fault: PlanFault, at index: Int?) -> Directive {
    refuse(index)
    return .refusedPlan(fault)
  }

  private mutating func readSets(_ text: Span<UInt8>, _ reading: inout PlanReading) {
    while let (sets, index) = find(text, { readWord($0, $1) { $0.scheme() } }) {
      reading.sessions.append((sets, index))
    }
    while let (sets, index) = find(
      text, { $0.isPair($1, "stage") ? scanned($0, $1) { $0.scheme() } : nil })
    {
      reading.stages.append((sets, index))
    }
    reading.test = findPair(text, "test") { $0.count(1...20) }
    reading.fail = findPair(text, "fail") { $0.count(1...9) }
    reading.effort = find(text) { readWord($0, $1) { $0.effort() } }
    let rounding = find(text) { argument, text in
      argument.isPair(text, "round")
        ? PlanRounding(rawValue: lowerCaseOfWord(argument.string(text))) : nil
    }
    reading.rules.rounding = rounding?.value ?? .down
  }

  private mutating func readLoads(_ text: Span<UInt8>, _ reading: inout PlanReading) {
    reading.max = findPair(text, "max") { $0.amount().flatMap { $0.value > 0 ? $0 : nil } }
    reading.reset = findPair(text, "reset") { $0.reset() }
    reading.step = find(text) { readWord($0, $1) { $0.step() } }
    while let (step, index) = find(text, { readWord($0, $1) { $0.repetitionStep() } }) {
      reading.repetitionSteps.append((step, index))
    }
    reading.start = find(text) { readWord($0, $1) { $0.start() } }
  }

  /// The value of the first pair with `key` that can be read; others do not count.
  private mutating func findPair<Value>(
    _ text: Span<UInt8>, _ key: StaticString, _ read: (inout AmountScanner) -> Value?
  ) -> (value: Value, index: Int)? {
    var first: (value: Value, index: Int)?
    while let found = find(text, { $0.isPair($1, key) ? scanned($0, $1, read) : nil }) {
      first = first ?? found
    }
    return first
  }
}

/// What `read` makes of a whole bare word.
private func readWord<Value>(
  _ argument: WrittenArgument, _ text: Span<UInt8>, _ read: (inout AmountScanner) -> Value?
) -> Value? {
  argument.kind == .word ? scanned(argument, text, read) : nil
}

/// What a plan line says, with the indices of the arguments that say it.
private struct PlanReading {
  typealias Found<Value> = (value: Value, index: Int)

  var sessions: [Found<[PlannedSet]>] = []
  var stages: [Found<[PlannedSet]>] = []
  var max: Found<Amount>?
  var start: Found<(amount: Amount, isBodyWeight: Bool)>?
  var step: Found<Amount>?
  var repetitionSteps: [Found<(Int, Amount)>] = []
  var fail: Found<Int>?
  var reset: Found<PlanReset>?
  var test: Found<Int>?
  var effort: Found<Int>?
  var rules = PlanRules()

  /// Completes the rules; the first argument that does not go with the others, where there is one.
  mutating func contradiction(hasGym: Bool) -> (PlanFault, Int)? {
    let sets = sessions + stages
    let shared = sets.first { found in found.value.contains { $0.share != nil } }
    let unshared = sessions.first { found in found.value.contains { $0.share == nil } }
    if max == nil, let shared { return (.percentWithoutMax, shared.index) }
    if let max {
      let hasRange = sets.contains { $0.value.contains { $0.most > $0.least } }
      if start != nil || !stages.isEmpty || test != nil || hasRange {
        return (.maxWithOthers, max.index)
      }
      if let unshared { return (.percentWithoutMax, unshared.index) }
    } else if sessions.count > 1 {
      return (.severalSessions, sessions[1].index)
    }
    if let first = repetitionSteps.first, !sets.contains(where: { $0.value.contains { $0.isOpen } })
    {
      return (.noOpenSet, first.index)
    }
    if let fail, reset == nil, stages.isEmpty { return (.failsWithoutReset, fail.index) }
    var isShare = false
    if case .share? = reset?.value { isShare = true }
    if let test, !isShare { return (.testWithoutShare, test.index) }
    if let reset, isShare, start?.value.isBodyWeight == true {
      return (.shareOfBodyWeight, reset.index)
    }
    complete()
    return contradictionOfUnits(hasGym: hasGym)
  }

  private func contradictionOfUnits(hasGym: Bool) -> (PlanFault, Int)? {
    let (all, unit) = (amounts, rules.unit)
    if let other = all.first(where: { ($0.value.unit == nil) != (unit == nil) }) {
      return (.mixedLoads, other.index)
    }
    if unit == nil, !hasGym, let first = all.first { return (.levelWithoutGym, first.index) }
    return nil
  }

  /// The loads and steps, those first that say in which unit the others are.
  private var amounts: [Found<Amount>] {
    let load = start.flatMap { $0.value.amount.value == 0 && $0.value.isBodyWeight ? nil : $0 }
    var all: [Found<Amount>] = []
    if let max { all.append(max) }
    if let load { all.append((load.value.amount, load.index)) }
    if let step { all.append(step) }
    for step in repetitionSteps { all.append((step.value.1, step.index)) }
    if case .change(let amount)? = reset?.value, let reset { all.append((amount, reset.index)) }
    return all
  }

  private mutating func complete() {
    rules.sessions = sessions.map { $0.value }
    rules.laterStages = stages.map { $0.value }
    (rules.max, rules.start, rules.step) = (max?.value, start?.value.amount, step?.value)
    for (count, step) in repetitionSteps.map({ $0.value }) where rules.repetitionSteps[count] == nil
    {
      rules.repetitionSteps[count] = step
    }
    (rules.misses, rules.reset, rules.test) = (fail?.value ?? 1, reset?.value, test?.value)
    rules.effort = effort?.value
    if let first = amounts.first { rules.unit = first.value.unit }
    let isBodyWeight = start?.value.isBodyWeight ?? false
    rules.kind = isBodyWeight ? .bodyWeight : rules.unit == nil ? .level : .mass
  }
}
