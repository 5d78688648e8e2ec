extension SectionCuts {
  /// The sections of `bytes`, found in one pass; no bytes are one section with one empty line.
  func sections(of bytes: [UInt8]) -> [TextSection] {
    var cutter = SectionCutter(self, of: bytes.count)
    cutter.cut(bytes)
    return cutter.sections
  }
}

/// The sections found so far, and the one under way.
private struct SectionCutter {
  private(set) var sections: [TextSection] = []

  private let cuts: SectionCuts
  private var sectionStart = 0
  /// The starts of the lines of the section, `lineCount` of them, and room for more.
  private var lineStarts: [UInt32]
  private var lineCount = 0
  private var editorLineStarts: [UInt32] = []
  private var hasLoneCarriageReturn = false
  private var oddLines: [UInt32] = []

  init(_ cuts: SectionCuts, of byteCount: Int) {
    self.cuts = cuts
    lineStarts = Array(repeating: 0, count: min(1024, byteCount + 1))
  }

  mutating func cut(_ bytes: [UInt8]) {
    let span = bytes.span
    var loneBreaks: [Int] = []
    var lineStart = 0
    while true {
      if !hasLoneCarriageReturn { lineStart = addPlainLines(of: span, from: lineStart) }
      guard lineStart < span.count else { break }
      if !loneBreaks.isEmpty { loneBreaks.removeAll(keepingCapacity: true) }
      let plain = Self.plainStretch(in: span, from: lineStart)
      let lineEnd =
        plain.isLine ? plain.end : Self.lineEnd(in: span, from: plain.end, loneBreaks: &loneBreaks)
      if lineStart > sectionStart, endsSection(before: lineStart, lineEnd: lineEnd, in: bytes) {
        finishSection(of: bytes, at: lineStart)
      }
      if !plain.isLine { oddLines.append(UInt32(clamping: lineCount)) }
      addLine(at: lineStart, loneBreaks: loneBreaks)
      lineStart = lineEnd
    }
    if bytes.isEmpty { addLine(at: 0, loneBreaks: []) }
    finishSection(of: bytes, at: bytes.count)
  }

  /// Adds the lines from `start` on as far as they are plain and cannot start a section; returns where they end.
  ///
  /// An append to an array costs as much as the look for the end of a line: here is room already.
  private mutating func addPlainLines(of bytes: Span<UInt8>, from start: Int) -> Int {
    let starters = cuts.starters
    let (sectionStart, limit) = (sectionStart, min(cuts.byteLimit, Int(clamping: UInt32.max)))
    var count = lineCount
    var lineStart = start
    var starts = lineStarts.mutableSpan
    while lineStart < bytes.count, count < starts.count {
      guard !starters.contains(bytes[lineStart]) else { break }
      let plain = Self.plainStretch(in: bytes, from: lineStart)
      guard plain.isLine, plain.end &- sectionStart <= limit else { break }
      starts[count] = UInt32(truncatingIfNeeded: lineStart &- sectionStart)
      count &+= 1
      lineStart = plain.end
    }
    lineCount = count
    return lineStart
  }

  @inline(__always)
  private func endsSection(before lineStart: Int, lineEnd: Int, in bytes: [UInt8]) -> Bool {
    let isLong = lineEnd &- sectionStart > cuts.byteLimit
    let first = bytes[lineStart]
    guard cuts.starters.contains(first) || (isLong && cuts.openingDelimiters.contains(first)) else {
      return false
    }
    return switch cuts.role(bytes, lineStart) {
    case .startsSection: true
    case .mayStartSection: isLong
    case .continuesSection: false
    }
  }

  private mutating func addLine(at start: Int, loneBreaks: [Int]) {
    if lineCount == lineStarts.count {
      lineStarts.append(contentsOf: repeatElement(0, count: lineCount))
    }
    lineStarts[lineCount] = relative(start)
    lineCount &+= 1
    if !loneBreaks.isEmpty, !hasLoneCarriageReturn {
      hasLoneCarriageReturn = true
      editorLineStarts = Array(lineStarts[..<lineCount])
    } else if hasLoneCarriageReturn {
      editorLineStarts.append(relative(start))
    }
    for lineBreak in loneBreaks { editorLineStarts.append(relative(lineBreak)) }
  }

