import Primitives
import W8Book
import W8Edits
import W8Syntax
import W8Text

extension FixScope {
  /// Writes the signs of another keyboard on the line as those that they stand for: full-width forms, digits of other scripts,
  /// letters that look like an `x`, units, and a dash between a name and its sets. nil where there is none, or where the
  /// line cannot be read then.
  ///
  /// Names, titles and notes stay as they are.
  var keyboardReading: Fix? {
    let content = fileLine.contentRange
    let longest = 400
    let line = fileLine.tree.contentRange(ofLine: fileLine.line)
    guard content.count <= longest,
      fileLine.tree.text[line.start..<line.end].contains(where: mayStandForOther)
    else { return nil }
    let edits = KeyboardSigns(file.string(content), isNamed: fileLine.kind == .exercise).edits
      .map { TextEdit($0.range.shifted(by: content.start), $0.sign) }
    guard !edits.isEmpty, let tree = tree(after: edits), let line = tree.lines.first,
      fileLine.kind == .unknown
        ? [.entry, .month].contains(line.kind) : line.kind == fileLine.kind,
      tree.faults.allSatisfy({ $0.kind == .decimalComma })
    else { return nil }
    let text = tree.string(tree.contentRange(ofLine: 0)).trimmed
    let longestTitle = 60
    // What else may be wrong with an entry that was none, is not known.
    return .safe(
      text.utf8.count <= longestTitle ? "Write \(quoted(text))" : "Write plain characters", edits,
      if: fileLine.kind != .unknown)
  }
}

/// Whether a sign of the line that begins with `byte` may stand for another: of ASCII only the star and the dash do.
private func mayStandForOther(_ byte: UInt8) -> Bool {
  byte >= 0x80 || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "-")
}

extension String {
  /// Without the blanks at either end.
  fileprivate var trimmed: String {
    let blanks: [Character] = [" ", "\t"]
    let tail = drop { blanks.contains($0) }
    return String(tail.reversed().drop { blanks.contains($0) }.reversed())
  }
}

/// The signs of a line that stand for others.
private struct KeyboardSigns {
  /// What is to be written where, in bytes of the line.
  private(set) var edits: [(range: TextRange, sign: String)] = []
  private let scalars: [Unicode.Scalar]
  /// The start of each scalar, and where the line ends.
  private var starts = [0]

  /// Looks at `line`, which starts with a name where it `isNamed`.
  init(_ line: String, isNamed: Bool) {
    scalars = Array(line.unicodeScalars)
    for scalar in scalars { starts.append(starts[starts.count - 1] + UTF8.width(scalar)) }
    var isInName = isNamed
    var isQuoted = false
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      defer { index += 1 }
      if scalar == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if let sign = openedTail(index) {
        if sign != scalar { write(String(sign), at: index..<index + 1) }
        return
      }
      if isInName {
        isInName = !endName(index)
      } else if let unit = foreignUnits.first(where: { hasWord($0.word, at: index) }) {
        write(unit.unit, at: index..<index + unit.word.count)
        index += unit.word.count - 1
      } else if let sign = sign(at: index) {
        write(sign, at: index..<index + 1)
      }
    }
  }

  private mutating func write(_ sign: String, at range: Range<Int>) {
    edits.append((TextRange(starts[range.lowerBound], starts[range.upperBound]), sign))
  }

  /// The sign that opens a note or a comment at `index`; nil where none does.
  private func openedTail(_ index: Int) -> Unicode.Scalar? {
    let plain = scalars[index].narrow ?? scalars[index]
    guard plain == ">" || plain == ";", index > 0, scalars[index - 1].isSpace else { return nil }
    return plain
  }

  /// Whether what stands at `index` ends a name; a dash before sets and a wide colon are written as a colon.
  private mutating func endName(_ index: Int) -> Bool {
    switch scalars[index] {
    case ":": return true
    case "\u{FF1A}":
      write(":", at: index..<index + 1)
      return true
    case "\u{3000}":
      write(" ", at: index..<index + 1)
      return false
    case "-", "\u{2010}"..."\u{2015}", "\u{2212}":
      let blank = index - 1
      guard blank > 0, scalars[blank].isSpace, !scalars[blank - 1].isSpace,
        index + 1 < scalars.count, scalars[index + 1].isSpace, let next = next(after: index),
        next.digit != nil
      else { return false }
      write(":", at: blank..<index + 1)
      return true
    default: return false
    }
  }

  /// What the scalar at `index` stands for where values stand; nil where that is itself.
  private func sign(at index: Int) -> String? {
    let scalar = scalars[index]
    switch scalar {
    case "*", "\u{3C7}", "\u{3A7}", "\u{445}", "\u{425}", "\u{FF0A}":
      let isFactor = last(before: index)?.digit != nil && next(after: index)?.digit != nil
      return isFactor ? "x" : nil
    case "\u{3000}": return " "
    case "\u{3001}": return ", "
    case "\u{3002}", "\u{66B}": return "."
    case "\u{2212}": return "-"
    default: return scalar.isASCII ? nil : (scalar.narrow ?? scalar.digit).map { String($0) }
    }
  }

  private func last(before index: Int) -> Unicode.Scalar? { scalars[..<index].last { !$0.isSpace } }

  private func next(after index: Int) -> Unicode.Scalar? {
    scalars[(index + 1)...].first { !$0.isSpace }
  }

  private func hasWord(_ word: [Unicode.Scalar], at index: Int) -> Bool {
    scalars[index...].starts(with: word) && last(before: index)?.digit != nil
  }
}

/// Units as they are written in other scripts.
private let foreignUnits: [(word: [Unicode.Scalar], unit: String)] = [
  "\u{43A}\u{433}", "\u{3BA}\u{3B9}\u{3BB}\u{3AC}", "\u{516C}\u{65A4}", "\u{5343}\u{514B}",
  "\u{30AD}\u{30ED}", "\u{338F}",
].map { (Array($0.unicodeScalars), "kg") }

extension Unicode.Scalar {
  fileprivate var isSpace: Bool { self == " " || self == "\t" || isOddSpace(self) }

  /// The sign of ASCII of which it is the full-width form.
  fileprivate var narrow: Unicode.Scalar? {
    0xFF01...0xFF5E ~= value ? Unicode.Scalar(value - 0xFEE0) : nil
  }

  /// The digit of ASCII that it is, in whatever script.
  fileprivate var digit: Unicode.Scalar? {
    guard properties.numericType == .decimal, let value = properties.numericValue else {
      return nil
    }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }
}
