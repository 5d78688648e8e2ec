import LanguageServerProtocol

/// The name of a report: equal for equal contents, whenever and wherever it is made.
func reportName(of diagnostics: LSP.WrittenDiagnostics) -> String {
  contentHash(diagnostics.json)
}

/// A hash of `bytes` as 16 hexadecimal digits, the same in every process (FNV-1a of 64 bits).
func contentHash(_ bytes: [UInt8]) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in bytes {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.utf8.count) + digits
}
