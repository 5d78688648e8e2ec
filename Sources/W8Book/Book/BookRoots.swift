import Primitives

/// A book as far as it takes to know its files.
package struct LoadedBook: Sendable {
  /// The root.
  package let root: FileID
  /// The files, the root first.
  package let files: [FileID]

  /// Makes a book of its files, the root first.
  package init(root: FileID, files: [FileID]) {
    self.root = root
    self.files = files
  }
}

extension AnalysisHost {
  /// The books that it takes to hold all of `files`, in the order of their roots among these.
  ///
  /// A file that another one includes, directly or through others, is no root; of files that include
  /// each other the first is. What lies too deep for every book is the root of one of its own, and
  /// so is what cannot be read. Files that are in none of the books are not kept. The work is linear
  /// in the includes, and in the files that their patterns match, each pattern of a folder counted
  /// once.
  @discardableResult
  package mutating func loadBooks(
    among files: [FileID], from library: some FileLibrary
  ) -> [LoadedBook] {
    var books: [FileID: LoadedBook] = [:]
    var held: Set<FileID> = []
    var looked: Set<FileID> = []
    // A book may hold the root of one that reaches less far, but never of one that reaches farther.
    let byReach = Dictionary(grouping: files) { ExactText(library.reach(of: $0)) }
    let widestFirst = byReach.sorted { $0.key.text.utf8.count < $1.key.text.utf8.count }
    for (reach, group) in widestFirst {
      let open = group.filter { !held.contains($0) }
      let order = includersFirst(open, within: reach.text, library, &looked)
      for file in order where !held.contains(file) {
        let book = LoadedBook(root: file, files: [file] + load(file, from: library).dropFirst())
        held.formUnion(book.files)
        books[file] = book
      }
    }
    for book in books.keys { held.formUnion(self.files(comparedFor: book)) }
    for file in looked.subtracting(held) { apply(.close(file)) }
    return files.compactMap { books.removeValue(forKey: $0) }
  }

  /// `starts` in an order in which each stands before those that it includes; of files that include
  /// each other the first of `starts` stands before the others. Adds to `looked` whose texts it read.
  private mutating func includersFirst(
    _ starts: [FileID], within reach: String, _ library: some FileLibrary,
    _ looked: inout Set<FileID>
  ) -> [FileID] {
    var finished: [FileID] = []
    var seen: Set<IncludeNode> = []
    // The way from one of `starts`, each with what is still to be seen; no recursion, as the way may
    // be as long as there are files.
    var way: [(node: IncludeNode, rest: ArraySlice<IncludeNode>)] = []
    for start in starts where seen.insert(.file(start)).inserted {
      // How many names were looked at on the way from this one.
      var lookedAt = 0
      way = [
        (.file(start), included(by: .file(start), within: reach, library, &looked, &lookedAt)[...])
      ]
      while let last = way.indices.last {
        guard let next = way[last].rest.popFirst() else {
          if case .file(let file) = way.removeLast().node { finished.append(file) }
          continue
        }
        guard seen.insert(next).inserted else { continue }
        way.append((next, included(by: next, within: reach, library, &looked, &lookedAt)[...]))
      }
    }
    let own = Set(starts)
    return finished.reversed().filter(own.contains)
  }

  private mutating func included(
    by node: IncludeNode, within reach: String, _ library: some FileLibrary,
    _ looked: inout Set<FileID>, _ lookedAt: inout Int
  ) -> [IncludeNode] {
    switch node {
    case .file(let file):
      if text(of: file) == nil, read(file, library) == nil, text(of: file) != nil {
        looked.insert(file)
      }
      return includeSites(of: file).map(IncludeNode.site)
    case .site(let site):
      guard lookedAt <= Inclusion.mostNames,
        let inclusion = inclusion(at: site, within: reach, library)
      else { return [] }
      lookedAt += inclusion.lookedAt
      return inclusion.files.map(IncludeNode.file)
    }
  }
}

/// What includes, and what is included.
///
/// A pattern is a node of its own: files that include the same ones share the way to them.
private enum IncludeNode: Hashable {
  case file(FileID)
  case site(IncludeSite)
}
