import W8Book
import W8Syntax
import W8Text

/// The changes of a book as they are gathered. At the end, lines that were canonical are laid out anew, and where lines
/// go no two blank ones are left.
struct BookChanges {
  private let analysis: Analysis
  /// The edits of each file, in any order.
  private var edits: [[TextEdit]]
  /// The lines of each file that go, with their line ends.
  private var removed: [[TextRange]]
  /// The file that is written before all others.
  private var first: Int?

  init(_ analysis: Analysis) {
    self.analysis = analysis
    edits = Array(repeating: [], count: analysis.files.count)
    removed = edits.map { _ in [] }
  }

  mutating func add(_ edit: TextEdit, in file: Int) {
    edits[file].append(edit)
  }

  mutating func insert(_ text: String, at offset: Int, in file: Int) {
    add(TextEdit(TextRange(at: offset), text), in: file)
  }

  /// Puts `fields` behind the last field or argument of `line`, before its tail; throws where nothing can follow the fields.
  mutating func append(_ fields: String, to line: FileLine) throws(EditRefusal) {
    guard let edit = line.appending(fields) else {
      throw .refused("line \(line.number) has an unclosed quote or parenthesis")
    }
    add(edit, in: line.file)
  }

  /// Has `file` written before all others.
  mutating func goesFirst(_ file: Int) { first = file }

  /// Puts `text` where `name` stands; nothing happens where it is there.
  mutating func write(_ text: String, over name: NameOccurrence) {
    let bytes = Array(text.utf8)
    guard !analysis.files[name.file].text.bytes(in: name.range).elementsEqual(bytes) else { return }
    add(TextEdit(name.range, bytes), in: name.file)
  }

  mutating func insert(_ line: String, below above: FileLine) {
    let lineEnd = analysis.files[above.file].lineEnd(at: above)
    let text = above.hasLineEnd ? line + lineEnd : lineEnd + line
    insert(text, at: above.fullRange.end, in: above.file)
  }

  /// Takes `line` away; nothing else may be done with it.
  mutating func remove(_ line: FileLine) {
    removed[line.file].append(line.fullRange)
  }

  /// The change as a whole; throws where a line would become too long to be read.
  func finish(_ summary: String, undone: [String] = []) throws(EditRefusal) -> BookEdit {
    var files: [BookEdit.FileEdit] = []
    for file in analysis.files {
      let all =
        try laidOut(edits[file.index], in: file) + removals(removed[file.index], in: file)
      if all.isEmpty { continue }
      files.append(
        BookEdit.FileEdit(file: file.id, version: file.version, edits: all.sorted(by: isBefore)))
    }
    let losesText = removed.contains { !$0.isEmpty }
    return BookEdit(
      summary: summary, files: files, first: first.map { analysis.files[$0].id }, undone: undone,
      losesText: losesText)
  }
}

private func isBefore(_ first: TextEdit, _ second: TextEdit) -> Bool {
  (first.range.start, first.range.end) < (second.range.start, second.range.end)
}

// MARK: - Lines that change

/// The edits of a file, with each canonical line that they change laid out anew.
private func laidOut(
  _ edits: [TextEdit], in file: FileAnalysis
) throws(EditRefusal) -> [TextEdit] {
  var result: [TextEdit] = []
  var rest = edits.sorted(by: isBefore)[...]
  while let first = rest.first {
    if let line = file.line(at: first.range.start), line.contains(first) {
      let own = rest.prefix(while: line.contains)
      result += try laidOut(Array(own), on: line)
      rest = rest[own.endIndex...]
    } else {
      result.append(rest.removeFirst())
    }
  }
  return result
}

/// The edits of one line; of a canonical one a single edit that lays it out, where its columns move.
private func laidOut(
  _ edits: [TextEdit], on fileLine: FileLine
) throws(EditRefusal) -> [TextEdit] {
  let line = fileLine.tree.lines[fileLine.line]
  guard let changed = fileLine.content(after: edits) else { return [] }
  let isLaidOut = line.isCanonical && !line.hasMark && line.kind != .note
  let new = isLaidOut ? canonicalLine(changed) : changed
  if isCut(new), let old = fileLine.content(after: []), !isCut(old) {
    throw .refused(
      """
      line \(fileLine.number) would become too long to read; \
      start another line of the same exercise or day
      """)
  }
  // Bytes that are no text cannot be handed on as a part of one.
  guard new != changed, String(validating: new, as: UTF8.self) != nil else { return edits }
  return [TextEdit(fileLine.contentRange, new)]
}

