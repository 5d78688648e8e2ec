import W8Engine

/// The groups as they stand in a log, with effort and labels; a load without a unit gets that of
/// `unit`, or stays bare when nil.
func setWords(_ groups: [SetGroup], showing unit: MassUnit? = nil) -> String {
  groups.map { group in
    let effort = group.effort.map(effortWords)
    let labels = group.labels.map { "(\($0))" }
    return ([SetText.text(of: group, showing: unit), effort].compactMap(\.self) + labels)
      .joined(separator: " ")
  }.joined(separator: ", ")
}

/// What a set was done with and how often: `107.5 kg x 3`, `7 lvl x 10`, `bw+10 kg x 3`, `12 reps`.
func setWords(_ best: BestSet, in unit: MassUnit) -> String {
  let load = loadWords(best.load, in: unit)
  guard let repetitions = best.repetitions else { return load }
  return load.isEmpty ? counted(repetitions, "rep") : "\(load) x \(repetitions)"
}

/// A load with its unit; empty for none.
func loadWords(_ load: ResolvedLoad, in unit: MassUnit) -> String {
  switch load {
  case .mass(let mass): "\(DecimalText.text(load: mass, in: unit)) \(unit.symbol)"
  case .level(let thousandths): "\(DecimalText.text(thousandths: Int64(thousandths))) lvl"
  case .bodyWeight(let added) where added == .zero: "bw"
  case .bodyWeight(let added):
    "bw\(added > .zero ? "+" : "")\(DecimalText.text(load: added, in: unit)) \(unit.symbol)"
  case .nothing: ""
  }
}

private func effortWords(_ effort: Effort) -> String {
  switch effort {
  case .perceived(let halves): "@" + DecimalText.text(thousandths: Int64(halves) * 500)
  case .inReserve(let left): "rir\(left)"
  }
}
