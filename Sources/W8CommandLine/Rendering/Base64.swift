/// `bytes` in base64 (RFC 4648, section 4), padded, on one line.
func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let bits = group.enumerated().reduce(0) { $0 | Int($1.element) << (16 - 8 * $1.offset) }
    for sextet in 0..<4 {
      let isPadding = sextet > group.count
      text.append(isPadding ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * sextet) & 0x3F])
    }
  }
  return String(decoding: text, as: UTF8.self)
}
