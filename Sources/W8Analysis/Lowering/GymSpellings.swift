import W8Engine
import W8Text

/// The gyms that one section after the other names; each spelling is worked out once for all of them.
struct GymSpellings {
  /// The number of a gym whose name cannot be read.
  static let unknown = -2

  /// The key of each spelling; two spellings may have one key.
  private var keys: [GymID] = []
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

  /// The key of the spelling at `number`.
  func key(of number: Int) -> GymID {
    number == Self.unknown ? GymNames.unknown : keys[number]
  }

  /// The number of the spelling, with its `@`, in `range` of `text`.
  private mutating func number(of range: TextRange, in text: Span<UInt8>) -> Int {
    let number = numbers.number(of: range, in: text)
    if number == keys.count {
      keys.append(canonicalKey(string(range, in: text)))
      sections.append(0)
    }
    return number
  }

  /// The number of the spelling in `range` of `text`, which is that of a gym's name.
  mutating func use(_ range: TextRange, in text: Span<UInt8>) -> Int {
    let number = number(of: range, in: text)
    if sections[number] != section {
      sections[number] = section
      used.insert(keys[number])
    }
    return number
  }
}
