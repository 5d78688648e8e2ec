package import W8Text

/// What the tokens of an exercise line tell without a look at the text.
///
/// It stands in a tree for the tokens of nearly all exercise lines, hence the sixteen bytes.
package struct SetsGlance: Hashable, Sendable, BitwiseCopyable {
  /// Thousandths of the heaviest load; 0 without one.
  package let heaviest: UInt32
  /// Thousandths of the heaviest load of working sets; 0 without one.
  package let heaviestWorking: UInt32
  private let nameStart: UInt16
  /// 0 without a name.
  private let nameCount: UInt16
  private let bits: UInt8
  /// The unit that is written at all loads.
  package let unit: WrittenUnit

  /// The bytes of the name with its quotes, counted from the start of the line; nil for a line without
  /// one that can be read.
  package var name: TextRange? {
    nameCount > 0 ? TextRange(Int(nameStart), Int(nameStart) + Int(nameCount)) : nil
  }
  /// Whether `+` stands before it.
  package var isSuperset: Bool { bits & Self.supersetBit != 0 }
  /// Whether sets are written, readable or not.
  package var hasSets: Bool { bits & Self.setsBit != 0 }
  /// Whether a rule about values might look at the sets.
  package var isNotable: Bool { bits & Self.notableBit != 0 }
  /// Whether the tokens do not tell all: then neither `isNotable` nor the loads are to be trusted.
  package var needsLook: Bool { bits & Self.lookBit != 0 }

  private static let supersetBit: UInt8 = 1
  private static let setsBit: UInt8 = 2
  private static let notableBit: UInt8 = 4
  private static let lookBit: UInt8 = 8

  /// Looks at the tokens of a line.
  package init(_ tokens: Span<Token>) {
    var glancer = SetsGlancer()
    for index in tokens.indices {
      let token = tokens[index]
      let value = WeightValue(thousandths: token.value, unit: token.unit)
      glancer.token(token.kind, Int(token.start), token.end, value)
    }
    self = glancer.glance()
  }

  /// What there is to see of a line with a name and sets of which `loads` tell all; `nameStart..<nameEnd`
  /// counts from the start of the line.
  @inline(__always)
  init(nameStart: Int, nameEnd: Int, _ loads: LoadsGlance) {
    self.init(nameStart, nameEnd, loads, bits: Self.setsBit)
  }

  fileprivate init(_ glancer: borrowing SetsGlancer) {
    var bits: UInt8 = 0
    if glancer.kinds & TokenKind.superset.bit != 0 { bits |= Self.supersetBit }
    if glancer.kinds & TokenKind.ofSets != 0 { bits |= Self.setsBit }
    if glancer.isNotable { bits |= Self.notableBit }
    if glancer.needsLook { bits |= Self.lookBit }
    self.init(glancer.nameStart, glancer.nameEnd, glancer.loads, bits: bits)
  }

  @inline(__always)
  private init(_ nameStart: Int, _ nameEnd: Int, _ loads: LoadsGlance, bits: UInt8) {
    heaviest = loads.heaviest
    heaviestWorking = loads.heaviestWorking
    self.nameStart = UInt16(truncatingIfNeeded: nameStart)
    nameCount = UInt16(truncatingIfNeeded: nameEnd &- nameStart)
    self.bits = bits
    unit = loads.unit
  }
}

/// The heaviest loads of some sets, in thousandths of a unit; 0 without one.
struct LoadsGlance: BitwiseCopyable {
  private(set) var heaviest: UInt32 = 0
  private(set) var heaviestWorking: UInt32 = 0
  private(set) var unit = WrittenUnit.none
  /// Whether the groups are known to be written as the formatter writes them.
  var isCanonical = true

  /// No loads.
  init() {}

  fileprivate init(_ load: UInt32, _ unit: WrittenUnit, isWarmUp: Bool) {
    heaviest = load
    heaviestWorking = isWarmUp ? 0 : load
    self.unit = unit
  }

  /// Takes in the loads of further sets; false where those are written in another unit.
  @inline(__always)
  mutating func add(_ more: LoadsGlance) -> Bool {
    isCanonical = isCanonical && more.isCanonical
    guard more.heaviest > 0 else { return true }
    let isSameUnit = heaviest == 0 || unit.rawValue == more.unit.rawValue
    unit = more.unit
    heaviest = max(heaviest, more.heaviest)
    heaviestWorking = max(heaviestWorking, more.heaviestWorking)
    return isSameUnit
  }
}

/// Comes to a glance at an exercise line while its tokens are read.
struct SetsGlancer: TokenSink {
  /// The name, counted from the start of the line.
  fileprivate var nameStart = 0
  fileprivate var nameEnd = 0
  /// A bit for each kind of token.
  fileprivate var kinds: UInt64 = 0
  fileprivate var isNotable = false
  fileprivate var needsLook = false
  fileprivate var loads = LoadsGlance()
  // The group under way.
  private var load: UInt32 = 0
  private var unit = WrittenUnit.none
  private var hasLoad = false
  private var isWarmUp = false

  @inline(__always)
  mutating func token(_ kind: TokenKind, _ start: Int, _ end: Int, _ value: WeightValue) {
    guard start < end else { return }
    kinds |= kind.bit
    switch kind {
    case .name, .string: (nameStart, nameEnd) = (start, end)
    case .reps:
      if value.thousandths == 0 { needsLook = true }
      isWarmUp = value.thousandths == ordinaryWarmUp
    case .load:
      load = value.thousandths
      unit = value.unit
      hasLoad = true
    case .comma: endGroup()
    case .chain, .duration, .distance: needsLook = true
    default: break
    }
  }

  /// What there is to see of the line.
  @inline(__always)
  mutating func glance() -> SetsGlance {
    endGroup()
    return SetsGlance(self)
  }

  /// The loads of the groups so far if they say all that most who look at the line want to know.
  mutating func tellingLoads() -> LoadsGlance? {
    endGroup()
    return needsLook || isNotable ? nil : loads
  }

  @inline(__always)
  private mutating func endGroup() {
    if hasLoad {
      if load >= leastHeavyLoad { isNotable = true }
      if load == 0 { needsLook = true }
      if !loads.add(LoadsGlance(load, unit, isWarmUp: isWarmUp)) { needsLook = true }
    }
    hasLoad = false
    isWarmUp = false
  }
}

/// Thousandths of the least load that a rule might look at, whatever its unit.
package let leastHeavyLoad: UInt32 = 999_000

extension TokenKind {
  /// A bit of its own.
  fileprivate var bit: UInt64 { 1 &<< UInt64(rawValue) }

  /// The kinds of which sets consist.
  fileprivate static var ofSets: UInt64 {
    reps.bit | load.bit | comma.bit | chain.bit | duration.bit | distance.bit | verbatim.bit
      | effort.bit | label.bit | unreadable.bit
  }
}
