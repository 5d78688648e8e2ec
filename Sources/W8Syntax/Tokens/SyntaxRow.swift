package import Primitives

/// One thing that a line says, decoded: a field, a number of a set, a name, a note.
///
/// A line's rows stand in the order of its tokens; the `:` behind a name and the `#` of a month give none. A list
/// such as `5/5/4!` gives a row for each element, `100kg x 5 x 3` one for the repetitions and one for the load, a
/// weight in stones one for these and one for the pounds. There is a row for every six bytes of text or so, hence
/// the eight bytes.
package struct SyntaxRow: Hashable, Sendable, BitwiseCopyable {
  // From the lowest bit on: value 27, count 7, start 14, kind 6, unit 3, mark 2, and five flags.
  private let bits: UInt64

  /// The greatest value that a row holds; every value of a line of at most `longestLine` bytes is less.
  static let greatestValue: UInt32 = 1 << 27 - 1

  /// Makes the row of what starts at `start`, counted from the start of the line.
  @inline(__always)
  init(
    _ kind: TokenKind, at start: Int, _ value: UInt32 = 0, unit: UInt8 = 0,
    mark: RepsSyntax.Mark = .none, count: Int = 0, flags: Flags = []
  ) {
    bits =
      UInt64(value & Self.greatestValue) | UInt64(truncatingIfNeeded: count & 0x7F) &<< 27
      | UInt64(truncatingIfNeeded: start & 0x3FFF) &<< 34 | UInt64(kind.rawValue) &<< 48
      | UInt64(unit & 7) &<< 54 | UInt64(mark.rawValue) &<< 57 | flags.rawValue
  }

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// What else is said of a row.
  struct Flags: OptionSet {
    let rawValue: UInt64

    /// An element of a list that is not the first; the pounds behind stones.
    static let continued = Flags(rawValue: 1 << 59)
    /// `w` before a set, `?` behind a weight.
    static let marked = Flags(rawValue: 1 << 60)
    static let chain = Flags(rawValue: 1 << 61)
    static let bodyweight = Flags(rawValue: 1 << 62)
    static let negative = Flags(rawValue: 1 << 63)
  }

  /// The same row with more flags and the count of its list.
  func with(_ flags: Flags, count: Int) -> SyntaxRow {
    SyntaxRow(bits: bits | flags.rawValue | UInt64(truncatingIfNeeded: count & 0x7F) &<< 27)
  }

  /// What the row is: the kind of the token that says it; `.reps` and `.load` for a chain.
  @inline(__always)
  package var kind: TokenKind {
    TokenKind(rawValue: UInt8(truncatingIfNeeded: bits &>> 48) & 0x3F) ?? .blank
  }

  /// Whether the row is of `kind`; cheaper than to compare kinds.
  @inline(__always)
  package func isOf(_ kind: TokenKind) -> Bool {
    UInt8(truncatingIfNeeded: bits &>> 48) & 0x3F == kind.rawValue
  }

  /// Whether the row is the name of an exercise.
  @inline(__always)
  package var isName: Bool { isOf(.name) || isOf(.string) }

  /// Repetitions, seconds or tenths of them (`time`), thousandths of the unit written at a load, distance or body weight, halves of an
  /// effort or repetitions in reserve, the id of a name; else as `TokenKind` says.
  @inline(__always)
  package var value: UInt32 { UInt32(truncatingIfNeeded: bits) & Self.greatestValue }

  /// The number of times that a list is done, 1...99; 0 where that is not written.
  @inline(__always)
  package var count: Int { Int(truncatingIfNeeded: bits &>> 27) & 0x7F }

  /// The offset of the first byte, counted from the start of the line.
  @inline(__always)
  package var start: Int { Int(truncatingIfNeeded: bits &>> 34) & 0x3FFF }

  private var unitBits: UInt8 { UInt8(truncatingIfNeeded: bits &>> 54) & 7 }

  /// The unit written at a weight or a load.
  @inline(__always)
  package var unit: WrittenUnit { WrittenUnit(rawValue: unitBits) ?? .none }
  /// The unit of a distance.
  package var distanceUnit: DistanceSyntax.Unit {
    DistanceSyntax.Unit(rawValue: unitBits) ?? .meter
  }
  /// Whether a load is a level of a machine.
  package var isLevel: Bool { unitBits == Self.level }
  /// Whether an effort counts repetitions in reserve.
  package var isReserve: Bool { unitBits == Self.reserve }

  /// The time that a row of a set says.
  package var time: Seconds {
    unitBits == Self.tenths ? Seconds(tenths: Int(value)) : Seconds(Int(value))
  }

  static let tenths: UInt8 = 1
  static let level: UInt8 = 4
  static let reserve: UInt8 = 1

  /// The way a set ended.
  package var mark: RepsSyntax.Mark {
    RepsSyntax.Mark(rawValue: UInt8(truncatingIfNeeded: bits &>> 57) & 3) ?? .none
  }

  /// All that the row says, without where it stands, whether in a chain, and a count of one, which says nothing.
  var meaning: UInt64 {
    let said = bits & ~(0x3FFF &<< 34 | Flags.chain.rawValue)
    return count == 1 ? said & ~(0x7F &<< 27) : said
  }

  /// Whether the row goes on with the list, or the weight in stones, of the row before.
  package var isContinued: Bool { bits & Flags.continued.rawValue != 0 }
  /// Whether `w` marks the sets as a warm-up.
  package var isWarmUp: Bool { bits & Flags.marked.rawValue != 0 }
  /// Whether a weight carries `?`.
  package var isExcluded: Bool { bits & Flags.marked.rawValue != 0 }
  /// Whether a chain says it.
  package var isOfChain: Bool { bits & Flags.chain.rawValue != 0 }
  /// Whether a load is added to the body's weight, or taken off it.
  package var isBodyweight: Bool { bits & Flags.bodyweight.rawValue != 0 }
  /// Whether a load is taken off the body's weight.
  package var isNegative: Bool { bits & Flags.negative.rawValue != 0 }
}
