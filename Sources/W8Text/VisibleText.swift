import Primitives

/// `text` with everything made visible that a terminal would obey instead of show.
package func visible(_ text: some StringProtocol) -> String {
  guard text.unicodeScalars.contains(where: { $0.isObeyedByTerminals }) else { return String(text) }
  var shown = ""
  for scalar in text.unicodeScalars { appendVisible(scalar, to: &shown) }
  return shown
}

/// `text` with everything made visible that a terminal would obey instead of show.
package func visible(_ text: String) -> String {
  mayBeObeyed(text.utf8.span) ? visible(text[...]) : text
}

/// `text` with everything made visible that a terminal would obey instead of show.
package func visible(_ text: Substring) -> Substring {
  mayBeObeyed(text.utf8.span) ? visible(String(text))[...] : text
}

/// Whether there are bytes with which scalars begin that a terminal obeys.
private func mayBeObeyed(_ text: Span<UInt8>) -> Bool {
  var index = nextUnprintable(in: text, from: 0)
  while index < text.count {
    switch text[index] {
    case 0...0x1F, 0x7F: return true
    case 0xC2, 0xD8, 0xE2, 0xEF:
      let next = index + 1 < text.count ? text[index + 1] : 0
      if isObeyed(after: text[index], next) { return true }
    default: break
    }
    index = nextUnprintable(in: text, from: index &+ 1)
  }
  return false
}

/// Whether a scalar that is obeyed may begin with two bytes: U+0080…9F, U+061C, U+2000…207F, U+FEC0…FEFF.
private func isObeyed(after first: UInt8, _ second: UInt8) -> Bool {
  switch first {
  case 0xC2: second < 0xA0
  case 0xD8: second == 0x9C
  case 0xE2: second <= 0x81
  default: second == 0xBB
  }
}

/// `text` in double quotes, with control characters made visible.
package func inQuotes(_ text: String) -> String {
  "\"\(visible(text))\""
}

/// Adds `scalar` as it can be shown safely; a tab is shown as a picture of one.
package func appendVisible(_ scalar: Unicode.Scalar, to text: inout String) {
  guard scalar.isObeyedByTerminals else {
    text.unicodeScalars.append(scalar)
    return
  }
  if let picture = pictureOfControl(scalar) {
    text.unicodeScalars.append(picture)
  } else {
    text += "<U+\(String(scalar.value, radix: 16, uppercase: true))>"
  }
}

/// The symbol that Unicode has for a control character of ASCII, such as `␛`.
private func pictureOfControl(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
  switch scalar.value {
  case 0...0x1F: Unicode.Scalar(0x2400 + scalar.value)
  case 0x7F: "\u{2421}"
  default: nil
  }
}
