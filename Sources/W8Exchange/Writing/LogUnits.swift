import W8Engine

/// The units that a log says once, so that most of its numbers stand alone.
struct LogUnits {
  /// The unit of weights; nil where there are none.
  private(set) var weight: MassUnit?
  /// The unit of loads; nil where there are none.
  private(set) var load: MassUnit?

  /// The units of a log that is there; nil where numbers never stand alone.
  init(weight: MassUnit?, load: MassUnit?) {
    (self.weight, self.load) = (weight, load)
  }

  /// The units that most weights and most loads have.
  init(_ gathered: GatheredImport) {
    var (weights, loads): ([MassUnit: Int], [MassUnit: Int]) = ([:], [:])
    for weighIn in gathered.weighIns {
      if let mass = weighIn.content.mass { weights[mass.unit, default: 0] += 1 }
    }
    for session in gathered.sessions {
      for exercise in session.content.exercises {
        for unit in MassUnit.allCases {
          let count = exercise.sets.count { $0.load?.mass?.unit == unit }
          if count > 0 { loads[unit == .stone ? .pound : unit, default: 0] += count }
        }
      }
    }
    weight = mostFrequent(weights)
    load = mostFrequent(loads)
  }

  /// The lines that say them.
  var directives: [String] {
    guard let unit = weight ?? load else { return [] }
    let isImplied = load == nil || load == unit || unit == .stone && load == .pound
    return ["unit \(unit.symbol)"] + (isImplied ? [] : ["lift-unit \((load ?? unit).symbol)"])
  }

  /// A weight in the unit of the log, with its own where that is another; stones are whole then.
  func text(_ mass: ImportedMass) -> String {
    guard mass.unit != weight else { return withDecimal(mass.thousandths) }
    guard mass.unit == .stone else { return withDecimal(mass.thousandths) + mass.unit.symbol }
    let (stones, rest) = mass.thousandths.quotientAndRemainder(dividingBy: 1000)
    return "\(stones)st" + (rest == 0 ? "" : decimalText(rest * 14))
  }
}

/// Of units that are as frequent the one that comes first counts.
private func mostFrequent(_ counts: [MassUnit: Int]) -> MassUnit? {
  counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
}

private func withDecimal(_ thousandths: Int) -> String {
  let text = decimalText(thousandths)
  return text.contains(".") ? text : text + ".0"
}
