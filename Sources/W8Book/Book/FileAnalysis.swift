import Primitives
package import W8Engine
package import W8Syntax
package import W8Text

/// One file of a book at one moment.
package final class FileAnalysis: Sendable {
  /// The name by which the caller knows the file.
  package let id: FileID
  /// The index of the file in `Analysis.files`; the root's is 0.
  package let index: Int
  /// The version that the caller gave to this text.
  package let version: Int
  /// The text.
  package let text: SectionedText
  /// The sections in the order of the text; `sections[i]` is the meaning of `text.sections[i]`.
  package let sections: [Section]
  /// What the file's own directives set, and the units that it inherits.
  package var settings: FileSettings { FileSettings(sections, inheriting: inherited) }
  /// The number of the change that led to this text.
  let revision: Int
  /// The names of the file, to go on from.
  package let names: FileNames
  /// The unit in which the sections were lowered.
  let unit: MassUnit
  /// The units of the root; nil for the root.
  let inherited: RootUnits?
  /// What the check of the sections needs besides.
  let check: CheckContext

  init(
    id: FileID, index: Int, version: Int, text: SectionedText, sections: [Section],
    revision: Int, names: FileNames, unit: MassUnit, inherited: RootUnits?,
    check: CheckContext
  ) {
    self.id = id
    self.index = index
    self.version = version
    self.text = text
    self.sections = sections
    self.revision = revision
    self.names = names
    self.unit = unit
    self.inherited = inherited
    self.check = check
  }

  /// The line that holds `offset`; nil when the file has none.
  package func line(at offset: Int) -> FileLine? {
    let index = text.sectionIndex(containing: offset)
    let start = text.start(ofSection: index)
    guard let line = sections[index].lowered.tree.line(at: offset - start) else { return nil }
    return self.line(section: index, index: line)
  }

  /// The line at `index` of the section at `section`.
  package func line(section: Int, index: Int) -> FileLine {
    let before = text.starts[section]
    return FileLine(
      file: self.index, section: section, line: index, sectionStart: before.bytes,
      sectionFirstLine: before.lines, lowered: sections[section].lowered)
  }

  /// All lines of the sections at `indices`, in order.
  package func lines(ofSections indices: Range<Int>) -> [FileLine] {
    indices.flatMap { section in
      let first = line(section: section, index: 0)
      return first.tree.lines.indices.map(first.line(withIndex:))
    }
  }

  /// Whether an entry has a date.
  package var hasDatedEntries: Bool { sections.contains { !$0.lowered.contributions.isEmpty } }

  /// The number of the first line that is not UTF-8, counted from 1; nil where all are.
  package var firstLineNotUTF8: Int? {
    for (index, section) in sections.enumerated() {
      let tree = section.lowered.tree
      let first = tree.faults.first { fault in
        switch fault.kind {
        case .invalidUTF8: return true
        // Such a line is not read.
        case .lineTooLong:
          let line = tree.contentRange(ofLine: fault.line)
          return firstInvalidUTF8Offset(in: tree.text, range: line) != nil
        default: return false
        }
      }
      if let first { return line(section: index, index: first.line).number }
    }
    return nil
  }

  /// The bytes of `range`, for display; bytes that are not UTF-8 become U+FFFD.
  package func string(_ range: TextRange) -> String {
    String(decoding: text.bytes(in: range), as: UTF8.self)
  }
}

/// A line of a file: its section, and its index in the section.
package struct FileLine: Sendable {
  /// The index of the file in `Analysis.files`.
  package let file: Int
  /// The index of the section in the file.
  package let section: Int
  /// The index of the line in the section.
  package let line: Int
  /// The offset of the section in the file.
  package let sectionStart: Int
  /// The number of the first line of the section, counted from 0.
  let sectionFirstLine: Int
  /// The meaning of the section.
  package let lowered: LoweredSection

  /// The number of the line in the file, counted from 1.
  package var number: Int { sectionFirstLine + line + 1 }
  /// The tree of the section.
  package var tree: SyntaxTree { lowered.tree }
  /// What the line is.
  package var kind: LineKind { tree.lines[line].kind }
  /// Whether the line ends the month above it; so do headers that cannot be read.
  package var opensMonth: Bool { tree.lines[line].opensMonth }
  /// The tokens of the line.
  package var tokens: ArraySlice<Token> { tree.tokens(ofLine: line) }
  /// The bytes of the line without its line end, as offsets in the file.
  package var contentRange: TextRange { tree.contentRange(ofLine: line).shifted(by: sectionStart) }
  /// The bytes of the line with its line end, as offsets in the file.
  package var fullRange: TextRange { tree.fullRange(ofLine: line).shifted(by: sectionStart) }
  /// The entry that the line is; nil for any other line.
  package var entry: LoweredEntry? {
    let entries = lowered.entries
    let index = entries.partitioningIndex { $0.line >= line }
    return index < entries.count && entries[index].line == line ? entries[index] : nil
  }

  /// The month of the header that the line is; nil for any other line.
  package var headerMonth: YearMonth? {
    let months = lowered.months
    let index = months.partitioningIndex { $0.line >= line }
    return index < months.count && months[index].line == line ? months[index].month : nil
  }

  /// Whether `other`, of the same file, is the same line.
  package func isSameLine(as other: FileLine) -> Bool {
    (section, line) == (other.section, other.line)
  }

  /// The offset of the first byte of the line that is not of a byte order mark.
  package var textStart: Int { fullRange.start + tree.lines[line].markLength }

  /// The line end that the file uses at this line, or around it where the line has none.
  package var lineEnd: String {
    let width = fullRange.end - contentRange.end
    let around = tree.lineEndings
    let isLong = width == 0 ? around.carriageReturns > around.lineFeeds : width > 1
    return isLong ? "\r\n" : "\n"
  }

  /// The line at `index` of the same section.
  package func line(withIndex index: Int) -> FileLine {
    FileLine(
      file: file, section: section, line: index, sectionStart: sectionStart,
      sectionFirstLine: sectionFirstLine, lowered: lowered)
  }

  /// The bytes of `token`, as offsets in the file.
  package func range(of token: Token) -> TextRange {
    tree.range(of: token, line: line).shifted(by: sectionStart)
  }

  /// The text of `token`, for display.
  package func string(of token: Token) -> String {
    tree.string(of: token, line: line)
  }

  /// The first token of `kind` on the line.
  package func token(_ kind: TokenKind) -> Token? {
    tokens.first(of: kind)
  }
}

/// The first scalar of the line, where a fault of a whole file is shown; empty on an empty line.
package func firstScalar(of fileLine: FileLine) -> TextRange {
  let content = fileLine.contentRange
  guard !content.isEmpty else { return content }
  let text = fileLine.tree.text
  let first = decodeScalar(in: text.span, at: content.start - fileLine.sectionStart)
  return TextRange(content.start, content.start + first.byteCount)
}

/// The bytes of the day that opens the entry on `fileLine`.
package func dayRange(_ fileLine: FileLine) -> TextRange {
  fileLine.tree.dayRange(ofLine: fileLine.line)?.shifted(by: fileLine.sectionStart)
    ?? firstScalar(of: fileLine)
}

extension FileLine {
  /// The title, without its quotes, of the session that the line opens; nil without one.
  package var sessionTitle: String? { tree.sessionTitle(onLine: line) }
}

extension FileAnalysis {
  /// The name with `id` among those of the file, as its rows say it: an exercise's without quotes, a gym's with
  /// its sigil.
  package func name(_ id: UInt32) -> String { names.names.string(Int(id)) }
}
