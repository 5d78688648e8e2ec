import Primitives

extension DueSession {
  /// The sets, `3x5 105` or `2x5 102.5, 5+ 102.5`; a load has its unit unless that is `bare`. With `asTargets`, a load for which the
  /// gym has not plates enough is that of the plan.
  package func text(withoutUnit bare: MassUnit? = nil, asTargets: Bool = false) -> String {
    if let test { return "test: heaviest set of \(test)" }
    return words(
      of: sets.map { set in
        let (least, most) = (set.planned.least, set.planned.most)
        let range = least == most ? "\(least)" : "\(least)-\(most)"
        let load = asTargets && set.isShort ? set.target : set.loaded?.load
        return (range + (set.planned.isOpen ? "+" : ""), loadText(load, bare))
      })
  }

  /// The sets as they can be logged at the load that is due, of ranges the repetitions that `previous` has at that load; nil for
  /// a test, and where no load is known.
  package func loggable(withoutUnit bare: MassUnit?, after previous: ExerciseSession?) -> String? {
    guard test == nil, sets.allSatisfy({ $0.loaded != nil }) else { return nil }
    let load = heaviest?.loaded?.load.value ?? 0
    let last = (previous?.judgedSets(of: rules.kind) ?? []).filter { $0.equals(load) }
      .map { $0.repetitions }
    return words(
      of: sets.enumerated().map { index, set in
        let isRange = set.planned.most > set.planned.least
        let count = isRange && last.indices.contains(index) ? last[index] : set.planned.least
        return ("\(count)" + (set.planned.isOpen ? "+" : ""), loadText(set.loaded?.load, bare))
      })
  }

  /// The sets as they can be logged if the last one had only `count` repetitions, `5/5/4 105`; nil unless that is fewer than are
  /// due, and for ranges and several loads.
  package func loggable(withoutUnit bare: MassUnit?, butInLast count: Int) -> String? {
    guard test == nil, let last = sets.last, count < last.planned.least,
      let load = last.loaded?.load,
      sets.allSatisfy({ $0.loaded?.load == load && $0.planned.most == $0.planned.least })
    else { return nil }
    let counts = sets.dropLast().map { $0.planned.least } + [count]
    return counts.map { "\($0)" }.joined(separator: "/") + " " + loadText(load, bare)
  }

  /// The plates of one side, `25+15+2.5`; of several loads `30: 5, 35: 5+2.5`. Nil if none are used.
  package var plates: String? {
    guard test == nil else { return nil }
    var sides: [(load: String, plates: String)] = []
    for case let loaded? in sets.map({ $0.loaded }) {
      guard let side = loaded.side, !sides.contains(where: { $0.load == loaded.load.number }) else {
        continue
      }
      let plates = side.map { $0.number + ($0.unit == loaded.load.unit ? "" : $0.symbol) }
      sides.append(
        (loaded.load.number, plates.isEmpty ? "bar only" : plates.joined(separator: "+")))
    }
    if sides.count < 2 { return sides.first?.plates }
    return sides.map { "\($0.load): \($0.plates)" }.joined(separator: ", ")
  }

  /// The reason for what is due, in the words of `next`; `spelling` writes a gym.
  package func why(withoutUnit bare: MassUnit?, _ spelling: (GymID) -> String) -> String {
    let reason =
      if let max {
        (rules.sessions.count > 1 ? "session \(position) of \(rules.sessions.count), " : "")
          + "max \(spaced(max))"
      } else if let event {
        words(of: event, bare, spelling)
      } else {
        heaviest?.target == nil ? "no load yet" : "first session"
      }
    return ([reason] + [test == nil ? note : nil].compactMap { $0 }).joined(separator: "; ")
  }

  /// The load of the plan, where another one is due.
  private var note: String? {
    guard let heaviest, let target = heaviest.target, let loaded = heaviest.loaded,
      loaded.load.value != target.value || loaded.end != .none && loaded.end != .most
    else { return nil }
    guard case .leastAbove(let least, let isBar) = loaded.end else {
      return "planned \(spaced(target))"
    }
    return "the \(isBar ? "bar alone" : "lightest there") is \(spaced(least))"
  }

