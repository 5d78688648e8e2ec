import W8Text

/// A piece of a line that the formatter writes as a whole, and what it says.
struct Piece: BitwiseCopyable {
  /// What it is; `.name` for a name in quotes, `.reps` and `.load` for a chain.
  let kind: TokenKind
  /// The value of its token.
  let value: UInt32
  /// Its position, what `lead` has left out.
  let range: ShortRange
  /// Where the quote before a name, or the `w` and the count of a set, is written; empty for none. A count
  /// of one says nothing, and is none.
  let lead: ShortRange
  /// Its rows by their indices.
  let rows: ShortRange
  /// The rank in the canonical order.
  let rank: Int32

  var start: Int { range.start }
  var end: Int { range.end }
}

/// A range of bytes of a line, or of its rows; both are few.
struct ShortRange: BitwiseCopyable {
  private let first: UInt32
  private let last: UInt32

  @inline(__always)
  init(_ start: Int, _ end: Int) {
    first = UInt32(truncatingIfNeeded: start)
    last = UInt32(truncatingIfNeeded: end)
  }

  var start: Int { Int(first) }
  var end: Int { Int(last) }
  var count: Int { end &- start }
}

/// Hears what lines say in pieces, which can be put in order, and in rows, which can be compared.
struct LinePieces: ~Copyable, LineListener {
  /// The pieces in the order in which they were heard, unless they were sorted.
  private(set) var pieces = [Piece]()
  private var builder = RowBuilder(Names())
  /// The number of rows that the pieces have.
  private var rowCount = 0
  /// What the line at hand is, and how many groups of sets were heard of it before this one.
  private var kind = LineKind.blank
  private var group: Int32 = 0
  /// Whether the rank of each piece of the line is at least that of the piece before, which is `lastRank`.
  private var isInOrder = true
  private var lastRank: Int32 = 0

  /// The number of faults that were heard of.
  var faultCount: Int { builder.faults.count }

  /// The row at `index`.
  func row(_ index: Int) -> SyntaxRow { builder.rows[index] }

  /// Forgets all; the buffers are used again.
  mutating func forget() {
    pieces.removeAll(keepingCapacity: true)
    builder.beginSection()
    builder.beginLine(at: 0)
    rowCount = 0
  }

  /// Starts a line of `kind`, whose pieces come behind those heard so far.
  mutating func begin(_ kind: LineKind) {
    self.kind = kind
    (group, lastRank, isInOrder) = (0, 0, true)
  }

  /// Puts all pieces, which are those of one line, in canonical order.
  mutating func sort() {
    if !isInOrder { pieces.sort { $0.rank < $1.rank } }
  }

  /// Replaces the date of an entry by its day below the header of its `month`, `YYYYMM`.
  mutating func shortenDate(below month: UInt32?) {
    guard let date = pieces.first, date.kind == .date, date.value / 100 == month else { return }
    pieces[0] = Piece(
      kind: .day, value: date.value % 100, range: date.range, lead: date.lead, rows: date.rows,
      rank: date.rank)
  }

  // MARK: - What is heard

  mutating func token(_ kind: TokenKind, _ start: Int, _ end: Int, _ value: TokenValue) {
    builder.token(kind, start, end, value)
    // The formatter needs no piece to know where a sign without a row belongs.
    if builder.rows.count > rowCount { add(kind, start, end, value: value.number) }
  }

  // The text of a name says it all: no row is needed.
  mutating func name(_ text: Span<UInt8>, _ kind: TokenKind, _ start: Int, _ end: Int) {
    if kind == .string {
      add(.name, start + 1, end - 1, lead: start..<start + 1)
    } else {
      add(kind, start, end)
    }
  }

  mutating func element(_ element: ListElement, isFirst: Bool) {
    builder.element(element, isFirst: isFirst)
  }

  mutating func forgetElements() {
    builder.forgetElements()
  }

  mutating func item(_ item: SetItem) {
    builder.item(item)
    let leadEnd = item.count > 1 ? item.countEnd : item.countStart
    add(item.kind, max(item.start, item.listStart), item.end, lead: item.start..<leadEnd)
  }

  mutating func chain(_ item: SetItem, _ parts: Chain) {
    builder.chain(item, parts)
    let (reps, load) = (parts.repsRange, parts.loadRange)
    add(
      .reps, reps.lowerBound, reps.upperBound, lead: item.count > 1 ? parts.countRange : 0..<0,
      rowEnd: builder.rows.count - 1)
    add(.load, load.lowerBound, load.upperBound)
  }

  private mutating func add(
    _ kind: TokenKind, _ start: Int, _ end: Int, value: UInt32 = 0, lead: Range<Int> = 0..<0,
    rowEnd: Int? = nil
  ) {
    let first = rowCount
    rowCount = rowEnd ?? builder.rows.count
    if kind == .comma { group &+= 1 }
    // The ranks of a group, all less than eight, lie behind those of the groups before.
    let rank = group &* 8 &+ Int32(truncatingIfNeeded: kind.rank(on: self.kind))
    if rank < lastRank { isInOrder = false }
    lastRank = rank
    pieces.append(
      Piece(
        kind: kind, value: value, range: ShortRange(start, end),
        lead: ShortRange(lead.lowerBound, lead.upperBound), rows: ShortRange(first, rowCount),
        rank: rank))
  }

  mutating func extendFault(_ kind: SyntaxFault.Kind, to end: Int) {}

  mutating func fault(_ kind: SyntaxFault.Kind, _ start: Int, _ end: Int) {
    builder.fault(kind, start, end)
  }

  var mark: ListenerMark { builder.mark }

  mutating func retract(to mark: ListenerMark) {
    builder.retract(to: mark)
    rowCount = mark.heard
    while pieces.count > 0, pieces[pieces.count - 1].rows.end > mark.heard {
      pieces.removeLast()
    }
  }
}

extension TokenKind {
  /// The rank in the canonical order of a line of kind `line`, or on an exercise in that of a group of sets; equal
  /// for what stays in the order in which it is written.
  @inline(__always)
  func rank(on line: LineKind) -> Int {
    switch line {
    case .entry:
      switch self {
      case .weekday: 1
      case .weight, .unweighed: 2
      case .time: 3
      case .gym, .defaultGym: 4
      case .tag: 5
      case .pair: 6
      case .note, .comment: 7
      default: 0
      }
    case .session:
      switch self {
      case .gym, .defaultGym: 0
      case .time, .timeSpan: 1
      case .title: 2
      case .tag: 3
      default: 4
      }
    case .exercise:
      switch self {
      case .superset, .name, .comma: 0
      default: rankInGroup
      }
    case .blank, .comment, .month, .note, .directive, .unknown: 0
    }
  }
}
