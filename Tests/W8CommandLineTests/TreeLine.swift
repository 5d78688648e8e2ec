import W8Syntax
import W8Text

/// One line of a log as the parser saw it, with columns for people.
struct TreeLine {
  /// The number of the line, from 1.
  let number: Int
  private let tree: SyntaxTree
  private let line: Int
  private let syntaxFaults: [SyntaxFault]

  init(_ tree: SyntaxTree, line: Int, number: Int, faults: [SyntaxFault]) {
    (self.tree, self.line, self.number) = (tree, line, number)
    syntaxFaults = faults
  }

  var kind: LineKind { tree.lines[line].kind }
  /// Whether the formatter leaves the line alone.
  var isVerbatim: Bool { tree.lines[line].isVerbatim }
  var groups: [SetGroupSyntax] { kind == .exercise ? tree.setGroups(ofLine: line) : [] }

  /// A stretch of the line.
  struct Part {
    let name: String
    /// The column of its first scalar, from 1.
    let start: Int
    /// The column after its last scalar.
    let end: Int
    let bytes: ArraySlice<UInt8>
    /// What it stands for; nil where the text says it.
    var value: String?

    /// Its text on one line.
    var text: String { escapedBytes(bytes) }
  }

  /// Hands each token with what it stands for to `body`.
  func forEachToken(_ body: (borrowing Part) -> Void) {
    var columns = columns
    let (tree, line) = (tree, line)
    for token in tree.tokens(ofLine: line) {
      var part = part(token.kind.treeName, tree.range(of: token, line: line), &columns)
      part.value = spelledValue(token, text: tree.string(of: token, line: line))
      body(part)
    }
  }

  var faults: [Part] {
    var columns = columns
    return syntaxFaults.map { part($0.kind.treeName, $0.range, &columns) }
  }

  private var columns: Columns {
    Columns(tree, from: tree.contentRange(ofLine: line).start, isFirst: number == 1)
  }

  private func part(_ name: String, _ range: TextRange, _ columns: inout Columns) -> Part {
    Part(
      name: name, start: columns.column(of: range.start), end: columns.column(of: range.end),
      bytes: tree.text[range.start..<range.end])
  }
}

extension SyntaxTree {
  /// The lines of the tree, of which the first has the number `first`, each read when its turn comes.
  func treeLines(first: Int) -> some Sequence<TreeLine> {
    let faults = Dictionary(grouping: faults, by: { $0.line })
    return lines.indices.lazy.map { line in
      TreeLine(self, line: line, number: first + line, faults: faults[line] ?? [])
    }
  }
}

/// The columns of offsets in one line, counted on from the one asked before where that is possible.
private struct Columns {
  private let tree: SyntaxTree
  private let start: Int
  private var offset: Int
  private var column = 1

  init(_ tree: SyntaxTree, from start: Int, isFirst: Bool) {
    self.tree = tree
    let mark = isFirst && tree.text[start...].starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.start = start + mark
    offset = self.start
  }

  /// The column of `offset` in scalars, from 1; a byte order mark takes none.
  mutating func column(of wanted: Int) -> Int {
    if wanted < offset { (offset, column) = (start, 1) }
    guard offset < wanted else { return column }
    let text = tree.text
    column += PositionEncoding.utf32.unitCount(in: text.span, from: offset, to: wanted)
    offset = wanted
    return column
  }
}

/// The text of `bytes` on one line: controls, quotes and odd spaces as escapes, bytes that are not
/// UTF-8 in hexadecimal.
func escapedBytes(_ bytes: ArraySlice<UInt8>) -> String {
  var (text, rest) = ([UInt8](), bytes)
  while let byte = rest.first {
    let read = decodeScalar(in: rest.span, at: 0)
    if let escape = escape(read, byte) {
      text += escape.utf8
    } else {
      text += rest.prefix(read.byteCount)
    }
    rest = rest.dropFirst(read.byteCount)
  }
  return String(decoding: text, as: UTF8.self)
}

/// What is written for what was read of `byte` and those behind it; nil where that is written as it is.
private func escape(_ read: DecodedScalar, _ byte: UInt8) -> String? {
  if read.isInvalid { return "\\x" + hexadecimal(UInt32(byte), 2) }
  switch read.scalar {
  case "\t": return "\\t"
  case "\r": return "\\r"
  case "\n": return "\\n"
  case "\"": return "\\\""
  case "\\": return "\\\\"
  // Latin letters, dashes and curly quotes, of which no table needs to be asked.
  case " "..."~", "\u{C0}"..."\u{24F}", "\u{2010}"..."\u{2027}": return nil
  case let scalar:
    let isShown = scalar.properties.isGraphemeBase && !scalar.properties.isWhitespace
    return isShown ? nil : "\\u{" + hexadecimal(scalar.value, 4) + "}"
  }
}

private func hexadecimal(_ number: UInt32, _ count: Int) -> String {
  let text = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, count - text.count)) + text
}
