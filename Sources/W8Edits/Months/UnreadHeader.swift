package import W8Book
import W8Engine
package import W8Syntax
import W8Text

extension FileLine {
  /// Whether the line names a month as a header does and cannot be read as one: `January 2026` without a `#`, or
  /// `# January` without a year.
  package var mayBeHeader: Bool {
    switch kind {
    case .month, .exercise, .directive, .unknown:
      // Most lines are passed by before their faults are looked for.
      let content = tree.contentRange(ofLine: line)
      return !opensMonth && WrittenMonth.mayBeRead(of: tree.text[content.start..<content.end])
        && tree.faults(ofLine: line).contains { mayBeHeader(inSpiteOf: $0) }
    case .blank, .comment, .entry, .session, .note: return false
    }
  }

  /// The same, by `fault` of the line alone.
  package func mayBeHeader(inSpiteOf fault: SyntaxFault) -> Bool {
    switch fault.kind {
    case .badMonth, .unknownDirective, .unknownLine, .missingColon:
      let longest = 64
      let end = min(contentRange.end - sectionStart, fault.range.start + longest)
      let range = TextRange(fault.range.start, end)
      return WrittenMonth.mayBeRead(of: tree.text[range.start..<range.end])
        && WrittenMonth.opens(tree.string(range))
    default: return false
    }
  }
}

extension MonthRegion {
  /// Whether a line above `fileLine` may be the header of another month, so that it is uncertain of which month the
  /// days on `fileLine` are.
  package func hasUnreadHeader(above fileLine: FileLine) -> Bool {
    firstUnreadHeader.map { $0 < fileLine.fullRange.start } ?? false
  }

  /// What `firstUnreadHeader` is.
  func lookForUnreadHeader() -> Int? {
    for section in sections {
      for fault in file.sections[section].lowered.tree.faults {
        let fileLine = file.line(section: section, index: fault.line)
        if !fileLine.opensMonth, fileLine.mayBeHeader(inSpiteOf: fault) {
          return fileLine.fullRange.start
        }
      }
    }
    return nil
  }
}
