/// What the pattern of an `include` leads to, as whoever can look at the disk has found.
package struct Inclusion: Hashable, Sendable {
  /// How many includes may lead from the root to a file.
  package static let mostDeep = 16
  /// How many files a book may have.
  package static let mostFiles = 10_000

  /// The files, in order.
  package var files: [FileID]
  /// What the pattern matches, or needs to look at, and that is not read.
  package var refusals: [IncludeRefusal]

  /// Makes what a pattern leads to; nothing at all when it matches nothing.
  package init(files: [FileID] = [], refusals: [IncludeRefusal] = []) {
    self.files = files
    self.refusals = refusals
  }
}

/// Something that an `include` means and that is not read.
package struct IncludeRefusal: Error, Hashable, Sendable {
  /// What it is called in messages; nil for what the pattern itself says.
  package let name: String?
  /// Why it is not read, as the end of a sentence.
  package let reason: String

  /// Makes a refusal.
  package init(_ name: String?, _ reason: String) {
    self.name = name
    self.reason = reason
  }
}

/// Whoever can look at the disk for a book.
package protocol FileLibrary {
  /// What `pattern` leads to where it is written in `file`, which belongs to the book of `root`.
  func inclusion(of pattern: String, in file: FileID, of root: FileID) -> Inclusion
  /// The bytes of `file`; throws why it cannot be read.
  func bytes(of file: FileID) throws(IncludeRefusal) -> [UInt8]
}
