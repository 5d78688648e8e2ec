import W8Engine
import W8Syntax
import W8Text

/// The fields of an entry or session line that lowering looks at; of several of one kind the last.
struct EntryFields {
  /// `.day`, `.date` or `.ambiguousDate`.
  private(set) var day: Token?
  private(set) var weight: Token?
  /// The unit that stands apart from the weight.
  private(set) var detachedUnit: Token?
  /// The time, or the time span of a session.
  private(set) var time: Token?
  private(set) var gym: Token?
  private(set) var weekday: Weekday?
  /// Whether `-` says that no weight was taken.
  private(set) var isUnweighed = false
  /// Whether a note ends the line.
  private(set) var hasNote = false
  private(set) var hasTags = false
  /// Whether the line has a tag, a pair or words that cannot be read.
  private(set) var hasOthers = false

  /// Sorts the tokens of a line.
  init(_ tokens: Span<Token>) {
    for index in tokens.indices {
      let token = tokens[index]
      switch token.kind {
      case .day, .date, .ambiguousDate: day = token
      case .weekday: weekday = Weekday(rawValue: UInt8(clamping: Int(token.value) - 1))
      case .weight: weight = token
      case .detachedUnit: detachedUnit = token
      case .unweighed: isUnweighed = true
      case .time, .timeSpan: time = token
      case .gym: gym = token
      case .tag: (hasTags, hasOthers) = (true, true)
      case .note: hasNote = true
      case .comment, .byteOrderMark: break
      default: hasOthers = true
      }
    }
  }

  /// Whether an entry has a body weight without a unit.
  var hasUnitlessWeight: Bool {
    guard let weight, detachedUnit == nil, case .none = weight.unit else { return false }
    return true
  }

  /// Whether an entry line logs anything besides its day.
  var hasContent: Bool {
    weight != nil || isUnweighed || time != nil || gym != nil || hasOthers || hasNote
  }
}

extension Lowering {
  /// The date that an entry's first token stands for, and how it came about.
  func date(of fields: EntryFields) -> DatedDay {
    guard let token = fields.day else { return DatedDay(date: nil, dating: .ambiguous) }
    let value = Int(token.value)
    switch token.kind {
    case .day:
      if let header {
        let date = header.date(day: value)
        return DatedDay(date: date, dating: date == nil ? .noSuchDay : .day)
      }
      return DatedDay(date: nil, dating: context.month == .none ? .noMonth : .unknownMonth)
    case .date:
      let date = CivilDate(year: value / 10_000, month: value / 100 % 100, day: value % 100)
      guard let date else { return DatedDay(date: nil, dating: .noSuchDay) }
      let isElsewhere = header.map { $0.month != date.yearMonth } ?? false
      return DatedDay(date: date, dating: isElsewhere ? .wrongMonth : .fullDate)
    default:
      return DatedDay(date: nil, dating: .ambiguous)
    }
  }

  /// The body weight of an entry in its own unit, else in the file's.
  func weighIn(of fields: EntryFields) -> WeighIn? {
    guard let token = fields.weight else { return nil }
    let unit = MassUnit(token.unit) ?? fields.detachedUnit.flatMap { MassUnit($0.unit) } ?? unit
    let mass =
      if case .stone = token.unit {
        Mass(stones: Int64(token.stones), poundThousandths: Int64(token.value))
      } else {
        Mass(thousandths: Int64(token.value), of: unit)
      }
    let isExcluded = token.isExcluded || fields.detachedUnit?.isExcluded == true
    return WeighIn(mass, writtenIn: unit, isExcluded: isExcluded)
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

/// The keys of the `#tags` in the prose of the note in `range` of `text`: a `#` after a blank or the start,
/// then a name.
func tagKeys(inNote range: TextRange, _ text: Span<UInt8>) -> [String] {
  let sigil = UInt8(ascii: "#")
  guard text.contains(sigil, in: range) else { return [] }
  return names(after: sigil, inNote: range, text).map { canonicalKey(string($0, in: text)) }
}
