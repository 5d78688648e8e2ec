import Primitives
package import W8Book
package import W8Engine

/// What a name on the command line says of the exercises of a log.
package enum ExerciseChoice: Equatable {
  /// It is the name of one, another name, or the beginning of no other's.
  case one(ExerciseKey)
  /// It is the beginning of these names.
  case several([String])
  /// It is none of them; these come near.
  case none(nearest: [String])

  /// Looks `name` up in the exercises that `logbook` declares or has; case does not count.
  package init(_ name: String, in logbook: Logbook) {
    let key = exerciseKey(name)
    let canonical = logbook.settings.training.canonical(key)
    if logbook.hasExercise(canonical) {
      self = .one(canonical)
      return
    }
    let uses = logbook.exerciseUses
    let begun = uses.filter { use in
      !key.text.isEmpty
        && ([use.exercise] + use.aliases).contains { $0.text.hasPrefix(key.text) }
    }
    switch begun.count {
    case 0:
      self = .none(nearest: nearestWords(to: name, among: logbook.exerciseNames))
    case 1: self = .one(begun[0].exercise)
    default: self = .several(begun.map { $0.name })
    }
  }
}

extension Logbook {
  /// What exercises are called, other names too.
  package var exerciseNames: [String] {
    exerciseUses.flatMap { [$0.name] + $0.aliases.map { $0.text } }
  }
}

extension Analysis {
  /// The tags that the book declares or has.
  package var knownTags: Set<TagKey> {
    Set(logbook.months.flatMap { $0.entries.flatMap { $0.tags } }).union(book.names.tags)
  }
}

/// At most three of `words` that `text` may be a slip for, the nearest first; else those that hold it.
package func nearestWords(to text: String, among words: [String]) -> [String] {
  var rest = words
  var found: [String] = []
  while found.count < mostNearest, let word = nearest(to: text, among: rest) {
    found.append(word)
    rest.removeAll { $0 == word }
  }
  guard found.isEmpty, !text.isEmpty else { return found }
  let part = text.lowercased()
  for word in words where word.lowercased().holds(part) && !found.contains(word) {
    found.append(word)
    if found.count == mostNearest { break }
  }
  return found
}

private let mostNearest = 3
