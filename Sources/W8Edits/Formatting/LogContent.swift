package import W8Book
import W8Engine
import W8Syntax
import W8Text

/// What a log says, whatever the order of its days and however these are dated: a check on what rearranges or
/// completes them.
package struct LogContent: Equatable, Sendable {
  /// The days, each with the lines that belong to it, sorted.
  private var days: [Part] = []
  /// The lines that belong to no day, sorted.
  private var others: [Part] = []
  /// The directives in their order, for of two the first may count.
  private var directives: [[UInt8]] = []

  /// Lines that go together.
  private struct Part: Comparable {
    /// The number of the day; less than any for none.
    let day: Int32
    /// The lines, each behind a line feed.
    var lines: [UInt8]

    static func < (one: Part, other: Part) -> Bool {
      one.day == other.day
        ? one.lines.lexicographicallyPrecedes(other.lines) : one.day < other.day
    }
  }

  /// Gathers what `file` says; blank lines say nothing.
  package init(of file: FileAnalysis) {
    var isBelowDay = false
    for section in file.sections.indices {
      let first = file.line(section: section, index: 0)
      let lowered = first.lowered
      let tree = lowered.tree
      var entries = lowered.entries[...]
      for line in tree.lines.indices {
        let kind = tree.lines[line].kind
        if kind == .blank, !tree.lines[line].isVerbatim { continue }
        let entry = entries.first?.line == line ? entries.popFirst() : nil
        let content: [UInt8] = [.lineFeed] + tree.content(ofLine: line, datedBy: entry)
        if kind == .entry {
          days.append(Part(day: entry?.date?.dayNumber ?? .min, lines: content))
          isBelowDay = true
        } else if kind.isOwned, isBelowDay {
          days[days.count - 1].lines += content
        } else {
          if kind == .month { isBelowDay = false }
          if kind == .directive { directives.append(content) }
          if !first.line(withIndex: line).isBareHeader {
            others.append(Part(day: .min, lines: content))
          }
        }
      }
    }
    days.sort()
    others.sort()
  }
}

extension SyntaxTree {
  /// The bytes of the line at `line`; of an entry that has a date those behind its day.
  fileprivate func content(ofLine line: Int, datedBy entry: LoweredEntry?) -> ArraySlice<UInt8> {
    let range = contentRange(ofLine: line)
    let day = entry?.date == nil ? nil : dayRange(ofLine: line)?.end
    return text[(day ?? range.start + lines[line].markLength)..<range.end]
  }
}

extension FileLine {
  /// Whether the line is a month header that says nothing but its month, which the dates below it say too.
  fileprivate var isBareHeader: Bool {
    kind == .month && !tree.lines[line].isVerbatim
      && tree.rows[tree.rowRange(ofLine: line)].allSatisfy { $0.isOf(.yearMonth) }
  }
}

extension FileAnalysis {
  /// Whether `other` has the same days on the same lines with the same weights, in lines as many and of the same kinds; how
  /// the two are cut into sections does not matter.
  package func hasSameDays(as other: FileAnalysis) -> Bool {
    lineKinds == other.lineKinds
      && days.elementsEqual(other.days) { one, other in
        one.line == other.line && one.entry.saysSame(as: other.entry)
      }
  }

  /// The entries with their lines, counted over the whole file.
  private var days: [(line: Int, entry: LoweredEntry)] {
    var linesAbove = 0
    return sections.flatMap { section in
      defer { linesAbove += section.lowered.tree.lines.count }
      return section.lowered.entries.map { (line: linesAbove + $0.line, entry: $0) }
    }
  }

  private var lineKinds: [LineKind] { sections.flatMap { $0.lowered.tree.lines.map { $0.kind } } }
}

extension LoweredEntry {
  fileprivate func saysSame(as other: LoweredEntry) -> Bool {
    dating == other.dating && date == other.date && weighIn == other.weighIn
      && hasContent == other.hasContent
  }
}
