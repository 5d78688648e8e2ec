import Primitives
import W8Engine

/// Compares what a merge says with the three-way merge of what its inputs say: first days that are written alike, then fact by
/// fact what is left, day by day and counted; it knows nothing of how the merge matched lines.
struct MergeProof {
  private var counts: [LogFact: FactCount] = [:]
  private let gyms: NameClasses
  private let exercises: NameClasses
  private let weights: WeightClasses
  private let names: VersionSettings
  private let memory = FieldMemory()
  private let interruption: Interruption
  private let base: LogVersion?
  private let (ours, theirs): (LogVersion, LogVersion)
  /// The dates on which all inputs are written alike: only where the result is not is anything of them compared.
  private let same: Set<CivilDate>

  init(
    base: LogVersion?, ours: LogVersion, theirs: LogVersion, _ names: VersionSettings,
    _ interruption: Interruption
  ) throws(Interrupted) {
    self.interruption = interruption
    (self.base, self.ours, self.theirs, self.names) = (base, ours, theirs, names)
    let memory = memory
    let same = DaysOfVersion(ours).dates(
      alikeIn: [base, theirs].compactMap { $0.map { DaysOfVersion($0) } })
    self.same = same
    let facts = try [base, ours, theirs].map { (version) throws(Interrupted) -> [LogFact] in
      guard let version else { return [] }
      var reader = FactReader(names, memory, interruption)
      try reader.read(version, but: same)
      return reader.facts
    }
    let sides = base == nil ? [] : [facts[1], facts[2]]
    gyms = NameClasses(facts[0], sides) { $0.subject == .session ? $0.text : nil }
    exercises = NameClasses(facts[0], sides) { $0.subject == .exercise ? $0.text : nil }
    weights = WeightClasses(facts.joined(), names.massUnit)
  }

  /// Which facts the result has too often or not often enough, resolved to ours and to theirs; none if it is right. Where
  /// several entries of a day say the same, facts alone cannot tell them apart: then what is right as a whole is left out.
  func faults(asOurs: LogVersion, asTheirs: LogVersion) throws(Interrupted) -> [LogFact] {
    let left = DaysOfVersion(ours).dates(alikeIn: [asOurs, asTheirs].map { DaysOfVersion($0) })
      .intersection(same)
    var versions: [(LogVersion, FactCount.Increment)] = [
      (ours, { $0.ours += 1 }), (theirs, { $0.theirs += 1 }), (asOurs, { $0.asOurs += 1 }),
      (asTheirs, { $0.asTheirs += 1 }),
    ]
    if let base { versions.append((base, { $0.base += 1 })) }
    func faults(but known: Set<WrittenPart>) throws(Interrupted) -> [LogFact] {
      var proof = self
      for (version, increment) in versions {
        var reader = FactReader(names, memory, interruption)
        try reader.read(version, but: left, known: known)
        proof.count(reader.facts, increment)
      }
      return proof.counts.filter { !$0.value.isRight($0.key.subject) }.map { $0.key }
    }
    let all = try faults(but: [])
    if all.isEmpty { return [] }
    var entries: [WrittenPart: FactCount] = [:]
    for (version, increment) in versions {
      for part in version.parts where part.kind == .entry {
        increment(&entries[WrittenPart(part), default: FactCount()])
      }
    }
    return try faults(but: Set(entries.lazy.filter { $0.value.isResolved }.map { $0.key }))
  }

  private mutating func count(_ facts: [LogFact], _ increment: FactCount.Increment) {
    for fact in facts { increment(&counts[classed(fact), default: FactCount()]) }
  }

  /// A fact as it is compared.
  private func classed(_ fact: LogFact) -> LogFact {
    if fact.subject == .weight { return weights[fact] }
    var fact = fact
    if fact.subject == .exercise { fact.owner = gyms[fact.owner, fact.date] }
    if fact.isOfExercise { fact.owner = exercises[fact.owner, fact.date] }
    return fact
  }
}

/// The number of times that a fact is said in each input, and in the result as it is resolved to either side.
private struct FactCount {
  /// Counts a fact once more in one of them.
  typealias Increment = (inout FactCount) -> Void

