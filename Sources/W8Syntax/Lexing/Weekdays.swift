/// The weekday that `text[start..<end]` names in English, in full or by three letters, in any case.
///
/// Monday is 1, Sunday 7; nil when it names none.
func weekday(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> UInt32? {
  let names: [7 of StaticString] = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
  let count = end - start
  guard count >= 3 else { return nil }
  for position in names.indices {
    let name = names[position]
    guard count == 3 || count == name.utf8CodeUnitCount else { continue }
    let matches = name.withUTF8Buffer { letters in
      for offset in 0..<count where text[start + offset] | 0x20 != letters[offset] { return false }
      return true
    }
    if matches { return UInt32(position + 1) }
  }
  return nil
}
