import W8Book
import W8Engine
import W8Syntax
import W8Text

extension DraftSession {
  /// Adds what is typed in `other`: the sets of an exercise that was done here go behind those on its last line, other
  /// exercises below all lines. Gives the exercises whose sets the session had already.
  mutating func log(_ other: DraftSession, _ written: ([UInt8]) -> [UInt8]) -> [RepeatedSets] {
    append(other.linesAboveExercises.map(written))
    var repeats: [RepeatedSets] = []
    for (exercise, lines) in other.linesOfExercises {
      let text = ExerciseText(lines[0])
      let known = ExistingSets(exercises[...]).count(of: exercise)
      if known > 0, let text { repeats.append(RepeatedSets(text: text.words, times: known + 1)) }
      if lines.count == 1, let text, extend(with: exercise, text) { continue }
      append(lines.map(written))
      exercises.append(exercise)
    }
    return repeats
  }

  /// Puts the sets of `exercise`, written as `text`, on the last line of the exercise; false where that has no room for
  /// them, has another note, or says how it is done by turns.
  private mutating func extend(with exercise: LoggedExercise, _ text: ExerciseText) -> Bool {
    let own = lines.indices.filter { isExercise(lines[$0]) }
    guard own.count == exercises.count,
      let index = exercises.lastIndex(where: { $0.key == exercise.key }),
      exercise.joining == .alone || exercise.joining == exercises[index].joining,
      let line = ExerciseText(lines[own[index]])?.line(adding: text)
    else { return false }
    lines[own[index]] = line
    exercises[index].groups += exercise.groups
    return true
  }

  /// The session without the exercises all of whose sets stand in `others`, each set of which answers for one.
  func leavingOut(setsOf others: [DraftSession]) -> DraftSession {
    var known = ExistingSets(others.flatMap { $0.exercises }[...])
    let new = linesOfExercises.filter { !known.take($0.exercise) }
    var rest = self
    rest.exercises = new.map { $0.exercise }
    rest.lines = linesAboveExercises + new.flatMap { $0.lines }
    return rest
  }

  private var linesAboveExercises: [[UInt8]] { Array(lines.prefix { !isExercise($0) }) }

  /// The exercises, each with its line and those below it; for one that is typed, which can be read.
  private var linesOfExercises: [(exercise: LoggedExercise, lines: [[UInt8]])] {
    let starts = lines.indices.filter { isExercise(lines[$0]) }
    let ends = starts.dropFirst() + [lines.count]
    return zip(exercises, zip(starts, ends)).map { ($0, Array(lines[$1.0..<$1.1])) }
  }
}

/// The line of an exercise in parts.
private struct ExerciseText {
  /// The text before the note or comment.
  private let head: [UInt8]
  private let sets: [UInt8]
  /// The note or comment, with the blanks before it.
  private let tail: [UInt8]
  private let lineEnd: [UInt8]
  private let isCanonical: Bool

  /// Reads `line`, with or without its end; nil where something on it cannot be read.
  init?(_ line: [UInt8]) {
    let tree = parse(line, .later)
    guard let first = tree.lines.first, first.kind == .exercise, !first.isVerbatim else {
      return nil
    }
    let (tokens, content) = (tree.tokens(ofLine: 0), tree.contentRange(ofLine: 0))
    guard let colon = tokens.first(of: .colon) else { return nil }
    let end = tokens.last { $0.kind != .note && $0.kind != .comment }?.end ?? colon.end
    head = Array(line[..<end])
    sets = Array(line[colon.end..<end].drop(while: isBlank))
    tail = Array(line[end..<content.end])
    lineEnd = Array(line[content.end...])
    isCanonical = first.isCanonical
  }

  /// The exercise and its sets as people write them.
  var words: String {
    let name = head.dropLast(sets.count).filter { !isBlank($0) || $0 == 0x20 }
    let words = String(decoding: name + [0x20] + sets, as: UTF8.self)
    return words.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }

  /// The line with the sets and the note of `other` too; nil where both have notes that differ, or it gets too long.
  func line(adding other: ExerciseText) -> [UInt8]? {
    let (mine, theirs) = (tail.drop(while: isBlank), other.tail.drop(while: isBlank))
    guard mine.isEmpty || theirs.isEmpty || mine == theirs else { return nil }
    let joint = sets.isEmpty ? [0x20] : [0x2C, 0x20] as [UInt8]
    let text =
      head + (other.sets.isEmpty ? [] : joint + other.sets) + (mine.isEmpty ? other.tail : tail)
    guard text.count <= longestWrittenSets else { return nil }
    return (isCanonical ? canonicalLine(text) : text) + lineEnd
  }
}
