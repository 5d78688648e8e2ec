/// The weekday that `text[start..<end]` names in English, in full or by three letters, in any case.
///
/// Monday is 1, Sunday 7; nil when it names none.
func weekday(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> UInt32? {
  guard end - start >= 3 else { return nil }
  let number: UInt32
  let rest: StaticString
  switch (text[start] | 0x20, text[start + 1] | 0x20, text[start + 2] | 0x20) {
  case (UInt8(ascii: "m"), UInt8(ascii: "o"), UInt8(ascii: "n")): (number, rest) = (1, "day")
  case (UInt8(ascii: "t"), UInt8(ascii: "u"), UInt8(ascii: "e")): (number, rest) = (2, "sday")
  case (UInt8(ascii: "w"), UInt8(ascii: "e"), UInt8(ascii: "d")): (number, rest) = (3, "nesday")
  case (UInt8(ascii: "t"), UInt8(ascii: "h"), UInt8(ascii: "u")): (number, rest) = (4, "rsday")
  case (UInt8(ascii: "f"), UInt8(ascii: "r"), UInt8(ascii: "i")): (number, rest) = (5, "day")
  case (UInt8(ascii: "s"), UInt8(ascii: "a"), UInt8(ascii: "t")): (number, rest) = (6, "urday")
  case (UInt8(ascii: "s"), UInt8(ascii: "u"), UInt8(ascii: "n")): (number, rest) = (7, "day")
  default: return nil
  }
  var index = start + 3
  if index < end { guard scan(word: rest, text, &index, end) else { return nil } }
  return index == end ? number : nil
}
