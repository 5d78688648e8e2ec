/// The lines of a batch that had to be parsed, and the canonical form of those that it changes.
///
/// A line that is not changed is not read again, and need not be: what a line says is decided by its bytes
/// alone, with two exceptions. A byte order mark opens only the first line of a file; `LineGap` sees to it that
/// no other U+FEFF comes to stand there. And to which day and month a line belongs is decided by the lines
/// before it; these stay in order and keep their kinds and dates, each by this same argument, and blank lines,
/// which alone come and go, mean nothing. So the files say the same if each changed line does.
struct CanonicalLines {
  /// The index in the batch of the first line that would not say the same; nil when all do.
  let firstChange: Int?

  private let lines: [Line]
  /// The bytes of the lines that were parsed.
  private let text: [UInt8]
  /// The canonical form of the lines that are changed, each with a line feed.
  private let changed: [UInt8]

  private struct Line {
    /// nil for a blank line.
    let content: LineContent?
    /// Where in the text the line lies, a byte order mark left out.
    let bytes: Range<Int>
    /// Where its canonical form lies; nil for a line that stays.
    let changed: Range<Int>?
  }

  init(_ batch: borrowing LineBatch, _ parser: inout SectionParser) {
    let tree = parser.parse(batch.others, batch.place)
    let (text, syntax, tokens) = (tree.text, tree.lines, tree.tokens)
    var changed: [UInt8] = []
    changed.reserveCapacity(text.count + text.count / 4)
    var lines: [Line] = []
    lines.reserveCapacity(syntax.count)
    for index in syntax.indices {
      let line = LineParts(syntax.span, tokens.span, index)
      let bytes = text.span.extracting(line.bytes)
      let start = changed.count
      formatLine(bytes, tokens.span.extracting(line.tokens), line, into: &changed)
      let content = lineContent(line, text.span)
      let stays = content == nil || changed.ends(from: start, with: bytes, from: line.markLength)
      let range = start..<changed.count
      if stays { changed.removeLast(range.count) } else { changed.append(.lineFeed) }
      lines.append(
        Line(content: content, bytes: line.content, changed: stays ? nil : range))
    }
    self.text = text
    self.lines = lines
    self.changed = changed
    let indices = lines.indices.filter { lines[$0].changed != nil }
    firstChange = firstDifference(tree, indices, parser.parse(changed, .later))
  }

  /// What the line at `index` of the batch is to its neighbours; nil for a blank one.
  func content(_ index: Int) -> LineContent? {
    lines[index].content
  }

  /// Appends the canonical form of the line at `index` of the batch, without a line end.
  func append(_ index: Int, to output: inout [UInt8]) {
    let line = lines[index]
    if let range = line.changed {
      output.append(contentsOf: changed[range])
    } else {
      output.append(contentsOf: text[line.bytes])
    }
  }
}

/// The first of `indices`, lines of `tree`, that does not say what its line of `changed` says.
private func firstDifference(
  _ tree: SyntaxTree, _ indices: [Int], _ changed: SyntaxTree
) -> Int? {
  let (lines, tokens, text) = (tree.lines, tree.tokens, tree.text)
  let (newLines, newTokens, newText) = (changed.lines, changed.tokens, changed.text)
  guard indices.count == newLines.count else { return indices.first ?? 0 }
  for (new, index) in indices.enumerated() {
    let isSame = saysTheSame(
      LineParts(lines.span, tokens.span, index), text.span, tokens.span,
      LineParts(newLines.span, newTokens.span, new), newText.span, newTokens.span,
      sameSets: { tree.setGroups(ofLine: index) == changed.setGroups(ofLine: new) })
    if !isSame { return index }
  }
  return nil
}
