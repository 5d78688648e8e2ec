package import W8Engine
import W8Syntax
import W8Text

/// A name that stands before the colon of exercise lines of a section.
package struct LoggedName: Hashable, Sendable {
  /// The name as written, runs of blanks as one.
  package let name: String
  /// The key that is equal for all spellings.
  package let key: ExerciseKey
  /// How many lines of dated entries have it; 0 where all its lines belong to no date.
  package internal(set) var count = 0
}

/// The exercise names of one section, each worked out once.
struct LoggedNames {
  private(set) var names: [LoggedName] = []
  /// For each name the first one with the same key.
  private(set) var firstOfKey: [Int] = []
  private var numbers = ByteNumbers()
  private var places: [ExerciseKey: Int] = [:]

  /// The number of the name that is written, maybe with quotes, in `range` of `tree`, whose text is `text`.
  mutating func number(of range: TextRange, in tree: SyntaxTree, _ text: Span<UInt8>) -> Int {
    let inner = withoutQuotes(range, text)
    let number = numbers.number(of: inner, in: text)
    if number == names.count { add(tree.string(inner)) }
    return number
  }

  /// Counts the name at `number` once more.
  mutating func count(_ number: Int) {
    names[number].count += 1
  }

  private mutating func add(_ text: String) {
    if names.isEmpty { reserve() }
    let name = collapsingBlanks(text)
    let key = name.lowercased()
    let first = places[key] ?? names.count
    places[key] = first
    firstOfKey.append(first)
    names.append(LoggedName(name: name, key: key))
  }
}

extension LoggedNames {
  /// Makes room for the exercises of most months at once.
  private mutating func reserve() {
    let usual = 16
    names.reserveCapacity(usual)
    firstOfKey.reserveCapacity(usual)
    places.reserveCapacity(usual)
  }
}

extension SyntaxTree {
  /// The exercise name in `range`, without its quotes.
  func exerciseName(_ range: TextRange) -> String {
    string(withoutQuotes(range, text.span))
  }
}

private func withoutQuotes(_ range: TextRange, _ text: Span<UInt8>) -> TextRange {
  let isQuoted = range.end - range.start > 1 && text[range.start] == UInt8(ascii: "\"")
  return isQuoted ? TextRange(range.start + 1, range.end - 1) : range
}
