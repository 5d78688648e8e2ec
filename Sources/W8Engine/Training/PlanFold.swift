/// Carries a plan from session to session.
final class PlanFold: Sendable {
  let rules: PlanRules
  /// The sessions of a cycle, else the stages.
  private let turns: [[PlannedSet]]
  /// Whether loads that are written as masses, and their repetitions, are all that it judges.
  let needsOnlyMasses: Bool
  /// Whether some sets have a range of repetitions, or as many as possible.
  private let (hasRanges, hasOpenSets): (Bool, Bool)

  init(_ rules: PlanRules) {
    self.rules = rules
    turns = rules.max == nil ? rules.stages : rules.sessions
    hasRanges = turns.joined().contains { $0.most > $0.least }
    hasOpenSets = turns.joined().contains { $0.isOpen }
    needsOnlyMasses = rules.kind == .mass && rules.effort == nil
  }

  /// The state before any session.
  var start: PlanState { PlanState(target: (rules.max ?? rules.start)?.value) }

  /// What a session at `gym` came to; the weaker side counts.
  func take(
    _ sets: [JudgedSet], at gym: Int, _ loads: Loadable, _ state: inout PlanState
  ) -> PlanOutcome {
    if sets.allSatisfy({ $0.side == .both }) { return judge(sets, gym, loads, &state) }
    var right = state
    let outcome = judge(sets.filter { $0.side != .right }, gym, loads, &state)
    let other = judge(sets.filter { $0.side != .left }, gym, loads, &right)
    if (other, right.target ?? 0) < (outcome, state.target ?? 0) {
      state = right
      return other
    }
    return outcome
  }

  private func judge(
    _ sets: [JudgedSet], _ gym: Int, _ loads: Loadable, _ state: inout PlanState
  ) -> PlanOutcome {
    rules.max == nil
      ? takePlain(sets, gym, loads, &state) : takeOfCycle(sets, gym, loads, &state)
  }

  /// The load for `target`.
  func rounded(_ target: Int64, _ loads: Loadable) -> LoadedWeight {
    loads.rounded(Amount(target, rules.unit), rules.rounding)
  }

  /// The sets that are due.
  func sets(_ state: PlanState) -> [PlannedSet] { turns[state.position] }

  /// The target of a set.
  func target(of set: PlannedSet, _ state: PlanState) -> Int64? {
    state.target.map { target in set.share.map { share(target, $0) } ?? target }
  }
}

/// `share` thousandths of `value`, rounded down.
private func share(_ value: Int64, _ share: Int64) -> Int64 { value * share / 1000 }

/// A load that is no more than 10 tonnes, so that no arithmetic overflows.
private func bounded(_ value: Int64) -> Int64 {
  let most: Int64 = 1_000_000_000_000_000
  return min(max(value, -most), most)
}

// MARK: - Plans without a training max

extension PlanFold {
  private func takePlain(
    _ sets: [JudgedSet], _ gym: Int, _ loads: Loadable, _ state: inout PlanState
  ) -> PlanOutcome {
    if state.isTesting { return takeTest(sets, &state) }
    let due = state.target.map { rounded($0, loads) }
    if let made = state.made, made.gym != gym, made.load > 0, let due,
      due.load.value * 100 < made.load * 95
    {
      return .other
    }
    let planned = self.sets(state)
    guard let low = sets.lifted(planned, atLeast: due?.load.value) else {
      return takeLess(sets, due, loads, &state)
    }
    let isRange = hasRanges && planned.contains { $0.most > $0.least }
    let full = isRange ? sets.lifted(planned, { $0.most }, atLeast: due?.load.value) : low
    let lifted = full ?? low
    let target = state.target ?? lifted
    let isDue = due.map { isSameLoad(lifted, $0.load.value) } ?? true
    let isBelow = target >= lifted || isSameLoad(target, lifted)
    let base = isDue || isBelow ? target : lifted
    (state.misses, state.restart, state.target) = (0, nil, base)
    state.made = (gym, min(lifted, target))
    let load = isDue ? due?.load : nil
    let done = PlannedLoad(isFull: full != nil, load: load ?? Amount(lifted, rules.unit))
    let lastOpen = hasOpenSets ? planned.lastIndex { $0.isOpen } : nil
    let matched =
      lastOpen == nil && rules.effort == nil
      ? [] : sets.matching(planned) { $0.repetitions >= $1.least && $0.reaches(lifted) }
    let open = lastOpen.map { matched[$0].repetitions }
    guard let held = reasonToHold(matched, open, full != nil, due, state, isDue) else {
      let step = rules.step(for: open) ?? Amount(0, rules.unit)
      state.target = bounded(base + step.value)
      state.last = .made(done, step: step)
      return .made
    }
    state.last = .held(done, held)
    return .held
  }

