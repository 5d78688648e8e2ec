import W8Text

/// Walks over the lines of a file in sections, and comes to the edits that give some of them their canonical form.
struct SourceEdits {
  private(set) var edits: [TextEdit] = []

  private let sections: [SyntaxTree]
  /// The lines of the file that may be edited.
  private let lines: Range<Int>
  private let lineEnd: [UInt8]
  /// Where each section starts in the file, and where the last one ends.
  private let starts: [Int]
  /// The index in the file of the first line of the section at hand.
  private var firstLine = 0
  /// The index in the file of the content passed last, its section, and where in the file it ends.
  private var previous: Int?
  private var section = 0
  private var end = 0

  private var gap = LineGap()
  private var formatted: [UInt8] = []

  init(_ sections: [SyntaxTree], _ lines: Range<Int>, lineEnd: [UInt8]) {
    self.sections = sections
    self.lines = lines
    self.lineEnd = lineEnd
    var starts = [0]
    for section in sections { starts.append(starts[starts.count - 1] + section.text.count) }
    self.starts = starts
  }

  /// Whether no edit can come anymore.
  var isDone: Bool { lines.upperBound <= previous ?? 0 }

  /// Reads the section at `index`, the next one.
  mutating func read(_ index: Int) {
    let parts = TreeParts(sections[index])
    let (text, lines) = (parts.text.span, parts.lines.span)
    var line = 0
    while true {
      line = passPlain(text, lines, from: line, start: starts[index])
      guard line < lines.count, !isDone else { break }
      read(LineParts(lines, parts.tokens.span, line), text, section: index, line: line)
      line &+= 1
    }
    firstLine += lines.count
  }

  /// Goes past canonical lines that follow each other as they should, and have nothing to edit; returns the
  /// index of the first line that may have.
  private mutating func passPlain(
    _ text: Span<UInt8>, _ lines: Span<SyntaxLine>, from first: Int, start: Int
  ) -> Int {
    guard gap.isClosed, end >= start else { return first }
    var contentEnd = end &- start
    var index = first
    while index < lines.count {
      let line = lines[index]
      let lineStart = Int(line.start)
      guard isLineEnd(text, contentEnd, lineStart), isCanonical(line, text) else { break }
      contentEnd = Int(line.contentEnd)
      index &+= 1
    }
    if index > first { previous = firstLine + index - 1 }
    end = start + contentEnd
    return index
  }

  /// Whether one line end as chosen is all that stands there.
  @inline(__always)
  private func isLineEnd(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    end &- start == lineEnd.count && text[start] == lineEnd[0] && text[end &- 1] == .lineFeed
  }

  /// Whether a look at the line shows that it is canonical.
  @inline(__always)
  private func isCanonical(_ line: SyntaxLine, _ text: Span<UInt8>) -> Bool {
    if line.hasGlance { return line.isKnownCanonical }
    return isPlainlyCanonical(text, Int(line.start), Int(line.contentEnd))
  }

  /// Reads a line of the section at hand, and edits it and the gap before it where they are not canonical.
  private mutating func read(
    _ parts: LineParts, _ text: Span<UInt8>, section index: Int, line: Int
  ) {
    guard let content = lineContent(parts, text) else { return gap.passBlank() }
    let lineEnds = gap.lineEndsBefore(content)
    let number = firstLine + line
    if touchesGap(before: number, lineEnds) {
      replaceGap(upTo: starts[index] + parts.content.lowerBound, lineEnds)
    }
    if lines.contains(number),
      !isPlainlyCanonical(text, parts.content.lowerBound, parts.content.upperBound)
    {
      format(index, line, parts.content)
    }
    previous = number
    section = index
    end = starts[index] + parts.content.upperBound
  }

  /// Whether the gap between the content passed last and that at `number` touches one of the lines to edit.
  private func touchesGap(before number: Int, _ lineEnds: Int) -> Bool {
    guard let previous else { return lines.overlaps(0..<number + 1) }
    if lines.overlaps(previous..<number) { return true }
    return lines.contains(number) && number - previous != lineEnds
  }

  /// Replaces `content`, which lies on a line of the section at `index`, unless it is canonical.
  private mutating func format(_ index: Int, _ line: Int, _ content: Range<Int>) {
    formatted.removeAll(keepingCapacity: true)
    W8Syntax.format(sections[index], line: line, into: &formatted)
    if formatted[...] == sections[index].text[content] { return }
    let range = TextRange(content.lowerBound, content.upperBound)
    edits.append(TextEdit(range.shifted(by: starts[index]), formatted))
  }

  /// Replaces what lies behind the content passed last, which is all of the file if there was none.
  mutating func replaceEnd() {
    let lineCount = sections.reduce(0) { $0 + $1.lines.count }
    let last = previous ?? 0
    guard lines.overlaps(last..<max(lineCount, last + 1)) else { return }
    replaceGap(upTo: starts[sections.count], end > 0 ? 1 : 0)
  }

  /// Replaces what lies between the content passed last and `next` unless it is `lineEnds` line ends.
  private mutating func replaceGap(upTo next: Int, _ lineEnds: Int) {
    if next - end == lineEnds * lineEnd.count, isLineEnds(upTo: next) { return }
    var replacement: [UInt8] = []
    for _ in 0..<lineEnds { replacement += lineEnd }
    edits.append(TextEdit(TextRange(end, next), replacement))
  }

  /// Whether the bytes up to `next`, a whole number of line ends by length, are line ends as chosen.
  private func isLineEnds(upTo next: Int) -> Bool {
    var section = section
    for offset in end..<next {
      while offset >= starts[section + 1] { section += 1 }
      let byte = sections[section].text[offset - starts[section]]
      if byte != lineEnd[(offset - end) % lineEnd.count] { return false }
    }
    return true
  }
}
