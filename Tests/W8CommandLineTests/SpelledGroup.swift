import Primitives
import W8Engine
import W8Syntax
import W8Text

@testable import W8CommandLine
@testable import W8Reports

/// A group of sets in words: `warm-up, reps 5, load 60`.
func spelled(_ group: SetGroupSyntax) -> String {
  var parts: [String] = []
  if group.isWarmup { parts.append("warm-up") }
  if group.count != 1 { parts.append("\(group.count) times") }
  if !group.reps.isEmpty { parts.append("reps " + list(group.reps.map(spelled))) }
  if !group.seconds.isEmpty { parts.append("seconds " + list(group.seconds.map(\.text))) }
  if !group.distances.isEmpty { parts.append("distance " + list(group.distances.map(spelled))) }
  if let load = group.load { parts.append("load \(spelled(load))") }
  if let effort = group.effort { parts.append(spelled(effort)) }
  parts += group.labels.map { "label \(inQuotes($0))" }
  return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
}

private func list(_ items: [String]) -> String {
  items.joined(separator: "/")
}

private func spelled(_ reps: RepsSyntax) -> String {
  switch reps.mark {
  case .none: "\(reps.count)"
  case .failed: "\(reps.count) failed"
  case .maximal: "\(reps.count) maximal"
  }
}

private func spelled(_ distance: DistanceSyntax) -> String {
  "\(DecimalText.text(thousandths: Int64(distance.thousandths))) \(distance.unit.symbol)"
}

private func spelled(_ load: LoadSyntax) -> String {
  switch load {
  case .mass(let thousandths, let unit): mass(Int(thousandths), unit)
  case .level(let thousandths): "level \(DecimalText.text(thousandths: Int64(thousandths)))"
  case .bodyweight(0, _): "bodyweight"
  case .bodyweight(let thousandths, let unit):
    thousandths < 0
      ? "bodyweight less \(mass(-thousandths, unit))" : "bodyweight and \(mass(thousandths, unit))"
  }
}

private func mass(_ thousandths: Int, _ unit: WrittenUnit) -> String {
  [DecimalText.text(thousandths: Int64(thousandths)), unit.symbol].compactMap(\.self).joined(
    separator: " ")
}

private func spelled(_ effort: EffortSyntax) -> String {
  switch effort {
  case .perceived(let halves): "effort \(DecimalText.text(thousandths: Int64(halves * 500)))"
  case .inReserve(let reps): "reserve \(reps)"
  }
}
