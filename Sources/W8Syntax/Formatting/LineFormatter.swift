import W8Text

/// Walks over the lines of a file, and comes to the edits that give some of them their canonical form.
///
/// The one driver of the formatter: for whole files, for ranges, and for the check whether a line is canonical.
/// A line that is changed is read again, and left alone if it would not say what it says.
///
/// A line that is not changed is not read again, and need not be: what a line says is decided by its bytes
/// alone, with two exceptions. A byte order mark opens only the first line of a file; `lineEnds` sees to it that
/// no other U+FEFF comes to stand there. And to which day and month a line belongs is decided by the lines
/// before it; these stay in order and keep their kinds and dates, each by this same argument, and blank lines,
/// which come and go, mean nothing. The version line, which moves to the top, means the same on each line of the
/// head. So the files say the same if each changed line does.
struct LineFormatter: ~Copyable {
  /// What was edited so far, in order.
  private(set) var edits: [TextEdit] = []
  /// The index in the file of the first line that would not say the same; nil when all do.
  private(set) var firstChange: Int?

  /// The lines of the file that may be edited.
  private let lines: Range<Int>
  private let lineEnd: [UInt8]
  /// The index in the file of the first line of the section at hand, and where that starts.
  private var firstLine = 0
  private var start = 0
  /// The index in the file of the content passed last, and where in the file it ends.
  private var previous: Int?
  private var end = 0

  /// Whether that content is a month header that can be read.
  private var followsHeader = false
  /// The month of the header above as `YYYYMM`; nil below no header and below one that cannot be read.
  private var month: UInt32?
  private var head = FileHead()
  /// The number of line that ends came since the content passed last, and whether each of them is one as chosen, with
  /// nothing before it.
  private var lineEndCount = 0
  private var isGapPlain = true

  /// The exercise to which the next note may belong.
  private var exercise = OpenExercise()

  private var reader = LineReader(LinePieces())

  /// Comes to edits of `lines`.
  init(_ lines: Range<Int>, lineEnd: [UInt8]) {
    self.lines = lines
    self.lineEnd = lineEnd
  }

  /// Whether no edit can come anymore.
  var isDone: Bool { lines.upperBound <= previous ?? 0 && exercise.notes != .moved }

  /// Reads the lines of the next section of the file, whose bytes are `text`.
  mutating func read(_ text: Span<UInt8>, _ section: Span<SyntaxLine>) {
    for index in section.indices where !isDone { read(text, section, index) }
    firstLine += section.count
    start += text.count
  }

  /// Whether one line end as chosen is all that stands there.
  @inline(__always)
  private func isLineEnd(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    end &- start == lineEnd.count && text[start] == lineEnd[0] && text[end &- 1] == .lineFeed
  }

  /// Reads a line of the section at hand, and edits it and the gap before it where they are not canonical.
  private mutating func read(_ text: Span<UInt8>, _ section: Span<SyntaxLine>, _ index: Int) {
    let line = section[index]
    let next = index + 1 < section.count ? Int(section[index + 1].start) : text.count
    let contentEnd = Int(line.contentEnd)
    defer { passLineEnd(text, contentEnd, next) }
    // One that is too long to be read is content, for it is kept as it is.
    let content = text.extracting(line.contentRange)
    if line.kind == .blank, !line.isVerbatim {
      if line.start < line.contentEnd { isGapPlain = false }
      return
    }
    if isLateVersion(content, line, firstLine + index) {
      // Its own line end goes with it.
      (isGapPlain, lineEndCount) = (false, lineEndCount - 1)
      return
    }
    // The formatter leaves a byte order mark out.
    if line.hasMark { isGapPlain = false }
    let isHeader = line.kind == .month && !line.isVerbatim
    let lineEnds = lineEnds(before: content, isHeader: isHeader)
    let number = firstLine + index
    let isAsItShouldBe = isGapPlain && lineEndCount == lineEnds
    if !isAsItShouldBe, touchesGap(before: number, lineEnds) {
      replaceGap(upTo: start + line.contentRange.lowerBound, lineEnds)
    }
    edit(content, line, number)
    followsHeader = isHeader
    previous = number
    end = start + contentEnd
    (lineEndCount, isGapPlain) = (0, true)
  }

  private mutating func passLineEnd(_ text: Span<UInt8>, _ contentEnd: Int, _ next: Int) {
    guard contentEnd < next else { return }
    lineEndCount += 1
    if !isLineEnd(text, contentEnd, next) { isGapPlain = false }
  }

  /// The number of line ends that are to stand between the content passed last and the next: the only place where the canonical
  /// form looks at more than one line.
  private func lineEnds(before content: Span<UInt8>, isHeader: Bool) -> Int {
    // At the start of the file U+FEFF would be taken for a byte order mark, and the line for another.
    if previous == nil { return startsWithMark(content) ? 1 : 0 }
    return followsHeader || isHeader || lineEndCount > 1 ? 2 : 1
  }

