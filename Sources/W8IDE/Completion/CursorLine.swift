import W8Book
import W8Lint
import W8Syntax
import W8Text

/// The line of a cursor, and what is read of it before the cursor.
struct CursorLine: Sendable {
  /// The position where the line starts in the file.
  let start: Int
  /// The bytes of the line without its line end.
  let bytes: [UInt8]
  /// How many of them stand before the cursor.
  let column: Int
  /// The index of the section in the file, and that of the line in it; behind the last line where a new one starts at
  /// the end of the file.
  let section: Int
  let index: Int
  let lowered: LoweredSection
  /// What stands before the cursor, read as if the line ended there, and its tokens.
  let before: SyntaxTree
  let tokens: [Token]
  /// What the whole line is, and its tokens.
  let wholeKind: LineKind
  let allTokens: [Token]

  /// Longer lines get no help.
  private static let mostBytes = 1_000

  /// The line of `file` that holds `offset`; nil for one that is long, or has a CR inside: for editors that is two.
  init?(_ file: FileAnalysis, at offset: Int) {
    let number = file.text.line(containing: offset)
    let content = file.text.contentRange(ofLine: number)
    guard content.start <= offset, offset <= content.end, content.count <= Self.mostBytes else {
      return nil
    }
    bytes = file.text.bytes(in: content)
    guard !bytes.contains(.carriageReturn) else { return nil }
    (start, column) = (content.start, offset - content.start)
    section = file.text.sectionIndex(containing: content.start)
    lowered = file.sections[section].lowered
    let known = lowered.tree.line(at: content.start - file.text.start(ofSection: section))
    let isNew = number >= file.text.lineCount
    index = known.map { isNew ? $0 + 1 : $0 } ?? 0
    let location = content.start == 0 ? SectionLocation.first : .later
    let whole = parse(bytes, location)
    before = parse(Array(bytes[..<column]), location)
    tokens = before.allTokens
    wholeKind = whole.lines.first?.kind ?? .blank
    allTokens = whole.allTokens
  }

  /// What the line would be if it ended at the cursor.
  var kind: LineKind { before.lines.first?.kind ?? .blank }

  /// As which section of a file the line is read.
  var location: SectionLocation { start == 0 ? .first : .later }

  /// The token that ends at the cursor.
  var open: Token? { tokens.last.flatMap { $0.end == column ? $0 : nil } }

  /// The tokens before the cursor that do not end at it.
  var closed: ArraySlice<Token> { open == nil ? tokens[...] : tokens.dropLast() }

  /// The columns of the word around the cursor; empty where none ends or goes on there.
  var word: Range<Int> {
    guard let open else { return column..<column }
    return Int(open.start)..<wordEnd
  }

  /// The position where the word ends that goes on at the cursor.
  var wordEnd: Int {
    let around = allTokens.first { Int($0.start) < column && column < $0.end }
    if let around, around.kind != .unreadable, around.kind != .verbatim { return around.end }
    return bytes[column...].firstIndex {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
        || kind == .exercise && $0 == UInt8(ascii: ",")
    } ?? bytes.count
  }

  /// Whether nothing but blanks stands from `column` on.
  func isBlank(from column: Int) -> Bool {
    bytes[column...].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Whether the cursor stands in a note or a comment.
  var isInProse: Bool { tokens.contains { $0.kind == .note || $0.kind == .comment } }

  /// The text from a column to the cursor; empty where the column is not before it.
  func text(from column: Int) -> String {
    String(decoding: bytes[min(column, self.column)..<self.column], as: UTF8.self)
  }

  func text(_ token: Token) -> String {
    String(decoding: bytes[Int(token.start)..<min(token.end, bytes.count)], as: UTF8.self)
  }

  /// Whether what ends at the cursor may become a token of `kinds`: it is one, or none that can be read.
  func mayBecome(_ kinds: TokenKind...) -> Bool {
    guard let open else { return true }
    return open.kind == .unreadable || open.kind == .verbatim || kinds.contains(open.kind)
  }
}

extension SyntaxTree {
  /// The tokens of the only line, if there is one.
  fileprivate var allTokens: [Token] {
    lines.isEmpty ? [] : tokens(ofLine: 0).filter { $0.kind != .byteOrderMark }
  }
}
