/// Adds the group at `index` if it is like nearly all groups: plain reps, then maybe a plain load, then
/// maybe an effort or a label. False, with nothing added, for any other.
///
/// What it adds, the items one by one would come to as well, only slower.
func parsePlainGroup(
  _ text: Span<UInt8>, _ index: inout Int, _ end: Int, _ builder: inout TreeBuilder
) -> Bool {
  let start = index
  guard let reps = scanPlainItem(text, start, end), reps.shape == .integer || reps.shape == .reps
  else { return false }
  let second = skipPlainBlanks(text, reps.end, end)
  var load: PlainItem?
  var next = second
  if second < end, text[second].isDigit {
    guard let item = scanPlainItem(text, second, end), item.shape != .reps else { return false }
    load = item
    next = skipPlainBlanks(text, item.end, end)
  }
  if next < end, text[next] != .comma {
    let last = scanOddItem(text, next, end)
    guard last.shape == .effort || last.shape == .label else { return false }
    index = skipPlainBlanks(text, last.end, end)
    guard index >= end || text[index] == .comma else {
      index = start
      return false
    }
    add(reps, start, load, second, &builder)
    builder.token(last.shape == .effort ? .effort : .label, last.start, last.end)
    return true
  }
  add(reps, start, load, second, &builder)
  index = next
  return true
}

@inline(__always)
private func add(
  _ reps: PlainItem, _ start: Int, _ load: PlainItem?, _ loadStart: Int,
  _ builder: inout TreeBuilder
) {
  var value = reps.value
  if reps.shape == .integer { value = ordinaryNumbers ~= value ? ordinaryWork : 0 }
  builder.token(.reps, start, reps.end, value: value)
  guard let load else { return }
  let thousandths = load.shape == .integer ? load.value &* 1000 : load.value
  builder.load(loadStart, load.end, WeightValue(thousandths: thousandths, unit: load.unit))
}

@inline(__always)
private func skipPlainBlanks(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  var index = start
  while index < end, text[index].isBlank { index &+= 1 }
  return index
}
