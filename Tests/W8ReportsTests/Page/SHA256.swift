/// SHA-256 of bytes in base64, as a policy of a page names a script.
func sha256InBase64(_ bytes: [UInt8]) -> String {
  base64(sha256(bytes))
}

/// The first 32 bits of the fractions of the cube roots of the first 64 primes, and of the square roots of the first
/// eight, computed as the standard defines them.
private let (rounds, start): ([UInt32], [UInt32]) = {
  var primes: [Int] = []
  var number = 2
  while primes.count < 64 {
    if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
    number += 1
  }
  return (
    primes.map { fraction(of: $0, power: 3) }, primes.prefix(8).map { fraction(of: $0, power: 2) }
  )
}()

/// The first 32 bits of the fraction of the root of `number`: the largest x with x^power ≤ number · 2^(32·power).
private func fraction(of number: Int, power: Int) -> UInt32 {
  var (least, most) = (UInt64(0), UInt64(32) << 32)
  while most - least > 1 {
    let middle = (least + most) / 2
    if isAtMost(middle, power: power, number) { least = middle } else { most = middle }
  }
  return UInt32(truncatingIfNeeded: least)
}

private func isAtMost(_ root: UInt64, power: Int, _ number: Int) -> Bool {
  let product = (0..<power).reduce(UInt128(1)) { product, _ in product * UInt128(root) }
  return product <= UInt128(number) << (32 * power)
}

private func sha256(_ bytes: [UInt8]) -> [UInt8] {
  var text = bytes + [0x80]
  while text.count % 64 != 56 { text.append(0) }
  text += (0..<8).reversed().map { UInt8(truncatingIfNeeded: (bytes.count * 8) >> (8 * $0)) }
  var state = start
  for block in stride(from: 0, to: text.count, by: 64) { mix(text[block..<block + 64], &state) }
  return state.flatMap { word in (0..<4).reversed().map { UInt8(word >> (8 * $0) & 0xFF) } }
}

private func mix(_ block: ArraySlice<UInt8>, _ state: inout [UInt32]) {
  var words = (0..<16).map { index in
    (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[block.startIndex + 4 * index + $1]) }
  }
  for index in 16..<64 {
    let (a, b) = (words[index - 15], words[index - 2])
    let small = turned(a, 7) ^ turned(a, 18) ^ a >> 3
    let large = turned(b, 17) ^ turned(b, 19) ^ b >> 10
    words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
  }
  var now = state
  for index in 0..<64 {
    let (a, e) = (now[0], now[4])
    let choice = e & now[5] ^ ~e & now[6]
    let first =
      now[7] &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ rounds[index]
      &+ words[index]
    let most = a & now[1] ^ a & now[2] ^ now[1] & now[2]
    let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ most
    now = [first &+ second, a, now[1], now[2], now[3] &+ first, e, now[5], now[6]]
  }
  state = zip(state, now).map { $0 &+ $1 }
}

private func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

private func base64(_ bytes: [UInt8]) -> String {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  var text = ""
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = Array(bytes[start..<min(start + 3, bytes.count)])
    let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
    for index in 0...group.count { text.append(digits[bits >> (18 - 6 * index) & 63]) }
    text += String(repeating: "=", count: 3 - group.count)
  }
  return text
}
