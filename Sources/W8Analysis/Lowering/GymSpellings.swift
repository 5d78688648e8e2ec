import W8Engine
import W8Syntax
import W8Text

/// The gyms that one section names, each spelling worked out once.
struct GymSpellings {
  /// The key of each spelling; two spellings may have one key.
  private(set) var keys: [GymID] = []
  /// The keys of those that can be read.
  private(set) var used: Set<GymID> = []
  private var numbers = ByteNumbers()
  private var isUsed: [Bool] = []

  /// The number of the spelling, with its `@`, in `range` of `tree`.
  mutating func number(of range: TextRange, in tree: SyntaxTree) -> Int {
    let number = numbers.number(of: range, in: tree.text.span)
    if number == keys.count {
      keys.append(canonicalKey(tree.string(range)))
      isUsed.append(false)
    }
    return number
  }

  /// The number of the spelling in `range` of `tree`, which is that of a gym's name.
  mutating func use(_ range: TextRange, in tree: SyntaxTree) -> Int {
    let number = number(of: range, in: tree)
    if !isUsed[number] {
      isUsed[number] = true
      used.insert(keys[number])
    }
    return number
  }
}
