import W8Engine
import W8Syntax

/// A piece of the result: lines that are clear, or those of both versions that clash.
enum JoinedChunk {
  case lines([OutputLine])
  case clash(ours: [OutputLine], base: [OutputLine], theirs: [OutputLine])

  var isClash: Bool { if case .clash = self { true } else { false } }
}

/// Writes what was joined, part by part.
struct JoinedWriter {
  let ends: LineEnds
  private let names: VersionSettings
  private var written: [JoinedChunk] = []
  /// The clear lines behind the last clash.
  private var clear: [OutputLine] = []
  /// What was written, in order.
  var chunks: [JoinedChunk] { clear.isEmpty ? written : written + [.lines(clear)] }
  private var month: YearMonth?
  /// How deep the open exercise stands.
  private var exerciseDepth: Int?
  /// Whether a header that can be read is the last thing written, and whether anything is.
  private var followsHeader = false
  private var isEmpty = true

  init(_ ends: LineEnds, _ names: VersionSettings) {
    (self.ends, self.names) = (ends, names)
  }

  /// Writes parts of the log in order.
  mutating func write(_ parts: [JoinedPart]) {
    for part in parts {
      exerciseDepth = nil
      write(part)
    }
  }

  private mutating func write(_ joined: JoinedPart) {
    guard let part = joined.part else { return }
    switch joined.manner {
    case .taken: writeWhole(part, joined)
    case .made: writeMade(part)
    case .clashing(let side):
      // The blank lines above go with the part, but for those below a header.
      let isFirst = followsHeader
      var lines = gap(joined, part)
      if isFirst {
        append(lines)
        lines = []
      }
      appendWhole(part, isInserted: joined.isInserted, skipsGap: true, to: &lines)
      let base = joined.versions.base.map(allLines) ?? []
      add(side == .ours ? lines : [], base, side == .ours ? [] : lines)
    case .joined: writeJoined(joined, part)
    }
  }

  // MARK: - Whole parts

  private mutating func writeWhole(_ part: LogPart, _ joined: JoinedPart) {
    writeGap(joined, part)
    var lines: [OutputLine] = []
    appendWhole(part, isInserted: joined.isInserted, skipsGap: true, to: &lines)
    append(lines)
    followsHeader = part.headerMonth != nil
  }

  /// Adds all lines of a part, with what depends on their place written anew.
  private mutating func appendWhole(
    _ part: LogPart, isInserted: Bool, skipsGap: Bool = false, to lines: inout [OutputLine]
  ) {
    let tree = part.tree
    if !skipsGap, part.head == .line { lines += part.gap.map { ends.output(LineRef(tree, $0)) } }
    lines += part.above.map { ends.output(LineRef(tree, $0)) }
    if part.head == .line {
      lines.append(placed(ends.output(LineRef(part)), part, isInserted: isInserted))
    }
    for child in part.children {
      appendWhole(child, isInserted: isInserted, to: &lines)
    }
  }

  private func allLines(_ part: LogPart) -> [OutputLine] {
    part.lines.map { ends.output(LineRef(part.tree, $0)) }
  }

  private mutating func writeMade(_ part: LogPart) {
    append(
      part.line == 0
        ? [OutputLine(content: [])] : part.gap.map { ends.output(LineRef(part.tree, $0)) })
    append([ends.output(LineRef(part))])
    (month, exerciseDepth, followsHeader) = (part.month, nil, true)
  }

  // MARK: - Joined parts

  private mutating func writeJoined(_ joined: JoinedPart, _ part: LogPart) {
    writeGap(joined, part)
    append(comments(of: joined.versions))
    let sessions = joined.children.filter { $0.part?.kind == .session }
    let fixed =
      part.kind == .entry
      ? sessions.first.map(gymOnDay) ?? FixedField(key: FieldKey.gym, ours: nil, theirs: nil) : nil
    let tail = part.head == .line || hasLine(joined) ? writeLine(joined, part, fixed) : nil
    for child in joined.children where child.part?.kind != .session {
      if !isTail(child, tail, of: joined) { write(child) }
    }
    for (index, session) in sessions.enumerated() { writeSession(session, isFirst: index == 0) }
  }

  private func hasLine(_ joined: JoinedPart) -> Bool {
    joined.versions.all.contains { $0.head == .line }
  }

  /// Writes the line of a part; what its tail says.
  @discardableResult
  private mutating func writeLine(_ joined: JoinedPart, _ part: LogPart, _ fixed: FixedField?)
    -> String?
  {
    guard var line = LineJoin(part.kind, joined.versions, ends, names).joined(fixed) else {
      return nil
    }
    line.ours = placed(line.ours, part, isInserted: joined.isInserted)
    line.theirs = placed(line.theirs, part, isInserted: joined.isInserted)
    add(line)
    for tail in line.spareTails where !hasNote(joined, tail) {
      let depth = part.kind == .exercise ? noteMargin : margin
      append([OutputLine(content: Array((String(repeating: " ", count: depth) + tail).utf8))])
    }
    let tails = [line.ours, line.theirs].map { lineFields($0.content)[FieldKey.note] }
    return tails[0] == tails[1] ? tails[0] : nil
  }