  private func reasonToHold(
    _ sets: [JudgedSet], _ open: Int?, _ isFull: Bool, _ due: LoadedWeight?, _ state: PlanState,
    _ isDue: Bool
  ) -> PlanEvent.HoldReason? {
    if !isFull { return .range(self.sets(state).map { $0.most }.max() ?? 0) }
    if (rules.step(for: open)?.value ?? 0) == 0 {
      return .repetitions(open == nil ? nil : rules.repetitionSteps.keys.min())
    }
    if let most = rules.effort, !sets.areWithin(most) { return .effort(halves: most) }
    if isDue, let due, due.end == .most, let target = state.target, target > due.load.value {
      return .most
    }
    return nil
  }

  /// A session in which not all sets were made.
  private func takeLess(
    _ sets: [JudgedSet], _ due: LoadedWeight?, _ loads: Loadable, _ state: inout PlanState
  ) -> PlanOutcome {
    guard let due else { return .other }
    let planned = self.sets(state)
    let least = planned.map { $0.least }.min() ?? 0
    let load = due.load.value
    let tried = sets.contains { $0.equals(load) || $0.reaches(load) && $0.repetitions >= least }
    guard tried else { return takeLighter(sets, loads, &state) }
    let done = sets.matching(planned) { $0.repetitions >= $1.least && $0.reaches(load) }.count
    if state.position == 0 { state.left = load }
    state.misses += 1
    state.restart = nil
    state.last = .missed(
      PlanEvent.Missed(
        done: done, planned: planned.count, load: due.load, then: next(after: due.load, &state)))
    return .missed
  }

  private func next(after load: Amount, _ state: inout PlanState) -> PlanEvent.Missed.Next {
    let stages = rules.stages.count
    let misses = state.misses
    guard misses >= rules.misses, rules.reset != nil || state.position + 1 < stages else {
      return .again(misses, of: rules.reset == nil && stages == 1 ? 1 : rules.misses)
    }
    state.misses = 0
    if state.position + 1 < stages {
      state.position += 1
      return .stage(state.position + 1, of: stages)
    }
    if rules.test != nil, case .share(let share)? = rules.reset {
      state.isTesting = true
      return .test(share: share)
    }
    (state.position, state.made) = (0, nil)
    switch rules.reset {
    case .change(let change):
      let left = state.left ?? load.value
      state.target = bounded(left + change.value)
      return .change(of: Amount(left, load.unit), by: change)
    case .share(let thousandths):
      state.target = share(load.value, thousandths)
      return .share(thousandths, afterMisses: misses)
    case nil: return .again(misses, of: 1)
    }
  }

  private func takeTest(_ sets: [JudgedSet], _ state: inout PlanState) -> PlanOutcome {
    let heavy = sets.filter { $0.repetitions >= rules.test ?? 1 }.map { $0.load }.max()
    guard let heavy, case .share(let thousandths)? = rules.reset else { return .other }
    state.target = share(heavy, thousandths)
    (state.position, state.isTesting, state.made) = (0, false, nil)
    state.last = .tested(
      repetitions: rules.test ?? 1, Amount(heavy, rules.unit), share: thousandths)
    return .tested
  }

