import W8Engine

/// The groups that say `sets`, with loads in `unit` where no other is written.
func groupTexts(_ sets: [ImportedSet], unit: MassUnit) -> [String] {
  var groups: [String] = []
  var start = 0
  while start < sets.count {
    var end = start + 1
    while end < sets.count, end - start < groupLimit, canJoin(sets[start], sets[end]) { end += 1 }
    groups.append(groupText(sets[start..<end], unit: unit))
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

private func groupText(_ sets: ArraySlice<ImportedSet>, unit: MassUnit) -> String {
  guard let first = sets.first else { return "" }
  var items: [String] = []
  var count = sets.count > 1 ? "\(sets.count)x" : ""
  var prefix = first.isWarmUp ? "w" : ""
  /// What counts and warms up stands before the first item alone.
  func add(_ text: String) {
    items.append(prefix + count + text)
    (prefix, count) = ("", "")
  }
  if first.repetitions != nil {
    items.append(prefix + repetitionText(sets))
    (prefix, count) = ("", "")
  }
  if let distance = first.distance { add(decimal(distance.thousandths) + distance.unit.symbol) }
  if let seconds = first.seconds { add(timeText(seconds)) }
  if let load = first.load {
    items.append(loadText(load, isBare: first.repetitions != nil, unit: unit))
  }
  if let effort = first.effort { items.append(effortText(effort)) }
  let labels = (prefix.isEmpty ? [] : ["warm-up"]) + first.labels
  items += labels.map { "(\($0))" }
  return items.joined(separator: " ")
}

private func repetitionText(_ sets: ArraySlice<ImportedSet>) -> String {
  let texts = sets.map { "\($0.repetitions ?? 0)\(sign($0.mark))" }
  guard let first = sets.first, sets.count > 1, texts.allSatisfy({ $0 == texts[0] }),
    first.mark == .none
  else { return texts.joined(separator: "/") }
  // Without a load 2x50 reads as two at fifty.
  let looksLikeLoad = first.load == nil && (first.repetitions ?? 0) >= 50
  return looksLikeLoad ? texts.joined(separator: "/") : "\(sets.count)x\(texts[0])"
}

private func sign(_ mark: ImportedMark) -> String {
  switch mark {
  case .none: ""
  case .asManyAsPossible: "+"
  case .missed: "!"
  }
}

private func timeText(_ seconds: Int) -> String {
  guard seconds > 120 else { return "\(seconds)s" }
  let rest = padded(seconds % 60, to: 2)
  let (hours, minutes) = (seconds / 3600, seconds / 60)
  guard hours > 0 else { return "\(minutes):\(rest)" }
  return "\(hours):\(padded(minutes % 60, to: 2)):\(rest)"
}

private func loadText(_ load: ImportedLoad, isBare: Bool, unit: MassUnit) -> String {
  guard let mass = load.mass else { return "bw" }
  let (thousandths, symbol) = inLiftUnit(mass)
  let suffix = isBare && symbol == unit ? "" : symbol.symbol
  guard case .bodyweightAnd = load else { return decimal(thousandths) + suffix }
  let number = decimal(abs(thousandths)) + (symbol == unit ? "" : symbol.symbol)
  return "bw\(thousandths < 0 ? "-" : "+")\(number)"
}

/// Loads are kilograms or pounds.
private func inLiftUnit(_ mass: ImportedMass) -> (thousandths: Int, unit: MassUnit) {
  mass.unit == .stone ? (mass.thousandths * 14, .pound) : (mass.thousandths, mass.unit)
}

private func effortText(_ effort: Effort) -> String {
  switch effort {
  case .perceived(let halves): "@\(halves / 2)\(halves % 2 == 1 ? ".5" : "")"
  case .inReserve(let left): "rir\(left)"
  }
}

/// A number of thousandths without zeros at its end.
func decimal(_ thousandths: Int) -> String {
  DecimalText.text(thousandths: Int64(thousandths))
}
