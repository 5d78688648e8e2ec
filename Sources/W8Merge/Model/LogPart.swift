import Primitives
package import W8Engine
package import W8Syntax

/// A line of one version of a log with the lines that belong to it: a day, a session in it, an exercise in that, or a line
/// that stands for itself.
package final class LogPart {
  /// What a part is.
  package enum Kind: Sendable {
    case header, entry, session, exercise, note, comment, directive, unknown
  }

  /// Where a session is opened.
  package enum Head: Sendable {
    /// By the gym on the line of the day.
    case entry
    /// By a line of its own.
    case line
    /// By the first exercise.
    case none
  }

  /// What the part is.
  package let kind: Kind
  /// The version that it stands in.
  package let tree: SyntaxTree
  /// The index of its line; of a session that has no line of its own, that of the day.
  package let line: Int
  /// Where a session is opened; `line` for all else.
  package let head: Head
  /// The blank lines above it.
  package let gap: Range<Int>
  /// The comments directly above it.
  package let above: Range<Int>
  /// What belongs to it, in order.
  package internal(set) var children: [LogPart] = []
  /// The day of an entry, and of what stands in it; nil where it is not known.
  package internal(set) var date: CivilDate?
  /// The month of a header, and the month under which an entry stands.
  package internal(set) var month: YearMonth?

  var isNoteOfExercise = false
  var isFirstBelowHeader = false

  init(
    _ kind: Kind, _ tree: SyntaxTree, line: Int, head: Head = .line, gap: Range<Int>,
    above: Range<Int>
  ) {
    (self.kind, self.tree, self.line, self.head) = (kind, tree, line, head)
    (self.gap, self.above) = (gap, above)
  }

  /// The lines of the part, from the first comment above it to the last that belongs to it; none for a session without
  /// lines.
  package private(set) lazy var lines: Range<Int> = {
    var end = head == .line ? line + 1 : above.upperBound
    var start = above.isEmpty ? (head == .line ? line : nil) : above.lowerBound
    for child in children {
      let lines = child.lines
      if lines.isEmpty { continue }
      start = min(start ?? lines.lowerBound, lines.lowerBound)
      end = max(end, lines.upperBound)
    }
    return (start ?? end)..<max(end, start ?? end)
  }()

  /// Whether the part and all that belongs to it is written alike in `other`, line ends aside.
  package func isWritten(as other: LogPart) -> Bool {
    let (own, others) = (lines, other.lines)
    guard head == other.head, own.count == others.count else { return false }
    if head == .entry, gymText != other.gymText { return false }
    if tree.content(own) == other.tree.content(others) { return true }
    return zip(own, others).allSatisfy { tree.content($0) == other.tree.content($1) }
  }

  /// Whether the part says what `other` says, however it is written.
  package func says(_ other: LogPart) -> Bool {
    if isWritten(as: other) { return true }
    guard kind == other.kind, head == other.head, children.count == other.children.count else {
      return false
    }
    if head == .line {
      if !LineRef(self).saysSame(LineRef(other)) { return false }
    } else if gymText != other.gymText {
      return false
    }
    guard above.map({ tree.proseText($0) }) == other.above.map({ other.tree.proseText($0) }) else {
      return false
    }
    return zip(children, other.children).allSatisfy { $0.says($1) }
  }

  /// The first `count` comments above it as parts of their own, and the part without them.
  func detachingComments(_ count: Int) -> [LogPart] {
    let comments = above.prefix(count).map { line in
      let gap = line == above.lowerBound ? gap : line..<line
      return LogPart(.comment, tree, line: line, gap: gap, above: line..<line)
    }
    let rest = LogPart(
      kind, tree, line: line, head: head, gap: line..<line, above: above.dropFirst(count))
    (rest.children, rest.date, rest.month) = (children, date, month)
    (rest.isNoteOfExercise, rest.isFirstBelowHeader) = (isNoteOfExercise, isFirstBelowHeader)
    return comments + [rest]
  }

  /// The gym that opens the session, as it is written; nil where it has none.
  package var gymText: String? {
    guard kind == .session, head != .none else { return nil }
    let gym = tree.tokens(ofLine: line).first(of: .gym, .defaultGym)
    return gym.map { tree.string(of: $0, line: line) }
  }
}

/// A line of a version.
package struct LineRef {
  /// The version.
  package let tree: SyntaxTree
  /// The index of the line.
  package let line: Int

  init(_ tree: SyntaxTree, _ line: Int) {
    (self.tree, self.line) = (tree, line)
  }

  /// The line of `part`.
  package init(_ part: LogPart) {
    (tree, line) = (part.tree, part.line)
  }

  /// Its bytes, without the line end.
  package var content: ArraySlice<UInt8> { tree.content(line) }
  /// Whether it cannot be read.
  package var isVerbatim: Bool { tree.isUnread(line) }

  /// Whether both lines say the same, however they are written.
  package func saysSame(_ other: LineRef) -> Bool {
    if content == other.content { return true }
    if isVerbatim || other.isVerbatim { return false }
    return fields == other.fields
  }
}

extension SyntaxTree {
  /// Whether the line at `index` cannot be read; a day can be read though a unit stands apart from its weight.
  func isUnread(_ index: Int) -> Bool {
    guard lines[index].isVerbatim else { return false }
    let start = faults.partitioningIndex { $0.line >= index }
    let own = faults[start...].prefix { $0.line == index }
    return lines[index].kind != .entry || own.contains { $0.kind != .detachedUnit }
  }

  /// The bytes of the line at `index`, without a byte order mark and the line end.
  func content(_ index: Int) -> ArraySlice<UInt8> {
    let line = lines[index]
    return text[(Int(line.start) + line.markLength)..<Int(line.contentEnd)]
  }

  /// The bytes of some lines, without a byte order mark and the last line end.
  func content(_ indices: Range<Int>) -> ArraySlice<UInt8> {
    guard let first = indices.first, let last = indices.last else { return [] }
    return text[(Int(lines[first].start) + lines[first].markLength)..<Int(lines[last].contentEnd)]
  }

  /// The text of a line without the blanks at its edges.
  func proseText(_ index: Int) -> String {
    var text = content(index)
    while let first = text.first, first == 0x20 || first == 0x09 { text.removeFirst() }
    while let last = text.last, last == 0x20 || last == 0x09 || last == 0x0D { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }
}

/// The text of a note or comment, without the mark that opens it.
func prose(_ text: String) -> String {
  text.first == ">" || text.first == ";" ? unpadded(text.dropFirst()) : text
}

/// `text` without the blanks at its edges.
func unpadded(_ text: some StringProtocol) -> String {
  var rest = text[...]
  while let first = rest.first, first == " " || first == "\t" { rest.removeFirst() }
  while let last = rest.last, last == " " || last == "\t" || last == "\r" { rest.removeLast() }
  return String(rest)
}
