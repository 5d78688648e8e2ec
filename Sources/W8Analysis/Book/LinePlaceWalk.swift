import W8Syntax
import W8Text

/// Finds the lines of offsets in a file, one after the other; cheapest where each lies near the one before.
struct LinePlaceWalk {
  private let file: FileAnalysis
  /// The section that holds the last offset, and what comes before it.
  private var section = 0
  private var before = SectionStart.zero
  private var lowered: LoweredSection
  /// The line that was found last in the section.
  private var line = 0

  /// Starts at the start of `file`.
  init(_ file: FileAnalysis) {
    self.file = file
    lowered = file.sections[0].lowered
  }

  /// As `FileAnalysis.place(at:)`.
  mutating func place(at offset: Int) -> LinePlace? {
    if !(before.bytes..<before.bytes + lowered.tree.text.count).contains(offset) {
      section = file.text.sectionIndex(containing: offset)
      before = file.text.starts[section]
      lowered = file.sections[section].lowered
      line = 0
    }
    let own = offset - before.bytes
    if !isOnLine(own) {
      line += 1
      if !isOnLine(own) {
        guard let found = lowered.tree.line(at: own) else { return nil }
        line = found
      }
    }
    return LinePlace(
      file: file.index, section: section, line: line, sectionStart: before.bytes,
      sectionFirstLine: before.lines, lowered: lowered)
  }

  /// Whether the offset `own` of the section is on the line that was found last.
  private func isOnLine(_ own: Int) -> Bool {
    guard line < lowered.tree.lines.count else { return false }
    let range = lowered.tree.fullRange(ofLine: line)
    return range.start <= own && own < range.end
  }
}
