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

/// The exercise names of one section after the other; each spelling is worked out once for all of them.
struct LoggedNames {
  /// The names of the section at hand, in the order of their first lines.
  private(set) var names: [LoggedName] = []
  /// For each name the first one of the section with the same key.
  private(set) var firstOfKey: [Int] = []

  private var numbers = ByteNumbers()
  private var spellings: [Spelling] = []
  /// The first spelling of each key.
  private var firstSpellings: [ExerciseKey: Int] = [:]
  private var section = 1

  /// What is known of a spelling.
  private struct Spelling {
    let name: String
    let key: ExerciseKey
    /// The number of the first spelling with the same key.
    let first: Int
    /// The last section that has the spelling, and its place among the names there.
    var section = 0
    var place = 0
    /// The last section that has the key of which this is the first spelling, and its first place there.
    var keySection = 0
    var keyPlace = 0
  }

  /// Starts a section.
  mutating func beginSection() {
    section += 1
    names = []
    firstOfKey = []
    let usual = 16
    names.reserveCapacity(usual)
    firstOfKey.reserveCapacity(usual)
  }

  /// The number of the name that is written, without quotes, in `range` of `text`.
  mutating func number(of range: TextRange, in text: Span<UInt8>) -> Int {
    let spelling = numbers.number(of: range, in: text)
    if spelling == spellings.count { addSpelling(string(range, text)) }
    guard spellings[spelling].section != section else { return spellings[spelling].place }
    return addName(spelling)
  }

  /// Counts the name at `number` once more.
  mutating func count(_ number: Int) {
    names[number].count += 1
  }

  private mutating func addSpelling(_ text: String) {
    let name = collapsingBlanks(text)
    let key = name.lowercased()
    let first = firstSpellings[key] ?? spellings.count
    firstSpellings[key] = first
    spellings.append(Spelling(name: name, key: key, first: first))
  }

  private mutating func addName(_ spelling: Int) -> Int {
    let (place, first) = (names.count, spellings[spelling].first)
    spellings[spelling].section = section
    spellings[spelling].place = place
    if spellings[first].keySection != section {
      spellings[first].keySection = section
      spellings[first].keyPlace = place
    }
    firstOfKey.append(spellings[first].keyPlace)
    names.append(LoggedName(name: spellings[spelling].name, key: spellings[spelling].key))
    return place
  }
}

extension SyntaxTree {
  /// The exercise name in `range`, without its quotes.
  func exerciseName(_ range: TextRange) -> String {
    string(withoutQuotes(range, text.span))
  }
}

/// The bytes of the exercise name in `range` of `text` between its quotes, if it has any.
func withoutQuotes(_ range: TextRange, _ text: Span<UInt8>) -> TextRange {
  let isQuoted = range.end - range.start > 1 && text[range.start] == UInt8(ascii: "\"")
  return isQuoted ? TextRange(range.start + 1, range.end - 1) : range
}

private func string(_ range: TextRange, _ text: Span<UInt8>) -> String {
  let bytes = (range.start..<range.end).map { text[$0] }
  return String(decoding: bytes, as: UTF8.self)
}
