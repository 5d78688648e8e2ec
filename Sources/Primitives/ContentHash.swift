/// Returns a hash of `bytes` as 16 hexadecimal digits, the same in every process (FNV-1a of 64 bits).
package func contentHash(_ bytes: [UInt8]) -> String {
  let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
    ($0 ^ UInt64($1)) &* 0x100_0000_01B3
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.utf8.count) + digits
}
