import JSON
import W8Syntax
import W8Text

/// One line of a log as the parser saw it, with columns for people.
struct TreeLine {
  /// The number of the line, from 1.
  let number: Int
  /// The file, where it is not that of the document.
  let file: String?
  private let tree: SyntaxTree
  private let line: Int
  private let syntaxFaults: [SyntaxFault]

  /// The line at `line` of `tree`, which has the number `number`.
  init(_ tree: SyntaxTree, line: Int, number: Int, faults: [SyntaxFault], file: String?) {
    (self.tree, self.line, self.number, self.file) = (tree, line, number, file)
    syntaxFaults = faults
  }

  /// What the line is.
  var kind: LineKind { tree.lines[line].kind }
  /// Whether the formatter leaves the line alone.
  var isFrozen: Bool { tree.lines[line].isFrozen }
  /// The groups of sets of an exercise line.
  var groups: [SetGroupSyntax] { kind == .exercise ? tree.setGroups(ofLine: line) : [] }

  /// A stretch of the line.
  struct Part {
    /// What it is.
    let name: String
    /// The column of its first scalar, from 1.
    let start: Int
    /// The column after its last scalar.
    let end: Int
    /// Its bytes.
    let bytes: ArraySlice<UInt8>
    /// What it stands for; nil where the text says it.
    var value: String?

    /// Its text on one line.
    var text: String { escaped(bytes) }
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

  /// What is wrong in the line.
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

extension TreeLine: JSONEncodable {
  func write(to json: inout JSONWriter) {
    json.startObject()
    json.key("faults")
    json.startArray()
    for fault in faults { write(fault, to: &json) }
    json.endArray()
    json.optionalField("file", file)
    json.field("frozen", isFrozen)
    json.field("groups", groups)
    json.field("kind", kind.treeName)
    json.field("line", number)
    json.key("tokens")
    json.startArray()
    forEachToken { token in
      write(token, to: &json) { json in json.field("value", token.value) }
    }
    json.endArray()
    json.endObject()
  }

