import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension FixScope {
  /// Writes the month of a header that says no more than its name or number, or its year and number apart: `# Dec`, `# 12`,
  /// `# 2026 12`. Its year follows from the header above, else from today; nil where a day below would have no date.
  var monthWithoutYear: Fix? {
    let longest = 40
    guard fileLine.kind == .month, WrittenMonth(text) == nil, diagnostic.range.count <= longest,
      let said = SaidMonth(text), let month = said.month(beside: neighbor, analysis.today),
      months.headers.first(of: month) == nil,
      let fit = region.fit(of: month, below: fileLine.fullRange.end)
    else { return nil }
    let edit = TextEdit(TextRange(fileLine.textStart, fileLine.contentRange.end), "# \(month)")
    let isLikely = fit == .onWeekdays && month.firstDay <= analysis.today
    return .preferred("Write # \(month)", edit, if: isLikely)
  }

  /// The month of the next header above in a file that begins with the oldest; nil in every other.
  private var neighbor: YearMonth? {
    months.headers.order == .oldest ? months.headers.month(upTo: fileLine.section) : nil
  }
}

/// What a header says of its month.
private struct SaidMonth {
  private let number: Int
  private let year: Int?

  init?(_ text: String) {
    let words = text.split { $0 == " " || $0 == "\t" }
    guard let last = words.last, words.count <= 2 else { return nil }
    let first = words.count == 2 ? Int(words[0]) : nil
    guard let number = WrittenMonth.exactName(last) ?? Int(last), 1...12 ~= number,
      words.count == 1 || first.map({ 1900...2100 ~= $0 }) == true
    else { return nil }
    (self.number, year) = (number, first)
  }

  /// The month; of those without a year the first that is not before `above`, else the last that has begun.
  func month(beside above: YearMonth?, _ today: CivilDate) -> YearMonth? {
    if let year { return YearMonth(year: year, month: number) }
    if let above {
      return YearMonth(year: above.year + (number < above.month ? 1 : 0), month: number)
    }
    return nil
  }
}

extension FixScope {
  /// Makes the line at fault the header of the month that it names; nil where that is in doubt, and where a line below
  /// would lose its day or its date.
  var headerReading: Fix? {
    guard fileLine.mayBeHeader else { return nil }
    let whole = file.string(TextRange(diagnostic.range.start, fileLine.contentRange.end))
    let text = String(whole.unicodeScalars.drop { $0 == "#" || $0 == " " || $0 == "\t" })
    // Counted from the front: what is no UTF-8 behind is longer as text than in the file.
    let start = diagnostic.range.start + whole.utf8.count - text.utf8.count
    guard let written = WrittenMonth(text), !written.hasAnother,
      !ownsLines(fileLine), let fit = region.fit(of: written.month, below: fileLine.fullRange.end)
    else { return nil }
    let header = "# \(written.month)"
    let edit = TextEdit(TextRange(fileLine.textStart, start + written.byteCount), header)
    let isPlain = written.isWhole && fit == .onWeekdays
    return .preferred("Write \(header)", edit, if: isPlain)
  }
}
