import LanguageServerProtocol
import W8Analysis
import W8Files

extension ServerSession {
  /// Has the worker look at the disk for what is not known and not looked for yet.
  mutating func look(for wants: Set<DiskWant>) {
    let new = wants.subtracting(books.sought)
    if new.isEmpty { return }
    books.sought.formUnion(new)
    hand(over: .look(DiskLook(for: new, .unknown, environment)))
  }

  /// Has the worker look again at what includes lead to, and at those files that are not open and that `mayHaveChanged`;
  /// false where there is nothing to look at.
  @discardableResult
  mutating func lookAgain(where mayHaveChanged: (FileID) -> Bool) -> Bool {
    var wants: Set<DiskWant> = []
    let isWanted = { [byFile = documents.byFile] in byFile[$0] == nil && mayHaveChanged($0) }
    for open in books.books {
      wants.formUnion(
        host.wants(of: open.book.files, within: reach(of: open.book.root), wanted: isWanted))
    }
    wants.formUnion(books.loaded.filter(isWanted).map { .text($0) })
    host.forgetDisk(but: wants)
    if wants.isEmpty { return false }
    hand(over: .look(DiskLook(for: wants, .maybeChanged, environment)))
    return true
  }

  /// Takes over what a look at the disk has found, and goes on with it.
  mutating func take(_ look: DiskLook) {
    guard look.isDone else { return hand(over: .look(look)) }
    var found = look.found
    // What the client owns by now is no file on the disk any more.
    for file in documents.byFile.keys { found.texts[file] = nil }
    switch look.reason {
    case .unknown:
      host.learn(found)
      books.sought.subtract(look.found.inclusions.keys)
      books.sought.subtract(look.found.texts.keys.map { .text($0) })
    case .maybeChanged:
      noteLook()
      guard host.relearn(found) else {
        if !books.areUnsettled { answerPostponed() }
        return
      }
      books.mustRefreshHints = true
    }
    // What is not needed after all goes with the others.
    books.loaded.formUnion(found.texts.keys)
    books.includesRevision = nil
    reports.noteChange { _ in true }
    documents.markAllUnpublished()
    pulls.seenChange = nil
    refreshBooks()
    books.markAll()
    if books.areUnsettled { return }
    // Whoever asked before does not know what has come since.
    books.mustRefreshHints = books.mustRefreshHints || books.wereAskedEarly
    books.wereAskedEarly = false
    answerPostponed()
  }

  /// The widest folder of the workspace around the root of a book, else the folder in which it stands.
  func reach(of root: FileID) -> String { reachOfBook(root, within: books.folders) }
}

/// The widest of `folders` around `root`, else the folder in which that stands.
func reachOfBook(_ root: FileID, within folders: [String]) -> String {
  let around = folders.filter { Path.isInside(root.name, folder: $0) }
  return around.min { $0.utf8.count < $1.utf8.count } ?? root.folder
}
