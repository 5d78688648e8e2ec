import W8Text

/// One item of a group of sets: `3x5`, `60s`, `100kg`, `@8`, `(pause)`, `100kg x 5 x 3`.
struct SetItem {
  /// `.reps`, `.duration`, `.distance`, `.load`, `.chain`, `.effort` or `.label`; `.unreadable` with a fault.
  var kind = TokenKind.unreadable
  var shape = Shape.other
  var start: Int
  var end: Int

  /// Repetitions, seconds, thousandths, or halves of an effort; of a list those of the first element. The
  /// thousandths of the load of a chain.
  var value: UInt32 = 0
  /// As that of a row.
  var unit: UInt8 = 0
  var mark = RepsSyntax.Mark.none
  var isWarmUp = false
  /// Whether the elements of a list were told one by one.
  var isList = false
  var isBodyweight = false
  var isNegative = false

  /// How often a list is done, and where that is written; 0 where it is not.
  var count = 0
  var countRange = 0..<0
  /// Where the list starts, behind the count.
  var listStart = 0
  /// The repetitions of a chain, and where they are written.
  var chainReps: UInt32 = 0
  var chainRepsRange = 0..<0
  var chainLoadRange = 0..<0

  /// Why the item cannot be read: the kind, the bytes, and the places of its group that it was meant for.
  var fault = SyntaxFault.Kind.badSet
  var faultStart = 0
  var faultEnd = 0
  var slots: SetSlots = []

  /// Which items the place in their group gives a meaning.
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

  /// Whether its place in its group decides what the item means.
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

  /// Ends the item at `end` as one that cannot be read.
  mutating func misread(
    to end: Int, _ fault: SyntaxFault.Kind = .badSet, filling slots: SetSlots = []
  ) {
    misread(to: end, fault, at: start..<end, filling: slots)
  }

  mutating func misread(
    to end: Int, _ fault: SyntaxFault.Kind, at range: Range<Int>, filling slots: SetSlots
  ) {
    kind = .unreadable
    shape = .other
    self.end = end
    self.fault = fault
    (faultStart, faultEnd) = (range.lowerBound, range.upperBound)
    self.slots = slots
  }
}

/// The places that a group of sets has, each filled once.
struct SetSlots: OptionSet {
  let rawValue: UInt8

  static let reps = SetSlots(rawValue: 1)
  static let load = SetSlots(rawValue: 2)
  static let duration = SetSlots(rawValue: 4)
  static let distance = SetSlots(rawValue: 8)
  static let effort = SetSlots(rawValue: 16)

  /// The place that an item of `kind` fills.
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
