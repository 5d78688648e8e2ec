// Questions about single bytes of ASCII.

/// Whether `byte` is one of `0` to `9`.
func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

/// The value of a hexadecimal digit in either case; nil for every other byte.
func hexadecimalValue(of byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

/// The digit for a `value` below 16, in upper case.
func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + (value & 0xF) - 10
}

/// Whether `bytes` start with `prefix`, which is in lower case, in whichever case.
func startsIgnoringCase(_ bytes: ArraySlice<UInt8>, with prefix: [UInt8]) -> Bool {
  guard bytes.count >= prefix.count else { return false }
  return zip(bytes, prefix).allSatisfy { lowercased($0) == $1 }
}

/// The small letter for a capital one; every other byte as it is.
private func lowercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}
