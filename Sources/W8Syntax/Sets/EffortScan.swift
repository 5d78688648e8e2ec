import W8Text

// `@8`, `rir2`, and the ways in which people write them otherwise.

/// Reads an item that starts with `@`.
func scanEffort(_ text: Span<UInt8>, _ start: Int, _ wordEnd: Int, _ end: Int) -> SetItem {
  var index = start + 1
  if index < wordEnd, text[index].isDigit {
    return isEffort(text, index, wordEnd)
      ? SetItem(start: start, end: wordEnd, shape: .effort)
      : .faulty(.effortRange, start, wordEnd, filling: .effort)
  }
  let isReserve = scan(word: "rir", text, &index, end)
  _ = isReserve || scan(word: "rpe", text, &index, end)
  skipSeparators(text, &index, end)
  if let item = misspelt(text, start, index, end, isReserve) { return item }
  if let item = loadAfterAt(text, start, end) { return item }
  guard start + 1 < wordEnd else { return .unreadable(start, wordEnd) }
  let isName = decodeScalar(in: text, at: start + 1).scalar.isLetter
  return isName ? .faulty(.gymInSets, start, wordEnd) : .unreadable(start, wordEnd)
}

/// Reads `@bw+10`, `@ -15kg`: a load that is no number, with an `@` before it.
private func loadAfterAt(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> SetItem? {
  var index = start + 1
  skipSeparators(text, &index, end)
  guard scanUnitedLoad(text, &index, end) || scanSignedLoad(text, &index, end),
    isItemEnd(text, index, end)
  else { return nil }
  return .faulty(.effortRange, start, index, filling: .effort)
}

/// Reads `rir2`, or `RPE 8`, `RPE8`, `rir 2`; nil for any other word.
func scanNamedEffort(
  _ text: Span<UInt8>, _ start: Int, _ wordEnd: Int, _ end: Int
) -> SetItem? {
  var index = start
  let isReserve = scan(word: "rir", text, &index, end)
  guard isReserve || scan(word: "rpe", text, &index, end) else { return nil }
  if isReserve, index + 1 == wordEnd, text[index].isDigit {
    return SetItem(start: start, end: wordEnd, shape: .effort)
  }
  skipSeparators(text, &index, end)
  return misspelt(text, start, index, end, isReserve)
}

/// The fault of an effort that is written otherwise and whose number is at `number`; nil without one.
private func misspelt(
  _ text: Span<UInt8>, _ start: Int, _ number: Int, _ end: Int, _ isReserve: Bool
) -> SetItem? {
  guard number < end, text[number].isDigit else { return nil }
  let last = setWordEnd(text, number, end)
  let isValid = isReserve ? last == number + 1 : isEffort(text, number, last)
  return .faulty(isValid ? .effortSpelling : .effortRange, start, last, filling: .effort)
}

/// Whether `text[start..<end]` is an effort: 1 to 10 in halves.
func isEffort(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  var index = start
  guard let whole = scanDigits(text, &index, end, 1, 2), 1...10 ~= whole else { return false }
  if index == end { return true }
  return whole < 10 && end - index == 2 && text[index] == .point
    && text[index + 1] == UInt8(ascii: "5")
}
