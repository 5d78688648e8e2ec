import W8Text

/// One item of a group of sets as it was scanned, before its group decides what a bare number means.
struct SetItem {
  let start: Int
  let end: Int
  let shape: Shape
  /// The number of an integer, the thousandths of a decimal or a load, the value of a token of reps; 0
  /// where it was not worked out.
  var value: UInt32 = 0
  /// The unit of a load whose value was worked out.
  var unit = WrittenUnit.none

  enum Shape: Equatable {
    /// `5`: reps when it comes first, the load when it comes second.
    case integer
    /// `102.5`: can only be the load.
    case decimal
    /// `3x5`, `5/5/4!`, `w5`, `12+`.
    case reps
    case duration, distance, load, effort, label
    /// `100kg x 5 x 3` or `3x5x100kg`: reps and load in one.
    case chain
    /// Not readable; the fault marks `range` and fills the places in `slots`.
    case faulty(SyntaxFault.Kind, TextRange, SetSlots)
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
}

extension SetItem {
  /// The places that the item fills, or tries to fill; for a bare number that is its first choice.
  var slots: SetSlots {
    switch shape {
    case .integer, .decimal, .reps: .reps
    case .duration: .duration
    case .distance: .distance
    case .load: .load
    case .effort: .effort
    case .label: []
    case .chain: [.reps, .load]
    case .faulty(_, _, let slots): slots
    }
  }

  /// An item that cannot be read and that fills no place.
  static func unreadable(_ start: Int, _ end: Int) -> SetItem {
    faulty(.badSet, start, end)
  }

  /// An item with a fault of its own.
  static func faulty(
    _ kind: SyntaxFault.Kind, _ start: Int, _ end: Int, filling slots: SetSlots = []
  ) -> SetItem {
    SetItem(start: start, end: end, shape: .faulty(kind, TextRange(start, end), slots))
  }
}