  private mutating func finishSection(of bytes: [UInt8], at end: Int) {
    let isWhole = sectionStart == 0 && end == bytes.count
    // A copy of exactly the size: the buffers that grow here are used again.
    let lines = Array(lineStarts[..<lineCount])
    sections.append(
      TextSection(
        bytes: isWhole ? bytes : Array(bytes[sectionStart..<end]),
        lineStarts: lines,
        editorLineStarts: hasLoneCarriageReturn ? Array(editorLineStarts[...]) : lines,
        oddLines: oddLines.isEmpty ? [] : Array(oddLines[...])))
    sectionStart = end
    lineCount = 0
    editorLineStarts.removeAll(keepingCapacity: true)
    hasLoneCarriageReturn = false
    if !oddLines.isEmpty { oddLines.removeAll(keepingCapacity: true) }
  }

  private func relative(_ offset: Int) -> UInt32 {
    UInt32(clamping: offset &- sectionStart)
  }

  /// Where the printable ASCII and tabs at `start` end; behind the end of the line, LF or CR LF, if they are all of
  /// it.
  @inline(__always)
  private static func plainStretch(
    in bytes: borrowing Span<UInt8>, from start: Int
  ) -> (end: Int, isLine: Bool) {
    var offset = start
    while true {
      offset = nextUnprintable(in: bytes, from: offset)
      guard offset < bytes.count else { return (offset, true) }
      switch bytes[offset] {
      case .lineFeed: return (offset &+ 1, true)
      case 0x09: offset &+= 1
      case .carriageReturn where offset &+ 1 < bytes.count && bytes[offset &+ 1] == .lineFeed:
        return (offset &+ 2, true)
      default: return (offset, false)
      }
    }
  }

  /// The offset after the next LF from `start` on; fills in the starts after CRs without LF.
  private static func lineEnd(
    in bytes: borrowing Span<UInt8>, from start: Int, loneBreaks: inout [Int]
  ) -> Int {
    var offset = start
    while true {
      let found = nextLineBreak(in: bytes, from: offset)
      guard found < bytes.count else { return bytes.count }
      offset = found + 1
      if bytes[found] == .lineFeed { return offset }
      if offset < bytes.count, bytes[offset] != .lineFeed { loneBreaks.append(offset) }
    }
  }
}

/// The start of a section of a text: how much text comes before it.
package struct SectionStart: Hashable, Sendable {
  /// How many bytes.
  package private(set) var bytes = 0
  /// The number of lines, as that the format counts them.
  package private(set) var lines = 0
  /// The number of lines, as editors that count them.
  package private(set) var editorLines = 0

  /// The start of the text.
  package static let zero = SectionStart()

  /// The start of the section after `section`, which starts here.
  func behind(_ section: TextSection) -> SectionStart {
    SectionStart(
      bytes: bytes + section.bytes.count, lines: lines + section.lineCount,
      editorLines: editorLines + section.editorLineCount)
  }
}

/// Where a text is cut into sections.
package struct SectionCuts: Sendable {
  /// The usual limit of a section, in bytes.
  ///
  /// Small enough that rebuilding a section is not felt, large enough that a month of entries fits.
  package static let usualByteLimit = 16 * 1024

  /// The number of bytes that a section should hold; one is longer only where no line in reach may start one.
  package let byteLimit: Int
  /// The first bytes of the lines that may start a section wherever they stand.
  let starters: FirstBytes
  /// The first bytes of the lines that may start one where `byteLimit` would be passed.
  let openingDelimiters: FirstBytes
  /// What the line at an offset of some bytes means for the cuts; it must look at that line only.
  package let role: @Sendable ([UInt8], Int) -> LineRole

  /// What a line means for the cuts.
  package enum LineRole: Sendable {
    /// A section starts with the line.
    case startsSection
    /// A section starts with the line where `byteLimit` would be passed.
    case mayStartSection
    /// The line stays in the section of the line before it.
    case continuesSection
  }

  /// Cuts where `role` says, so that sections hold about `byteLimit` bytes at most; a line that starts with
  /// neither one of `starters` nor one of `openingDelimiters` continues a section.
  package init(
    byteLimit: Int = usualByteLimit, starters: FirstBytes = .all,
    openingDelimiters: FirstBytes = .all,
    role: @escaping @Sendable ([UInt8], Int) -> LineRole
  ) {
    self.byteLimit = max(byteLimit, 1)
    self.starters = starters
    self.openingDelimiters = openingDelimiters
    self.role = role
  }

  /// Cuts nowhere, so that a text is one section.
  static let none = SectionCuts(byteLimit: .max) { _, _ in .continuesSection }
}
