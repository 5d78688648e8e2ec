/// Something about the disk that a book needs and that nobody has looked at yet.
package enum DiskWant: Hashable, Sendable {
  /// What a pattern leads to that stands in a file of a folder, in books that read nothing outside of a reach.
  case inclusion(pattern: String, folder: String, reach: String)
  /// The text of a file.
  case text(FileID)
}

/// What somebody has found on the disk.
package struct FoundOnDisk: Sendable {
  /// What patterns lead to.
  package var inclusions: [DiskWant: Inclusion] = [:]
  /// The texts of files, or why they cannot be read.
  package var texts: [FileID: Result<[UInt8], IncludeRefusal>] = [:]

  /// Makes what is found where nobody has looked.
  package init() {}

  /// Looks for `want` in `library`, which knows everything at once.
  package mutating func look(for want: DiskWant, in library: some FileLibrary) {
    switch want {
    case .inclusion(let pattern, let folder, let reach):
      inclusions[want] = library.inclusion(of: pattern, from: folder, within: reach)
    case .text(let file):
      do throws(IncludeRefusal) {
        texts[file] = try library.bytes(of: file).map { .success($0) }
      } catch {
        texts[file] = .failure(error)
      }
    }
  }
}

/// A library that knows nothing, and notes what it is asked for.
package final class DiskWants: FileLibrary {
  /// What was asked for, each once.
  package private(set) var all: Set<DiskWant> = []
  private let reaches: (FileID) -> String

  /// Makes a library of which only the reaches of books are known.
  package init(reach: @escaping (FileID) -> String) {
    reaches = reach
  }

  /// The folder outside of which the book of `root` reads nothing.
  package func reach(of root: FileID) -> String { reaches(root) }

  /// Nil: it is noted that somebody wants to know.
  package func inclusion(
    of pattern: String, from folder: String, within reach: String
  ) -> Inclusion? {
    all.insert(.inclusion(pattern: pattern, folder: folder, reach: reach))
    return nil
  }

  /// Nil: it is noted that somebody wants to know.
  package func bytes(of file: FileID) -> [UInt8]? {
    all.insert(.text(file))
    return nil
  }
}
