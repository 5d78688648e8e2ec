import W8Syntax

/// How the lines of exercises begin, laid out once for each name.
struct ExerciseOpenings {
  private var openings: [Key: [UInt8]] = [:]

  private struct Key: Hashable {
    let name: String
    let joinsPrevious: Bool
  }

  /// The beginning of a line up to its sets; the name is written as `name`.
  mutating func opening(of exercise: ImportedExercise, as name: String) -> [UInt8] {
    let key = Key(name: name, joinsPrevious: exercise.joinsPrevious)
    if let known = openings[key] { return known }
    let opening = laidOut("    \(exercise.joinsPrevious ? "+ " : "")\"\(name)\": ")
    openings[key] = opening
    return opening
  }
}

/// The opening as the formatter lays it out, which need not do it for each line then.
private func laidOut(_ opening: String) -> [UInt8] {
  let set = UInt8(ascii: "1")
  guard let line = try? canonicalText(Array(opening.utf8) + [set]),
    let end = line.lastIndex(of: set)
  else { return Array(opening.utf8) }
  return Array(line[..<end])
}
