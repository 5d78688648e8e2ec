import Primitives
import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

/// A weigh-in whose day is written in words: `Mon 82.1`, `Mon 14 82.1`, `Dec 14 82.1`, `today 82.1`.
struct WordedDay {
  /// The date, where it follows from what is written and from what stands above.
  let date: CivilDate?
  /// What follows the words.
  private let fields: String

  /// Reads a line that is a directive, an exercise or none at all, seen on `today`; nil where it is no such weigh-in.
  init?(_ lowered: LoweredSection, line: Int, today: CivilDate) {
    let (tree, longest) = (lowered.tree, 200)
    let content = tree.contentRange(ofLine: line)
    guard content.count <= longest else { return nil }
    let text = tree.string(content)
    var words = text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" })[...]
    var said = SaidDay()
    while let word = words.first, said.take(word, isLast: words.count == 1) { words.removeFirst() }
    guard said.isWorded, let start = words.first?.startIndex else { return nil }
    fields = String(text[start...])
    let read = parse(Array("01 \(fields)".utf8), .later)
    guard let weight = read.tokens(ofLine: 0).first(of: .weight),
      said.mayPrecede(weight, read.string(of: weight, line: 0)),
      read.faults.allSatisfy({ [.decimalComma, .detachedUnit].contains($0.kind) })
    else { return nil }
    let above = lowered.entries.last { $0.line < line }?.date
    let header = lowered.months.last { $0.line < line }?.month ?? above?.yearMonth
    date = said.date(after: above, in: header, today)
  }

  /// The line as an entry, the date bare below a header of its month.
  func entry(below header: YearMonth?) -> String? {
    guard let date else { return nil }
    let day = date.yearMonth == header ? padded(date.day, to: 2) : "\(date)"
    return "\(day) \(date.weekday.abbreviation) \(fields)"
  }
}

/// What words say of a day.
private struct SaidDay {
  private var weekday: Weekday?
  private var month: Int?
  private var day: Int?
  private var daysAgo: Int?

  /// Whether a word says something, not only a number.
  var isWorded: Bool { weekday != nil || month != nil || daysAgo != nil }

  /// Takes `word`, unless it says nothing of a day or the same again; the last word of a line is its weight.
  mutating func take(_ word: Substring, isLast: Bool) -> Bool {
    let bare = word.lowercased().trimmingSigns
    if let found = Weekday.allCases.first(where: { $0.isNamed(bare) }) {
      defer { weekday = found }
      return weekday == nil
    }
    if bare == "today" || bare == "yesterday" {
      defer { daysAgo = bare == "today" ? 0 : 1 }
      return daysAgo == nil
    }
    if let found = WrittenMonth.exactName(bare[...]) {
      defer { month = found }
      return month == nil
    }
    guard !isLast, isWorded, daysAgo == nil, day == nil,
      let number = Int(bare.withoutOrdinal), 1...31 ~= number
    else { return false }
    day = number
    return true
  }

  /// Whether a weight may follow, written `text`: a number behind a month is its day or its year, unless a day stands before
  /// it or it has a point or a unit.
  func mayPrecede(_ weight: Token, _ text: String) -> Bool {
    let mostThousandths = 1_000_000
    guard weight.value < mostThousandths else { return false }
    return month == nil || day != nil || text.contains { !$0.isNumber }
  }

  /// The date of a day below `above` under `header`; nil where it does not follow, or is still to come.
  func date(after above: CivilDate?, in header: YearMonth?, _ today: CivilDate) -> CivilDate? {
    let found: CivilDate?
    if let daysAgo {
      found = today.adding(days: -daysAgo)
    } else if let day {
      let year = header?.year ?? today.year
      let months =
        month.map { month in
          [year, year + 1, year - 1].compactMap { YearMonth(year: $0, month: month) }
        }
        ?? [header].compactMap { $0 }
      found = months.lazy.compactMap { $0.date(day: day) }.first { date in
        fits(date) && date <= today && above.map { date >= $0 } ?? true
      }
    } else if month == nil, let above {
      found = (1...7).lazy.compactMap { above.adding(days: $0) }.first(where: fits)
    } else {
      found = nil
    }
    return found.flatMap { fits($0) && $0 <= today ? $0 : nil }
  }

  private func fits(_ date: CivilDate) -> Bool { weekday ?? date.weekday == date.weekday }
}

extension Weekday {
  /// Whether `word`, in lower case, is its English name, whole or short.
  fileprivate func isNamed(_ word: String) -> Bool {
    let name = name.lowercased()
    return word.utf8.count >= 3 && name.hasPrefix(word)
  }
}

extension String {
  /// Without a point, comma or colon at its end.
  fileprivate var trimmingSigns: String {
    last.map { ".,:".contains($0) } == true ? String(dropLast()) : self
  }

  /// `14` for `14th`.
  fileprivate var withoutOrdinal: Substring {
    ["st", "nd", "rd", "th"].contains(suffix(2)) ? dropLast(2) : self[...]
  }
}

extension FixScope {
  /// The weigh-in on the line whose day is written in words; nil where it is none.
  var wordedDay: WordedDay? {
    WordedDay(fileLine.lowered, line: fileLine.line, today: analysis.today)
  }

  /// Writes the day of that weigh-in as a number; preferred where it goes on below the day above.
  func writing(_ worded: WordedDay) -> Fix? {
    let header = region.header?.month
    guard let date = worded.date, let line = worded.entry(below: header),
      case let written = canonicalLine(Array(line.utf8)),
      parse(written, .later).lines.first?.kind == .entry
    else { return nil }
    let edit = TextEdit(
      TextRange(fileLine.textStart, fileLine.contentRange.end),
      written.filter { $0 != .lineFeed && $0 != .carriageReturn })
    let above = fileLine.lowered.entries.last { $0.line < fileLine.line }?.date
    let isNext = above.map { file.settings.order == .oldest && $0 < date } ?? true
    let day = date.yearMonth == header ? padded(date.day, to: 2) : "\(date)"
    let title = "Write \(day) \(date.weekday.abbreviation)"
    let isSure = isNext && (header == nil || header == date.yearMonth)
    return .preferred(title, edit, if: isSure && !fileLine.tree.isIndented(fileLine.line))
  }
}
