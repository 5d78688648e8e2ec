import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let splitMonth = Rule(
    8103, "split-month", .information,
    Explanation(
      finds: "A second header for the same month in a file.",
      harm: "w8log reads it, but you have to look for a day in two parts of the file.",
      fix: "Move all days of the month below one header.",
      example: """
        # 2026-01

        03 Sat   82.1

        # 2026-01

        04 Sun   82.4
        """,
      instead: january("03 Sat   82.1", "04 Sun   82.4")),
    .file { scope, findings in
      let months = scope.file.sections.headerMonths
      guard Set(months).count < months.count else { return }
      var firsts: [YearMonth: (line: Int, related: [RelatedLocation])] = [:]
      scope.file.forEachHeader { fileLine, month in
        let range = monthRange(fileLine)
        guard let first = firsts[month] else {
          let related = RelatedLocation(range: range, message: "\(month) begins here")
          firsts[month] = (fileLine.number, [related])
          return
        }
        findings.report(
          fileLine, range,
          "\(month) already begins on line \(first.line); move these days there",
          related: first.related)
      }
    },
    fixes: .preferred { scope in
      guard let first = scope.diagnostic.related.first else { return [] }
      let section = scope.file.text.sectionIndex(containing: first.range.start)
      let earlier = scope.months.region(around: section)
      return joining(scope.region, to: earlier).map { [$0] } ?? []
    })
}

extension FileAnalysis {
  /// Hands each header of a month that can be read to `body`, in order.
  fileprivate func forEachHeader(_ body: (FileLine, YearMonth) -> Void) {
    for (index, section) in sections.enumerated() {
      for header in section.lowered.months {
        body(line(section: index, index: header.line), header.month)
      }
    }
  }
}

/// The bytes of the year and month of a header.
private func monthRange(_ fileLine: FileLine) -> TextRange {
  fileLine.range(of: .yearMonth) ?? firstScalar(of: fileLine)
}

/// Moves what stands below the header of `later` to the end of `earlier`; the title becomes a comment.
///
/// nil when a line without an owner would get one.
private func joining(_ later: MonthRegion, to earlier: MonthRegion) -> Fix? {
  guard let header = later.header, !later.isUnresolved,
    earlier.firstUnreadHeader == nil
  else { return nil }
  let lineEnd = header.fileLine.lineEnd
  var moved: [UInt8] = []
  if let title = titleText(header.fileLine, header.month) {
    moved = Array("; \(title)\(lineEnd)".utf8)
  }
  if let start = later.startOfBody(below: header.fileLine) {
    moved += later.file.text.bytes(in: TextRange(start, later.range.end))
    if moved.last != .lineFeed { moved += lineEnd.utf8 }
  }
  let edits = [TextEdit(TextRange(at: earlier.range.end), moved), TextEdit(later.range, "")]
  return .preferred("Move these days below the first header of the month", edits)
}

extension MonthRegion {
  /// The position where the first line below the header on `fileLine` starts that is not blank; nil where none is.
  fileprivate func startOfBody(below header: FileLine) -> Int? {
    for section in sections {
      let lines = file.sections[section].lowered.tree.lines
      let first = section == header.section ? header.line + 1 : 0
      if let line = lines[first...].firstIndex(where: { $0.kind != .blank }) {
        return file.line(section: section, index: line).fullRange.start
      }
    }
    return nil
  }
}

/// What a header says besides its month; nil when that is nothing but the month's name.
private func titleText(_ fileLine: FileLine, _ month: YearMonth) -> String? {
  guard let written = fileLine.range(of: .yearMonth) else { return nil }
  let rest = TextRange(written.end, fileLine.contentRange.end)
  let text = fileLine.tree.string(rest.shifted(by: -fileLine.sectionStart))
  let words = text.utf8.split(separator: UInt8(ascii: " "))
    .map { String(Substring($0)) }.joined(separator: " ")
  let mayBeName = words.utf8.count == month.name.utf8.count
  let isName = mayBeName && words.lowercased() == month.name.lowercased()
  return words.isEmpty || isName ? nil : words
}
