import Primitives
package import W8Text

/// The lossless tree of one section of a text: lines, and what each says, decoded into rows.
///
/// All offsets count from the start of the section, those of rows and tokens from the start of their line. Any
/// bytes give a tree.
package final class SyntaxTree: Sendable {
  /// The bytes of the section; whole lines.
  package let text: [UInt8]
  /// The lines in order; they tile the text.
  package let lines: [SyntaxLine]
  /// What the lines say, in their order.
  package let rows: [SyntaxRow]
  /// What the grammar cannot read, in order of lines, and in each in order of ranges.
  package let faults: [SyntaxFault]
  /// The indices of the lines that are directives; they rise, and are few.
  package let directiveLines: [Int]
  /// What the directives say, one for each of `directiveLines`.
  package let directives: [Directive]
  /// The way the lines end.
  package let lineEndings: LineEndings

  init(_ text: [UInt8], _ builder: borrowing RowBuilder, _ lineEndings: LineEndings) {
    self.text = text
    // Copies of exactly the size: the buffers that grew are larger.
    lines = Array(builder.lines[...])
    rows = Array(builder.rows[...])
    faults = builder.faults.isEmpty ? [] : Array(builder.faults[...])
    directiveLines = builder.directiveLines.isEmpty ? [] : Array(builder.directiveLines[...])
    directives = builder.directives.isEmpty ? [] : Array(builder.directives[...])
    self.lineEndings = lineEndings
  }

  /// The indices among `rows` of what the line at `index` says.
  package func rowRange(ofLine index: Int) -> Range<Int> {
    let lines = lines
    return lines.span.rowRange(ofLine: index, rowCount: rows.count)
  }

  /// What the directive on the line at `index` says; `.uninterpreted` for a line that is none.
  package func directive(onLine index: Int) -> Directive {
    let directiveLines = directiveLines
    let found = directiveLines.partitioningIndex { $0 >= index }
    let isDirective = found < directiveLines.count && directiveLines[found] == index
    return isDirective ? directives[found] : .uninterpreted
  }

  /// The bytes of the keyword of the directive at a line, known without reading the line; nil for a word that is none.
  package func keywordRange(ofLine index: Int) -> TextRange? {
    guard let keyword = directive(onLine: index).keyword else { return nil }
    let start = contentRange(ofLine: index).start + lines[index].markLength
    return TextRange(start, start + keyword.name.utf8.count)
  }

  /// The directives with the indices of their lines.
  package var directivesWithLines: some Sequence<(Int, Directive)> {
    zip(directiveLines, directives)
  }

  /// The tokens of the line at `index`, in order, without blanks and line end; reads the line.
  package func tokens(ofLine index: Int) -> ArraySlice<Token> {
    var room: [Token] = []
    room.reserveCapacity(usualTokenCount)
    return heard(onLine: index, into: room).tokens[...]
  }

  /// The bytes of the name of the exercise on the line at `index`, with its quotes; nil where it has none.
  package func nameRange(ofLine index: Int) -> TextRange? {
    let (text, rows, line) = (text, rows, lines[index])
    guard let row = rowRange(ofLine: index).first(where: { rows[$0].isName }) else { return nil }
    let start = Int(line.start) + rows[row].start
    var reader = LineReader(LineTokens())
    return TextRange(start, reader.exerciseName(text.span, start, Int(line.contentEnd)).end)
  }

  /// The bytes of the day or date that opens the entry on the line at `index`, known without reading on; nil for another line.
  package func dayRange(ofLine index: Int) -> TextRange? {
    let (text, rows, line) = (text, rows, lines[index])
    guard line.kind == .entry, let row = rowRange(ofLine: index).first else { return nil }
    let start = Int(line.start) + rows[row].start
    return endOfOpeningDay(text.span, start, Int(line.contentEnd)).map { TextRange(start, $0) }
  }

  /// Hands the tokens of each of `lines` to `body`, line after line; cheaper than to ask for one line after the other.
  package func forEachLine(in lines: Range<Int>, _ body: (Int, borrowing [Token]) -> Void) {
    var tokens: [Token] = []
    for line in lines {
      tokens = heard(onLine: line, into: consume tokens).tokens
      body(line, tokens)
      tokens.removeAll(keepingCapacity: true)
    }
  }

  /// What there is to hear on the line at `index`; `room` is an array to be filled, without elements.
  func heard(onLine index: Int, into room: consuming [Token] = []) -> LineTokens {
    let (text, line) = (text, lines[index])
    let (start, end) = (Int(line.start), Int(line.contentEnd))
    let content = start + line.markLength
    var listener = LineTokens(from: start, into: room)
    if line.hasMark { listener.token(.byteOrderMark, start, content, TokenValue()) }
    var reader = LineReader(listener)
    _ = reader.line(text.span, content, end, isPlain: true)
    return reader.finish()
  }

  /// What the grammar cannot read on the line at `index`, in order.
  package func faults(ofLine index: Int) -> ArraySlice<SyntaxFault> {
    let faults = faults
    let first = faults.partitioningIndex { $0.line >= index }
    return faults[first...].prefix { $0.line == index }
  }

  /// The bytes of the line at `index`, with its line end.
  package func fullRange(ofLine index: Int) -> TextRange {
    let next = index + 1
    let end = next < lines.count ? Int(lines[next].start) : text.count
    return TextRange(Int(lines[index].start), end)
  }

  /// The bytes of the line at `index`, without its line end.
  package func contentRange(ofLine index: Int) -> TextRange {
    TextRange(Int(lines[index].start), Int(lines[index].contentEnd))
  }

  /// The bytes of `token` of the line at `index`.
  package func range(of token: Token, line index: Int) -> TextRange {
    let start = Int(lines[index].start)
    return TextRange(start + Int(token.start), start + token.end)
  }

  /// The text of `range`, for display; bytes that are not UTF-8 become U+FFFD.
  package func string(_ range: TextRange) -> String {
    String(decoding: text[range.start..<range.end], as: UTF8.self)
  }

  /// The text of `token` of the line at `index`, for display.
  package func string(of token: Token, line index: Int) -> String {
    string(range(of: token, line: index))
  }

  /// The index of the line that holds `offset`; the last line for an offset at the end or past it.
  ///
  /// nil when there is no line.
  package func line(at offset: Int) -> Int? {
    let lines = lines
    if lines.isEmpty { return nil }
    return max(0, lines.partitioningIndex { Int($0.start) > offset } - 1)
  }

  /// The index of the line that says the row at `index`.
  package func line(ofRow index: Int) -> Int {
    let lines = lines
    return max(0, lines.partitioningIndex { Int($0.firstRow) > index } - 1)
  }
}

/// Few lines have more tokens.
private let usualTokenCount = 12
