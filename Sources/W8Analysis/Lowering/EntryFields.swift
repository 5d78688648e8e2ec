import W8Engine
import W8Syntax
import W8Text

extension Lowering {
  /// The date that an entry's first token stands for, and how it came about.
  func date(of syntax: EntrySyntax) -> (date: CivilDate?, dating: Dating) {
    guard let token = syntax.day else { return (nil, .ambiguous) }
    let value = Int(token.value)
    switch token.kind {
    case .date:
      let date = CivilDate(year: value / 10_000, month: value / 100 % 100, day: value % 100)
      guard let date else { return (nil, .noSuchDay) }
      if case .known(let month) = context.month, month != date.yearMonth {
        return (date, .wrongMonth)
      }
      return (date, .fullDate)
    case .day:
      switch context.month {
      case .none: return (nil, .noMonth)
      case .unknown: return (nil, .unknownMonth)
      case .known(let month):
        let date = month.date(day: value)
        return (date, date == nil ? .noSuchDay : .day)
      }
    default:
      return (nil, .ambiguous)
    }
  }

  /// The body weight of an entry in its own unit, else in the file's.
  func weighIn(of syntax: EntrySyntax) -> WeighIn? {
    guard let token = syntax.weight else { return nil }
    let written = token.unit == .none ? syntax.detachedUnit?.unit ?? .none : token.unit
    let unit = MassUnit(written) ?? unit
    let mass =
      token.unit == .stone
      ? Mass(stones: Int64(token.stones), poundThousandths: Int64(token.value))
      : Mass(thousandths: Int64(token.value), of: unit)
    let isExcluded = token.isExcluded || syntax.detachedUnit?.isExcluded == true
    return WeighIn(mass, writtenIn: unit, isExcluded: isExcluded)
  }

  /// Whether an entry has a body weight without a unit.
  func hasUnitlessWeight(_ syntax: EntrySyntax) -> Bool {
    syntax.weight?.unit == WrittenUnit.none && syntax.detachedUnit == nil
  }

  /// Whether an entry line logs anything besides its day.
  func hasContent(_ syntax: EntrySyntax) -> Bool {
    syntax.weight != nil || syntax.unweighed != nil || syntax.time != nil || syntax.gym != nil
      || syntax.hasOtherFields || syntax.tail?.kind == .note
  }

  /// The keys of the tags among the fields and in the note of the line.
  func tags(ofLine line: Int) -> [String] {
    var tags: [String] = []
    for token in tree.tokens(ofLine: line) {
      let range = tree.range(of: token, line: line)
      switch token.kind {
      case .tag: tags.append(canonicalKey(tree.string(range)))
      case .note:
        let names = tree.names(after: UInt8(ascii: "#"), inNote: range)
        tags += names.map { canonicalKey(tree.string($0)) }
      default: break
      }
    }
    return tags
  }
}

extension MassUnit {
  /// The unit that is written; nil when none is.
  init?(_ written: WrittenUnit) {
    switch written {
    case .none: return nil
    case .kilogram: self = .kilogram
    case .pound: self = .pound
    case .stone: self = .stone
    }
  }
}
