import Primitives

/// Numbers keys from 0, in the order in which they come first.
struct KeyNumbers {
  /// The keys by their numbers.
  private(set) var keys: [ExactText] = []
  private var numbers: [ExactText: Int] = [:]

  /// The number of `key`, a new one where it has none.
  mutating func number(of key: ExactText) -> Int {
    let number = numbers.value(of: key, orNew: keys.count)
    if number == keys.count { keys.append(key) }
    return number
  }
}