/// Whether not all of a line is read, as it is too long.
private func isCut(_ line: [UInt8]) -> Bool {
  line.count > furthestStart && parse(line, .later).faults.contains { $0.kind == .lineTooLong }
}

/// The canonical form of a line without its line end, which is no note; the line itself where it has none.
package func canonicalLine(_ line: [UInt8]) -> [UInt8] {
  let text = line + [.lineFeed]
  let tree = parse(text, .later)
  guard tree.lines.count == 1,
    let new = text.applying(formattingEdits(CollectionOfOne(tree))), new.last == .lineFeed,
    !new.dropLast().contains(.lineFeed)
  else { return line }
  return Array(new.dropLast())
}

extension FileLine {
  /// Whether `edit` changes nothing but the content of the line.
  fileprivate func contains(_ edit: TextEdit) -> Bool {
    let content = contentRange
    return content.start <= edit.range.start && edit.range.end <= content.end
      && !edit.replacement.contains(.lineFeed)
  }
}

// MARK: - Lines that go

/// Takes whole lines away, and the blank ones that would stand doubled then.
private func removals(_ lines: [TextRange], in file: FileAnalysis) -> [TextEdit] {
  var end = 0
  return unbrokenRuns(of: lines.sorted { $0.start < $1.start }).map { run in
    let wider = withSpareBlanks(run, in: file)
    // The blank line between two runs may be spare to both.
    let range = TextRange(max(wider.start, end), wider.end)
    end = range.end
    return TextEdit(range, "")
  }
}

/// `ranges`, which ascend, with those that touch joined.
func unbrokenRuns(of ranges: [TextRange]) -> [TextRange] {
  ranges.reduce(into: []) { runs, range in
    if let last = runs.last, last.end >= range.start {
      runs[runs.count - 1] = TextRange(last.start, max(last.end, range.end))
    } else {
      runs.append(range)
    }
  }
}

/// `run`, whole lines, with the blank line below where one stands above too; at the end of the file with that above.
private func withSpareBlanks(_ run: TextRange, in file: FileAnalysis) -> TextRange {
  let above = run.start > 0 ? file.line(at: run.start - 1) : nil
  guard run.end < file.text.byteCount else {
    let spare = above.flatMap { $0.kind == .blank ? $0.fullRange.start : nil }
    return TextRange(spare ?? run.start, run.end)
  }
  guard above == nil || above?.kind == .blank, let below = file.line(at: run.end),
    below.kind == .blank
  else { return run }
  return TextRange(run.start, below.fullRange.end)
}

extension Analysis {
  /// The change that `edits`, ascending and apart, make in `file`; a file in canonical form stays so.
  func reshaping(
    _ file: FileAnalysis, by edits: [TextEdit], _ summary: String
  ) -> BookEdit {
    let all = file.isCanonical ? withCanonicalLines(edits, in: file) : edits
    let change = BookEdit.FileEdit(file: file.id, version: file.version, edits: all)
    return BookEdit(
      summary: summary, files: all.isEmpty ? [] : [change], undone: [], losesText: false)
  }
}

extension FileAnalysis {
  /// Whether the formatter has nothing to change, line ends aside.
  var isCanonical: Bool {
    formattingEdits(sections.lazy.map { $0.lowered.tree }, lineEnd: .majority).isEmpty
  }
}

/// `edits` of `file`, and those that give what comes of them the canonical form.
private func withCanonicalLines(_ edits: [TextEdit], in file: FileAnalysis) -> [TextEdit] {
  var revision = RevisedText(of: file.text.bytes)
  revision.apply(edits)
  let tree = parse(revision.bytes, .first)
  revision.apply(formattingEdits(CollectionOfOne(tree), lineEnd: .majority))
  return revision.edits
}
