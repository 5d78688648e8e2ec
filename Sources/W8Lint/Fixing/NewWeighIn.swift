import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

/// A weight on a line by itself, which is meant as the weigh-in of today, or of the day after the last entry where
/// that is later.
struct NewWeighIn {
  private let scope: FixScope
  private let date: CivilDate
  private let fields: [UInt8]
  private let region: MonthRegion
  /// The bytes of the line with its indentation.
  private let written: TextRange

  /// Nil where the line is none, or stands in a month of long ago: people
  /// write at the one end of a log or at the other.
  init?(_ scope: FixScope) {
    let start = scope.diagnostic.range.start
    // An indented one is read to its end, with what the exercise would have behind it.
    let line = TextRange(start, scope.fileLine.contentRange.end)
    guard scope.fileLine.tokens.first?.kind != .superset else { return nil }
    written = TextRange(scope.fileLine.textStart, line.end)
    self.scope = scope
    fields = scope.file.text.bytes(in: line)
    date = max(scope.analysis.today, scope.fixed.lastDate?.next ?? scope.analysis.today)
    region = scope.region
    let isAtEnd = region.sections.upperBound == scope.file.sections.count
    guard isAtEnd || region.sections.lowerBound == 0 || region.header?.month == date.yearMonth,
      entry(dated: "\(date)") != nil
    else { return nil }
  }

  /// Writes it as an entry where that belongs.
  var fix: Fix {
    .preferred("Write it as the weigh-in of \(date.words)", edits, if: false)
  }

  private var edits: [TextEdit] {
    let (file, fileLine) = (scope.file, scope.fileLine)
    let day = entry(dated: padded(date.day, to: 2)) ?? []
    if region.header?.month == date.yearMonth, isInOrder {
      return [TextEdit(written, day)]
    }
    let hasHeader = !scope.months.headers.isEmpty
    guard hasHeader || isLastContent, let target = InsertionPoint(of: date, in: scope.months)
    else {
      return [TextEdit(written, entry(dated: "\(date)") ?? [])]
    }
    let line = TextRange(fileLine.textStart, fileLine.fullRange.end)
    let (lines, lineEnd) = (day + Array(fileLine.lineEnd.utf8), fileLine.lineEnd)
    if target.offset >= line.start, target.offset <= line.end || isLastContent {
      return [TextEdit(line, target.text(lines, in: file, lineEnd, from: line.start))]
    }
    let text = TextEdit(TextRange(at: target.offset), target.text(lines, in: file, lineEnd))
    return [TextEdit(line, ""), text].sorted { $0.range.start < $1.range.start }
  }

  /// Whether the days of the region above the line may stand there, and those below it.
  private var isInOrder: Bool {
    let order = scope.file.settings.order
    return region.dayBlocks.allSatisfy { block in
      guard let other = block.entry.date else { return true }
      return block.fileLine.fullRange.start < scope.fileLine.fullRange.start
        ? !order.forbids(date, below: other) : !order.forbids(other, below: date)
    }
  }

  /// Whether nothing but blank lines follows in the file.
  private var isLastContent: Bool {
    let fileLine = scope.fileLine
    return fileLine.section == scope.file.sections.count - 1
      && fileLine.tree.lines[(fileLine.line + 1)...].allSatisfy { $0.kind == .blank }
  }

  /// The line of the entry as the formatter writes it; nil where it has a fault or no weight.
  private func entry(dated day: String) -> [UInt8]? {
    let written = Array("\(day) \(date.weekday.abbreviation) ".utf8) + fields
    guard let line = try? canonicalText(written), let end = line.firstIndex(of: .lineFeed),
      end == line.count - 1
    else { return nil }
    let tree = parse(Array(line[..<end]), .later)
    guard tree.faults.isEmpty, tree.tokens(ofLine: 0).first(of: .weight) != nil else { return nil }
    return Array(line[..<end])
  }
}

extension CivilDate {
  /// The day after; the last day that there is stays.
  fileprivate var next: CivilDate { adding(days: 1) ?? self }
}
