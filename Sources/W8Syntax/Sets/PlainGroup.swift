/// Adds the group at `index` if it is like nearly all groups: plain reps, then maybe a plain load, then
/// maybe an effort or a label; and moves to the comma, the tail or the end behind it. False, with
/// nothing added, for any other.
///
/// What it adds, the items one by one would come to as well, only slower.
@inline(__always)
func parsePlainGroup<Sink: TokenSink & ~Copyable>(
  _ text: Span<UInt8>, _ index: inout Int, _ end: Int, _ sink: inout Sink
) -> Bool {
  let start = index
  guard let reps = scanPlainReps(text, start, end), var next = endOfPlainItem(text, reps.end, end)
  else { return false }
  var load: PlainLoad?
  let second = next
  if second < end, text[second].isDigit {
    guard let item = scanPlainLoad(text, second, end),
      let after = endOfPlainItem(text, item.end, end)
    else { return false }
    load = item
    next = after
  }
  if endsPlainGroup(text, next, end) {
    add(reps, start, load, second, &sink)
    index = next
    return true
  }
  guard let last = scanPlainLast(text, next, end) else { return false }
  let groupEnd = skipPlainBlanks(text, last.end, end)
  guard endsPlainGroup(text, groupEnd, end) else { return false }
  add(reps, start, load, second, &sink)
  sink.token(last.kind, next, last.end)
  index = groupEnd
  return true
}

/// Whether nothing more of a group stands at `index`, before which an item or a blank stands.
@inline(__always)
private func endsPlainGroup(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  guard index < end else { return true }
  if text[index] == .comma { return true }
  return opensTail(text, index, end) && text[index - 1].isBlank
}

/// Reads the effort or the label at `start`, both without any fault; nil for all else.
private func scanPlainLast(
  _ text: Span<UInt8>, _ start: Int, _ end: Int
) -> (kind: TokenKind, end: Int)? {
  guard text[start] == .openParenthesis else {
    if let effortEnd = scanPlainEffort(text, start, end) { return (.effort, effortEnd) }
    let item = scanOddItem(text, start, end)
    return item.shape == .effort ? (.effort, item.end) : nil
  }
  var index = start &+ 1
  while index < end, text[index] != .closeParenthesis {
    if text[index] == .openParenthesis { return nil }
    index &+= 1
  }
  guard index < end, isItemEnd(text, index &+ 1, end) else { return nil }
  return (.label, index &+ 1)
}

/// The end of `@8` or `@8.5` at `start`, before the end, a blank or a comma that no digit follows.
@inline(__always)
private func scanPlainEffort(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
  guard text[start] == .at else { return nil }
  let number = start &+ 1
  var index = number
  while index < end, text[index].isDigit || text[index] == .point { index &+= 1 }
  guard isEffort(text, number, index) else { return nil }
  guard index < end else { return index }
  if text[index].isBlank { return index }
  guard text[index] == .comma else { return nil }
  return index &+ 1 < end && text[index &+ 1].isDigit ? nil : index
}

@inline(__always)
private func add<Sink: TokenSink & ~Copyable>(
  _ reps: PlainReps, _ start: Int, _ load: PlainLoad?, _ loadStart: Int, _ sink: inout Sink
) {
  sink.token(.reps, start, reps.end, value: reps.value)
  guard let load else { return }
  sink.token(
    .load, loadStart, load.end, WeightValue(thousandths: load.thousandths, unit: load.unit))
}
