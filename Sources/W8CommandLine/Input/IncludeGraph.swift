import W8Analysis
import W8Engine
import W8Files

/// Which of several files includes which, as far as it takes to know which are roots of books.
///
/// Each file is read once, and each of its patterns looked for once in each folder of a root.
struct IncludeGraph {
  /// The files that may be roots, in order.
  private let files: [FileID]
  /// The folders in which they stand.
  private let folders: Set<String>
  private let today: CivilDate
  private let library: DiskLibrary
  /// The patterns that files include; nil for what cannot be read.
  private var patterns: [FileID: [String]?] = [:]
  /// What files include where nothing outside a folder is read.
  private var targets: [Place: [FileID]] = [:]

  /// A file, and the folder outside of which it includes nothing.
  private struct Place: Hashable {
    let file: FileID
    let folder: String
  }

  init(of files: [FileID], today: CivilDate, library: DiskLibrary) {
    self.files = files
    folders = Set(files.map { Path.folder(of: $0.name) })
    self.today = today
    self.library = library
  }

  /// The files whose books hold all files; of files that include each other the first.
  mutating func roots() -> Set<FileID> {
    let order = includersFirst()
    var books = choose(order, keeping: [:])
    var includedByLater: Set<FileID> = []
    for (root, book) in books {
      for file in book where file != root {
        if let own = books[file], !own.contains(root) { includedByLater.insert(file) }
      }
    }
    if includedByLater.isEmpty { return Set(books.keys) }
    books = books.filter { !includedByLater.contains($0.key) }
    return Set(choose(order, keeping: books).keys)
  }

  /// The books that it takes, besides `books`, to hold all files of `order`.
  private mutating func choose(
    _ order: [FileID], keeping books: [FileID: Set<FileID>]
  ) -> [FileID: Set<FileID>] {
    var books = books
    var held = books.values.reduce(into: Set<FileID>()) { $0.formUnion($1) }
    for file in order where !held.contains(file) {
      let book = book(of: file)
      held.formUnion(book)
      books[file] = book
    }
    return books
  }

  /// The files that may be roots, each before those that it includes, unless these include it too.
  private mutating func includersFirst() -> [FileID] {
    var finished: [FileID] = []
    var seen: Set<FileID> = []
    // The way from a file that may be a root, each with what is still to be seen; no recursion, as
    // the way may be as long as there are files.
    var way: [(file: FileID, rest: ArraySlice<FileID>)] = []
    for start in files where seen.insert(start).inserted {
      way = [(start, included(by: start)[...])]
      while let last = way.indices.last {
        guard let next = way[last].rest.popFirst() else {
          finished.append(way.removeLast().file)
          continue
        }
        if seen.insert(next).inserted { way.append((next, included(by: next)[...])) }
      }
    }
    let own = Set(files)
    return finished.reversed().filter(own.contains)
  }

  /// What a file includes in the book that allows it most.
  private mutating func included(by file: FileID) -> [FileID] {
    var folder = Path.folder(of: file.name)
    var widest = folder
    while true {
      if folders.contains(folder) { widest = folder }
      let above = Path.folder(of: folder)
      if above == folder { break }
      folder = above
    }
    return included(by: file, within: widest)
  }

  /// The files of the book of `root`.
  private mutating func book(of root: FileID) -> Set<FileID> {
    var book: Set<FileID> = [root]
    walk(root, depth: 0, within: Path.folder(of: root.name), &book)
    return book
  }

  private mutating func walk(
    _ file: FileID, depth: Int, within folder: String, _ book: inout Set<FileID>
  ) {
    guard depth < Inclusion.mostDeep else { return }
    for next in included(by: file, within: folder) {
      if book.contains(next) || patterns(of: next) == nil { continue }
      guard book.count < Inclusion.mostFiles else { return }
      book.insert(next)
      walk(next, depth: depth + 1, within: folder, &book)
    }
  }

  private mutating func included(by file: FileID, within folder: String) -> [FileID] {
    let place = Place(file: file, folder: folder)
    if let known = targets[place] { return known }
    // Only the folder of the root counts, not its name.
    let root = FileID(Path.join(folder, "root"))
    let found = (patterns(of: file) ?? []).flatMap {
      library.inclusion(of: $0, in: file, of: root).files
    }
    targets[place] = found
    return found
  }

  private mutating func patterns(of file: FileID) -> [String]? {
    if let known = patterns[file] { return known }
    let found = (try? library.bytes(of: file)).map { includedPatterns($0, today: today) }
    patterns[file] = .some(found)
    return found
  }
}

/// The patterns that the directives of a log include, in order.
private func includedPatterns(_ bytes: [UInt8], today: CivilDate) -> [String] {
  guard mayInclude(bytes) else { return [] }
  let file = FileID("log")
  let asked = AskedPatterns()
  var host = AnalysisHost(today: today)
  host.apply(.open(file, bytes, version: 0))
  host.load(file, from: asked)
  return asked.patterns
}

/// A disk without files that remembers what it was asked for.
private final class AskedPatterns: FileLibrary {
  private(set) var patterns: [String] = []

  func inclusion(of pattern: String, in file: FileID, of root: FileID) -> Inclusion {
    patterns.append(pattern)
    return Inclusion()
  }

  func bytes(of file: FileID) throws(IncludeRefusal) -> [UInt8] {
    throw IncludeRefusal(nil, "there is no disk")
  }
}
