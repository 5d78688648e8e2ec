import W8Analysis
import W8Files

extension Invocation {
  /// The logs that are roots of books: those that `sources` gives without the files that another
  /// of them includes, as these are read with it.
  func roots() throws(Failure) -> [Result<LogSource, FileError>] {
    let sources = try sources()
    guard sources.count > 1 else { return sources }
    let books = try sources.map { (source) throws(Failure) in try includedFiles(of: source) }
    let includedBy = books.indices.map { own in
      books.indices.filter { $0 != own && books[$0].included.contains(books[own].root) }
    }
    return sources.indices.filter { own in
      // Of files that include each other the first is the root.
      !includedBy[own].contains { other in
        other < own || !books[own].included.contains(books[other].root)
      }
    }.map { sources[$0] }
  }

  /// The only root among the logs at `paths`; nil when there are several.
  func onlyRoot(among paths: [String]) throws(Failure) -> String? {
    let books = try paths.map { (path) throws(Failure) in
      try includedFiles(of: .success(.file(path)))
    }
    let roots = books.indices.filter { own in
      !books.contains { $0.root != books[own].root && $0.included.contains(books[own].root) }
    }
    return roots.count == 1 ? paths[roots[0]] : nil
  }

  /// A log and the files of its book without itself; none when it cannot be read.
  private func includedFiles(
    of source: Result<LogSource, FileError>
  ) throws(Failure) -> (root: FileID?, included: Set<FileID?>) {
    guard case .success(.file(let path)) = source else { return (nil, []) }
    let root = FileID(environment.fileIdentity(path))
    guard let bytes = try? environment.readFile(path), mayInclude(bytes) else { return (root, []) }
    let log = ReadLog(name: path, source: .file(path), bytes: bytes)
    let files = try openBook(log).analysis.files.dropFirst().map(\.id)
    return (root, Set(files))
  }
}
