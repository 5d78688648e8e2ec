package import W8Engine
import W8Syntax
import W8Text

/// A name under which a section logs an exercise.
package struct LoggedName: Hashable, Sendable {
  /// The name as written, runs of blanks as one.
  package let name: String
  /// The key that is equal for all spellings.
  package let key: ExerciseKey
  /// How many lines of dated entries have it.
  package internal(set) var count = 0
}

/// The exercise names of one section, each worked out once.
struct LoggedNames {
  private(set) var names: [LoggedName] = []
  private var places: [String: Int] = [:]

  /// The name that is written as `text`, counted once more.
  mutating func count(_ text: String) -> LoggedName {
    let place = places[text] ?? add(text)
    names[place].count += 1
    return names[place]
  }

  private mutating func add(_ text: String) -> Int {
    let name = text.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    places[text] = names.count
    names.append(LoggedName(name: name, key: exerciseKey(name)))
    return names.count - 1
  }
}

extension SyntaxTree {
  /// The exercise name in `range`, without its quotes.
  func exerciseName(_ range: TextRange) -> String {
    let isQuoted = range.end - range.start > 1 && text[range.start] == UInt8(ascii: "\"")
    guard isQuoted else { return string(range) }
    return string(TextRange(range.start + 1, range.end - 1))
  }
}
