import W8Engine
package import W8Syntax
package import W8Text

/// The fields of an entry or session line that lowering looks at.
struct EntryFields {
  /// `.day`, `.date` or `.ambiguousDate`.
  private(set) var day: SyntaxRow?
  /// The weight, of one in stones the stones.
  private(set) var weight: SyntaxRow?
  /// Thousandths of the pounds beside stones.
  private(set) var pounds: UInt32 = 0
  /// The unit that stands apart from the weight.
  private(set) var detachedUnit: SyntaxRow?
  /// The time, or the time span of a session.
  private(set) var time: SyntaxRow?
  private(set) var gym: SyntaxRow?
  private(set) var weekday: Weekday?
  /// The bits of the kinds of all fields.
  private var kinds: UInt64 = 0

  /// Sorts the rows of a line.
  init(_ rows: Span<SyntaxRow>) {
    for index in rows.indices {
      let row = rows[index]
      kinds |= Self.bit(row.kind)
      switch row.kind {
      case .day, .date, .ambiguousDate: day = row
      case .weekday: weekday = Weekday(rawValue: UInt8(clamping: Int(row.value) - 1))
      case .weight: if row.isContinued { pounds = row.value } else { weight = row }
      case .detachedUnit: detachedUnit = row
      case .time, .timeSpan: time = row
      case .gym: gym = row
      default: break
      }
    }
  }

  private static func bit(_ kind: TokenKind) -> UInt64 { 1 &<< UInt64(kind.rawValue) }

  func has(_ kind: TokenKind) -> Bool { kinds & Self.bit(kind) != 0 }

  var hasUnitlessWeight: Bool {
    guard let weight, detachedUnit == nil, case .none = weight.unit else { return false }
    return true
  }

  /// The day of the month if the line has no full date.
  var bareDay: UInt8? { day.flatMap { $0.kind == .day ? UInt8(exactly: $0.value) : nil } }

  /// Whether an entry line logs anything besides its day.
  var hasContent: Bool {
    let day = [TokenKind.day, .date, .ambiguousDate, .weekday, .comment]
    return kinds & ~day.reduce(0) { $0 | Self.bit($1) } != 0
  }
}

extension Lowering {
  /// The date that an entry's first token stands for, and how it came about.
  func date(of fields: EntryFields) -> DatedDay {
    guard let day = fields.day else { return DatedDay(date: nil, dating: .ambiguous) }
    let value = Int(day.value)
    switch day.kind {
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

  /// The body weight of an entry in its own unit, else in the file's; one that is not plausible counts only where the log says
  /// so, for all lines or for this one.
  func weighIn(of fields: EntryFields) -> WeighIn? {
    guard let weight = fields.weight else { return nil }
    let unit = MassUnit(weight.unit) ?? fields.detachedUnit.flatMap { MassUnit($0.unit) } ?? unit
    let mass =
      if case .stone = weight.unit {
        Mass(stones: Int64(weight.value), poundThousandths: Int64(fields.pounds))
      } else {
        Mass(thousandths: Int64(weight.value), of: unit)
      }
    let isMarked = weight.isExcluded || fields.detachedUnit?.isExcluded == true
    let counts =
      countsAnyWeight || mass.isPlausibleBodyWeight
      || !context.pendingIgnores.isDisjoint(with: RuleName.ofImplausibleWeight)
    return WeighIn(mass, writtenIn: unit, isExcluded: isMarked || !counts)
  }
}

extension MassUnit {
  /// The unit that is written; nil when none is.
  package init?(_ written: WrittenUnit) {
    switch written {
    case .none: return nil
    case .kilogram: self = .kilogram
    case .pound: self = .pound
    case .stone: self = .stone
    }
  }
}

/// A `key:value` on a line of a section.
package struct EntryPair: Hashable, Sendable {
  /// The index of the line in the section.
  package let line: Int
  /// The key in lower case.
  package let key: String
  private let start: Int
  private let colon: Int
  private let end: Int

  /// Whether the key is one of the user's own, which the program does not read.
  package var isOwn: Bool { key.hasPrefix("x-") }
  /// All of it, as offsets in the section.
  package var range: TextRange { TextRange(start, end) }
  /// The bytes of the key.
  package var keyRange: TextRange { TextRange(start, colon) }
  /// The bytes of the value with its quotes.
  package var valueRange: TextRange { TextRange(colon + 1, end) }
}

extension SyntaxTree {
  /// The pairs of the line at `line`, in order.
  package func pairs(ofLine line: Int) -> [EntryPair] {
    let (text, rows, lines) = (text, rows, lines)
    return lines.span.rowRange(ofLine: line, rowCount: rows.count).compactMap {
      EntryPair(rows[$0], onLine: line, lines[line], text.span)
    }
  }

  /// The bytes of the value of `pair` without quotes.
  package func contentRange(of pair: EntryPair) -> TextRange {
    let text = text
    return contentOfQuotes(text.span, pair.valueRange.start, pair.valueRange.end)
  }
}

extension EntryPair {
  /// The pair that `row` of `line` says; nil where it says something else.
  init?(_ row: SyntaxRow, onLine index: Int, _ line: SyntaxLine, _ text: Span<UInt8>) {
    guard row.isOf(.pair) else { return nil }
    self.line = index
    start = Int(line.start) + row.start
    colon = start + Int(row.value)
    end = pairEnd(text, colon, Int(line.contentEnd))
    key = String(text, start, colon).lowercased()
  }
}

extension SyntaxTree {
  /// The title, without its quotes, of the session that the line at `line` opens; nil without one.
  package func sessionTitle(onLine line: Int) -> String? {
    let (rows, text) = (rows, text)
    guard lines[line].kind == .session,
      rowRange(ofLine: line).contains(where: { rows[$0].isOf(.title) }),
      let token = tokens(ofLine: line).first(of: .title)
    else { return nil }
    let range = range(of: token, line: line)
    return string(contentOfQuotes(text.span, range.start, range.end))
  }
}
