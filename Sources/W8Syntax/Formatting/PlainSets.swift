/// Whether `Squat:              w5 60, 3x5 100 @8 (pause)  > tail` stands there, a letter at `start`.
func isPlainExercise(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  var index = start
  guard skipPlainHead(text, &index, end) else { return false }
  return index == end || isPlainGroups(text, index, end)
}

/// Moves past a name with its `:`, and to the column of the sets, or the end where none follow.
private func skipPlainHead(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
  guard let width = skipPlainName(text, &index, end) else { return false }
  if index == end { return true }
  let sets = index &+ max(0, nameWidth &- width) &+ 1
  guard sets < end else { return false }
  while index < sets, text[index] == 0x20 { index &+= 1 }
  return index == sets
}

/// Moves past a name with single spaces and its `:`; returns how many scalars wide they are.
private func skipPlainName(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Int? {
  var width = 1
  while index < end, text[index] != .colon {
    switch text[index] {
    case 0x20: if text[index &- 1] == 0x20 { return nil }
    case 0x00...0x1F, .quote, .openParenthesis, .closeParenthesis, .greater, .semicolon: return nil
    default: break
    }
    if text[index] & 0xC0 != 0x80 { width &+= 1 }
    index &+= 1
  }
  guard index < end, text[index &- 1] != 0x20 else { return nil }
  index &+= 1
  // A `:` between digits would end no name.
  return index == end || text[index] == 0x20 ? width : nil
}

/// Whether groups of sets, joined by a comma and a space, are all up to a tail.
func isPlainGroups(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  var index = start
  while skipPlainGroup(text, &index, end) {
    if index == end || isPlainTail(text, index, end) { return true }
    guard index &+ 2 < end, text[index] == .comma, text[index &+ 1] == 0x20 else { return false }
    index &+= 2
  }
  return false
}

/// Moves past reps, then a load, an effort and labels where there are some, one space apart.
func skipPlainGroup(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
  guard skipPlainReps(text, &index, end) else { return false }
  var rank = 0
  while index &+ 1 < end, text[index] == 0x20, text[index &+ 1] != 0x20 {
    index &+= 1
    let own: Int
    switch text[index] {
    case .at: own = 2
    case .openParenthesis: own = 3
    default: own = 1
    }
    // Loads and efforts stand alone.
    if own < rank || (own == rank && own < 3) { return false }
    rank = own
    guard skipPlainItem(own, text, &index, end) else { return false }
  }
  return true
}

private func skipPlainItem(
  _ rank: Int, _ text: Span<UInt8>, _ index: inout Int, _ end: Int
) -> Bool {
  switch rank {
  case 1: return skipPlainLoad(text, &index, end)
  case 2:
    index &+= 1
    return skipDigits(text, &index, end) && skipFraction(text, &index, end)
  default: return skipPlainLabel(text, &index, end)
  }
}

/// Moves past `w5`, `3x5` or `5/5/4!`; a count of one is not plain.
private func skipPlainReps(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
  if index < end, text[index] == UInt8(ascii: "w") { index &+= 1 }
  let first = index
  guard skipDigits(text, &index, end) else { return false }
  if index < end, text[index] == UInt8(ascii: "x") {
    guard index &- first < 3, text[index &- 1] != UInt8(ascii: "1") || text[first] > 0x30,
      index &- first == 2 || text[first] != UInt8(ascii: "1")
    else { return false }
    index &+= 1
    guard skipDigits(text, &index, end) else { return false }
  }
  skipMark(text, &index, end)
  while index < end, text[index] == UInt8(ascii: "/") {
    index &+= 1
    guard skipDigits(text, &index, end) else { return false }
    skipMark(text, &index, end)
  }
  return true
}

private func skipMark(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) {
  if index < end, text[index] == UInt8(ascii: "!") || text[index] == .plus { index &+= 1 }
}

/// Moves past `100`, `62.5kg`, `bw` or `bw+10`.
private func skipPlainLoad(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
  if index &+ 2 <= end, text[index] == UInt8(ascii: "b"), text[index &+ 1] == UInt8(ascii: "w") {
    index &+= 2
    guard index < end, text[index] == .plus || text[index] == .hyphen else { return true }
    index &+= 1
  }
  return skipDigits(text, &index, end) && skipFractionAndUnit(text, &index, end)
}

/// Moves past `(…)` without quotes or parentheses in it.
private func skipPlainLabel(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
  index &+= 1
  while index < end, text[index] != .closeParenthesis {
    if text[index] == .openParenthesis || text[index] == .quote { return false }
    index &+= 1
  }
  guard index < end else { return false }
  index &+= 1
  return true
}

/// Moves past a digit or more.
func skipDigits(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
  let first = index
  while index < end, text[index].isDigit { index &+= 1 }
  return index > first
}

/// Moves past `.` and its digits where there is one; false where no digit follows it.
private func skipFraction(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
  guard index < end, text[index] == .point else { return true }
  index &+= 1
  return skipDigits(text, &index, end)
}

/// Moves past decimals and `kg` or `lb` where there are any; false where a point has no digit behind.
func skipFractionAndUnit(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
  guard skipFraction(text, &index, end) else { return false }
  guard index &+ 2 <= end else { return true }
  switch (text[index], text[index &+ 1]) {
  case (UInt8(ascii: "k"), UInt8(ascii: "g")), (UInt8(ascii: "l"), UInt8(ascii: "b")): index &+= 2
  default: break
  }
  return true
}
