import W8Analysis
import W8Files
import W8Text

/// The files that the user has given to a command: those that were named, and those found below a folder that was.
///
/// A command that goes through the files of a book writes no others: what a log includes is chosen by whoever wrote it.
struct GivenFiles {
  private var named: Set<FileID> = []
  private var found: Set<FileID> = []

  /// Takes them from `sources`.
  init(_ sources: [Result<LogSource, FileError>], _ environment: Environment) {
    for case .success(let source) in sources {
      switch source {
      case .file(let path): named.insert(FileID(environment.fileIdentity(path)))
      case .found(let path): found.insert(FileID(environment.fileIdentity(path)))
      case .parts, .standardInput, .piped: break
      }
    }
  }

  /// Whether `file` is one of them.
  func contains(_ file: FileID) -> Bool { named.contains(file) || found.contains(file) }

  /// Whether the user has named `file` itself.
  func isNamed(_ file: FileID) -> Bool { named.contains(file) }
}

/// Why a file that holds `bytes` is not written unless it was named, as a sentence; nil where it may be: what is no text
/// may be anything, whatever its name.
func reasonToLeave(_ bytes: [UInt8]) -> String? {
  let offset =
    bytes.firstIndex(of: 0)
    ?? firstInvalidUTF8Offset(in: bytes, range: TextRange(0, bytes.count))
  guard let offset else { return nil }
  let line = bytes[..<offset].count { $0 == .lineFeed } + 1
  let what = bytes[offset] == 0 ? "has a NUL" : "is not UTF-8"
  return "it \(what) on line \(line)"
}