  /// Whether one version has added as a note below what the other has added as the `tail` that the line has now.
  private func isTail(_ child: JoinedPart, _ tail: String?, of joined: JoinedPart) -> Bool {
    guard let tail, let note = child.part, note.kind == .note, child.versions.base == nil,
      case .taken(let side) = child.manner, child.versions[side.other] == nil,
      note.tree.proseText(note.line) == tail
    else { return false }
    let said = { (part: LogPart?) in part.flatMap { LineRef($0).fields[FieldKey.note] } }
    return said(joined.versions[side.other]) == tail && said(joined.versions.base) != tail
  }

  /// Whether a note of the part says what `tail` does.
  private func hasNote(_ joined: JoinedPart, _ tail: String) -> Bool {
    joined.versions.all.contains { part in
      part.children.contains { $0.kind != .session && $0.tree.proseText($0.line) == tail }
    }
  }

  // MARK: - Sessions

  /// Where a session is opened, and by which gym.
  private func style(_ joined: JoinedPart) -> LogPart.Head {
    let versions = joined.versions
    guard let ours = versions.ours?.head else { return versions.theirs?.head ?? .line }
    guard let theirs = versions.theirs?.head, ours != theirs else { return ours }
    if let base = versions.base?.head {
      if base == ours { return theirs }
      if base == theirs { return ours }
    }
    return ours == .none ? theirs : ours
  }

  private func gym(_ joined: JoinedPart) -> (ours: String?, theirs: String?) {
    let versions = joined.versions
    let (base, ours, theirs) = (
      versions.base?.gymText, versions.ours?.gymText, versions.theirs?.gymText
    )
    if versions.theirs == nil || ours == theirs { return (ours, ours) }
    if versions.ours == nil { return (theirs, theirs) }
    if let old = versions.base {
      if base == ours || old.head == .none && versions.ours?.head == LogPart.Head.none {
        return (theirs, theirs)
      }
      if base == theirs { return (ours, ours) }
    } else if ours == nil || theirs == nil {
      return (ours ?? theirs, ours ?? theirs)
    }
    if let name = names.gymName(ours, theirs) { return (name, name) }
    return (ours ?? "@", theirs ?? "@")
  }

  private func gymOnDay(_ session: JoinedPart) -> FixedField {
    let gym = style(session) == .entry ? gym(session) : (ours: nil, theirs: nil)
    return FixedField(key: FieldKey.gym, ours: gym.ours, theirs: gym.theirs)
  }

  private mutating func writeSession(_ session: JoinedPart, isFirst: Bool) {
    guard let part = session.part else { return }
    exerciseDepth = nil
    let style = style(session)
    if isFirst, style != .line {
      // The line of the day opens it, or its first exercise does.
    } else if style == .line {
      return writeLineSession(session, part)
    } else {
      let gym = gym(session)
      func line(_ gym: String?) -> OutputLine {
        OutputLine(content: Array((String(repeating: " ", count: margin) + (gym ?? "@")).utf8))
      }
      add(JoinedLine(ours: line(gym.ours), theirs: line(gym.theirs)))
    }
    if case .joined = session.manner {
      for child in session.children { write(child) }
    } else if case .clashing = session.manner {
      write(JoinedPart(session.versions, session.manner))
    } else {
      for child in part.children {
        writeWhole(child, JoinedPart(Versions(ours: child), .taken(.ours)))
      }
    }
  }

  private mutating func writeLineSession(_ session: JoinedPart, _ part: LogPart) {
    guard case .joined = session.manner else { return write(session) }
    // A version that opens it on the line of its day has no line of its own.
    var lines = session.versions
    if lines.base?.head != .line { lines.base = nil }
    if lines.ours?.head != .line { lines.ours = nil }
    if lines.theirs?.head != .line { lines.theirs = nil }
    let gym = gym(session)
    writeGap(session, part)
    append(comments(of: session.versions))
    let own = JoinedPart(lines, .joined)
    own.isInserted = session.isInserted
    if let part = own.part {
      writeLine(
        own, part, FixedField(key: FieldKey.gym, ours: gym.ours ?? "@", theirs: gym.theirs ?? "@"))
    }
    for child in session.children { write(child) }
  }

  // MARK: - Lines

  private mutating func add(_ line: JoinedLine) {
    if line.isClash {
      add([line.ours], line.base.map { [$0] } ?? [], [line.theirs])
    } else {
      append([line.ours])
    }
  }

