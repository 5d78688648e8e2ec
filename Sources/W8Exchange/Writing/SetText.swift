import Primitives
import W8Engine

/// The runs of `sets` that are each written as one group.
func groups(of sets: [ImportedSet]) -> [Range<Int>] {
  var groups: [Range<Int>] = []
  var start = 0
  while start < sets.count {
    var end = start + 1
    while end < sets.count, end - start < groupLimit, canJoin(sets[start], sets[end]) { end += 1 }
    groups.append(start..<end)
    start = end
  }
  return groups
}

/// More than twenty equal sets look like a slip.
private let groupLimit = 20

private func canJoin(_ first: ImportedSet, _ next: ImportedSet) -> Bool {
  guard first.isLike(next) else { return false }
  return first.repetitions != nil || first.seconds != nil || first.distance != nil
}

extension [UInt8] {
  /// Appends the group that says `sets`, which are alike, with loads in `unit` where no other is written; where that is nil
  /// each carries its own.
  mutating func append(group sets: ArraySlice<ImportedSet>, unit: MassUnit?) {
    guard let first = sets.first else { return }
    let start = count
    // What counts and warms up stands before the first item alone.
    var isLead = true
    if first.repetitions != nil {
      if first.isWarmUp { append(UInt8(ascii: "w")) }
      append(repetitionsOf: sets)
      isLead = false
    }
    if let distance = first.distance {
      begin(sets, from: start, &isLead)
      append(decimal: distance.thousandths)
      append(text: distance.unit.symbol)
    }
    if let seconds = first.seconds {
      begin(sets, from: start, &isLead)
      append(time: seconds)
    }
    if let load = first.load {
      if count > start { append(0x20) }
      append(load, isBare: first.repetitions != nil, unit: unit)
    }
    if let effort = first.effort {
      if count > start { append(0x20) }
      append(effort)
    }
    for label in (isLead && first.isWarmUp ? ["warm-up"] : []) + first.labels {
      if count > start { append(0x20) }
      append(text: "(\(label))")
    }
  }

  private mutating func begin(
    _ sets: ArraySlice<ImportedSet>, from start: Int, _ isLead: inout Bool
  ) {
    if count > start { append(0x20) }
    guard isLead else { return }
    isLead = false
    if sets[sets.startIndex].isWarmUp { append(UInt8(ascii: "w")) }
    if sets.count > 1 {
      append(number: sets.count)
      append(UInt8(ascii: "x"))
    }
  }

  private mutating func append(repetitionsOf sets: ArraySlice<ImportedSet>) {
    guard let first = sets.first, let repetitions = first.repetitions else { return }
    let isOne = sets.allSatisfy { $0.repetitions == repetitions && $0.mark == .none }
    // Without a load 2x50 reads as two at fifty.
    let looksLikeLoad = first.load == nil && repetitions >= 50
    guard sets.count == 1 || !isOne || looksLikeLoad else {
      append(number: sets.count)
      append(UInt8(ascii: "x"))
      return append(number: repetitions)
    }
    for (index, set) in sets.enumerated() {
      if index > 0 { append(UInt8(ascii: "/")) }
      append(number: set.repetitions ?? 0)
      switch set.mark {
      case .none: break
      case .asManyAsPossible: append(UInt8(ascii: "+"))
      case .missed: append(UInt8(ascii: "!"))
      }
    }
  }

  private mutating func append(time: Seconds) {
    guard time > 120 else { return append(text: "\(time.text)s") }
    let seconds = time.whole
    let rest = padded(seconds % 60, to: 2) + time.tenthsText
    let (hours, minutes) = (seconds / 3600, seconds / 60)
    append(
      text: hours > 0 ? "\(hours):\(padded(minutes % 60, to: 2)):\(rest)" : "\(minutes):\(rest)")
  }

  private mutating func append(_ load: ImportedLoad, isBare: Bool, unit: MassUnit?) {
    if case .level(let thousandths) = load {
      append(decimal: thousandths)
      return append(text: "lvl")
    }
    guard let mass = load.mass else { return append(text: "bw") }
    let (thousandths, own) = inLiftUnit(mass)
    guard case .bodyweightAnd = load else {
      append(decimal: thousandths)
      if !isBare || own != unit { append(text: own.symbol) }
      return
    }
    append(text: thousandths < 0 ? "bw-" : "bw+")
    append(decimal: abs(thousandths))
    if own != unit { append(text: own.symbol) }
  }

  private mutating func append(_ effort: Effort) {
    switch effort {
    case .perceived(let halves): append(text: "@\(halves / 2)\(halves % 2 == 1 ? ".5" : "")")
    case .inReserve(let left): append(text: "rir\(left)")
    }
  }
}

/// Loads are kilograms or pounds.
private func inLiftUnit(_ mass: ImportedMass) -> (thousandths: Int, unit: MassUnit) {
  mass.unit == .stone ? (mass.thousandths * 14, .pound) : (mass.thousandths, mass.unit)
}
