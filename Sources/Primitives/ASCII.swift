// Questions about single bytes of ASCII.

/// Whether `byte` is one of `0` to `9`.
@inlinable
package func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

/// The value of a hexadecimal digit in either case; nil for every other byte.
package func hexadecimalValue(of byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

/// The two hexadecimal digits of `byte`, in lower case.
package func hexadecimalDigits(of byte: UInt8) -> (high: UInt8, low: UInt8) {
  func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
  return (digit(byte >> 4), digit(byte & 0xF))
}

/// The small letter for a capital one; every other byte as it is.
@inlinable
package func lowercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}

/// The capital letter for a small one; every other byte as it is.
@inlinable
package func uppercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte & ~0x20 : byte
}

/// Whether `bytes` start with `prefix`, which is in lower case, in whichever case.
package func startsIgnoringCase(_ bytes: ArraySlice<UInt8>, with prefix: [UInt8]) -> Bool {
  guard bytes.count >= prefix.count else { return false }
  return zip(bytes, prefix).allSatisfy { lowercased($0) == $1 }
}
