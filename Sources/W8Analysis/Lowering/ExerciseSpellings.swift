import W8Engine
import W8Syntax
import W8Text

/// The exercise names of one section after the other; each spelling is worked out once for all of them.
struct ExerciseSpellings {
  private var numbers = ByteNumbers()
  private var spellings: [Spelling] = []
  /// For each spelling the number of the first one with the same key.
  private var firsts: [Int32] = []
  private var firstSpellings: [ExerciseKey: Int32] = [:]

  /// What is known of a spelling.
  struct Spelling {
    /// The name as written, runs of blanks as one.
    let name: String
    /// The key that is equal for all spellings.
    let key: ExerciseKey
  }

  /// The number of the key of the name that is written, without quotes, in `range` of `text`.
  @inline(__always)
  mutating func keyNumber(of range: TextRange, in text: Span<UInt8>) -> Int {
    Int(firsts[spellingNumber(of: range, in: text)])
  }

  /// The key at `number`.
  func key(_ number: Int) -> ExerciseKey { spellings[number].key }

  /// The spelling that is written, without quotes, in `range` of `text`.
  mutating func spelling(in range: TextRange, of text: Span<UInt8>) -> Spelling {
    spellings[spellingNumber(of: range, in: text)]
  }

  @inline(__always)
  private mutating func spellingNumber(of range: TextRange, in text: Span<UInt8>) -> Int {
    let number = numbers.number(of: range, in: text)
    if number == firsts.count { add(string(range, in: text)) }
    return number
  }

  private mutating func add(_ text: String) {
    let name = collapsingBlanks(text)
    let key = name.lowercased()
    let first = firstSpellings[key] ?? Int32(clamping: spellings.count)
    firstSpellings[key] = first
    firsts.append(first)
    spellings.append(Spelling(name: name, key: key))
  }
}

extension SyntaxTree {
  /// The exercise name in `range`, without its quotes.
  func exerciseName(_ range: TextRange) -> String {
    string(withoutQuotes(range, text.span))
  }
}

/// The bytes of the exercise name in `range` of `text` between its quotes, if it has any.
@inline(__always)
func withoutQuotes(_ range: TextRange, _ text: Span<UInt8>) -> TextRange {
  let isQuoted = range.end - range.start > 1 && text[range.start] == UInt8(ascii: "\"")
  return isQuoted ? TextRange(range.start + 1, range.end - 1) : range
}
