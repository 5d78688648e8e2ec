import W8Engine

/// The weigh-ins of a day by time and weight, so that of many each is compared with its neighbors alone.
struct WeighInsSeen {
  private var indices: [Key: [Entry]] = [:]

  private struct Key: Hashable {
    let time: TimeOfDay?
    /// The unit of those that are compared with others of another unit; nil for all.
    var unit: MassUnit?
    /// The weight in steps of 0.01 kg, in those of a unit of 1 kg; nil for a day without one.
    let step: Int64?
  }

  private struct Entry {
    let index: Int
    let weighIn: ImportedWeighIn
  }

  init() {}

  /// Adds the weigh-in that stands at `index`, to be found at `time`.
  mutating func add(_ weighIn: ImportedWeighIn, _ index: Int, at time: TimeOfDay?) {
    var keys = [Key(time: time, step: step(of: weighIn))]
    if let mass = weighIn.mass {
      keys.append(Key(time: time, unit: mass.unit, step: kilograms(mass)))
    }
    // Of those that are nearly equal one is enough.
    for key in keys where indices[key, default: []].count < entryLimit {
      indices[key, default: []].append(Entry(index: index, weighIn: weighIn))
    }
  }

  /// The index of the weigh-in at `time` with the same weight (`ImportedMass.isNear`); nil where there is none.
  func twin(of weighIn: ImportedWeighIn, at time: TimeOfDay?) -> Int? {
    guard let mass = weighIn.mass, let step = step(of: weighIn) else {
      return indices[Key(time: time, step: nil)]?.first { $0.weighIn.saysSame(as: weighIn) }?.index
    }
    var keys = (step - 1...step + 1).map { Key(time: time, step: $0) }
    for unit in MassUnit.allCases where unit != mass.unit {
      let kilograms = kilograms(mass)
      keys += (kilograms - 1...kilograms + 1).map { Key(time: time, unit: unit, step: $0) }
    }
    for key in keys {
      let found = indices[key]?.first { $0.weighIn.mass?.isNear(mass) == true }
      if let found { return found.index }
    }
    return nil
  }

  private func kilograms(_ mass: ImportedMass) -> Int64 { mass.mass.tenNanograms / 100_000_000_000 }

  private func step(of weighIn: ImportedWeighIn) -> Int64? {
    weighIn.mass.map { $0.mass.tenNanograms / 1_000_000_000 }
  }
}

/// How many entries of one time and weight are compared.
private let entryLimit = 16

extension ImportedWeighIn {
  /// Whether two days without a weight say the same.
  fileprivate func saysSame(as other: ImportedWeighIn) -> Bool {
    fatTenths == other.fatTenths && pairs == other.pairs && tags == other.tags
      && note == other.note
  }

  /// Whether the other measured something else under a key that this one has.
  private func contradicts(_ other: ImportedWeighIn) -> Bool {
    if let fat = fatTenths, let otherFat = other.fatTenths, fat != otherFat { return true }
    return other.pairs.contains { pair in
      pairs.contains { $0.key == pair.key } && !pairs.contains(pair)
    }
  }

  /// Takes over what it lacks of another that is the same, and tells where the other measured something else.
  mutating func takeOver(_ other: ImportedWeighIn, telling log: inout ImportedLog) {
    if contradicts(other), let line = other.lines.first {
      log.lose(line, "measurements that contradict others of the same weigh-in")
    }
    // Of one that counts and one that does not, the one that counts says more.
    isExcluded = isExcluded && other.isExcluded
    if !measures("fat") { fatTenths = other.fatTenths }
    for pair in other.pairs where !measures(pair.key) { pairs.append(pair) }
    for tag in other.tags where !tags.contains(tag) { tags.append(tag) }
    addNote(other.note)
  }

  /// Adds a note, unless it is the one that is there.
  mutating func addNote(_ text: String?) {
    guard let text, text != note else { return }
    if note == nil { note = text } else { note?.append("\n\(text)") }
  }
}