  var base = 0
  var ours = 0
  var theirs = 0
  var asOurs = 0
  var asTheirs = 0

  /// Whether a day that is written so is right as it is, so that nothing of it need be looked for elsewhere: one version has
  /// left it alone, or both have added it, and the result has it as often as that wants. What one version alone has added the
  /// other may have in other words.
  var isResolved: Bool {
    let isLeftAlone = ours == base || theirs == base
    return (base > 0 ? isLeftAlone : ours == theirs) && asOurs == asTheirs
      && wanted.lowerBound == asOurs
  }

  func isRight(_ subject: LogFact.Subject) -> Bool {
    var right = wanted
    let isDoubled = (subject == .weight || subject == .sets) && ours > base && theirs > base
    if isDoubled { right = right.lowerBound...max(ours, theirs) }
    // A list that the other begins with gives way to it, and a header comes back with its days.
    if subject == .sets { right = 0...right.upperBound }
    if subject == .header { right = right.lowerBound...max(right.upperBound, base) }
    // A day is there or not; where one version has deleted an entry of it, another may be there.
    if subject == .day {
      if right.upperBound > 0 { return max(asOurs, asTheirs) > 0 }
      return max(ours, theirs) > 0 || min(asOurs, asTheirs) == 0
    }
    // However a clash is resolved, it may say no more than either side, and no less.
    let said = min(asOurs, asTheirs)...max(asOurs, asTheirs)
    let most = isDoubled ? right.upperBound : max(right.upperBound, base, ours, theirs)
    let least = min(right.lowerBound, base, ours, theirs)
    return right.overlaps(said) && said.upperBound <= most && said.lowerBound >= least
  }

  /// The number of times that the result may say it: what both add may be one thing or two, and so may what both
  /// delete.
  private var wanted: ClosedRange<Int> {
    let (one, two) = (ours - base, theirs - base)
    let sum = max(0, base + one + two)
    if one > 0, two > 0 { return max(ours, theirs)...sum }
    if one < 0, two < 0 { return sum...min(ours, theirs) }
    return sum...sum
  }
}

/// Names of which one side wrote another in the place of the first on a day, so that what the other side says of that one
/// may belong to this.
private struct NameClasses {
  private var names: [CivilDate?: [String: String]] = [:]

  init(_ base: [LogFact], _ sides: [[LogFact]], _ name: (LogFact) -> String?) {
    func byDate(_ facts: [LogFact]) -> [CivilDate?: Set<String>] {
      var known: [CivilDate?: Set<String>] = [:]
      for fact in facts { if let name = name(fact) { known[fact.date, default: []].insert(name) } }
      return known
    }
    let old = byDate(base)
    for side in sides.map(byDate) {
      for (date, own) in side {
        let before = old[date, default: []]
        let (gone, new) = (before.subtracting(own), own.subtracting(before))
        if gone.isEmpty || new.isEmpty { continue }
        for name in gone.union(new) { names[date, default: [:]][name] = "" }
      }
    }
  }

  subscript(name: String, date: CivilDate?) -> String { names[date]?[name] ?? name }
}

/// Weights of a day within ten grams of each other, which are one.
private struct WeightClasses {
  private var first: [LogFact: LogFact] = [:]

  init(_ facts: some Sequence<LogFact>, _ unit: MassUnit) {
    let byDate = Dictionary(grouping: Set(facts.filter { $0.subject == .weight }), by: { $0.date })
    for facts in byDate.values where facts.count > 1 {
      let sorted = facts.map { (fact: $0, mass: mass(ofWeight: $0.text, in: unit)) }
        .sorted {
          ($0.mass?.tenNanograms ?? 0, $0.fact.text) < ($1.mass?.tenNanograms ?? 0, $1.fact.text)
        }
      var leader = sorted[0]
      for (above, next) in zip(sorted, sorted.dropFirst()) {
        if !isNear(above.mass, next.mass) { leader = next }
        first[next.fact] = leader.fact
      }
    }
  }

  subscript(fact: LogFact) -> LogFact { first[fact] ?? fact }
}
