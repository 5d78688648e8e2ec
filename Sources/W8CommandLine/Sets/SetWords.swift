import Primitives
import W8Engine

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
