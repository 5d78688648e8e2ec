package import Primitives
package import W8Book
import W8Lint
import W8Syntax
package import W8Text

extension FileAnalysis {
  /// The edits that give the file its canonical form, ascending; its lines end as most of them do.
  package func formattingEdits(
    unless interruption: Interruption = .never
  ) throws(Interrupted) -> [TextEdit] {
    try edits(formatting: 0..<Int.max, interruption).map(narrowed)
  }

  /// Those of them that touch the lines of `ranges`: a range that ends where a line starts has nothing of it.
  package func formattingEdits(
    ofLinesIn ranges: [TextRange], unless interruption: Interruption = .never
  ) throws(Interrupted) -> [TextEdit] {
    var edits: Set<TextEdit> = []
    for lines in joined(ranges.map(lines)) {
      edits.formUnion(try self.edits(formatting: lines, interruption))
    }
    return edits.sorted {
      ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
    }.map(narrowed)
  }

  /// The edit that makes a day of an indented one on the first line of `range`, as a paste at an indented cursor leaves it;
  /// nil for any other line, and if lines behind the range would come to that day.
  package func unindenting(firstLineOf range: TextRange) -> TextEdit? {
    guard let fileLine = line(at: range.start),
      fileLine.tree.faults(ofLine: fileLine.line).contains(where: { $0.kind == .indentedDay })
    else { return nil }
    let content = fileLine.contentRange
    let words = text.bytes(in: content).drop(while: isBlank)
    let tree = parse(Array(words), .later)
    let next = line(at: fileLine.fullRange.end)
    let isAlone = range.end <= fileLine.fullRange.end
    guard tree.faults.isEmpty, tree.lines.first?.kind == .entry,
      !isAlone || next?.text.first.map({ $0 == " " || $0 == "\t" }) != true,
      let written = try? canonicalText(Array(words) + [.lineFeed])
    else { return nil }
    return TextEdit(content, Array(written.dropLast()))
  }

  private func edits(
    formatting lines: Range<Int>, _ interruption: Interruption
  ) throws(Interrupted) -> [TextEdit] {
    let trees = sections.lazy
      .prefix { _ in (try? interruption.look()) != nil }
      .map { $0.lowered.tree }
    let edits = W8Syntax.formattingEdits(trees, lines: lines, lineEnd: .majority)
    try interruption.look()
    return edits
  }

  private func lines(in range: TextRange) -> Range<Int> {
    let first = text.line(containing: range.start)
    return first..<text.line(containing: max(range.start, range.end - 1)) + 1
  }

  /// `edit` without what stays as it is at both of its ends: cursors and marks there stay where they are.
  func narrowed(_ edit: TextEdit) -> TextEdit {
    edit.narrowed(replacing: text.bytes(in: edit.range))
  }
}

/// The runs that `ranges` cover, ascending; none of them touches another.
private func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
  var runs: [Range<Int>] = []
  for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
    if let last = runs.last, range.lowerBound <= last.upperBound {
      runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
    } else {
      runs.append(range)
    }
  }
  return runs
}

extension TextEdit {
  /// The same change of `old`, the bytes that are replaced, in as few bytes as one edit can make it.
  ///
  /// Line ends stay whole: there is no position between CR and LF.
  fileprivate func narrowed(replacing old: [UInt8]) -> TextEdit {
    let isLineEnd = { (byte: UInt8) in byte == .lineFeed || byte == .carriageReturn }
    if old.contains(where: isLineEnd) || replacement.contains(where: isLineEnd) { return self }
    let shorter = min(old.count, replacement.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == replacement[prefix] { prefix += 1 }
    while prefix > 0, isInScalar(old, prefix) || isInScalar(replacement, prefix) { prefix -= 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      old[old.count - 1 - suffix] == replacement[replacement.count - 1 - suffix]
    {
      suffix += 1
    }
    while suffix > 0, isInScalar(old, old.count - suffix) { suffix -= 1 }
    return TextEdit(
      TextRange(range.start + prefix, range.end - suffix),
      Array(replacement[prefix..<replacement.count - suffix]))
  }
}

/// Whether the byte at `index` goes on with the scalar of the byte before it.
private func isInScalar(_ bytes: [UInt8], _ index: Int) -> Bool {
  index < bytes.count && 0x80..<0xC0 ~= bytes[index]
}
