import W8Text

/// The faults of one line after the other, as a listener hears of them.
struct HeardFaults {
  /// In order of lines, and of each line that is ended in order of ranges.
  private(set) var faults: [SyntaxFault] = []
  private var line = 0
  /// Where those of the line start.
  private var first = 0

  /// Forgets all of them, for the next section.
  mutating func removeAll() {
    if !faults.isEmpty { faults.removeAll(keepingCapacity: true) }
  }

  /// Starts the line at `index`.
  @inline(__always)
  mutating func beginLine(_ index: Int) {
    line = index
    first = faults.count
  }

  /// Ends the line: what is read may be looked at more than once, and is told in the order of the text.
  @inline(__always)
  mutating func endLine() {
    if faults.count > first &+ 1 { sortLine() }
  }

  private mutating func sortLine() {
    faults[first...].sort { first, second in
      (first.range.start, first.range.end, first.kind.rawValue)
        < (second.range.start, second.range.end, second.kind.rawValue)
    }
  }

  mutating func add(_ kind: SyntaxFault.Kind, _ start: Int, _ end: Int) {
    faults.append(SyntaxFault(kind: kind, line: line, range: TextRange(start, end)))
  }

  /// The last fault of `kind` goes on up to `end`.
  mutating func extend(_ kind: SyntaxFault.Kind, to end: Int) {
    guard let index = faults.lastIndex(where: { $0.kind == kind }) else { return }
    faults[index].range = TextRange(faults[index].range.start, end)
  }

  /// Forgets those behind the first `count`.
  mutating func retract(to count: Int) {
    faults.removeLast(faults.count - count)
  }
}
