import W8Text

/// The faults of one line after the other: a part of other listeners, and one by itself for who wants to know nothing else.
struct HeardFaults: LineListener {
  /// In order of lines, and of each line that is ended in order of ranges.
  private(set) var faults: [SyntaxFault] = []
  private var line = 0
  /// Where those of the line start.
  private var first = 0
  /// The last fault of the kind that was extended last on the line, behind which hundreds of others may stand.
  private var extended: (kind: SyntaxFault.Kind, index: Int)?

  /// Forgets all of them, for the next section.
  mutating func removeAll() { if !faults.isEmpty { faults.removeAll(keepingCapacity: true) } }

  /// Starts the line at `index`.
  @inline(__always)
  mutating func beginLine(_ index: Int) {
    line = index
    first = faults.count
    extended = nil
  }

  /// Ends the line: what is read may be looked at more than once, and is told in the order of the text.
  @inline(__always)
  mutating func endLine() {
    if faults.count > first &+ 1 { sortLine() }
  }

  private mutating func sortLine() {
    let key = { (fault: SyntaxFault) in (fault.range.start, fault.range.end, fault.kind.rawValue) }
    // Mostly they are in order: a slice is copied to be sorted.
    if (first + 1..<faults.count).contains(where: { key(faults[$0]) < key(faults[$0 - 1]) }) {
      faults[first...].sort { key($0) < key($1) }
    }
  }

  mutating func fault(_ kind: SyntaxFault.Kind, _ start: Int, _ end: Int) {
    if extended?.kind == kind { extended = (kind, faults.count) }
    faults.append(SyntaxFault(kind: kind, line: line, range: TextRange(start, end)))
  }

  /// The last fault of `kind` goes on up to `end`.
  mutating func extendFault(_ kind: SyntaxFault.Kind, to end: Int) {
    let known = extended?.kind == kind ? extended?.index : nil
    guard let index = known ?? faults.lastIndex(where: { $0.kind == kind }) else { return }
    faults[index].range = TextRange(faults[index].range.start, end)
    extended = (kind, index)
  }

  var mark: ListenerMark { ListenerMark(heard: 0, faults: faults.count) }

  mutating func retract(to mark: ListenerMark) {
    faults.removeLast(faults.count - mark.faults)
    if let extended, extended.index >= mark.faults { self.extended = nil }
  }
}
