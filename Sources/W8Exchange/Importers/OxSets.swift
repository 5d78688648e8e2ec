import Primitives
import W8Engine

/// What stands behind the name of an exercise in ox.
struct OxSets {
  private var loads: [ImportedLoad] = []
  private var repetitions: [Int] = []
  private var seconds: Seconds?
  private var distance: ImportedDistance?

  /// Reads the words; throws where one is none that is known.
  init(_ text: String) throws(RowRefusal) {
    for word in text.split(separator: " ") { try read(String(word)) }
  }

  /// The sets: as many as there are repetitions, or else weights.
  func sets() throws(RowRefusal) -> [ImportedSet] {
    let count = max(repetitions.count, loads.count, 1)
    guard repetitions.isEmpty || loads.count <= 1 || loads.count == repetitions.count else {
      throw .row(
        "the number of weights does not match the sets; write one weight, or one per set", nil)
    }
    var sets: [ImportedSet] = []
    for index in 0..<count {
      var set = ImportedSet()
      set.repetitions = repetitions.isEmpty ? nil : repetitions[index]
      set.load = loads.count == 1 ? loads[0] : loads.isEmpty ? nil : loads[index]
      set.seconds = seconds
      set.distance = distance
      try set.settle()
      sets.append(set)
    }
    return sets
  }

  private mutating func read(_ word: String) throws(RowRefusal) {
    if let counted = oxRepetitions(word) {
      repetitions = counted
    } else if let weights = try oxLoads(word) {
      loads = weights
    } else if let time = isoDuration(word) {
      seconds = time
    } else if let number = readNumber(Array(word.utf8)[...]) {
      if let unit = lengthUnit(number.suffix) {
        distance = ImportedDistance(thousandths: number.thousandths, unit: unit)
      } else if let time = readDuration(Array(word.utf8)[...]), isTime(time),
        !number.suffix.isEmpty
      {
        seconds = time
      } else {
        throw .row("a part of a set that cannot be read", word)
      }
    } else {
      throw .row("a part of a set that cannot be read", word)
    }
  }
}

/// `5x5` or `5/5/3`; nil for any other word.
private func oxRepetitions(_ word: String) -> [Int]? {
  let factors = word.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
  if factors.count == 2, let sets = factors[0], let each = factors[1], 1...99 ~= sets,
    0...9999 ~= each
  {
    return Array(repeating: each, count: sets)
  }
  let list = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
  guard list.count > 1, list.count < 1000 else { return nil }
  var numbers: [Int] = []
  for number in list {
    guard let number, 0...9999 ~= number else { return nil }
    numbers.append(number)
  }
  return numbers
}

/// `24kg`, `BW`, `BW+25lb`, `24kg+32kg`, `135lb/155lb`, `160/185/210lb`; nil for any other word.
private func oxLoads(_ word: String) throws(RowRefusal) -> [ImportedLoad]? {
  let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  guard let last = parts.last else { return nil }
  let shared = readNumber(Array((last.split(separator: "+").last ?? "").utf8)[...])?.suffix ?? ""
  var loads: [ImportedLoad] = []
  for part in parts {
    let terms = part.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let hasBody = terms.first?.lowercased() == "bw"
    var sum: ImportedMass?
    for term in hasBody ? Array(terms.dropFirst()) : terms {
      guard let number = readNumber(Array(term.utf8)[...]) else { return nil }
      guard let unit = massUnit(number.suffix.isEmpty ? shared : number.suffix) else { return nil }
      guard sum == nil || sum?.unit == unit,
        let mass = ImportedMass(
          thousandths: (sum?.thousandths ?? 0) + number.thousandths, unit: unit)
      else { throw .row(Reason.badLoad, word) }
      sum = mass
    }
    switch (hasBody, sum) {
    case (true, nil): loads.append(.bodyweight)
    case (true, let mass?): loads.append(.bodyweightAnd(mass))
    case (false, let mass?): loads.append(.mass(mass))
    case (false, nil): return nil
    }
  }
  return loads
}

/// Whether a set may take so long.
private func isTime(_ time: Seconds) -> Bool { time > 0 && time <= longestTime }

/// The time of `PT1H30M15S`; nil for any other word.
private func isoDuration(_ word: String) -> Seconds? {
  guard word.uppercased().hasPrefix("PT") else { return nil }
  let seconds = readDuration(Array(word.dropFirst(2).utf8)[...])
  return seconds.flatMap { isTime($0) ? $0 : nil }
}
