/// A number with what is written directly behind it: `5`, `102.5`, `60s`, `1:30`, `5km`, `100kg`, `7lvl`.
///
/// Reps, times, distances and loads all start with one.
struct Quantity {
  var kind = Kind.none
  var end = 0
  /// The number of an integer, seconds or tenths of them, or thousandths.
  var value: UInt32 = 0
  /// As that of a row.
  var unit: UInt8 = 0
  /// The number of digits that stand before a point or a unit.
  var digitCount = 0

  enum Kind: UInt8 {
    case none, integer, decimal, duration, distance, mass, level
  }
}

extension LineReader where Listener: ~Copyable {
  /// Reads the longest quantity at `start`; of the kind `.none` where no number of 1 to 4 digits stands.
  @inline(__always)
  mutating func quantity(_ text: Span<UInt8>, _ start: Int) -> Quantity {
    var quantity = Quantity()
    var index = start
    var value: UInt32 = 0
    while text.has(index), text[index].isDigit {
      value = value &* 10 &+ UInt32(text[index] &- 0x30)
      index &+= 1
    }
    quantity.digitCount = index &- start
    guard quantity.digitCount &- 1 < 4, index > start else { return quantity }
    (quantity.kind, quantity.value, quantity.end) = (.integer, value, index)
    // Blanks, commas, and the marks and signs of reps stand below the digits.
    guard text.has(index), text[index] >= 0x3A || text[index] == .point else { return quantity }
    return measured(text, quantity)
  }

  /// Goes on with a number behind which a point, a colon or a letter stands.
  private mutating func measured(_ text: Span<UInt8>, _ integer: Quantity) -> Quantity {
    var quantity = integer
    switch text[integer.end] {
    case .colon: return clock(text, integer)
    case .point:
      var index = integer.end &+ 1
      let first = index
      guard var fraction = scanDigits(text, &index, text.count, 1, 3) else { return integer }
      for _ in index &- first..<3 { fraction &*= 10 }
      quantity.value = integer.value &* 1000 &+ fraction
      (quantity.kind, quantity.end) = (.decimal, index)
      guard index < text.count else { return quantity }
    default: break
    }
    let isWhole = quantity.kind == .integer
    let first = text[quantity.end] | 0x20
    let second = quantity.end &+ 1 < text.count ? text[quantity.end &+ 1] | 0x20 : 0
    switch (first, second) {
    case (UInt8(ascii: "k"), UInt8(ascii: "g")): becomeMass(.kilogram)
    case (UInt8(ascii: "l"), UInt8(ascii: "b")): becomeMass(.pound)
    case (UInt8(ascii: "l"), UInt8(ascii: "v")):
      guard isWord("lvl", text, quantity.end) else { return quantity }
      become(.level, SyntaxRow.level, 3)
    case (UInt8(ascii: "k"), UInt8(ascii: "m")): becomeDistance(.kilometer, 2)
    case (UInt8(ascii: "m"), UInt8(ascii: "i")):
      if isWhole, isWord("min", text, quantity.end) {
        becomeTime(60, 3)
      } else {
        becomeDistance(.mile, 2)
      }
    case (UInt8(ascii: "y"), UInt8(ascii: "d")): becomeDistance(.yard, 2)
    case (UInt8(ascii: "f"), UInt8(ascii: "t")): becomeDistance(.foot, 2)
    case (UInt8(ascii: "m"), _): becomeDistance(.meter, 1)
    case (UInt8(ascii: "s"), _):
      if isWhole {
        becomeTime(1, 1)
      } else if quantity.end &- integer.end == 2 {
        quantity.value /= 100
        quantity.unit = SyntaxRow.tenths
        becomeTime(1, 1)
      }
    case (UInt8(ascii: "h"), _) where isWhole: becomeTime(3600, 1)
    default: break
    }
    return quantity

    func become(_ kind: Quantity.Kind, _ unit: UInt8, _ length: Int) {
      if quantity.kind == .integer { quantity.value &*= 1000 }
      (quantity.kind, quantity.unit) = (kind, unit)
      quantity.end &+= length
    }
    func becomeMass(_ unit: WrittenUnit) {
      let next = quantity.end &+ 2
      let isPlural = next < text.count && text[next] | 0x20 == UInt8(ascii: "s")
      become(.mass, unit.rawValue, isPlural ? 3 : 2)
    }
    func becomeDistance(_ unit: DistanceSyntax.Unit, _ length: Int) {
      become(.distance, unit.rawValue, length)
    }
    func becomeTime(_ seconds: UInt32, _ length: Int) {
      quantity.value &*= seconds
      quantity.kind = .duration
      quantity.end &+= length
    }
  }

  /// Takes in a unit of mass that blanks part from the number of `quantity`.
  @inline(__always)
  mutating func takeDetachedUnit(_ text: Span<UInt8>, _ quantity: inout Quantity) {
    let index = quantity.end
    guard index &+ 2 < text.count, text[index].isBlank || !text[index].isASCII else { return }
    switch text[index &+ 1] | 0x20 {
    case UInt8(ascii: "k"), UInt8(ascii: "l"), 0x20, 0x29, 0x80...: break
    default: return
    }
    guard quantity.kind == .integer || quantity.kind == .decimal else { return }
    let unit = unitBehind(text, &quantity.end)
    if unit == .none { return }
    if quantity.kind == .integer { quantity.value &*= 1000 }
    (quantity.kind, quantity.unit) = (.mass, unit.rawValue)
  }

  /// Whether the letters of `word`, given in lower case, stand at `index` in any case.
  private func isWord(_ word: StaticString, _ text: Span<UInt8>, _ index: Int) -> Bool {
    var index = index
    return scan(word: word, text, &index, text.count)
  }

  /// Reads `1:30`, `1:02:03` or `7:32.4`; the number alone where that is none.
  private func clock(_ text: Span<UInt8>, _ first: Quantity) -> Quantity {
    var index = first.end &+ 1
    guard let second = scanDigits(text, &index, text.count, 2, 2), second < 60 else { return first }
    var quantity = first
    quantity.kind = .duration
    if scan(.colon, text, &index, text.count) {
      guard first.digitCount <= 2, let third = scanDigits(text, &index, text.count, 2, 2),
        third < 60
      else { return first }
      quantity.value = first.value &* 3600 &+ second &* 60 &+ third
    } else {
      guard first.digitCount <= 3 else { return first }
      quantity.value = first.value &* 60 &+ second
    }
    if text.has(index &+ 1), text[index] == .point, text[index &+ 1].isDigit,
      !text.has(index &+ 2) || !text[index &+ 2].isDigit
    {
      quantity.value = quantity.value &* 10 &+ UInt32(text[index &+ 1] &- 0x30)
      quantity.unit = SyntaxRow.tenths
      index &+= 2
    }
    quantity.end = index
    return quantity
  }
}
