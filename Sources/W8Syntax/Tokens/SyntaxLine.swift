package import W8Text

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

    static let verbatim = Flags(rawValue: 1)
    static let canonical = Flags(rawValue: 2)
    static let marked = Flags(rawValue: 4)
    static let opensMonth = Flags(rawValue: 8)
  }

  /// Whether the line carries a fault that makes the formatter leave it alone.
  package var isVerbatim: Bool { flags.contains(.verbatim) }
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

/// Something in one line that the grammar cannot read as it stands.
package struct SyntaxFault: Hashable, Sendable {
  /// The problem.
  package let kind: Kind
  /// The index of the line in its tree.
  package let line: Int
  /// Exactly the offending bytes, counted from the start of the tree's text.
  package internal(set) var range: TextRange

  /// Every fault that can be seen from one line alone.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case invalidUTF8, oddSpace, curlyQuotes, unbalanced, mergeConflict, unknownLine
    case controlCharacter, lineTooLong, nameTooLong
    case badMonth, badWeekday, ambiguousDate, indentedDay, clock12h
    case badWeight, twoWeights, decimalComma, detachedUnit
    case twoGyms, badGymName, reservedName
    case gymInSets
    case missingColon, badSet, effortRange, effortSpelling, loadFirst, ambiguousX, ambiguousComma
    case repRange, tooManySets
    case unknownDirective, badArgument
    case noteAtMargin, badTag

    /// Whether a line with this fault is returned byte for byte by the formatter.
    package var freezesLine: Bool { self != .decimalComma }
  }
}

/// What a line is, decided by the line alone.
///
/// A malformed line keeps its kind and carries a fault, so that a slip on one line never changes
/// how another line is read.
package enum LineKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// Nothing but spaces and tabs.
  case blank
  /// `; text`, indented or not.
  case comment
  /// `# 2026-01 title`.
  case month
  /// `03 Sat 82.1 @iron`, a day and what was logged on it.
  case entry
  /// An indented `@gym`.
  case session
  /// An indented `Name: sets`.
  case exercise
  /// An indented `> text`.
  case note
  /// A keyword at the margin with its arguments.
  case directive
  /// Anything else.
  case unknown
}
