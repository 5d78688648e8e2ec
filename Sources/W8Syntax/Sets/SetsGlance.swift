/// What the tokens of an exercise line tell without a look at the text.
package struct SetsGlance: Sendable {
  /// The index of the name among the tokens; nil for a line without one that can be read.
  package let name: Int?
  /// Whether `+` stands before it.
  package let isSuperset: Bool
  /// Whether sets are written, readable or not.
  package let hasSets: Bool
  /// Whether a rule about values might look at the sets.
  package let isNotable: Bool
  /// Whether the tokens do not tell all: then neither `isNotable` nor the loads are to be trusted.
  package let needsLook: Bool
  /// The unit that is written at all loads.
  package let unit: WrittenUnit
  /// Thousandths of the heaviest load; 0 without one.
  package let heaviest: UInt32
  /// Thousandths of the heaviest load of working sets; 0 without one.
  package let heaviestWorking: UInt32

  /// Looks at the tokens of a line.
  package init(_ tokens: Span<Token>) {
    // Variables of the function stay in registers, which those of `self` do not.
    var kinds: UInt64 = 0
    var name: Int?
    var (needsLook, isNotable) = (false, false)
    var unit = WrittenUnit.none
    var (heaviest, heaviestWorking): (UInt32, UInt32) = (0, 0)
    var (load, isWarmUp): (UInt32, Bool) = (0, false)
    for index in tokens.indices {
      let token = tokens[index]
      kinds |= token.kind.bit
      switch token.kind {
      case .name, .string: name = index
      case .reps:
        if token.value == 0 { needsLook = true }
        isWarmUp = token.value == ordinaryWarmUp
      case .load:
        load = token.value
        if load >= leastHeavyLoad { isNotable = true }
        let written = token.unit
        if load == 0 || (heaviest > 0 && written != unit) { needsLook = true }
        unit = written
      case .comma:
        heaviest = max(heaviest, load)
        if !isWarmUp { heaviestWorking = max(heaviestWorking, load) }
        (load, isWarmUp) = (0, false)
      default: break
      }
    }
    heaviest = max(heaviest, load)
    if !isWarmUp { heaviestWorking = max(heaviestWorking, load) }
    self.name = name
    isSuperset = kinds & TokenKind.superset.bit != 0
    hasSets = kinds & TokenKind.ofSets != 0
    self.isNotable = isNotable
    self.needsLook = needsLook || kinds & TokenKind.untold != 0
    self.unit = unit
    self.heaviest = heaviest
    self.heaviestWorking = heaviestWorking
  }
}

/// Thousandths of the least load that a rule might look at, whatever its unit.
package let leastHeavyLoad: UInt32 = 999_000

extension TokenKind {
  /// A bit of its own.
  fileprivate var bit: UInt64 { 1 &<< UInt64(rawValue) }

  /// The kinds of which sets consist.
  fileprivate static var ofSets: UInt64 {
    untold | reps.bit | load.bit | comma.bit | verbatim.bit | effort.bit | label.bit
      | unreadable.bit
  }

  /// The kinds of sets that tell nothing without a look at the text.
  fileprivate static var untold: UInt64 { chain.bit | duration.bit | distance.bit }
}
