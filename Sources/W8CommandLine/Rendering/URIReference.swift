/// A reference, as RFC 3986 has it, to the file at `path`: relative paths stay relative.
///
/// Everything is escaped but what is never special, so that neither `a:b` nor `100%` is misread.
func uriReference(toFile path: String) -> String {
  var rest = path[...]
  while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
  let reference = rest.utf8.map(escaped).joined()
  return path.hasPrefix("/") ? "file://\(reference)" : reference
}

private func escaped(_ byte: UInt8) -> String {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
    UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
    String(Unicode.Scalar(byte))
  default:
    (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
  }
}
