import Primitives
package import W8Book
package import W8Engine
import W8Text

/// A book whose files are not on any disk, as examples of rules have it.
package struct ExampleBook: FileLibrary {
  private let root: FileID
  private let files: [FileID: [UInt8]]

  /// Makes a book of files by name, the root first; the names are paths from one folder.
  package init(_ files: [(name: String, bytes: [UInt8])]) {
    self.files = Dictionary(
      files.map { (FileID($0.name), $0.bytes) }, uniquingKeysWith: { first, _ in first })
    root = FileID(files.first?.name ?? "")
  }

  /// Reads an example: a line `=== name` begins another file than the root, which is `root`.
  ///
  /// The line end before such a line, or the empty line, belongs to neither file.
  package init(_ example: [UInt8], root: String) {
    var files = [(name: root, bytes: [UInt8]())]
    for line in example.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.starts(with: Self.mark) {
        _ = files[files.count - 1].bytes.popLast()
        files.append((String(decoding: line.dropFirst(Self.mark.count), as: UTF8.self), []))
      } else {
        files[files.count - 1].bytes += line + [0x0A]
      }
    }
    // The last line has no end of its own.
    _ = files[files.count - 1].bytes.popLast()
    for index in files.indices.dropFirst() {
      files[index].bytes = Array(files[index].bytes.dropFirst())
    }
    self.init(files)
  }

  private static let mark = Array("=== ".utf8)

  /// The meaning of the book, seen on `today`; nil for a book without files.
  package func analysis(today: CivilDate) -> Analysis? {
    guard let bytes = files[root] else { return nil }
    var host = AnalysisHost(today: today)
    host.apply(.open(root, bytes, version: 0))
    host.load(root, from: self)
    return host.analysis(of: root)
  }

  /// The one folder of all files.
  package func reach(of root: FileID) -> String { "" }

  /// The files whose names `pattern` matches, in which `*` stands for anything but `/`.
  package func inclusion(
    of pattern: String, from folder: String, within reach: String
  ) -> Inclusion? {
    let pattern = Array(pattern.utf8)
    let names = files.keys.map { $0.name }.filter { isMatch(Array($0.utf8)[...], pattern[...]) }
    return Inclusion(
      files: names.sorted().map(FileID.init), hasWildcards: pattern.contains(UInt8(ascii: "*")))
  }

  /// The bytes of a file of the example; throws for any other.
  package func bytes(
    of file: FileID, room: Int, of limit: Int
  ) throws(IncludeRefusal) -> [UInt8]? {
    guard let bytes = files[file] else { throw IncludeRefusal(nil, "it does not exist") }
    if bookSize(of: bytes) > room { throw .tooLarge(limit) }
    return bytes
  }
}

private func isMatch(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
  guard let first = pattern.first else { return name.isEmpty }
  guard first == UInt8(ascii: "*") else {
    return name.first == first && isMatch(name.dropFirst(), pattern.dropFirst())
  }
  let rest = pattern.dropFirst()
  if isMatch(name, rest) { return true }
  guard let next = name.first, next != UInt8(ascii: "/") else { return false }
  return isMatch(name.dropFirst(), pattern)
}