  /// Whether the gap between the content passed last and that at `number` touches one of the lines to edit.
  private func touchesGap(before number: Int, _ lineEnds: Int) -> Bool {
    guard let previous else { return lines.overlaps(0..<number + 1) }
    if lines.overlaps(previous..<number) { return true }
    return lines.contains(number) && number - previous != lineEnds
  }

  /// Whether a line is the version line and moves to the top of the file.
  ///
  /// It moves past comments and directives only, and not from below a comment that names rules to ignore on it.
  private mutating func isLateVersion(
    _ content: Span<UInt8>, _ line: SyntaxLine, _ number: Int
  ) -> Bool {
    guard head.isOpen else { return false }
    let mayMove = previous != nil && lines.lowerBound == 0 && lines.contains(number)
    let isVersion = line.kind == .directive && !line.isVerbatim && reader.isVersion(content)
    if isVersion, mayMove, !head.ignoresNext {
      head.version = reader.canonicalLine(content, .directive)
      head.isOpen = false
      return true
    }
    head.isOpen = !isVersion && (line.kind == .directive || line.kind == .comment)
    head.ignoresNext = line.kind == .comment && namesIgnoredRules(content)
    return false
  }

  /// Edits a line where it is not canonical and may be, and takes note of what that means for notes below it.
  private mutating func edit(_ content: Span<UInt8>, _ line: SyntaxLine, _ number: Int) {
    let isChosen = lines.contains(number)
    switch line.kind {
    case .note where !line.isVerbatim:
      let depth = indentation(content, from: 0)
      let margin = exercise.margin(ofNoteAt: depth)
      guard exercise.edits(isChosen), !line.isCanonical || depth != margin else { return }
      format(content, line, number, margin: margin)
    case .exercise:
      let isChanged =
        !line.isCanonical && isChosen && format(content, line, number, margin: marginWidth)
      exercise.open(at: indentation(content, from: 0), line, isChosen, isChanged: isChanged)
    default:
      let opensMonth = opensMonth(content, at: 0)
      if opensMonth { month = reader.month(of: content, line) }
      let mayShorten = line.kind == .entry && !line.isVerbatim && month != nil && hasDate(content)
      if !line.isCanonical || mayShorten, isChosen {
        format(content, line, number, margin: marginWidth)
      }
      if line.kind == .entry || line.kind == .session || opensMonth { exercise = OpenExercise() }
    }
  }

  /// Gives the content of a line, which is not frozen, its canonical form; whether that changes it.
  @discardableResult
  private mutating func format(
    _ content: Span<UInt8>, _ line: SyntaxLine, _ number: Int, margin: Int
  ) -> Bool {
    let first = start + line.contentRange.lowerBound
    var output: [UInt8] = []
    let rewriting = reader.rewrite(content, line.kind, margin: margin, below: month, &output)
    if rewriting == .otherMeaning { firstChange = firstChange ?? number }
    guard rewriting == .changed else { return false }
    edits.append(TextEdit(TextRange(first, first + content.count), output))
    return true
  }

  /// Ends the file: adds the edit of its end, and the edit of its first line where the version line moves there.
  mutating func finish() {
    replaceEnd()
    guard let version = head.version else { return }
    edits.insert(TextEdit(TextRange(at: 0), version + lineEnd), at: 0)
  }

  /// Replaces what lies behind the content passed last, which is all of the file if there was none.
  private mutating func replaceEnd() {
    let last = previous ?? 0
    guard lines.overlaps(last..<max(firstLine, last + 1)) else { return }
    let lineEnds = end > 0 ? 1 : 0
    if !isGapPlain || lineEndCount != lineEnds { replaceGap(upTo: start, lineEnds) }
  }

  /// Replaces what lies between the content passed last and `next` by `lineEnds` line ends.
  private mutating func replaceGap(upTo next: Int, _ lineEnds: Int) {
    let gap = Array(repeatElement(lineEnd, count: lineEnds).joined())
    edits.append(TextEdit(TextRange(end, next), gap))
  }
}

/// What comes of a line that gets its canonical form.
private enum Rewriting {
  case kept, changed
  /// The line would not say what it says.
  case otherMeaning
}

extension LineReader<LinePieces> {
  /// Writes the canonical form of `content`, a line of `kind` that is not frozen, to `output`, and reads it again.
  fileprivate mutating func rewrite(
    _ content: Span<UInt8>, _ kind: LineKind, margin: Int, below month: UInt32?,
    _ output: inout [UInt8]
  ) -> Rewriting {
    read(content, kind)
    listener.sort()
    if kind == .entry { listener.shortenDate(below: month) }
    let pieces = listener.pieces
    formatLine(kind, content, pieces.span, margin: margin, &output)
    let new = output.span
    // What is too long cannot be read again.
    if new.count > longestLine || content.isEqual(to: new) { return .kept }
    // Blanks at the end say nothing.
    if content.isEqual(toAllButBlanks: new) || saysTheSame(content, new, kind) { return .changed }
    // Something would begin too far to the right.
    return isCut ? .kept : .otherMeaning
  }
}

