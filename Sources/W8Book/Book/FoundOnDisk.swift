import W8Text

/// Something about the disk that a book needs and that is not known yet.
package enum DiskRequest: Hashable, Sendable {
  /// What a pattern leads to that stands in a file of a folder, in books that read nothing outside of a reach.
  case inclusion(pattern: String, folder: String, reach: String)
  case text(FileID)
  case includeLines(FileID)
}

/// What a search has found on the disk.
package struct FoundOnDisk: Sendable {
  /// What patterns lead to.
  package var inclusions: [DiskRequest: Inclusion] = [:]
  /// The texts of files, or why they cannot be read.
  package var texts: [FileID: Result<[UInt8], IncludeRefusal>] = [:]
  /// The lines of files that include others; none of one that cannot be read.
  package var includeLines: [FileID: [UInt8]] = [:]
  /// How many names were looked at.
  package private(set) var lookedAt = 0
  /// What `texts` count together (`bookSize`).
  package private(set) var size = 0

  /// Makes what is found before any search.
  package init() {}

  /// Looks for `want` in `library`, which knows everything at once, for a book that may have `limit` bytes; there is `room`
  /// for the texts of all that is looked for.
  package mutating func look(
    for want: DiskRequest, in library: some FileLibrary, room: Int, of limit: Int
  ) {
    switch want {
    case .inclusion(let pattern, let folder, let reach):
      inclusions[want] = library.inclusion(of: pattern, from: folder, within: reach)
      lookedAt += inclusions[want]?.lookedAt ?? 0
    case .text(let file):
      do throws(IncludeRefusal) {
        let bytes = try library.bytes(of: file, room: max(room - size, 0), of: limit)
        texts[file] = bytes.map { .success($0) }
        size += bytes.map { bookSize(of: $0) } ?? 0
      } catch {
        texts[file] = .failure(error)
      }
    case .includeLines(let file):
      let bytes = try? library.bytes(of: file, room: limit, of: limit)
      includeLines[file] = W8Book.includeLines(bytes ?? [])
    }
  }
}

/// A library that knows no texts, perhaps the lines of them that include others, and notes what it is asked for besides.
package final class DiskRequests: FileLibrary {
  /// What was asked for and is not known, each once.
  package private(set) var all: Set<DiskRequest> = []
  private let reaches: (FileID) -> String
  private let lines: ((FileID) -> [UInt8]?)?

  /// Makes a library of the reaches of books; who asks for no more than lines that include others gives those that are known.
  package init(reach: @escaping (FileID) -> String, lines: ((FileID) -> [UInt8]?)? = nil) {
    reaches = reach
    self.lines = lines
  }

  /// The folder outside of which the book of `root` reads nothing.
  package func reach(of root: FileID) -> String { reaches(root) }

  /// Nil: the request is noted.
  package func inclusion(
    of pattern: String, from folder: String, within reach: String
  ) -> Inclusion? {
    all.insert(.inclusion(pattern: pattern, folder: folder, reach: reach))
    return nil
  }

  /// The lines of `file` that include others, where these are asked for and known; else nil, and it is noted what is wanted.
  package func bytes(of file: FileID, room: Int, of limit: Int) -> [UInt8]? {
    let known = lines?(file)
    if known == nil { all.insert(lines == nil ? .text(file) : .includeLines(file)) }
    return known
  }
}
