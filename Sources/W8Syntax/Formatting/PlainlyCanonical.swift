/// Whether a look at the bytes of the line `start..<end` shows that it is canonical.
///
/// It is a short cut for the lines that logs are full of, and may say no to any line. Where it says yes,
/// `format` gives the line back byte for byte: each piece is one that is written as it stands, in its place,
/// provided that it is read at all; and a line of which something is not read comes back as it is anyway.
func isPlainlyCanonical(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  guard start < end, text[end &- 1] > 0x20 else { return false }
  let first = text[start]
  if first.isDigit { return isPlainEntry(text, start, end) }
  if first == .semicolon { return true }
  let index = start &+ marginWidth
  guard index < end, isBlanks(text, start, index) else { return false }
  let sign = text[index]
  if sign.isASCIILetter { return isPlainExercise(text, index, end) }
  return isPlainProse(text, index, end)
}

/// Whether `> text` or `; text` stands at `index` as the formatter writes it; the line ends in no blank.
private func isPlainProse(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  guard opensTail(text, index, end) else { return false }
  if index &+ 1 == end { return true }
  return index &+ 2 < end && text[index &+ 1] == 0x20 && text[index &+ 2] > 0x20
}

/// Whether two spaces and a tail stand at `index`.
func isPlainTail(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
  index &+ 2 < end && text[index] == 0x20 && text[index &+ 1] == 0x20
    && isPlainProse(text, index &+ 2, end)
}

/// Whether `start..<end`, which lies in the text, is spaces.
private func isBlanks(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  var index = start
  while index < end, text[index] == 0x20 { index &+= 1 }
  return index == end
}

/// Whether `03 Sat   82.1   07:05  @iron  #tag  key:value  > tail` or less of it stands there.
private func isPlainEntry(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  guard start &+ 6 <= end, text[start &+ 1].isDigit, text[start &+ 2] == 0x20,
    isPlainWeekday(text[start &+ 3], text[start &+ 4], text[start &+ 5])
  else { return false }
  var index = start &+ 6
  if index == end || isPlainTail(text, index, end) { return true }
  guard index &+ 2 < end, isBlanks(text, index, index &+ 2) else { return false }
  index &+= 2
  let column = index
  guard skipPlainWeight(text, &index, end) else { return false }
  if index == end || isPlainTail(text, index, end) { return true }
  let fields = max(index, column &+ weightWidth) &+ 1
  return fields < end && isBlanks(text, index, fields) && isPlainFields(text, fields, end)
}

private func isPlainWeekday(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
  switch UInt32(first) << 16 | UInt32(second) << 8 | UInt32(third) {
  // Mon Tue Wed Thu Fri Sat Sun
  case 0x4D_6F6E, 0x54_7565, 0x57_6564, 0x54_6875, 0x46_7269, 0x53_6174, 0x53_756E: true
  default: false
  }
}

/// Moves past `-` or a weight of which three columns lie before the point or the unit.
private func skipPlainWeight(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
  let column = index
  while index < end, text[index] == 0x20 { index &+= 1 }
  if index < end, text[index] == .hyphen {
    index &+= 1
    return index &- column == wholeWidth
  }
  guard skipDigits(text, &index, end), index &- column == wholeWidth else { return false }
  guard skipFractionAndUnit(text, &index, end) else { return false }
  if index < end, text[index] == .question { index &+= 1 }
  return true
}

/// Whether times, gyms, tags and pairs, in this order and two spaces apart, are all up to a tail.
private func isPlainFields(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  var index = start
  var rank = 0
  while index < end {
    let own = rankOfField(text, index, end)
    if own < rank { return false }
    rank = own
    while index < end, text[index].isPlainFieldByte { index &+= 1 }
    if index == end || isPlainTail(text, index, end) { return true }
    guard index &+ 2 < end, isBlanks(text, index, index &+ 2) else { return false }
    index &+= 2
  }
  return false
}

/// The place of a field in the order; below 0 for what may be none.
private func rankOfField(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Int {
  switch text[index] {
  case .at: return 1
  case .hash: return 2
  case let byte where byte.isASCIILetter: return 3
  default:
    let isTime =
      index &+ 5 <= end && text[index].isDigit && text[index &+ 1].isDigit
      && text[index &+ 2] == .colon && text[index &+ 3].isDigit && text[index &+ 4].isDigit
      && (index &+ 5 == end || text[index &+ 5] == 0x20)
    return isTime ? 0 : -1
  }
}

extension UInt8 {
  /// Whether the byte is visible ASCII that opens and closes nothing.
  fileprivate var isPlainFieldByte: Bool {
    self < 64 ? Self.plainBelow64 &>> UInt64(self) & 1 == 1 : self < 0x7F
  }

  /// A bit for each byte below 64 that is visible and neither a quote, a parenthesis, `;` nor `>`.
  private static let plainBelow64: UInt64 = 0xB7FF_FCFA_0000_0000
}
