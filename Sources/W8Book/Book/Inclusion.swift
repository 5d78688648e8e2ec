import Primitives
import W8Text

/// What the pattern of an `include` leads to on the disk.
package struct Inclusion: Hashable, Sendable {
  /// The number of includes that may lead from the root to a file.
  package static let mostDeep = 16
  /// The number of files that a book may have.
  package static let mostFiles = 10_000
  /// How many names the patterns of a book may look at.
  package static let mostNames = 200_000
  /// The number of times that the includes of a book may lead to a file.
  package static let mostVisits = 50_000
  /// The number of bytes that the files of a book may have together: 256 MiB.
  package static let mostBytes = 256 << 20

  /// The files, in order; the same for all files of one folder that include the pattern.
  package var files: [FileID]
  /// What a pattern with wildcards matches and is left out, since it is a conflict copy of one of the files.
  package let copies: [FileID]
  /// Those of the files that may be copies of others of them, by their names, each with that: what both say decides.
  let numbered: [FileID: FileID]
  /// What the pattern matches, or needs to look at, and that is not read.
  package var refusals: [IncludeRefusal]
  /// Whether the pattern may match several files: then it leaves out the one in which it stands.
  package var hasWildcards: Bool
  /// How many names were looked at to find that.
  package var lookedAt = 0

  /// Makes what a pattern leads to; nothing at all when it matches nothing.
  package init(
    files: [FileID] = [], refusals: [IncludeRefusal] = [], hasWildcards: Bool = false
  ) {
    let names = hasWildcards ? Set(files) : []
    let isCopy = { (file: FileID) in file.original.map(names.contains) ?? false }
    copies = files.filter(isCopy)
    self.files = files.filter { !isCopy($0) }
    numbered = Dictionary(
      self.files.compactMap { file in
        file.numberedOriginal.flatMap { names.contains($0) ? (file, $0) : nil }
      }, uniquingKeysWith: { first, _ in first })
    self.refusals = refusals
    self.hasWildcards = hasWildcards
  }

  /// The files where the pattern stands in `includer`, in order.
  func files(includedBy includer: FileID) -> some Sequence<FileID> {
    files.lazy.filter { [hasWildcards] in !hasWildcards || $0 != includer }
  }
}

/// A pattern, and the folder of the files in which it stands: both together say where to look for files.
struct IncludeSite: Hashable, Sendable {
  private let exactFolder: ExactText
  private let exactPattern: ExactText

  init(_ pattern: String, in folder: String) {
    exactFolder = ExactText(folder)
    exactPattern = ExactText(pattern)
  }

  var folder: String { exactFolder.text }
  var pattern: String { exactPattern.text }
}

/// Something that an `include` means and that is not read.
package struct IncludeRefusal: Error, Hashable, Sendable {
  /// Its name in messages; nil for what the pattern itself says.
  package let name: String?
  /// The reason why it is not read, as the end of a sentence.
  package let reason: String

  package init(_ name: String?, _ reason: String) {
    self.name = name
    self.reason = reason
  }

  /// A file for which there is no room in a book that may have `limit` bytes.
  package static func tooLarge(_ limit: Int) -> IncludeRefusal {
    let size = limit >> 20
    return IncludeRefusal(
      nil,
      "a log with its includes can have at most \(size) MiB; include fewer files")
  }

  /// An include for which those before it have left no files to lead to.
  static let tooManyVisits = IncludeRefusal(
    nil, "a log can have at most 50,000 includes; include each file once")

  /// A pattern for which those before it have left no names to look at.
  static let tooManyNames = IncludeRefusal(
    nil,
    "the patterns of includes match against too many files (200,000); name files or folders")
}

/// Looks at the disk for a book.
package protocol FileLibrary {
  /// The folder outside of which the book of `root` reads nothing.
  ///
  /// It holds that of every file in it: what a book reads, no book of its files reads more of.
  func reach(of root: FileID) -> String
  /// What `pattern` leads to where it is written in a file of `folder`, in a book of that reach; nil where that is not
  /// known yet.
  func inclusion(of pattern: String, from folder: String, within reach: String) -> Inclusion?
  /// The bytes of `file`, nil where they are not known yet; throws why it cannot be read, be it that it has more than
  /// `room` bytes in a book that may have `limit`.
  func bytes(of file: FileID, room: Int, of limit: Int) throws(IncludeRefusal) -> [UInt8]?
}

/// The lines of a log that begin with `include`, in any case: what it takes to know what the log
/// includes.
///
/// Most logs have no such line, and need not be understood to know that they include nothing. No line takes
/// part in the meaning of another as far as includes go.
package func includeLines(_ bytes: [UInt8]) -> [UInt8] {
  let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  var lines: [UInt8] = []
  var start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  let span = bytes.span
  while start < span.count {
    let isInclude = beginsWithInclude(span, start)
    var end = start
    repeat {
      end = nextLineBreak(in: span, from: end) + 1
    } while end < span.count && span[end - 1] != .lineFeed
    end = min(end, span.count)
    if isInclude { lines += bytes[start..<end] }
    start = end
  }
  return lines
}

private func beginsWithInclude(_ bytes: borrowing Span<UInt8>, _ start: Int) -> Bool {
  guard bytes[start] | 0x20 == UInt8(ascii: "i"), start + word.count <= bytes.count else {
    return false
  }
  return word.indices.allSatisfy { bytes[start + $0] | 0x20 == word[$0] }
}

private let word = Array("include".utf8)
