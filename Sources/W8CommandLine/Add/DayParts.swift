import W8Syntax

/// What is given for a day in one piece: fields of the entry, an exercise with its sets, or one behind the other.
struct DayParts {
  /// What stands on the line of the entry; nil for nothing.
  let fields: String?
  /// The exercise with its sets; nil for none.
  let exercise: String?

  /// Takes an argument of `add`, or what a line of an inbox has behind its date.
  ///
  /// `82.4 @iron Squat: 3x5 100` is a weight, a gym and an exercise: on a line of its own it would be an exercise with an
  /// odd name, and the weight would be lost.
  init(_ text: String) {
    let words = text.prefix { !":;>".contains($0) }.split(separator: " ")
    let last = words.indices.last { index in
      words[index].hasPrefix("@") || index == 0 && isWrittenWeight(words[index])
    }
    if let last, last + 1 < words.count,
      case let rest = String(text[words[last + 1].startIndex...]), isExerciseWithSets(rest)
    {
      (fields, exercise) = (String(text[..<words[last].endIndex]), rest)
    } else if isExerciseWithSets(text) {
      (fields, exercise) = (nil, text)
    } else {
      (fields, exercise) = (text, nil)
    }
  }

  /// Takes what is said to be an exercise: it is one even where it cannot be read.
  init(exercise text: String) {
    let parts = DayParts(text)
    (fields, exercise) = parts.exercise.map { (parts.fields, $0) } ?? (nil, text)
  }
}

/// Whether an argument is an exercise with its sets, such as `Squat: 3x5 100`; `sleep: 7h` is a measurement. One with sets
/// such as 3x5 or 5,5,5 is an exercise even where something in it cannot be read, and what is wrong is told as of one.
private func isExerciseWithSets(_ text: String) -> Bool {
  let tree = parse(Array("    \(text)".utf8), .later)
  // What stands behind > or ; is a note or a comment, whatever it says.
  let said = String(text.prefix { !">;".contains($0) })
  guard said.contains(": "), tree.lines.count == 1, tree.lines[0].kind == .exercise,
    hasRepeatedSets(said) || said.contains(/: [0-9]+([ ,\/][0-9]+){2}/)
      || tree.faults.isEmpty && !tree.setGroups(ofLine: 0).isEmpty
  else { return false }
  let name = text.prefix { $0 != ":" }.lowercased()
  return !["fat", "waist", "sleep"].contains(name)
}

/// Whether sets such as 3x5 stand in `text`.
func hasRepeatedSets(_ text: String) -> Bool { text.contains(/[0-9] ?[x×] ?[0-9]/) }

/// Whether a word is a weight as people write one: with a decimal place or a unit, which no exercise begins with.
private func isWrittenWeight(_ word: Substring) -> Bool {
  word.wholeMatch(of: /[0-9]{2,3}([.,][0-9]{1,2})?(kg|lbs?)|[0-9]{2,3}[.,][0-9]{1,2}/) != nil
}
