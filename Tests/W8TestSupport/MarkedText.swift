/// What a fixture expects, or a test found, at one range of a text.
package struct Annotation: Hashable, Sendable {
  /// The marked bytes, as offsets of the text without marks.
  package let range: Range<Int>
  /// The word before the brackets, such as `warning`.
  package let severity: String
  /// The name in the brackets, such as `weekday-mismatch`.
  package let name: String
  /// The text after the colon; empty where the fixture gives none.
  package let message: String

  /// Says `message` of the bytes in `range`.
  package init(_ range: Range<Int>, severity: String, name: String, message: String) {
    self.range = range
    self.severity = severity
    self.name = name
    self.message = message
  }
}

/// Why a fixture cannot be read.
package enum MarkedTextError: Error, Hashable {
  /// `$0` stands in the text more than once.
  case severalCursors
  /// The annotation in this line, counted from 1, has no line above it.
  case annotationWithoutText(line: Int)
  /// The annotation in this line, counted from 1, names a position that the text does not have.
  case placeOutsideText(line: Int)
}

/// The fixture language of the tests: a text, with marks that say what is to be found where.
///
/// `$0` is the cursor. A line below another one may say what is true of it:
/// ```
/// 03 Fri   82.1   @iron
/// ;  ^^^ warning[weekday-mismatch]: 3 January 2026 is a Saturday, not a Friday
/// 04   82,0
/// ;0..2 error[no-month]
/// ```
/// - Carets mark the scalars that stand above them. Every scalar is one column, a tab too; the blanks before
///   the carets repeat the tabs of the line above, so that the marks stand right in an editor.
/// - Two columns, `;START..END`, mark what carets cannot: column 0 (where the `;` stands), an empty range, the
///   end of a line, and with `;START..+LINES:END` a range that ends in a later line. Columns count Unicode
///   scalars from 0, `END` is exclusive.
/// - `severity[name]` follows, then `: message` where there is one. Several annotations may follow one line.
/// - Any other line is text, comments too.
///
/// An annotation goes with the line end before it, so a text without a final line end can be annotated.
package struct MarkedText: Hashable, Sendable {
  /// The text without marks.
  package let text: String
  /// The byte offset of the cursor; nil where the fixture has none.
  package let cursor: Int?
  /// What the fixture expects, in the order in which it says so.
  package let annotations: [Annotation]

  /// Reads a fixture; throws if it marks what is not there.
  package init(_ marked: String) throws(MarkedTextError) {
    var textLines: [[Unicode.Scalar]] = []
    var pending: [(line: Int, textLine: Int, mark: AnnotationMark)] = []
    for (index, line) in scalarLines(of: marked).enumerated() {
      let (content, lineEnd) = splitLineEnd(line)
      guard let mark = AnnotationMark(content) else {
        textLines.append(line)
        continue
      }
      guard var above = textLines.popLast() else {
        throw .annotationWithoutText(line: index + 1)
      }
      above = splitLineEnd(above).content + lineEnd
      textLines.append(above)
      pending.append((index + 1, textLines.count - 1, mark))
    }

    let (lines, cursor) = try takeCursor(from: textLines)
    var annotations: [Annotation] = []
    for (line, textLine, mark) in pending {
      guard let range = mark.byteRange(inLine: textLine, of: lines) else {
        throw .placeOutsideText(line: line)
      }
      annotations.append(
        Annotation(range, severity: mark.severity, name: mark.name, message: mark.message))
    }
    self.text = string(lines.joined())
    self.cursor = cursor
    self.annotations = annotations
  }

  /// Writes `text` with its annotations below their lines, sorted by position; the inverse of reading.
  ///
  /// Offsets are byte offsets of `text`; one inside a scalar counts as the scalar's start, one past the end
  /// as the end. A cursor inside a line end stands before it.
  package static func render(
    _ text: String, cursor: Int? = nil, annotations: [Annotation] = []
  ) -> String {
    let lines = scalarLines(of: text)
    let positions = PositionMap(lines)
    let cursorPosition = cursor.map(positions.position(ofByte:))
    let placed = annotations.sorted(by: standsBefore).map { annotation in
      (
        annotation, start: positions.position(ofByte: annotation.range.lowerBound),
        end: positions.position(ofByte: annotation.range.upperBound)
      )
    }
    var rendered = ""
    for (index, line) in lines.enumerated() {
      var (content, lineEnd) = splitLineEnd(line)
      let marks = placed.filter { $0.start.line == index }.map { annotation, start, end in
        "\n" + annotationLine(annotation, below: content, from: start, to: end)
      }
      if let cursorPosition, cursorPosition.line == index {
        content.insert(contentsOf: cursorMark, at: min(cursorPosition.column, content.count))
      }
      rendered += string(content) + marks.joined() + string(lineEnd)
    }
    return rendered
  }

  /// Writes `text` with each piece, between `«` and `»`, at its byte offset: how hints look in a snapshot.
  package static func render(_ text: String, inserting pieces: [(offset: Int, piece: String)])
    -> String
  {
    var rendered: [UInt8] = []
    let bytes = Array(text.utf8)
    var written = 0
    for (offset, piece) in pieces.sorted(by: { $0.offset < $1.offset }) {
      let end = min(max(offset, written), bytes.count)
      rendered += bytes[written..<end] + Array("«\(piece)»".utf8)
      written = end
    }
    rendered += bytes[written...]
    return String(decoding: rendered, as: UTF8.self)
  }
}

private let cursorMark: [Unicode.Scalar] = ["$", "0"]

private func standsBefore(_ one: Annotation, _ other: Annotation) -> Bool {
  if one.range.lowerBound != other.range.lowerBound {
    return one.range.lowerBound < other.range.lowerBound
  }
  if one.range.upperBound != other.range.upperBound {
    return one.range.upperBound < other.range.upperBound
  }
  return (one.name, one.message) < (other.name, other.message)
}

/// Takes the one cursor out of the lines; the offset counts bytes of the lines without it.
private func takeCursor(
  from lines: [[Unicode.Scalar]]
) throws(MarkedTextError) -> (lines: [[Unicode.Scalar]], offset: Int?) {
  var kept: [[Unicode.Scalar]] = []
  var offset: Int?
  var bytesBefore = 0
  for var line in lines {
    while let column = firstCursor(in: line) {
      guard offset == nil else { throw .severalCursors }
      line.removeSubrange(column..<column + cursorMark.count)
      offset = bytesBefore + byteCount(line[..<column])
    }
    bytesBefore += byteCount(line[...])
    kept.append(line)
  }
  return (kept, offset)
}

private func firstCursor(in line: [Unicode.Scalar]) -> Int? {
  line.indices.first { line[$0...].starts(with: cursorMark) }
}