  private mutating func add(_ ours: [OutputLine], _ base: [OutputLine], _ theirs: [OutputLine]) {
    if !clear.isEmpty { written.append(.lines(clear)) }
    written.append(.clash(ours: ours, base: base, theirs: theirs))
    clear = []
    (isEmpty, followsHeader) = (false, false)
  }

  private mutating func append(_ lines: [OutputLine]) {
    if lines.isEmpty { return }
    isEmpty = false
    clear += lines
  }

  /// The comments above a part: those of who has changed them, else all of both.
  private func comments(of versions: Versions) -> [OutputLine] {
    func lines(_ part: LogPart?) -> [OutputLine] {
      part.map { part in part.above.map { ends.output(LineRef(part.tree, $0)) } } ?? []
    }
    let (base, ours, theirs) = (lines(versions.base), lines(versions.ours), lines(versions.theirs))
    let texts = { (lines: [OutputLine]) in lines.map { $0.content } }
    if versions.theirs == nil || texts(ours) == texts(theirs) { return ours }
    if versions.ours == nil { return theirs }
    if versions.base != nil {
      if texts(base) == texts(ours) { return theirs }
      if texts(base) == texts(theirs) { return ours }
    }
    let old = Set(texts(base))
    let (left, right) = (Set(texts(ours)), Set(texts(theirs)))
    return ours.filter { !old.contains($0.content) || right.contains($0.content) }
      + theirs.filter { !old.contains($0.content) && !left.contains($0.content) }
  }

  /// Writes the blank lines above a part.
  private mutating func writeGap(_ joined: JoinedPart, _ part: LogPart) {
    append(gap(joined, part))
    followsHeader = false
  }

  private func gap(_ joined: JoinedPart, _ part: LogPart) -> [OutputLine] {
    if part.kind == .session, part.head != .line { return [] }
    var gap = gapPart(joined, part)
    // A blank line that only parts the first day from its header.
    if part.kind == .entry, joined.isInserted, !followsHeader, part.isFirstBelowHeader { gap = nil }
    var lines = gap.map { part in part.gap.map { ends.output(LineRef(part.tree, $0)) } } ?? []
    let needsBlank = !isEmpty && (followsHeader || part.headerMonth != nil && joined.isInserted)
    let isTight = joined.versions.all.contains { $0.isFirstBelowHeader && $0.gap.isEmpty }
    if lines.isEmpty, needsBlank, joined.isInserted || part.kind == .entry && !isTight {
      lines = [OutputLine(content: [])]
    }
    return lines
  }

  private func gapPart(_ joined: JoinedPart, _ part: LogPart) -> LogPart? {
    let versions = joined.versions
    guard let ours = versions.ours, let theirs = versions.theirs else {
      return versions.ours ?? versions.theirs ?? part
    }
    guard let base = versions.base else {
      // A blank line that only parts the first day from its header is none of the day.
      if ours.isFirstBelowHeader != theirs.isFirstBelowHeader {
        return ours.isFirstBelowHeader ? theirs : ours
      }
      return ours.gap.count < theirs.gap.count ? theirs : ours
    }
    return ours.gap.count == base.gap.count ? theirs : ours
  }

  /// A line with what depends on its place: the date of a day, and how deep a note stands.
  private mutating func placed(_ line: OutputLine, _ part: LogPart, isInserted: Bool) -> OutputLine
  {
    switch part.kind {
    case .header:
      if part.opensMonth { (month, exerciseDepth) = (part.month, nil) }
    case .entry:
      exerciseDepth = nil
      return part.date.map { redated(line, $0, month, shortens: isInserted) } ?? line
    case .session: exerciseDepth = nil
    case .exercise: exerciseDepth = depth(line.content)
    case .note where !line.isVerbatim: return indented(line, isOfExercise: part.isNoteOfExercise)
    default: break
    }
    return line
  }

  private func indented(_ line: OutputLine, isOfExercise: Bool) -> OutputLine {
    let own = depth(line.content)
    let wanted: Int
    if isOfExercise, let exerciseDepth {
      wanted = own > exerciseDepth ? own : max(noteMargin, exerciseDepth + 1)
    } else {
      wanted = exerciseDepth.map { own > $0 ? min(margin, $0) : own } ?? own
    }
    if wanted == own { return line }
    var line = line
    let text = line.content.drop { $0 == 0x20 || $0 == 0x09 }
    line.content = [UInt8](repeating: 0x20, count: wanted) + text
    return line
  }

  private func depth(_ content: [UInt8]) -> Int { indentation(content.span, from: 0) }
}

/// How deep what belongs to a day stands, and a note of an exercise.
private let (margin, noteMargin) = (4, 8)
