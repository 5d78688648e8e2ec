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

  /// The name as seen from the folder of `root`; for a file that is not below it the last part.
  func name(from root: FileID) -> String {
    let slash = UInt8(ascii: "/")
    let folder = root.bytes[..<(root.bytes.lastIndex(of: slash).map { $0 + 1 } ?? 0)]
    if bytes.starts(with: folder), bytes.count > folder.count {
      return String(decoding: bytes[folder.count...], as: UTF8.self)
    }
    let start = bytes.lastIndex(of: slash).map { $0 + 1 } ?? 0
    return String(decoding: bytes[start...], as: UTF8.self)
  }
}
