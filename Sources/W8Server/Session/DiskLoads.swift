import LanguageServerProtocol
import W8Analysis
import W8Files

extension ServerSession {
  /// Has the worker look at the disk for what is not known of a book with an open document and not looked for yet; there is
  /// `room` for its texts.
  mutating func look(for wants: Set<DiskWant>, room: Int) {
    let new = wants.subtracting(books.sought)
    if new.isEmpty { return }
    books.sought.formUnion(new)
    hand(over: .look(DiskLoad(for: new, .unknown, room: room, environment)))
  }

  /// Has the worker look at the disk for what it takes to know which logs include which, and is not looked for yet.
  mutating func loadIncludeMap(_ wants: Set<DiskWant>) {
    if wants.isEmpty { books.mapStepCount = 0 }
    let new = wants.subtracting(books.soughtForMap).subtracting(books.sought).filter { want in
      // A text that is read anyway tells.
      if case .includeLines(let file) = want { !books.sought.contains(.text(file)) } else { true }
    }
    if new.isEmpty { return }
    books.soughtForMap.formUnion(new)
    hand(over: .look(DiskLoad(for: new, .map, environment)))
  }

  /// Has the worker look again at what includes lead to, and at those files that are not open and that `mayHaveChanged`;
  /// false where there is nothing to look at.
  @discardableResult
  mutating func reload(where mayHaveChanged: (FileID) -> Bool) -> Bool {
    var wants: Set<DiskWant> = []
    let isWanted = { [byFile = documents.byFile] in byFile[$0] == nil && mayHaveChanged($0) }
    for open in books.books {
      wants.formUnion(
        host.wants(of: open.book.files, within: reach(of: open.book.root), wanted: isWanted))
    }
    wants.formUnion(books.loaded.filter(isWanted).map { .text($0) })
    host.forgetDisk(but: wants)
    if wants.isEmpty { return false }
    hand(over: .look(DiskLoad(for: wants, .maybeChanged, environment)))
    return true
  }

  /// Takes over what a look at the disk has found, and goes on with it.
  mutating func take(_ look: DiskLoad) {
    if look.reason == .map, !look.isDone || look.isCut { noteSlowMap() }
    guard look.isDone else { return hand(over: .look(look)) }
    var found = look.found
    // What the client owns by now is no file on the disk any more.
    for file in documents.byFile.keys { found.texts[file] = nil }
    switch look.reason {
    case .unknown, .map:
      host.learn(found)
      for (file, lines) in found.includeLines { books.logs.noteElsewhere(file.name, lines) }
      noteElsewhere(found)
      // What was cut off is wanted anew.
      if look.reason == .map {
        books.soughtForMap.subtract(look.wants)
      } else {
        books.sought.subtract(look.wants)
      }
    case .maybeChanged:
      noteReload()
      noteIncludeLines(found)
      guard host.relearn(found) else {
        if !books.areUnresolved { answerPostponed() }
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
    if books.areUnresolved { return }
    // Whoever asked before does not know what has come since.
    books.mustRefreshHints = books.mustRefreshHints || books.wereAskedEarly
    books.wereAskedEarly = false
    answerPostponed()
  }

  /// Counts a step of the look for includers that did not come to its end; after some nobody waits for it any more.
  private mutating func noteSlowMap() {
    let wereUnresolved = books.mapIsUnresolved
    books.mapStepCount += 1
    if wereUnresolved, !books.mapIsUnresolved { answerPostponed() }
  }

  /// Takes over which lines of logs include others, where these were read anew.
  private mutating func noteIncludeLines(_ found: FoundOnDisk) {
    books.logs.forgetElsewhere()
    noteElsewhere(found)
    for (file, text) in found.texts where books.logs.covers(file.name) {
      let lines = includeLines((try? text.get()) ?? [])
      if books.logs.note(file.name, lines) { books.includesRevision = nil }
    }
  }

  /// Takes over which lines of the texts that were found include others, so that these are not read again for that.
  private mutating func noteElsewhere(_ found: FoundOnDisk) {
    for (file, text) in found.texts where !books.logs.covers(file.name) {
      books.logs.noteElsewhere(file.name, includeLines((try? text.get()) ?? []))
    }
  }

  /// The widest folder of the workspace around the root of a book, else the folder in which it stands.
  func reach(of root: FileID) -> String { reachOfBook(root, within: books.folders) }
}

/// The widest of `folders` around `root`, else the folder in which that stands.
func reachOfBook(_ root: FileID, within folders: [String]) -> String {
  let around = folders.filter { Path.isInside(root.name, folder: $0) }
  return around.min { $0.utf8.count < $1.utf8.count } ?? root.folder
}
