/// A piece of a line that the grammar names.
///
/// What lies between two tokens of a line is blanks; together they tile the text. A tree keeps none: it reads
/// the tokens of a line for who asks.
package struct Token: Hashable, Sendable, BitwiseCopyable {
  /// What the token is.
  package let kind: TokenKind
  /// The raw value of the unit, and `exclusion` where the weight carries `?`.
  private let mark: UInt8
  /// The first byte, counted from the start of the line.
  package let start: UInt16
  /// The number of bytes that the token spans.
  package let count: UInt16
  /// Whole stones of a weight in stones.
  package let stones: UInt16
  /// The value that `TokenKind` says; 0 where it says none.
  package let value: UInt32

  private static let exclusion: UInt8 = 0x80

  /// Makes the token of `start..<end`, which counts from the start of the line.
  @inline(__always)
  init(_ kind: TokenKind, _ start: Int, _ end: Int, _ said: TokenValue) {
    self.kind = kind
    mark = said.unit.rawValue | (said.isExcluded ? Self.exclusion : 0)
    self.start = UInt16(truncatingIfNeeded: start)
    count = UInt16(truncatingIfNeeded: end &- start)
    stones = said.stones
    value = said.number
  }

  /// The unit written at a weight; `none` elsewhere.
  package var unit: WrittenUnit { WrittenUnit(rawValue: mark & ~Self.exclusion) ?? .none }
  /// Whether a weight carries `?`.
  package var isExcluded: Bool { mark & Self.exclusion != 0 }
  /// The offset after the token's last byte, counted from the start of the line.
  package var end: Int { Int(start) + Int(count) }
}

/// What a token is, and what its `value` holds; tokens of sets hold none, as their rows do.
package enum TokenKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// Spaces, tabs, odd spaces, and CRs behind prose; never stored.
  case blank
  /// U+FEFF at the start of a file.
  case byteOrderMark
  /// Bytes that are kept and mean nothing.
  case verbatim
  /// `;` and the rest of the line.
  case comment
  /// `>` and the rest of the line.
  case note

  /// The `#` of a month header.
  case monthMark
  /// `2026-01`; the value is year × 100 + month.
  case yearMonth
  /// The free text after a month; that of a session, in its quotes.
  case title

  /// `03`; the value is the number, 0…99.
  case day
  /// `2026-01-03`; the value is year × 10,000 + month × 100 + day.
  case date
  /// `03/01/2026` and its like; no value.
  case ambiguousDate
  /// A weekday; the value counts from Monday = 1 to Sunday = 7.
  case weekday
  /// A body weight; the value is thousandths of its unit (of pounds beside `stones`).
  case weight
  /// `kg` that stands apart from its weight.
  case detachedUnit
  /// `-`: not weighed.
  case unweighed
  /// `07:05`; the value is minutes after midnight.
  case time
  /// `06:30-07:30`; the value is the start × 65,536 + the end, in minutes after midnight.
  case timeSpan
  /// `@iron`.
  case gym
  /// `@` alone: a session that names no gym.
  case defaultGym
  /// `#salty`.
  case tag
  /// `key:value`; the value is the length of the key in bytes.
  case pair
  /// Bytes that no field of the line can read; a fault says so.
  case unreadable

  /// The `+` of a superset.
  case superset
  /// A bare exercise name.
  case name
  /// A text in straight quotes.
  case string
  /// The `:` after an exercise name.
  case colon
  /// `,` between two groups of sets.
  case comma
  /// `3x5`, `5/5/4!`, `w5`.
  case reps
  /// `3x60s`, `26:40`.
  case duration
  /// `5km`, `4x400m`.
  case distance
  /// `100`, `24kg`, `7lvl`, `bw+10`.
  case load
  /// `100kg x 5 x 3` or `3x5x100kg`: reps and load in one.
  case chain
  /// `@8.5`, `rir2`.
  case effort
  /// `(pause)`.
  case label

  /// The keyword of a directive; the value is its number in `Keyword`, from 1 on, 0 for none of them.
  case keyword
  /// An argument of a directive without a shape of its own.
  case word
}

/// The unit that a weight is written in.
package enum WrittenUnit: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// No unit is written.
  case none
  /// `kg`
  case kilogram
  /// `lb`
  case pound
  /// `st`, alone or followed by pounds.
  case stone

  /// The unit written as `name`, in ASCII letters of any case; nil when it is none.
  package init?(name: String) {
    // U+212A, the kelvin sign, has a `k` as its lower case.
    guard name.utf8.count == 2 else { return nil }
    switch name.lowercased() {
    case "kg": self = .kilogram
    case "lb": self = .pound
    case "st": self = .stone
    default: return nil
    }
  }
}

extension ArraySlice<Token> {
  /// The first token of one of `kinds`; nil where there is none.
  package func first(of kinds: TokenKind...) -> Token? {
    first { kinds.contains($0.kind) }
  }

  /// The day or date that opens an entry; nil on other lines.
  package var day: Token? { first(of: .day, .date, .ambiguousDate) }
}

/// What a token says besides its kind: a number, the unit of a weight, whole stones beside it, and a `?`.
struct TokenValue {
  var number: UInt32 = 0
  var unit = WrittenUnit.none
  var stones: UInt16 = 0
  var isExcluded = false
  var hasComma = false
}
