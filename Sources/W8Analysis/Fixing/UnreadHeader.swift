import W8Engine
import W8Syntax
import W8Text

extension LinePlace {
  /// Whether the line names a month as a header does and cannot be read as one: `January 2026` without a `#`, or
  /// `# January` without a year.
  var mayBeHeader: Bool {
    switch kind {
    case .month, .exercise, .directive, .unknown:
      // Most lines are passed by before their faults are looked for.
      let content = tree.contentRange(ofLine: line)
      return !opensMonth && WrittenMonth.mayBeRead(of: tree.text[content.start..<content.end])
        && tree.faults(ofLine: line).contains { mayBeHeader(inSpiteOf: $0) }
    case .blank, .comment, .entry, .session, .note: return false
    }
  }

  /// The same, as far as `fault` of the line tells.
  func mayBeHeader(inSpiteOf fault: SyntaxFault) -> Bool {
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
  /// Whether a line above `place` may be the header of another month, so that it is not settled of which month the
  /// days at `place` are.
  func hasUnreadHeader(above place: LinePlace) -> Bool {
    firstUnreadHeader.map { $0 < place.fullRange.start } ?? false
  }

  /// What `firstUnreadHeader` is.
  func lookForUnreadHeader() -> Int? {
    for section in sections {
      for fault in file.sections[section].lowered.tree.faults {
        let place = file.place(section: section, line: fault.line)
        if !place.opensMonth, place.mayBeHeader(inSpiteOf: fault) { return place.fullRange.start }
      }
    }
    return nil
  }
}

extension FixScope {
  /// Makes the line at fault the header of the month that it names; nil where that is in doubt, and where a line below
  /// would lose its day or its date.
  var headerReading: Fix? {
    guard place.mayBeHeader else { return nil }
    let whole = file.string(TextRange(diagnostic.range.start, place.contentRange.end))
    let text = String(whole.unicodeScalars.drop { $0 == "#" || $0 == " " || $0 == "\t" })
    let start = place.contentRange.end - text.utf8.count
    guard let written = WrittenMonth(text), !written.hasAnother,
      !ownsLines(place), let fit = region.fit(of: written.month, below: place.fullRange.end)
    else { return nil }
    let header = "# \(written.month)"
    let edit = TextEdit(TextRange(place.textStart, start + written.byteCount), header)
    let isPlain = written.isWhole && fit == .onWeekdays
    return isPlain ? .preferred("Write \(header)", edit) : .possible("Write \(header)", edit)
  }
}
