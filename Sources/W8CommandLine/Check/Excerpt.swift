import W8Reports
import W8Text

/// The line on which a range starts as a terminal can show it, and the marks below the range, both in UTF-8.
///
/// Tabs stay; the marks repeat them, so that both lines agree wherever tabs stop. Of a long line
/// only what surrounds the start of the range is shown.
struct Excerpt {
  private(set) var line: [UInt8] = []
  /// Blanks up to the range, then `^` below each of its columns; at least one.
  private(set) var marks: [UInt8] = []

  private var column: Int
  private var hasMark = false

  /// Shows at most about `width` columns; the first is `firstColumn` on the screen, from 0.
  init(of range: TextRange, in text: SectionedText, firstColumn: Int, width: Int) {
    column = firstColumn
    line.reserveCapacity(width)
    marks.reserveCapacity(width)
    let content = Self.content(ofLineAt: range.start, in: text)
    let start = min(max(range.start, content.start), content.end)
    let marked = TextRange(start, max(min(range.end, content.end), start + 1))
    let shown = Self.window(around: start, in: content, text, width: width)
    if shown.start > content.start { append("…", to: marked, at: shown.start - 1) }
    var bytes = text.bytes(in: shown)[...]
    var offset = shown.start
    let plain = bytes.prefix(max(width + firstColumn - column, 0)).prefix { 0x20...0x7E ~= $0 }
    append(plain, to: marked, at: offset)
    offset += plain.count
    bytes = bytes.dropFirst(plain.count)
    while !bytes.isEmpty {
      guard column - firstColumn < width else { break }
      let decoded = decodeScalar(in: bytes.span, at: 0)
      append(decoded.scalar, to: marked, at: offset)
      offset += decoded.byteCount
      bytes = bytes.dropFirst(decoded.byteCount)
    }
    if offset < content.end { line += "…".utf8 }
    if !hasMark { marks.append(Self.mark) }
  }

  /// The bytes of the line without its line end and without a byte order mark.
  private static func content(ofLineAt offset: Int, in text: SectionedText) -> TextRange {
    let number = text.line(containing: offset)
    let content = text.contentRange(ofLine: number)
    guard number == 0 else { return content }
    return TextRange(min(text.lengthOfByteOrderMark, content.end), content.end)
  }

  /// The part of a line that is worth decoding: a scalar takes four bytes at most.
  private static func window(
    around offset: Int, in content: TextRange, _ text: SectionedText, width: Int
  ) -> TextRange {
    var start = content.start
    if offset - content.start > width / 2 {
      start = offset - width / 3
      let head = text.bytes(in: TextRange(start, min(start + 3, offset)))
      start += head.prefix { $0 & 0xC0 == 0x80 }.count
    }
    return TextRange(start, min(content.end, start + 4 * width + 4))
  }

  /// Appends printable ASCII, which nearly all lines are: each byte is shown in one column as it is.
  private mutating func append(_ plain: ArraySlice<UInt8>, to marked: TextRange, at offset: Int) {
    line += plain
    column += plain.count
    let end = offset + plain.count
    let first = min(max(marked.start, offset), end)
    let last = min(max(marked.end, first), end)
    marks += repeatElement(Self.blank, count: first - offset)
    marks += repeatElement(Self.mark, count: last - first)
    hasMark = hasMark || first < last
  }

  private mutating func append(_ scalar: Unicode.Scalar, to marked: TextRange, at offset: Int) {
    var cell = ""
    let isTab = scalar == "\t"
    if isTab { cell = "\t" } else { appendVisible(scalar, to: &cell) }
    let width = isTab ? Self.tabWidth - column % Self.tabWidth : displayWidth(cell)
    line += cell.utf8
    column += width
    if marked.contains(offset) {
      marks += repeatElement(Self.mark, count: width)
      hasMark = hasMark || width > 0
    } else if offset < marked.start {
      marks += isTab ? Array(cell.utf8) : Array(repeating: Self.blank, count: width)
    }
  }

  private static let blank = UInt8(ascii: " ")
  private static let mark = UInt8(ascii: "^")
  private static let tabWidth = 8
}
