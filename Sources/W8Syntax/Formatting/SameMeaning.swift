import W8Text

extension LineReader<LinePieces> {
  /// Whether `other` is read without a fault as a line of `kind` that says what `text` does, whose pieces were read
  /// last and stand in canonical order.
  mutating func saysTheSame(
    _ text: Span<UInt8>, _ other: Span<UInt8>, _ kind: LineKind
  ) -> Bool {
    let (count, faultCount) = (listener.pieces.count, listener.faultCount)
    listener.begin(kind)
    guard line(other, 0, other.count, isPlain: true) == kind, listener.faultCount == faultCount,
      listener.pieces.count == count * 2
    else { return false }
    for index in 0..<count {
      let (one, two) = (listener.pieces[index], listener.pieces[count + index])
      guard listener.isSame(one, text, two, other) else { return false }
    }
    return true
  }
}

extension LinePieces {
  /// Whether two pieces, each with the line that it is of, say the same at the same rank.
  fileprivate func isSame(
    _ one: Piece, _ text: Span<UInt8>, _ two: Piece, _ other: Span<UInt8>
  ) -> Bool {
    let rowCount = one.rows.count
    guard one.rank == two.rank, one.kind == two.kind, rowCount == two.rows.count
    else { return false }
    if one.kind == .day { return one.value == two.value }
    if one.kind == .name { return isSameName(one, text, two, other) }
    for index in 0..<rowCount
    where row(one.rows.start + index).meaning != row(two.rows.start + index).meaning {
      return false
    }
    guard one.isSaidByText else { return true }
    let (start, next) = (one.contentStart(text), two.contentStart(other))
    return text.extracting(start..<one.end).isEqual(to: other.extracting(next..<two.end))
  }
}

/// Whether two names are equal as exercises are compared: the runs of blanks collapsed.
private func isSameName(
  _ one: Piece, _ text: Span<UInt8>, _ two: Piece, _ other: Span<UInt8>
) -> Bool {
  let (first, second) = (
    text.extracting(one.start..<one.end), other.extracting(two.start..<two.end)
  )
  if first.isEqual(to: second) { return true }
  var name = [UInt8]()
  var next = [UInt8]()
  name.appendCollapsed(text, one.start, one.end)
  next.appendCollapsed(other, two.start, two.end)
  return name == next
}

extension Piece {
  /// Whether its rows leave something out that its text says.
  fileprivate var isSaidByText: Bool {
    switch kind {
    case .day, .date, .weekday, .weight, .unweighed, .time, .timeSpan, .yearMonth: false
    case .superset, .comma, .reps, .duration, .distance, .load, .effort: false
    case .keyword: value == 0
    default: true
    }
  }

  /// The start of the text; behind the sign of a note or comment and the blanks there.
  func contentStart(_ text: Span<UInt8>) -> Int {
    guard isProse else { return start }
    var index = start &+ 1
    while index < end, text[index].isBlank { index &+= 1 }
    return index
  }

  /// Whether it is a note or a comment.
  var isProse: Bool { kind == .note || kind == .comment }
}
