import W8Engine
import W8Syntax
import W8Text

/// What a log says, whatever the order of its days and however these are dated: a check on what rearranges or
/// completes them.
package struct LogContent: Equatable, Sendable {
  /// How often each part occurs: a line that belongs to no day, or a day with the lines that belong to it.
  private var parts: [Part: Int] = [:]
  /// The directives in their order, for of two the first may count.
  private var directives: [[UInt8]] = []

  /// Gathers what `file` says; blank lines say nothing.
  package init(of file: FileAnalysis) {
    var part: Part?
    for section in file.sections.indices {
      let first = file.place(section: section, line: 0)
      let lowered = first.lowered
      let tree = lowered.tree
      var entries = lowered.entries[...]
      for line in tree.lines.indices {
        let kind = tree.lines[line].kind
        if kind == .blank, !tree.lines[line].isFrozen { continue }
        let place = first.place(ofLine: line)
        let entry = entries.first?.line == line ? entries.popFirst() : nil
        let content = place.content(datedBy: entry)
        if kind.isOwned, part != nil {
          part?.add(content)
          continue
        }
        if kind == .entry || kind == .month { count(&part) }
        if kind == .directive { directives.append(content) }
        guard kind == .entry else {
          if !place.isBareHeader { parts[Part(date: nil, content), default: 0] += 1 }
          continue
        }
        part = Part(date: entry?.date, content)
      }
    }
    count(&part)
  }

  private mutating func count(_ part: inout Part?) {
    guard let whole = part else { return }
    parts[whole, default: 0] += 1
    part = nil
  }

  private struct Part: Hashable, Sendable {
    let date: CivilDate?
    /// Its lines, each behind a line feed.
    private var lines: [UInt8] = []

    init(date: CivilDate?, _ line: [UInt8]) {
      self.date = date
      add(line)
    }

    mutating func add(_ line: [UInt8]) {
      lines.append(.lineFeed)
      lines += line
    }
  }
}

extension LinePlace {
  /// The bytes of the line; of an entry that has a date those behind its day.
  fileprivate func content(datedBy entry: LoweredEntry?) -> [UInt8] {
    let day = entry?.date == nil ? nil : tokens.day.map { range(of: $0).end }
    let (start, end) = (day ?? textStart, contentRange.end)
    return Array(tree.text[(start - sectionStart)..<(end - sectionStart)])
  }

  /// Whether the line is a month header that says nothing but its month, which the dates below it tell.
  fileprivate var isBareHeader: Bool {
    kind == .month && !tree.lines[line].isFrozen
      && tree.rows[tree.rowRange(ofLine: line)].allSatisfy { $0.isOf(.yearMonth) }
  }
}

extension FileAnalysis {
  /// Whether `other` has the same days in the same order with the same weights, in lines as many.
  package func hasSameDays(as other: FileAnalysis) -> Bool {
    lineKinds == other.lineKinds
      && days.elementsEqual(other.days) { one, other in
        one.line == other.line && one.dating == other.dating && one.date == other.date
          && one.weighIn == other.weighIn && one.hasContent == other.hasContent
      }
  }

  private var days: [LoweredEntry] { sections.flatMap(\.lowered.entries) }

  private var lineKinds: [LineKind] { sections.flatMap { $0.lowered.tree.lines.map(\.kind) } }
}
