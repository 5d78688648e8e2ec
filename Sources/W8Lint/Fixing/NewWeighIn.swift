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

  /// The weigh-in with `fields`, by default those of the whole line. Nil if that is none, or if it stands in a month of long ago:
  /// people write at the one end of a log or at the other.
  init?(_ scope: FixScope, fields: [UInt8]? = nil) {
    let start = scope.diagnostic.range.start
    // An indented one is read to its end, with what the exercise would have behind it.
    let line = TextRange(start, scope.fileLine.contentRange.end)
    guard scope.fileLine.tokens.first?.kind != .superset else { return nil }
    written = TextRange(scope.fileLine.textStart, line.end)
    self.scope = scope
    self.fields = fields ?? scope.file.text.bytes(in: line)
    date = max(scope.analysis.today, scope.fixed.lastDate?.next ?? scope.analysis.today)
    region = scope.region
    let isAtEnd = region.sections.upperBound == scope.file.sections.count
    guard isAtEnd || region.sections.lowerBound == 0 || region.header?.month == date.yearMonth,
      entry(dated: "\(date)") != nil
    else { return nil }
  }

  /// Writes it as an entry where that belongs.
  var fix: Fix {
    .preferred("Make it the weigh-in of \(date.words)", edits, if: false)
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

extension FixScope {
  /// Writes the line, such as `Morning: 82.4 kg`, as a weigh-in with its label as a note; nil if it is not one.
  var labeledWeighIn: Fix? {
    let longest = 200
    let range = TextRange(diagnostic.range.start, fileLine.contentRange.end)
    guard range.count <= longest, !fileLine.tree.isIndented(fileLine.line),
      case let parts = file.string(range).split(separator: ":", maxSplits: 1), parts.count == 2,
      case let label = String(parts[0]), !label.isEmpty, Measure(key: label.lowercased()) == nil,
      !parts[1].contains(where: { $0 == ">" || $0 == ";" })
    else { return nil }
    var words = parts[1].split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
    if words.count > 1, MassUnit.allCases.contains(where: { $0.symbol == words[1].lowercased() }) {
      words[0] += words.remove(at: 1)
    }
    let note = label.lowercased() == "weight" ? "" : "  > \(label)"
    return NewWeighIn(self, fields: Array((words.joined(separator: " ") + note).utf8))?.fix
  }
}

extension CivilDate {
  /// The day after; the last day that there is stays.
  fileprivate var next: CivilDate { adding(days: 1) ?? self }
}
