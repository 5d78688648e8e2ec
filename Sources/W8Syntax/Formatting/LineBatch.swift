/// Some whole lines of a file, sorted by what it takes to write their canonical form.
///
/// The ends of lines are left out: those of neighbours are told apart by the pieces.
struct LineBatch: ~Copyable {
  /// The lines in order.
  private(set) var pieces: [Piece] = []
  /// The contents of the lines that must be parsed, each with a line feed.
  private(set) var others: [UInt8] = []
  /// The index in the file of each line of `others`.
  private(set) var lineNumbers: [Int] = []
  /// Whether a byte order mark may open `others`.
  private(set) var place = SectionPlace.first

  private let text: [UInt8]
  private var glancer = LineGlancer()
  private var offset = 0
  private var lineNumber = 0

  /// A line, or several of one sort.
  enum Piece {
    /// A line of spaces and tabs.
    case blank
    /// Canonical lines, offsets in the file; between them line feeds alone, and none behind the last.
    case canonical(Range<Int>)
    /// The line of `others` at an index.
    case other(Int)
  }

  init(_ text: [UInt8]) {
    self.text = text
  }

  /// Reads the lines that come next; false at the end of the file.
  mutating func readNext() -> Bool {
    guard offset < text.count else { return false }
    place = offset == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? .first : .later
    pieces.removeAll(keepingCapacity: true)
    others = []
    others.reserveCapacity(batchSize)
    lineNumbers.removeAll(keepingCapacity: true)
    read()
    return true
  }

  private mutating func read() {
    let bytes = self.text
    let text = bytes.span
    var run: Range<Int>?
    let limit = offset &+ batchSize
    while offset < text.count, offset < limit {
      let line = scanLine(text, from: offset)
      let (start, end) = (offset, line.contentEnd)
      offset = line.next
      lineNumber &+= 1
      if isCanonical(text, start, line) {
        let follows = run.map { $0.upperBound &+ 1 == start } ?? false
        if let first = run?.lowerBound, follows {
          run = first..<end
        } else {
          close(&run)
          run = start..<end
        }
        continue
      }
      close(&run)
      add(text, start, end)
    }
    close(&run)
  }

  /// Whether a look at the line at `start` shows that it is canonical.
  @inline(__always)
  private mutating func isCanonical(
    _ text: Span<UInt8>, _ start: Int, _ line: ScannedLine
  ) -> Bool {
    let end = line.contentEnd
    if line.isPlain, start < end, text[start] == 0x20,
      let glance = glancer.glance(text, start, end)
    {
      return glance.isCanonical
    }
    return isPlainlyCanonical(text, start, end)
  }

  private mutating func close(_ run: inout Range<Int>?) {
    if let range = run { pieces.append(.canonical(range)) }
    run = nil
  }

  /// Adds a line that is blank or must be parsed.
  private mutating func add(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    if end &- start <= longestLine, isBlank(text, start, end) { return pieces.append(.blank) }
    pieces.append(.other(lineNumbers.count))
    lineNumbers.append(lineNumber &- 1)
    others.append(contentsOf: self.text[start..<end])
    others.append(.lineFeed)
  }
}

/// How many bytes a batch holds, but for the end of its last line: enough to parse a good many lines at once,
/// and so few that what is made of them stays in the cache and in memory that is used again.
private let batchSize = 8 * 1024

private func isBlank(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  var index = start
  while index < end, text[index].isBlank { index &+= 1 }
  return index == end
}
