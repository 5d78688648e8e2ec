import W8Text

/// One item of a group of sets: `3x5`, `60s`, `100kg`, `@8`, `(pause)`, `100kg x 5 x 3`.
struct SetItem {
  /// `.reps`, `.duration`, `.distance`, `.load`, `.chain`, `.effort` or `.label`; `.unreadable` with a fault.
  var kind = TokenKind.unreadable
  var shape = Shape.other
  var start: Int
  var end: Int

  /// As that of a row.
  var unit: UInt8 = 0
  var mark = RepsSyntax.Mark.none
  var isWarmUp = false
  /// Whether the elements of a list were reported one by one.
  var isList = false
  var isBodyweight = false
  var isNegative = false
  /// Repetitions, seconds or tenths of them, thousandths, or halves of an effort; of a list those of the first element. The
  /// thousandths of the load of a chain.
  var value: UInt32 = 0
  /// The number of times that a list is done; 0 where that is not written.
  var count: UInt32 = 0
  /// Where the digits of the count end; 0 where there are none.
  var countEnd = 0
  /// The start of the list, behind the count.
  var listStart = 0

  /// Which items the position in their group gives a meaning.
  enum Shape: UInt8 {
    /// `5`: reps when it comes first, the load when it comes second.
    case integer
    /// `102.5`: can only be the load.
    case decimal
    /// `3x5`, `5/5/4!`, `w5`, `12+`.
    case reps
    case other
  }

  @inline(__always)
  init(at start: Int) {
    self.start = start
    end = start
  }

  /// Whether its position in its group decides what the item means.
  @inline(__always)
  var isBare: Bool { shape.rawValue < Shape.other.rawValue }

  /// Ends the item at `end` as one of `kind` with a value.
  @inline(__always)
  mutating func become(_ kind: TokenKind, to end: Int, _ value: UInt32, unit: UInt8 = 0) {
    self.kind = kind
    self.end = end
    self.value = value
    self.unit = unit
  }

  /// The position where the digits of a count start.
  var countStart: Int { isWarmUp ? start + 1 : start }
}

/// The parts of a chain: `100kg x 5 x 3` or `3x5x100kg`.
struct Chain {
  var reps: UInt32 = 0
  /// Where the load, the repetitions and the count are written; an empty range for no count.
  var loadRange = 0..<0
  var repsRange = 0..<0
  var countRange = 0..<0
}

/// The reason why an item cannot be read.
struct Misreading {
  var fault = SyntaxFault.Kind.badSet
  /// The bytes at fault.
  var range = 0..<0
  /// The slots of its group that the item was meant for.
  var slots: SetSlots = []
}

/// The slots that a group of sets has, each filled once.
struct SetSlots: OptionSet {
  let rawValue: UInt8

  static let reps = SetSlots(rawValue: 1)
  static let load = SetSlots(rawValue: 2)
  static let duration = SetSlots(rawValue: 4)
  static let distance = SetSlots(rawValue: 8)
  static let effort = SetSlots(rawValue: 16)

  /// The slot that an item of `kind` fills.
  @inline(__always)
  init(of kind: TokenKind) {
    switch kind {
    case .reps: self = .reps
    case .load: self = .load
    case .duration: self = .duration
    case .distance: self = .distance
    case .effort: self = .effort
    case .chain: self = [.reps, .load]
    default: self = []
    }
  }

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

/// A distance as it is written.
package struct DistanceSyntax: Hashable, Sendable {
  /// Thousandths of the unit.
  package let thousandths: UInt32
  /// The unit.
  package let unit: Unit

  package init(thousandths: UInt32, unit: Unit) {
    self.thousandths = thousandths
    self.unit = unit
  }

  /// The units of distances.
  package enum Unit: UInt8, CaseIterable, Sendable {
    case kilometer, mile, yard, foot, meter

    /// The unit as it is written.
    package var symbol: String {
      switch self {
      case .kilometer: "km"
      case .mile: "mi"
      case .yard: "yd"
      case .foot: "ft"
      case .meter: "m"
      }
    }
  }
}
