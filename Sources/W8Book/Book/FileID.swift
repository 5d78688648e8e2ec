import Primitives

/// The name by which the caller knows a file: a path or a URI, compared byte by byte.
package struct FileID: Hashable, Sendable {
  // Two strings are equal when they differ in Unicode normal form only; two paths are not.
  private let bytes: [UInt8]

  /// The name as the caller gave it.
  package var name: String { String(decoding: bytes, as: UTF8.self) }

  /// Names a file.
  package init(_ name: String) {
    bytes = Array(name.utf8)
  }

  /// The folder in which the file stands, by the spelling of its name: `.` for a bare name.
  package var folder: String {
    switch startOfLastPart {
    case 0: "."
    case 1: "/"
    case let start: String(decoding: bytes[..<(start - 1)], as: UTF8.self)
    }
  }

  /// The name without its folder.
  package var lastPart: String { String(decoding: bytes[startOfLastPart...], as: UTF8.self) }

  /// The file called `name` in the same folder.
  package func sibling(_ name: String) -> FileID {
    FileID(String(decoding: bytes[..<startOfLastPart], as: UTF8.self) + name)
  }

  /// The file of which this is a conflict copy by its name, in the same folder; nil where it is none.
  package var original: FileID? { originalOfConflictCopy(lastPart).map(sibling) }

  /// The file of which this may be a numbered copy by its name, in the same folder; nil where it is none.
  var numberedOriginal: FileID? { originalOfNumberedCopy(lastPart).map(sibling) }

  /// The name as seen from the folder of `root`; for a file that is not below it the last part.
  package func name(from root: FileID) -> String {
    let folder = root.bytes[..<root.startOfLastPart]
    let isBelow = bytes.starts(with: folder) && bytes.count > folder.count
    return String(decoding: bytes[(isBelow ? folder.count : startOfLastPart)...], as: UTF8.self)
  }

  private var startOfLastPart: Int {
    bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
  }
}
