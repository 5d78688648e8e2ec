/// `bytes` as text: UTF-8, else Windows-1252, in which every byte stands for something.
func decodedText(_ bytes: ArraySlice<UInt8>) -> (text: String, isUTF8: Bool) {
  if let text = String(validating: bytes, as: UTF8.self) { return (text, true) }
  var text = String.UnicodeScalarView()
  for byte in bytes { text.append(windows1252Scalar(byte)) }
  return (String(text), false)
}

/// The scalar of a byte in Windows-1252; those that it leaves open are the control characters of Latin-1.
private func windows1252Scalar(_ byte: UInt8) -> Unicode.Scalar {
  guard 0x80...0x9F ~= byte else { return Unicode.Scalar(byte) }
  return windows1252Block[Int(byte - 0x80)]
}

/// What 0x80 to 0x9F stand for.
private let windows1252Block: [Unicode.Scalar] = [
  "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
  "\u{2C6}", "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}",
  "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
  "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
]
