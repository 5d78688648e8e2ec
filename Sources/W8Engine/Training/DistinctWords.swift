import Primitives

/// The words by which names of exercises that are nearly alike are kept apart all the same.
struct DistinctWords {
  /// The words of names that are believed.
  private let known: Set<Substring>

  /// Believes the words of `names`, which are canonical keys.
  init(in names: some Sequence<ExerciseKey>) {
    known = names.reduce(into: []) { $0.formUnion(words(of: $1)) }
  }

  /// Whether the key `rare` is no slip for the key `often`: they differ in a number, in one letter that is a word by
  /// itself, in words that are opposites, or in a word that names which are used often have too.
  func tellApart(_ rare: ExerciseKey, _ often: ExerciseKey) -> Bool {
    let (rare, often) = (words(of: rare), words(of: often))
    guard rare.count == often.count else { return false }
    let pairs = zip(rare, often).filter { $0 != $1 }
    return pairs.contains {
      isNumbered($0, $1) || ($0.count == 1 && $1.count == 1) || areOpposite($0, $1)
    }
      || !pairs.isEmpty && pairs.allSatisfy { known.contains($0.0) }
  }
}

private func words(of key: ExerciseKey) -> [Substring] {
  key.text.split { !$0.isLetter && !$0.isNumber }
}

/// Whether the words are alike but for their digits.
private func isNumbered(_ first: Substring, _ second: Substring) -> Bool {
  first.contains { $0.isNumber }
    && first.filter { !$0.isNumber } == second.filter { !$0.isNumber }
}

/// Whether the words are opposites, or their plurals are.
private func areOpposite(_ first: Substring, _ second: Substring) -> Bool {
  let words: Set = [singular(first), singular(second)]
  return opposites.contains { Set($0) == words }
}

private func singular(_ word: Substring) -> Substring {
  word.last == "s" ? word.dropLast() : word
}

/// Words that name different exercises although they may be a letter or two apart.
private let opposites: [[Substring]] = [
  ["push", "pull"], ["pushup", "pullup"], ["incline", "decline"], ["inclined", "declined"],
  ["front", "back"], ["left", "right"], ["seated", "standing"], ["wide", "close"],
  ["wide", "narrow"], ["high", "low"], ["single", "double"], ["abduction", "adduction"],
  ["abductor", "adductor"], ["flexion", "extension"], ["internal", "external"], ["hack", "back"],
  ["inner", "outer"], ["upper", "lower"], ["supinated", "pronated"], ["pushdown", "pulldown"],
  ["db", "bb"], ["back", "neck"], ["adduktion", "abduktion"], ["adduktor", "abduktor"],
]
