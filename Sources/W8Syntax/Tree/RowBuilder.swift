import W8Text

/// Collects the lines, rows and faults of one section after the other, and the names of a file.
struct RowBuilder: ~Copyable, LineListener {
  private(set) var lines = [SyntaxLine]()
  private(set) var rows = [SyntaxRow]()
  /// The faults of the section in order of lines, and of each line that is ended in order of ranges.
  private(set) var faults: [SyntaxFault] = []
  private(set) var directives: [Directive] = []
  private(set) var directiveLines: [Int] = []
  /// The names of the file, those of the sections before among them.
  private(set) var names: Names

  private var lineStart = 0
  private var firstRow = 0
  private var firstFault = 0
  /// The row of the first element of the list that was heard last.
  private var listRow = 0

  /// Goes on with the names that are known of a file.
  init(_ names: consuming Names) {
    self.names = names
  }

  /// Starts a section; the buffers of the one before are used again.
  mutating func beginSection() {
    lines.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    if !faults.isEmpty { faults.removeAll(keepingCapacity: true) }
    if !directiveLines.isEmpty {
      directiveLines.removeAll(keepingCapacity: true)
      directives.removeAll(keepingCapacity: true)
    }
  }

  /// Starts the line whose first byte is at `offset`.
  @inline(__always)
  mutating func beginLine(at offset: Int) {
    lineStart = offset
    firstRow = rows.count
    firstFault = faults.count
  }

  /// Ends the line; its content goes up to `contentEnd`.
  @inline(__always)
  mutating func endLine(_ kind: LineKind, contentEnd: Int, _ flags: SyntaxLine.Flags) {
    lines.append(
      SyntaxLine(
        start: UInt32(truncatingIfNeeded: lineStart),
        contentEnd: UInt32(truncatingIfNeeded: contentEnd),
        firstRow: UInt32(truncatingIfNeeded: firstRow), kind: kind, flags: flags))
    if faults.count > firstFault + 1 { sortFaults() }
  }

  /// The reader may look at bytes more than once; it reports what they say in the order of the text.
  private mutating func sortFaults() {
    faults[firstFault...].sort {
      ($0.range.start, $0.range.end, $0.kind.rawValue)
        < ($1.range.start, $1.range.end, $1.kind.rawValue)
    }
  }

  // MARK: - What is heard

  @inline(__always)
  mutating func token(_ kind: TokenKind, _ start: Int, _ end: Int, _ value: TokenValue) {
    let offset = start &- lineStart
    switch kind {
    case .colon, .monthMark: return
    case .weight: return weight(offset, value)
    default: break
    }
    rows.append(
      SyntaxRow(
        kind, at: offset, value.number, unit: value.unit.rawValue,
        flags: value.isExcluded ? .marked : []))
  }

  private mutating func weight(_ offset: Int, _ value: TokenValue) {
    let flags: SyntaxRow.Flags = value.isExcluded ? .marked : []
    if value.unit == .stone {
      rows.append(
        SyntaxRow(
          .weight, at: offset, UInt32(value.stones), unit: value.unit.rawValue, flags: flags))
    }
    rows.append(
      SyntaxRow(
        .weight, at: offset, value.number, unit: value.unit.rawValue,
        flags: value.unit == .stone ? flags.union(.continued) : flags))
  }

  @inline(__always)
  mutating func name(_ text: Span<UInt8>, _ kind: TokenKind, _ start: Int, _ end: Int) {
    // A name in quotes is the name without them; a gym or tag has its sigil.
    let range = kind == .string ? contentOfQuotes(text, start, end) : TextRange(start, end)
    let id = names.id(of: text, range.start, range.end)
    rows.append(SyntaxRow(kind, at: start &- lineStart, UInt32(truncatingIfNeeded: id)))
  }

  @inline(__always)
  mutating func element(_ element: ListElement, isFirst: Bool) {
    if isFirst { listRow = rows.count }
    rows.append(
      SyntaxRow(
        element.kind, at: element.start &- lineStart, element.value, unit: element.unit,
        mark: element.mark, flags: isFirst ? [] : .continued))
  }

  mutating func forgetElements() {
    rows.removeSubrange(listRow...)
  }

  @inline(__always)
  mutating func item(_ item: SetItem) {
    let flags: SyntaxRow.Flags = item.isWarmUp ? .marked : []
    if item.isList {
      rows[listRow] = rows[listRow].with(flags, count: Int(item.count))
      return
    }
    if item.kind == .load { return rows.append(loadRow(item, at: item.start, [])) }
    rows.append(
      SyntaxRow(
        item.kind, at: item.start &- lineStart, item.value, unit: item.unit, mark: item.mark,
        count: Int(item.count), flags: flags))
  }

  private func loadRow(
    _ item: SetItem, at start: Int, _ flags: SyntaxRow.Flags
  ) -> SyntaxRow {
    var flags = flags
    if item.isBodyweight { flags.formUnion(.bodyweight) }
    if item.isNegative { flags.formUnion(.negative) }
    return SyntaxRow(.load, at: start &- lineStart, item.value, unit: item.unit, flags: flags)
  }

  mutating func chain(_ item: SetItem, _ parts: Chain) {
    rows.append(
      SyntaxRow(
        .reps, at: parts.repsRange.lowerBound &- lineStart, parts.reps, mark: item.mark,
        count: Int(item.count), flags: .chain))
    rows.append(loadRow(item, at: parts.loadRange.lowerBound, .chain))
  }

  static var keepsDirectives: Bool { true }

  mutating func directive(_ directive: Directive) {
    directiveLines.append(lines.count)
    directives.append(directive)
  }

  mutating func fault(_ kind: SyntaxFault.Kind, _ start: Int, _ end: Int) {
    faults.append(SyntaxFault(kind: kind, line: lines.count, range: TextRange(start, end)))
  }

  mutating func extendFault(_ kind: SyntaxFault.Kind, to end: Int) {
    guard let index = faults.lastIndex(where: { $0.kind == kind }) else { return }
    faults[index].range = TextRange(faults[index].range.start, end)
  }

  mutating func forgetFaults(from start: Int) {
    let kept = faults[firstFault...].filter { $0.range.start < start }
    faults.replaceSubrange(firstFault..., with: kept)
  }

  var mark: ListenerMark { ListenerMark(heard: rows.count, faults: faults.count) }

  mutating func retract(to mark: ListenerMark) {
    rows.removeSubrange(mark.heard...)
    faults.removeLast(faults.count - mark.faults)
  }

  /// Ends the building, and hands out the names of the file.
  consuming func finish() -> Names { names }
}
