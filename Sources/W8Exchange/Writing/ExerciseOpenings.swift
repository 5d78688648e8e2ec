import W8Syntax

/// How the lines of exercises begin, laid out once for each name.
struct ExerciseOpenings {
  private var openings: [Key: [UInt8]] = [:]

  private struct Key: Hashable {
    let name: String
    let joinsPrevious: Bool

    init(_ exercise: ImportedExercise) {
      (name, joinsPrevious) = (exercise.name, exercise.joinsPrevious)
    }
  }

  /// The beginning of a line up to its sets; nil where the name is new.
  func opening(of exercise: ImportedExercise) -> [UInt8]? { openings[Key(exercise)] }

  /// The beginning of a line up to its sets; from now on that of all of the same name, which is written as `quoted`.
  mutating func open(_ exercise: ImportedExercise, as quoted: String) -> [UInt8] {
    let opening = laidOut("    \(exercise.joinsPrevious ? "+ " : "")\(quoted): ")
    openings[Key(exercise)] = opening
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