  /// A session with less than what was due; the second in a row, a step above the first, starts again.
  private func takeLighter(
    _ sets: [JudgedSet], _ loads: Loadable, _ state: inout PlanState
  ) -> PlanOutcome {
    let first = rules.stages[0]
    guard let step = rules.step, !first.contains(where: { $0.most > $0.least }) else {
      return .other
    }
    let lifted = sets.lifted(first, atLeast: nil)
    let awaited = state.restart
    state.restart = lifted.map { bounded($0 + step.value) }
    guard let lifted, let awaited, isSameLoad(lifted, rounded(awaited, loads).load.value) else {
      return .other
    }
    let load = rounded(awaited, loads).load
    state.target = bounded(awaited + step.value)
    (state.position, state.misses, state.made, state.restart) = (0, 0, nil, nil)
    state.last = .again(load, step: step)
    return .again
  }
}

// MARK: - Cycles

extension PlanFold {
  private func takeOfCycle(
    _ sets: [JudgedSet], _ gym: Int, _ loads: Loadable, _ state: inout PlanState
  ) -> PlanOutcome {
    let targets = self.sets(state).compactMap { target(of: $0, state) }
    let heaviest = targets.max() ?? 0
    if let made = state.made, made.gym != gym,
      rounded(heaviest, loads).load.value * 100 < heaviest * 95
    {
      return .other
    }
    state = recognized(sets, loads, state) ?? state
    let due = due(state, loads)
    let matched = sets.matching(due) { $0.repetitions >= $1.set.least && $0.reaches($1.load) }
    let isMade = matched.count == due.count
    guard let top = due.max(by: { $0.load < $1.load }) else { return .other }
    let tried = sets.contains {
      $0.equals(top.load) || $0.reaches(top.load) && $0.repetitions >= top.set.least
    }
    guard isMade || tried else { return .other }
    state.made = (gym, top.load)
    if isMade { note(matched, &state) } else { state.cycle.hasMiss = true }
    advance(&state)
    state.last =
      isMade
      ? .madeSession
      : .missed(
        PlanEvent.Missed(
          done: matched.count, planned: due.count, load: nil, then: .again(state.misses, of: 1)))
    return isMade ? .made : .missed
  }

  /// The state with sessions passed over, so that the session due is the one that was done; nil where it is none.
  private func recognized(
    _ sets: [JudgedSet], _ loads: Loadable, _ state: PlanState
  ) -> PlanState? {
    var state = state
    for _ in rules.sessions {
      let due = due(state, loads)
      let isExact =
        sets.matching(due) { $0.repetitions >= $1.set.least && $0.equals($1.load) }.count
        == due.count
      if isExact { return state }
      advance(&state)
    }
    return nil
  }

  private func due(
    _ state: PlanState, _ loads: Loadable
  ) -> [(set: PlannedSet, load: Int64)] {
    sets(state).map { ($0, rounded(target(of: $0, state) ?? 0, loads).load.value) }
  }

  /// Takes note of a session that was made.
  private func note(_ matched: [JudgedSet], _ state: inout PlanState) {
    let all = rules.sessions.joined()
    let sets = self.sets(state)
    let top = all.compactMap { $0.share }.max()
    if sets.contains(where: { $0.share == top }), matched.areWithin(rules.effort) {
      state.cycle.madeHeaviest = true
    }
    let open = all.filter { $0.isOpen }.compactMap { $0.share }.max()
    if let open, let index = sets.lastIndex(where: { $0.isOpen && $0.share == open }) {
      state.cycle.repetitions = matched[index].repetitions
    }
  }

  /// Goes on to the next session; at the end of the cycle the training max changes.
  private func advance(_ state: inout PlanState) {
    state.position += 1
    guard state.position == rules.sessions.count else { return }
    let cycle = state.cycle
    (state.position, state.cycle) = (0, PlanState.Cycle())
    if !cycle.hasMiss {
      guard cycle.madeHeaviest else { return }
      state.misses = 0
      state.target = state.target.map {
        bounded($0 + (rules.step(for: cycle.repetitions)?.value ?? 0))
      }
      return
    }
    state.misses += 1
    guard state.misses >= rules.misses else { return }
    switch rules.reset {
    case .share(let thousandths): state.target = state.target.map { share($0, thousandths) }
    case .change(let change): state.target = state.target.map { bounded($0 + change.value) }
    case nil: return
    }
    state.misses = 0
  }
}
