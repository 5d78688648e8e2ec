extension Recipe {
  /// The plain log with the slips of somebody who types fast: a fault on one line in ten.
  ///
  /// Of the lines with a slip 80 % are exercises, 16 % entries and 4 % notes, as in the plain log; each slip of a
  /// kind of line is as frequent as the others. Month headers have none: a bad one would hide the faults of its days.
  static let typed = Recipe(name: "typed", changing: plain) { text, seed in
    var random = Random(seed: seed)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let slips = slips(on: line)
      guard !slips.isEmpty, random.chance(10) else { return String(line) }
      let slip = slips[Int.random(in: 0..<slips.count, using: &random)]
      return slip(String(line))
    }
    return lines.joined(separator: "\n")
  }
}

private typealias Slip = @Sendable (String) -> String

/// What can go wrong on the line, by its kind.
private func slips(on line: Substring) -> [Slip] {
  guard let first = line.first else { return [] }
  if first.isNumber { return slipsOfEntries }
  if line.hasPrefix("    >") { return slipsOfNotes }
  return first == " " ? slipsOfExercises : []
}

private let slipsOfEntries: [Slip] = [
  // A decimal comma, a second point, a unit apart, a weekday that is none, words without their sign.
  { replacingFirst(".", with: ",", in: $0) },
  { replacingFirst(".", with: "..", in: $0) },
  { insert(" kg", behindWeightOf: $0) },
  { $0.prefix(4) + "x" + $0.dropFirst(5) },
  { insert(" after lunch", behindWeightOf: $0) },
]

private let slipsOfExercises: [Slip] = [
  // A forgotten colon, a word among sets, a blank in an effort, a load with a comma, a comma at the end, a range,
  // sets without reps, a unit apart.
  { replacingFirst(":", with: "", in: $0) },
  { $0 + " easy" },
  { $0 + " @ 8" },
  { $0 + ", 5 102,5" },
  { $0 + "," },
  { $0 + ", 8-12 60" },
  { $0 + ", 5x100kg" },
  { $0 + ", 3 80 kg" },
]

private let slipsOfNotes: [Slip] = [
  { String($0.drop { $0 == " " }) },
  { replacingFirst(">", with: "", in: $0) },
]

private func replacingFirst(_ part: Character, with other: String, in line: String) -> String {
  guard let index = line.firstIndex(of: part) else { return line }
  return line[..<index] + other + line[line.index(after: index)...]
}

/// The plain weight ends before the first blank that follows its point.
private func insert(_ words: String, behindWeightOf line: String) -> String {
  let point = line.firstIndex(of: ".") ?? line.startIndex
  let end = line[point...].firstIndex(of: " ") ?? line.endIndex
  return line[..<end] + words + line[end...]
}
