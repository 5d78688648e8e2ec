import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let invalidUTF8 = Rule(
    8001, "invalid-utf8", .error, hidesLog: true,
    Explanation(
      finds: "Bytes that are not UTF-8, shown as \u{FFFD} in the example.",
      harm: """
        w8log cannot read these letters, and an editor that saves the file may destroy them. \
        Reports refuse the log.
        """,
      fix: """
        Save the file as UTF-8. The fix assumes that the line is Windows-1252; check its letters \
        afterwards.
        """,
      example: january("03 Sat   82.1  > caf\u{FFFD} and cake"),
      instead: january("03 Sat   82.1  > café and cake")),
    .syntax(.invalidUTF8) { scope in
      let line = scope.lowered.tree.contentRange(ofLine: scope.fault.line)
      let number = scope.fault.range.start - line.start + 1
      return "byte \(number) of the line is not UTF-8; save the file as UTF-8"
    },
    fixes: .possible { scope in
      let line = scope.fileLine.contentRange
      let bytes = scope.file.text.bytes(in: line)
      var edits: [TextEdit] = []
      var first = ""
      for run in invalidUTF8Runs(in: bytes, range: TextRange(0, bytes.count)) {
        guard let text = windows1252(bytes[run.start..<run.end]) else { return [] }
        if edits.isEmpty { first = text }
        edits.append(TextEdit(run.shifted(by: line.start), text))
      }
      guard !edits.isEmpty else { return [] }
      return [
        .preferred(
          "Read the line as Windows-1252: the byte becomes \(quoted(first))", edits,
          if: false)
      ]
    })
}

/// What `bytes` from 0x80 on say in Windows-1252; nil when one of them stands for nothing there.
///
/// After the table of the WHATWG Encoding Standard, less its five control characters.
package func windows1252(_ bytes: ArraySlice<UInt8>) -> String? {
  let high: [32 of UInt32] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
    0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]
  var text = ""
  for byte in bytes {
    let value = 0x80...0x9F ~= byte ? high[Int(byte) - 0x80] : UInt32(byte)
    guard value > 0, let scalar = Unicode.Scalar(value) else { return nil }
    text.unicodeScalars.append(scalar)
  }
  return text
}
