/// What the tokens of an exercise line tell without a look at the text.
package struct SetsGlance: Sendable {
  /// The name; nil for a line without one that can be read.
  package private(set) var name: Token?
  /// Whether `+` stands before it.
  package private(set) var isSuperset = false
  /// Whether sets are written, readable or not.
  package private(set) var hasSets = false
  /// Whether a rule about values might look at the sets.
  package private(set) var isNotable = false
  /// Whether the tokens do not tell all: then neither `isNotable` nor the loads are to be trusted.
  package private(set) var needsLook = false
  /// The unit that is written at all loads.
  package private(set) var unit = WrittenUnit.none
  /// Thousandths of the heaviest load; 0 without one.
  package private(set) var heaviest: UInt32 = 0
  /// Thousandths of the heaviest load of working sets; 0 without one.
  package private(set) var heaviestWorking: UInt32 = 0

  private var load: UInt32 = 0
  private var isWarmUp = false

  /// Looks at the tokens of a line.
  package init(_ tokens: Span<Token>) {
    for index in tokens.indices { read(tokens[index]) }
    endGroup()
  }

  @inline(__always)
  private mutating func read(_ token: Token) {
    switch token.kind {
    case .name, .string: name = token
    case .superset: isSuperset = true
    case .reps:
      hasSets = true
      if token.value == 0 { needsLook = true }
      isWarmUp = token.value == ordinaryWarmUp
    case .load:
      hasSets = true
      readLoad(token)
    case .comma:
      hasSets = true
      endGroup()
    case .chain, .duration, .distance:
      hasSets = true
      needsLook = true
    case .verbatim, .effort, .label, .unreadable: hasSets = true
    default: break
    }
  }

  @inline(__always)
  private mutating func readLoad(_ token: Token) {
    let written = token.unit
    if token.value == 0 || (heaviest > 0 && written != unit) { needsLook = true }
    if token.value >= leastHeavyLoad { isNotable = true }
    load = token.value
    unit = written
  }

  @inline(__always)
  private mutating func endGroup() {
    heaviest = max(heaviest, load)
    if !isWarmUp { heaviestWorking = max(heaviestWorking, load) }
    load = 0
    isWarmUp = false
  }
}

/// Thousandths of the least load that a rule might look at, whatever its unit.
package let leastHeavyLoad: UInt32 = 999_000
