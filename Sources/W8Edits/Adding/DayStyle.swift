import W8Book
package import W8Engine
import W8Syntax
import W8Text

/// The way the days of a file are written, by the last of them.
package struct DayStyle {
  /// How lines end.
  package let lineEnd: String
  /// Whether entries say their weekday; true where there are none yet.
  let hasWeekdays: Bool
  /// Whether a blank line stands between two days.
  let hasBlankLines: Bool
  /// Whether the file does without headers, and each entry says its date in full.
  let hasFullDates: Bool
  /// What an exercise is indented by.
  let indentation: [UInt8]
  private let title: HeaderTitle?

  /// How many entries, pairs of entries or headers show how a file is written.
  private static let count = 7

  /// Those of the file that is cut into `months`.
  package init(of months: FileMonths) {
    let file = months.file
    let last = file.sections.flatMap { $0.lowered.entries }.suffix(Self.count)
    let hasHeaders = !months.headers.isEmpty
    lineEnd = file.line(at: max(file.text.byteCount - 1, 0))?.lineEnd ?? "\n"
    hasWeekdays = last.isEmpty || 2 * last.count { $0.weekday != nil } > last.count
    hasFullDates = !hasHeaders && file.hasDatedEntries
    hasBlankLines = file.hasBlankLinesBetweenDays(Self.count, months)
    indentation = file.lastIndentation ?? Array("    ".utf8)
    title = HeaderTitle(of: file, Self.count)
  }

  /// The header of `month`, with a title where those of the file name their months.
  func header(of month: YearMonth) -> String {
    "# \(month)" + (title.map { " \($0.text(month))" } ?? "")
  }

  /// What opens the entry of `date`; below the header of its month, or by itself.
  package func day(_ date: CivilDate) -> String { day(date, isBare: !hasFullDates) }

  /// What opens the entry of `date`, with the day alone or the date in full.
  func day(_ date: CivilDate, isBare: Bool) -> String {
    let day = isBare ? padded(date.day, to: 2) : "\(date)"
    return hasWeekdays ? "\(day) \(date.weekday.abbreviation)" : day
  }

  /// An indented canonical line, which ends in LF or not, as the file writes it.
  func written(_ line: [UInt8], _ indentation: [UInt8]) -> [UInt8] {
    var content = line[...]
    if content.last == .lineFeed { content = content.dropLast() }
    let depth = content.prefix { $0 == 0x20 }.count
    let own = Array(repeatElement(indentation, count: depth / 4).joined())
    return own + content.dropFirst(depth / 4 * 4) + Array(lineEnd.utf8)
  }
}

/// How headers name their month.
private struct HeaderTitle {
  /// Whether the year follows the name.
  let hasYear: Bool

  /// Nil where most of the last headers do not name their month.
  init?(of file: FileAnalysis, _ most: Int) {
    let last = file.sections.lazy.map { $0.lowered }.filter { !$0.months.isEmpty }.suffix(most)
    let titles = last.compactMap { lowered -> (text: String, month: YearMonth)? in
      guard let header = lowered.months.first,
        let token = lowered.tree.tokens(ofLine: header.line).first(of: .title)
      else { return nil }
      return (lowered.tree.string(of: token, line: header.line), header.month)
    }
    let named = titles.count { $0.text == $0.month.name }
    let withYear = titles.count { $0.text == "\($0.month.name) \($0.month.year)" }
    guard 2 * (named + withYear) > last.count else { return nil }
    hasYear = withYear > named
  }

  func text(_ month: YearMonth) -> String { hasYear ? "\(month.name) \(month.year)" : month.name }
}

extension FileAnalysis {
  /// Whether blank lines stand between most neighbors at the end of the file, or at the start where the newest stands
  /// there.
  fileprivate func hasBlankLinesBetweenDays(_ count: Int, _ months: FileMonths) -> Bool {
    var (pairs, apart) = (0, 0)
    var section = settings.order == .newest ? 0 : sections.count - 1
    while sections.indices.contains(section), pairs < count {
      let region = months.region(around: section)
      let blocks = region.dayBlocks
      for (above, below) in zip(blocks, blocks.dropFirst()) where pairs < count {
        pairs += 1
        if line(at: below.range.start - 1)?.kind == .blank, above.range.end < below.range.start {
          apart += 1
        }
      }
      section =
        settings.order == .newest ? region.sections.upperBound : region.sections.lowerBound - 1
    }
    return 2 * apart > pairs
  }

  /// The blanks before the last exercise; nil where none is near the end.
  fileprivate var lastIndentation: [UInt8]? {
    for index in sections.indices.suffix(sectionsOfHabit).reversed() {
      let tree = sections[index].lowered.tree
      guard let line = tree.lines.indices.last(where: { tree.lines[$0].kind == .exercise }) else {
        continue
      }
      return blankIndentation(ofLine: line, in: tree)
    }
    return nil
  }
}

/// What the line at `line` is indented by; nil where that is not blanks alone: what a line that is written takes over must
/// be read as an indentation by everybody.
func blankIndentation(ofLine line: Int, in tree: SyntaxTree) -> [UInt8]? {
  let content = tree.contentRange(ofLine: line)
  let first = tree.tokens(ofLine: line).first.map { tree.range(of: $0, line: line).start }
  let blanks = tree.text[content.start..<(first ?? content.end)]
  return !blanks.isEmpty && blanks.allSatisfy(isBlank) ? Array(blanks) : nil
}

/// The number of sections from that the end on are looked at for exercises.
private let sectionsOfHabit = 50