extension LineReader<LinePieces> {
  /// Reads `content`, a line of `kind`, into pieces.
  private mutating func read(_ content: Span<UInt8>, _ kind: LineKind) {
    listener.forget()
    listener.begin(kind)
    line(content, 0, content.count, kind, isPlain: true)
  }

  /// Returns the month of a header as `YYYYMM`; nil for a header that cannot be read.
  fileprivate mutating func month(of content: Span<UInt8>, _ line: SyntaxLine) -> UInt32? {
    guard line.kind == .month, !line.isVerbatim else { return nil }
    read(content, .month)
    return listener.pieces.first { $0.kind == .yearMonth }?.value
  }

  /// Whether a directive is the version line.
  fileprivate mutating func isVersion(_ content: Span<UInt8>) -> Bool {
    read(content, .directive)
    return listener.pieces.first.flatMap { Keyword(number: $0.value) } == .w8log
  }

  /// Returns the canonical form of `content`, a line of `kind` at the margin; `content` where it must stay.
  fileprivate mutating func canonicalLine(_ content: Span<UInt8>, _ kind: LineKind) -> [UInt8] {
    var output: [UInt8] = []
    if rewrite(content, kind, margin: 0, below: nil, &output) == .changed { return output }
    output.removeAll()
    output.append(content, 0, content.count)
    return output
  }
}

/// The lines above the first month, as far as they were read.
private struct FileHead {
  /// Whether only comments and directives were read, and no version line.
  var isOpen = true
  /// Whether the last line is a comment that names rules to ignore on the next.
  var ignoresNext = false
  /// The version line in its canonical form, where it moves to the top.
  var version: [UInt8]?
}

/// Whether a comment begins with `w8log:ignore`.
private func namesIgnoredRules(_ comment: Span<UInt8>) -> Bool {
  var index = 0
  while comment.has(index), comment[index].isBlank || comment[index] == .semicolon { index += 1 }
  return scan(word: "w8log:ignore", comment, &index, comment.count)
}

/// Whether an entry begins with a full date, as `2026-01-03` does; day and weekday have no such hyphen.
private func hasDate(_ content: Span<UInt8>) -> Bool {
  content.count > 4 && content[4] == .hyphen
}

extension SyntaxLine {
  /// The bytes without byte order mark and line end, as offsets in the section.
  fileprivate var contentRange: Range<Int> { Int(start) + markLength..<Int(contentEnd) }
}

/// The file that holds `text` with `lines` in canonical form; empty for a file of blank lines.
///
/// Lines count from 0; what is changed with them, `formattingEdits` says. Each line that is changed is read again, and
/// compared with what was there. Throws where one would not say what it says.
package func canonicalText(
  _ text: [UInt8], lines: Range<Int> = 0..<Int.max, lineEnd: LineEndChoice = .lineFeed
) throws(MeaningChange) -> [UInt8] {
  let formatter = formatter(CollectionOfOne(parse(text, .first)), lines: lines, lineEnd: lineEnd)
  if let line = formatter.firstChange { throw MeaningChange(line: line) }
  if formatter.edits.isEmpty { return text }
  guard let formatted = text.applying(formatter.edits) else {
    preconditionFailure("the edits of the formatter ascend and are apart")
  }
  return formatted
}

/// A line whose canonical form would not say what the line says: a fault of the formatter.
package struct MeaningChange: Error, Hashable, Sendable {
  /// The index of the line in the file.
  package let line: Int
}

/// The exercise above a note, and how deep it stands before and after it is formatted.
///
/// A note that stands deeper belongs to it. So that formatting gives no note another owner, the notes below an
/// exercise that changes its depth are edited together with it, or not at all.
struct OpenExercise {
  /// How deep it stands as it is written, and as the formatter leaves it; 0 where none is open.
  private var written = 0
  private var kept = 0
  /// What becomes of the notes below it.
  private(set) var notes = Notes.free

  enum Notes {
    /// Each is edited where its own line is to be.
    case free
    /// All are edited, as the exercise gets another depth.
    case moved
    /// None is, as the exercise would get another depth but is not to be edited.
    case held
  }

  /// Opens the exercise `line` at `depth`, which is to be edited where it `isChosen`, and was where it `isChanged`.
  mutating func open(at depth: Int, _ line: SyntaxLine, _ isChosen: Bool, isChanged: Bool) {
    (written, kept) = (depth, isChanged ? marginWidth : depth)
    let isHeld = !isChosen && !line.isVerbatim && depth != marginWidth
    notes = isHeld ? .held : kept == written ? .free : .moved
  }

  /// The number of blanks that indent a note that stands at `depth`.
  func margin(ofNoteAt depth: Int) -> Int {
    if written == 0 { return marginWidth }
    return depth > written ? max(noteMarginWidth, kept + 1) : min(marginWidth, kept)
  }

  /// Whether a note is edited that is in range where it `isChosen`.
  func edits(_ isChosen: Bool) -> Bool { notes == .moved || notes == .free && isChosen }
}