  private func write(
    _ part: borrowing Part, to json: inout JSONWriter, more: (inout JSONWriter) -> Void = { _ in }
  ) {
    json.startObject()
    json.field("end", part.end)
    json.field("kind", part.name)
    json.field("start", part.start)
    json.key("text")
    if part.bytes.allSatisfy(needsNoEscape) {
      json.string(plain: part.bytes)
    } else {
      json.string(part.text)
    }
    more(&json)
    json.endObject()
  }
}

extension SyntaxTree {
  /// The lines of the tree, of which the first has the number `first`, each read when its turn comes.
  func treeLines(first: Int, file: String? = nil) -> some Sequence<TreeLine> {
    let faults = Dictionary(grouping: faults, by: \.line)
    return lines.indices.lazy.map { line in
      TreeLine(self, line: line, number: first + line, faults: faults[line] ?? [], file: file)
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

/// What the parts of a tree are called outside of this program: kebab-case words that never change.
package enum TreeNames {
  /// Every kind of line, in the order of its cases.
  package static let lines = LineKind.allCases.map { kebabCase("\($0)") }
  /// Every kind of token likewise, with the blanks and line ends between them.
  package static let tokens = TokenKind.allCases.map { kebabCase("\($0)") }
  /// Every fault likewise that one line alone can have, as the rule is called that tells of it.
  package static let faults = SyntaxFault.Kind.allCases.map { fault in
    switch fault {
    case .invalidUTF8: "invalid-utf8"
    case .clock12h: "clock-12h"
    case .ambiguousX: "ambiguous-x"
    default: kebabCase("\(fault)")
    }
  }
  /// Every keyword of a directive.
  package static let keywords = Keyword.allCases.map(\.name)
}

extension LineKind {
  /// The kind in the format's own words.
  var treeName: String { TreeNames.lines[Int(rawValue)] }
}

extension TokenKind {
  /// The kind in the format's own words.
  var treeName: String { TreeNames.tokens[Int(rawValue)] }
}

extension SyntaxFault.Kind {
  /// The fault as the rule is called that tells of it.
  var treeName: String { TreeNames.faults[Int(rawValue)] }
}

extension WrittenUnit {
  /// The unit as it is written; nil when none is.
  var symbol: String? {
    switch self {
    case .none: nil
    case .kilogram: "kg"
    case .pound: "lb"
    case .stone: "st"
    }
  }
}

/// `monthMark` as `month-mark`.
private func kebabCase(_ name: String) -> String {
  name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
}

/// What the token stands for where its text alone does not say it; nil elsewhere.
func spelledValue(_ token: Token, text: @autoclosure () -> String) -> String? {
  let value = Int(token.value)
  switch token.kind {
  case .day: return String(value)
  case .date: return spelledDate(value)
  case .yearMonth: return "\(digits(value / 100, 4))-\(digits(value % 100, 2))"
  case .weekday: return weekdayNames.indices.contains(value - 1) ? weekdayNames[value - 1] : nil
  case .weight: return spelledWeight(token)
  case .detachedUnit: return token.unit.symbol.map { $0 + (token.isExcluded ? ", excluded" : "") }
  case .time: return clock(value)
  case .timeSpan: return "\(clock(value >> 16)) to \(clock(value & 0xFFFF))"
  case .pair:
    let bytes = Array(text().utf8)
    let key = String(decoding: bytes.prefix(value), as: UTF8.self)
    let rest = String(decoding: bytes.dropFirst(value + 1), as: UTF8.self)
    return "\(key.lowercased()) is \(unquoted(rest))"
  case .keyword: return token.keyword?.name ?? "unknown"
  default: return nil
  }
}

/// `thousandths` as a decimal without needless zeros.
func decimal(thousandths: Int) -> String {
  let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
  let sign = thousandths < 0 ? "-" : ""
  guard rest > 0 else { return "\(sign)\(whole)" }
  var (fraction, places) = (Int(rest), 3)
  while fraction.isMultiple(of: 10) { (fraction, places) = (fraction / 10, places - 1) }
  return "\(sign)\(whole).\(digits(fraction, places))"
}

/// `minutes` after midnight as `HH:MM`.
func clock(_ minutes: Int) -> String {
  "\(digits(minutes / 60, 2)):\(digits(minutes % 60, 2))"
}

/// `20260131` as `2026-01-31`.
func spelledDate(_ value: Int) -> String {
  "\(digits(value / 10_000, 4))-\(digits(value / 100 % 100, 2))-\(digits(value % 100, 2))"
}

/// `"text"` without its quotes; anything else as it is.
func unquoted(_ text: String) -> String {
  text.utf8.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    ? String(text.dropFirst().dropLast()) : text
}

private let weekdayNames = [
  "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
]

private func spelledWeight(_ token: Token) -> String {
  let number = decimal(thousandths: Int(token.value))
  let weight =
    token.unit == .stone
    ? "\(token.stones) st \(number) lb"
    : [number, token.unit.symbol].compactMap(\.self).joined(separator: " ")
  return token.isExcluded ? "\(weight), excluded" : weight
}

private func digits(_ number: Int, _ count: Int) -> String {
  let text = String(number)
  let missing = count - text.utf8.count
  return missing > 0 ? String(repeating: "0", count: missing) + text : text
}

/// The text of `bytes` on one line: controls, quotes and odd spaces as escapes, bytes that are not
/// UTF-8 in hexadecimal.
func escaped(_ bytes: ArraySlice<UInt8>) -> String {
  var text: [UInt8] = []
  let span = bytes.span
  // What is written as it is goes from here to the next escape.
  var (start, next) = (bytes.startIndex, bytes.startIndex)
  while let odd = bytes[next...].firstIndex(where: { !needsNoEscape($0) }) {
    let read = decodeScalar(in: span, at: odd - bytes.startIndex)
    next = odd + read.byteCount
    guard let escape = escape(read, bytes[odd]) else { continue }
    text += bytes[start..<odd]
    text += escape.utf8
    start = next
  }
  if start == bytes.startIndex { return String(decoding: bytes, as: UTF8.self) }
  return String(decoding: text + bytes[start...], as: UTF8.self)
}

/// Whether `byte` is a character of ASCII that needs no escape.
func needsNoEscape(_ byte: UInt8) -> Bool {
  UInt8(ascii: " ")...UInt8(ascii: "~") ~= byte && byte != UInt8(ascii: "\"")
    && byte != UInt8(ascii: "\\")
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
