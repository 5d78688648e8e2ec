import W8Engine
import W8Text

/// The gyms or the tags that one section after the other names; each spelling is worked out once for all
/// of them.
struct KeySpellings {
  private var numbers = ByteNumbers()
  /// The key of each spelling.
  private var keys: [String] = []
  /// For each spelling the number of the first one with the same key.
  private var firsts: [Int32] = []
  private var firstSpellings: [String: Int32] = [:]

  /// How many spellings there are.
  var count: Int { keys.count }

  /// The key at `number`.
  func key(_ number: Int) -> String { keys[number] }

  /// The number of the key that is spelled, with its sigil, in `range` of `text`.
  mutating func keyNumber(of range: TextRange, in text: Span<UInt8>) -> Int {
    let number = numbers.number(of: range, in: text)
    if number == firsts.count { add(canonicalKey(string(range, in: text))) }
    return Int(firsts[number])
  }

  private mutating func add(_ key: String) {
    let first = firstSpellings[key] ?? Int32(clamping: keys.count)
    firstSpellings[key] = first
    firsts.append(first)
    keys.append(key)
  }
}
