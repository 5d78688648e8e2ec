import Primitives
import W8Book
import W8Files
import W8Lint
import W8Reports
import W8Text

extension Invocation {
  /// `sources` with each file that was named and that a log above includes as a part of the book of that log; files of one
  /// book stand for it once.
  ///
  /// A log among `all` that are given is read by itself, and was found to be no root of the others. Of several roots the
  /// nearest is taken, and of these the first by name. `--root` names another, or none.
  func inTheirBooks(
    _ sources: [Result<LogSource, FileError>], given all: [Result<LogSource, FileError>]
  ) throws(Failure) -> [Result<LogSource, FileError>] {
    let wanted = arguments.value(of: .root)
    guard findsRoot, wanted != "none" else { return sources }
    var found: [Result<LogSource, FileError>] = []
    var indices: [FileID: Int] = [:]
    var known: [String: [LoadedBook]] = [:]
    let given = Set(
      all.compactMap { try? $0.get().path }.map { FileID(environment.fileIdentity($0)) })
    for source in sources {
      guard case .success(.file(let path)) = source else {
        found.append(source)
        continue
      }
      let file = FileID(environment.fileIdentity(path))
      let books: [LoadedBook]
      if let before = known[file.folder] {
        books = before
      } else {
        books = try self.books(wanted.map { [$0] } ?? environment.logsAbove(path))
          .filter { !given.contains($0.root) }
        known[file.folder] = books
      }
      let isCopy = original(ofNumberedCopy: path) != nil
      let above = isCopy ? nil : books.first { $0.root != file && $0.files.contains(file) }
      guard let book = above, try !includes(file, book.root) else {
        if let wanted, FileID(environment.fileIdentity(wanted)) != file {
          throw .usage(
            .badValue(
              option: Option.root.name, value: wanted,
              expected: "a log that includes \(inQuotes(path)), or the word none"))
        }
        found.append(source)
        continue
      }
      if let index = indices[book.root], case .success(.parts(let root, let paths)) = found[index] {
        found[index] = .success(.parts(ofBook: root, paths + [path]))
      } else {
        indices[book.root] = found.count
        let root = wanted ?? environment.shortPath(book.root.name)
        found.append(.success(.parts(ofBook: root, [path])))
      }
    }
    for case .success(.parts(let root, let paths)) in found {
      let names = paths.count > 3 ? ["\(paths.count) files"] : paths.map { inQuotes($0) }
      try remark("w8log: \(names.listed(with: "and")): read as part of \(inQuotes(root))")
    }
    return found
  }

  /// Whether the book of `file` has `other` too: then it is a root itself.
  private func includes(_ file: FileID, _ other: FileID) throws(Failure) -> Bool {
    guard hasIncludes(file) else { return false }
    return try books(among: [file]).contains { $0.files.contains(other) }
  }

  /// The books of those of the logs at `paths` that include others, without roots that another of them includes.
  private func books(_ paths: [String]) throws(Failure) -> [LoadedBook] {
    let files = paths.map { FileID(environment.fileIdentity($0)) }.filter(hasIncludes)
    return files.isEmpty ? [] : try books(among: files)
  }
}

extension Environment {
  /// `path`, which starts at the root, as the user would call it: as seen from the current folder.
  fileprivate func shortPath(_ path: String) -> String {
    path.hasPrefix("/") ? Path.relative(path, to: fileIdentity(".")) : path
  }
}

extension Option {
  static let root = Option(
    name: "--root", value: .text("LOG"),
    summary: "main log that includes your file; \"none\" reads your file alone",
    initial: "found by w8log")
}
