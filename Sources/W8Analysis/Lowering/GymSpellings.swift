import W8Engine
import W8Syntax
import W8Text

/// The gyms that one section after the other names; each spelling is worked out once for all of them.
struct GymSpellings {
  /// The key of each spelling; two spellings may have one key.
  private(set) var keys: [GymID] = []
  /// The keys of those that can be read in the section at hand.
  private(set) var used: Set<GymID> = []
  private var numbers = ByteNumbers()
  /// For each spelling the last section that uses it.
  private var sections: [Int] = []
  private var section = 1

  /// Starts a section.
  mutating func beginSection() {
    section += 1
    used = []
  }

  /// The number of the spelling, with its `@`, in `range` of `tree`.
  mutating func number(of range: TextRange, in tree: SyntaxTree) -> Int {
    let number = numbers.number(of: range, in: tree.text.span)
    if number == keys.count {
      keys.append(canonicalKey(tree.string(range)))
      sections.append(0)
    }
    return number
  }

  /// The number of the spelling in `range` of `tree`, which is that of a gym's name.
  mutating func use(_ range: TextRange, in tree: SyntaxTree) -> Int {
    let number = number(of: range, in: tree)
    if sections[number] != section {
      sections[number] = section
      used.insert(keys[number])
    }
    return number
  }
}
