package import W8Text

/// The edits that give the whole file that `sections` make up its canonical form, in order.
package func formattingEdits(_ sections: [SyntaxTree], options: FormatOptions) -> [TextEdit] {
  formattingEdits(sections, lines: 0..<Int.max, options: options)
}

/// The edits that give `lines` of the file that `sections` make up their canonical form, in order.
///
/// Lines count from 0 over the whole file, and offsets from its start. Each edit replaces the content of one
/// line, or the line ends and blank lines between two; the latter only where both lines are in range. The
/// start and the end of the file are in range with the first line and the last.
package func formattingEdits(
  _ sections: [SyntaxTree], lines: Range<Int>, options: FormatOptions
) -> [TextEdit] {
  let lineEnd = options.lineEnd(of: sections)
  var source = SourceEdits(sections)
  var content = ContentLines(sections)
  var previous = (end: 0, number: 0)
  while let line = content.next() {
    guard line.number < lines.upperBound else { return source.edits }
    let range = source.contentRange(line)
    if previous.number >= lines.lowerBound {
      source.replaceGap(previous.end, range.start, line.lineEndsBefore, lineEnd)
    }
    if line.number >= lines.lowerBound { source.format(line, range) }
    previous = (range.end, line.number)
  }
  let lineCount = sections.reduce(0) { $0 + $1.lines.count }
  if previous.number >= lines.lowerBound, lineCount <= lines.upperBound {
    source.replaceGap(previous.end, source.count, previous.end > 0 ? 1 : 0, lineEnd)
  }
  return source.edits
}

/// The bytes of a file in sections, and the edits that change some of them.
private struct SourceEdits {
  private(set) var edits: [TextEdit] = []
  /// How many bytes the file has.
  let count: Int

  private let sections: [SyntaxTree]
  /// Where each section starts in the file.
  private let starts: [Int]
  private var formatted: [UInt8] = []

  init(_ sections: [SyntaxTree]) {
    self.sections = sections
    var offset = 0
    var starts: [Int] = []
    for section in sections {
      starts.append(offset)
      offset += section.text.count
    }
    self.starts = starts
    count = offset
  }

  /// Where the content of `line` lies in the file, a byte order mark left out.
  func contentRange(_ line: ContentLine) -> TextRange {
    let text = LineText(sections[line.section], line.line)
    return TextRange(text.contentStart, text.contentEnd).shifted(by: starts[line.section])
  }

  /// Replaces the content of `line`, which lies in `range`, unless it is canonical.
  mutating func format(_ line: ContentLine, _ range: TextRange) {
    formatted.removeAll(keepingCapacity: true)
    W8Syntax.format(sections[line.section], line: line.line, into: &formatted)
    if formatted[...] != LineText(sections[line.section], line.line).content {
      edits.append(TextEdit(range, formatted))
    }
  }

  /// Replaces what lies between two contents by `wanted` line ends, unless that is what stands there.
  mutating func replaceGap(_ start: Int, _ end: Int, _ wanted: Int, _ lineEnd: [UInt8]) {
    var replacement: [UInt8] = []
    for _ in 0..<wanted { replacement += lineEnd }
    if end - start == replacement.count, bytes(start, end) == replacement { return }
    edits.append(TextEdit(TextRange(start, end), replacement))
  }

  /// A few bytes, perhaps of several sections.
  private func bytes(_ start: Int, _ end: Int) -> [UInt8] {
    var result: [UInt8] = []
    var section = starts.firstIndex { $0 > start }.map { $0 - 1 } ?? starts.count - 1
    for offset in start..<end {
      while offset - starts[section] >= sections[section].text.count { section += 1 }
      result.append(sections[section].text[offset - starts[section]])
    }
    return result
  }
}
