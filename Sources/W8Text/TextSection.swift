import Primitives

/// Some whole lines of a text, with the offsets at which they start.
///
/// All offsets are relative to the section. Every line but the last of a text ends with LF, and so
/// does every section but the last. An empty text is one section with one empty line; any other
/// section has as many lines as there are pieces of bytes to tile it.
package struct TextSection: Equatable, Sendable {
  private let storage: Storage

  /// Takes the starts as found; both begin with 0 and rise, and the second contains the first.
  init(bytes: [UInt8], lineStarts: [UInt32], editorLineStarts: [UInt32], oddLines: [UInt32]) {
    storage = Storage(
      bytes: bytes, lineStarts: lineStarts, editorLineStarts: editorLineStarts, oddLines: oddLines)
  }

  /// Makes one section of all of `bytes`, however long.
  package init(_ bytes: [UInt8]) {
    self = SectionCuts.none.sections(of: bytes)[0]
  }

  /// The lines with their line ends.
  package var bytes: [UInt8] { storage.bytes }

  /// Where the lines of the format start: at 0, and after each LF that is not the last byte.
  package var lineStarts: [UInt32] { storage.lineStarts }

  /// Where the lines of an editor start: as `lineStarts`, and after each CR without an LF.
  package var editorLineStarts: [UInt32] { storage.editorLineStarts }

  /// The indices of the lines of the format that hold more than printable ASCII and tabs besides their LF or CR LF; they
  /// rise.
  package var oddLines: [UInt32] { storage.oddLines }

  /// How many lines of the format the section has; at least 1.
  package var lineCount: Int { lineStarts.count }

  /// How many lines of an editor the section has; at least 1.
  package var editorLineCount: Int { editorLineStarts.count }

  /// The bytes of a line with its line end; `line` must be less than `lineCount`.
  package func range(ofLine line: Int) -> TextRange {
    range(of: line, in: lineStarts)
  }

  /// The bytes of a line without its LF and the CRs directly before that or before the end.
  package func contentRange(ofLine line: Int) -> TextRange {
    let range = range(ofLine: line)
    var end = range.end
    if end > range.start, bytes[end - 1] == .lineFeed { end -= 1 }
    while end > range.start, bytes[end - 1] == .carriageReturn { end -= 1 }
    return TextRange(range.start, end)
  }

  /// The bytes of an editor's line with its line end; `line` must be less than `editorLineCount`.
  package func range(ofEditorLine line: Int) -> TextRange {
    range(of: line, in: editorLineStarts)
  }

  /// The bytes of an editor's line without its line end, which is LF, CR LF or CR.
  package func contentRange(ofEditorLine line: Int) -> TextRange {
    let range = range(ofEditorLine: line)
    var end = range.end
    if end > range.start, bytes[end - 1] == .lineFeed { end -= 1 }
    // One CR only: one before it would have ended a line of its own.
    if end > range.start, bytes[end - 1] == .carriageReturn { end -= 1 }
    return TextRange(range.start, end)
  }

  /// The line of the format that holds the byte at `offset`; the last one for the end.
  package func line(containing offset: Int) -> Int {
    line(containing: offset, in: lineStarts)
  }

  /// The line of an editor that holds the byte at `offset`; the last one for the end.
  package func editorLine(containing offset: Int) -> Int {
    line(containing: offset, in: editorLineStarts)
  }

  /// What copies of a section have in common, and no section besides, however equal.
  package var id: ObjectIdentifier { ObjectIdentifier(storage) }

  /// Whether one is a copy of the other.
  package func isSame(as other: TextSection) -> Bool { id == other.id }

  package static func == (first: TextSection, second: TextSection) -> Bool {
    first.storage === second.storage || first.bytes == second.bytes
  }

  private func range(of line: Int, in starts: [UInt32]) -> TextRange {
    let end = line + 1 < starts.count ? Int(starts[line + 1]) : bytes.count
    return TextRange(Int(starts[line]), end)
  }

  private func line(containing offset: Int, in starts: [UInt32]) -> Int {
    max(0, starts.partitioningIndex { Int($0) > offset } - 1)
  }

  /// One reference for four arrays: a snapshot of a long text shares thousands of sections.
  private final class Storage: Sendable {
    let bytes: [UInt8]
    let lineStarts: [UInt32]
    let editorLineStarts: [UInt32]
    let oddLines: [UInt32]

    init(bytes: [UInt8], lineStarts: [UInt32], editorLineStarts: [UInt32], oddLines: [UInt32]) {
      self.bytes = bytes
      self.lineStarts = lineStarts
      self.editorLineStarts = editorLineStarts
      self.oddLines = oddLines
    }
  }
}
