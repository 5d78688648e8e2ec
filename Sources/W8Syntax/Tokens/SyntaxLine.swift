extension Span where Element == SyntaxLine {
  /// The indices of the rows of the line at `index` of a section that has `rowCount` rows.
  @inline(__always)
  package func rowRange(ofLine index: Int, rowCount: Int) -> Range<Int> {
    let next = index &+ 1
    return Int(self[index].firstRow)..<(next < count ? Int(self[next].firstRow) : rowCount)
  }
}

/// One line of a tree, in sixteen bytes.
package struct SyntaxLine: Hashable, Sendable, BitwiseCopyable {
  /// The offset of the first byte in the section.
  package let start: UInt32
  /// The offset after the last byte before the line end.
  package let contentEnd: UInt32
  /// The index of the first row of the line.
  package let firstRow: UInt32
  /// What the line is.
  package let kind: LineKind
  private let flags: Flags

  init(start: UInt32, contentEnd: UInt32, firstRow: UInt32, kind: LineKind, flags: Flags) {
    self.start = start
    self.contentEnd = contentEnd
    self.firstRow = firstRow
    self.kind = kind
    self.flags = flags
  }

  /// What else is known of a line.
  struct Flags: OptionSet, Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt8

    static let frozen = Flags(rawValue: 1)
    static let canonical = Flags(rawValue: 2)
    static let marked = Flags(rawValue: 4)
    static let opensMonth = Flags(rawValue: 8)
  }

  /// Whether the line carries a fault that makes the formatter leave it alone.
  package var isFrozen: Bool { flags.contains(.frozen) }
  /// Whether the line is written as the formatter writes it.
  ///
  /// It leaves some others as they are too: blank ones, which are no content, and those whose canonical form
  /// would be longer than `longestLine`.
  package var isCanonical: Bool { flags.contains(.canonical) }
  /// Whether a byte order mark opens the line.
  package var hasMark: Bool { flags.contains(.marked) }
  /// Whether the line ends the month above it: it is a header, even one that cannot be read.
  package var opensMonth: Bool { flags.contains(.opensMonth) }

  /// The length of the byte order mark that opens the line, 0 where none does.
  package var markLength: Int { hasMark ? 3 : 0 }
}

/// How many lines of a section end in which way.
package struct LineEndings: Hashable, Sendable {
  /// Lines that end in LF alone.
  package internal(set) var lineFeeds = 0
  /// Lines that end in one or more CR and LF, or in CR at the end of the text.
  package internal(set) var carriageReturns = 0
  /// Whether the last line has no LF.
  package internal(set) var lacksFinal = false
}
