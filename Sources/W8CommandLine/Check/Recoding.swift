import W8Analysis
import W8Text

/// An encoding of texts from before UTF-8.
enum LegacyEncoding: String, CaseIterable {
  case windows1252 = "windows-1252"
}

/// `bytes` with those that are not UTF-8 read as Windows-1252 and written as UTF-8.
///
/// What is UTF-8 stays, as does a byte that stands for nothing in Windows-1252.
func recodedFromWindows1252(_ bytes: [UInt8]) -> [UInt8] {
  let edits = invalidUTF8Runs(in: bytes, range: TextRange(0, bytes.count)).compactMap { run in
    windows1252(bytes[run.start..<run.end]).map { TextEdit(run, $0) }
  }
  return edits.isEmpty ? bytes : bytes.applying(edits) ?? bytes
}