  private func words(
    of event: PlanEvent, _ bare: MassUnit?, _ spelling: (GymID) -> String
  ) -> String {
    switch event {
    case .made(let done, let step): return "made \(words(of: done, bare)): \(signed(step))"
    case .held(let done, let held):
      let reason =
        switch held {
        case .range(let most): "up when all sets reach \(most)"
        case .repetitions(let count?): "up at \(count) reps"
        case .repetitions(nil): "no step"
        case .effort(let halves):
          "effort over \(DecimalText.text(thousandths: Int64(halves) * 500)) or not logged"
        case .most: "the most \(spelling(lastMade ?? gym)) can load"
        }
      return "held \(words(of: done, bare)): \(reason)"
    case .missed(let missed): return words(of: missed, bare)
    case .tested(let repetitions, let load, let share):
      return "heaviest \(repetitions) was \(loadText(load, bare)): \(percent(share))"
    case .again(let load, let step):
      return "started again at \(loadText(load, bare)): \(signed(step))"
    case .madeSession: return ""
    }
  }

  private func words(of missed: PlanEvent.Missed, _ bare: MassUnit?) -> String {
    let load = "at \(loadText(missed.load, bare))"
    switch missed.then {
    case .again(let count, let most):
      let outcome =
        missed.planned > 1 ? "made \(missed.done) of \(missed.planned) sets" : "missed"
      return "\(outcome) \(load)" + (most > 1 ? " (miss \(count) of \(most))" : "") + ": again"
    case .stage(let stage, let count): return "missed \(load): stage \(stage) of \(count)"
    case .share(let share, let misses):
      return "missed \(misses > 1 ? "\(misses) times " : "")\(load): \(percent(share))"
    case .change(let base, let change):
      return "missed \(load): \(loadText(base, bare)) \(signed(change))"
    case .test(let share): return "\(percent(share)) of it is next"
    }
  }

  private func words(of done: PlannedLoad, _ bare: MassUnit?) -> String {
    words(
      of: sets.map { $0.planned }.map { set in
        ("\(done.isFull ? set.most : set.least)\(set.isOpen ? "+" : "")", loadText(done.load, bare))
      })
  }

  /// Sets that are alike as one: `3x5 105`.
  private func words(of sets: [(repetitions: String, load: String)]) -> String {
    sets.chunked { $0 == $1 }.map { sets in
      let times = sets.count > 1 ? "\(sets.count)x" : ""
      return ["\(times)\(sets[sets.startIndex].repetitions)", sets[sets.startIndex].load]
        .filter { !$0.isEmpty }.joined(separator: " ")
    }.joined(separator: ", ")
  }

  /// A load as a log writes it: `105`, `225lb`, `bw-20`, `7lvl`; empty for none.
  private func loadText(_ load: Amount?, _ bare: MassUnit?) -> String {
    guard let load else { return "" }
    let number = load.number + (load.unit != nil && load.unit == bare ? "" : load.symbol)
    guard rules.kind == .bodyWeight else { return number }
    return load.value == 0 ? "bw" : "bw\(load.value > 0 ? "+" : "")\(number)"
  }
}

/// `90 %`
private func percent(_ share: Int64) -> String { "\(DecimalText.text(thousandths: share * 100)) %" }

/// `180 kg`
private func spaced(_ amount: Amount) -> String { "\(amount.number) \(amount.symbol)" }

/// `+2.5 kg`
private func signed(_ amount: Amount) -> String {
  (amount.value < 0 ? "" : "+") + spaced(amount)
}

extension PlanResult {
  /// `made 3x5 102.5`, `missed (2 of 3 made) 3x5 105`, `not 3x5 102.5`; what was due is left out where it is long.
  package func words(withoutUnit bare: MassUnit?) -> String {
    let word =
      switch outcome {
      case .other: "not"
      case .made: "made"
      case .held: "held"
      case .again: "again"
      case .tested: "test"
      case .missed:
        if case .missed(let missed)? = event, missed.planned > 1 {
          "missed (\(missed.done) of \(missed.planned) made)"
        } else {
          "missed"
        }
      }
    let due = due.text(withoutUnit: bare, asTargets: outcome == .other)
    if outcome == .tested { return word }
    let isLong = due.unicodeScalars.count > 24
    return isLong ? word.filter { $0 != "," } : "\(word) \(due)"
  }
}
