import JSON
import LanguageServerProtocol
import Primitives
import W8Book
import W8Lint
import W8Text

extension ServerSession {
  /// Does the next thing that is due once nothing waits in the inbox; false when nothing is.
  ///
  /// First it publishes the diagnostics of a changed document (those where somebody types wait, `TypingPosition`), unless
  /// `isPause` says that something has come in meanwhile: the next key does not wait for them. Then it has hints requested
  /// anew, books of several files checked, waiting requests about the workspace answered, and pages in browsers refreshed.
  mutating func doNextInPause(isPause: () -> Bool = { true }) -> Bool {
    if takeUpOpened() { return true }
    endTypingInTime()
    // What a search is about to find may change every diagnostic.
    if books.mapIsUnresolved { return false }
    if isPulled { documents.markAllPublished() }
    guard let key = documents.takeUnpublished(but: books.incomplete) else {
      if books.areUnresolved { return false }
      return refreshHints() || checkBooks() || answerWaitingPulls() || refreshPages()
    }
    guard let document = documents[key] else { return true }
    let snapshots = snapshots(of: document)
    if snapshots.isEmpty { return true }
    var findings: [FindingsOfBook] = []
    for snapshot in snapshots {
      guard let found = snapshot.analysis.diagnostics(of: snapshot.file, while: isPause) else {
        documents.markUnpublished(key)
        return true
      }
      findings.append(
        (
          typed?.withoutUnfinished(found, in: snapshot.file, of: snapshot.analysis) ?? found,
          snapshot.toProtocol
        ))
    }
    let params = LSP.PublishDiagnosticsParams(
      uri: document.uri, version: document.version, diagnostics: .init(findings))
    guard params != document.published else { return true }
    documents[key]?.published = params
    notify(publishMethod, params)
    return true
  }

  /// Takes back all diagnostics of a document.
  mutating func send(clearing uri: LSP.DocumentURI) {
    if isPulled { return }
    let params = LSP.PublishDiagnosticsParams(uri: uri)
    notify(publishMethod, params)
  }
}

let publishMethod = "textDocument/publishDiagnostics"

extension ServerSession {
  /// Notes that includes may lead outside now: they are resolved anew.
  mutating func markDiskChanged() {
    host.apply(.disk)
    books.logs.forgetOutside()
    reports.noteChange { _ in true }
    books.markAll()
    documents.markAllUnpublished()
  }

  /// Notes that the diagnostics of `file` are those of an open document from now on.
  mutating func forgetPublication(of file: FileID) {
    books.published[file] = nil
  }

  /// Asks the client to ask for hints and code lenses anew, where those of another document may have changed; false
  /// where nothing is to be asked.
  mutating func refreshHints() -> Bool {
    guard books.mustRefreshHints else { return false }
    books.mustRefreshHints = false
    if client.capabilities.refreshesInlayHints {
      sendRequest("workspace/inlayHint/refresh", JSON?.none)
    }
    if client.capabilities.refreshesCodeLenses {
      sendRequest("workspace/codeLens/refresh", JSON?.none)
    }
    return true
  }

  /// Has the worker check the books whose texts have changed; false when there are none, or it checks already.
  mutating func checkBooks() -> Bool {
    if refreshReports() { return true }
    guard !books.isChecking else { return false }
    let wanted = books.takeToBeChecked()
    guard !wanted.isEmpty, needsChecks else { return false }
    let check = check(of: wanted)
    if check.books.isEmpty { return false }
    books.isChecking = true
    pulls.editedBefore = pulls.edited
    pulls.edited = []
    work({ (try? check.findings(unless: .never)) ?? [:] }) { $0.publish($1) }
    return true
  }

  /// Whether the client can learn of what is found: one that pulls must know when to pull anew.
  private var needsChecks: Bool { !isPulled || client.capabilities.refreshesDiagnostics }

  /// Publishes what was found in files of books, where the client does not have it yet.
  mutating func publish(_ found: [FileID: LSP.PublishDiagnosticsParams]) {
    books.isChecking = false
    if isPulled { return refreshDiagnostics(found) }
    for (file, params) in found.sorted(by: { $0.key.name < $1.key.name })
    where books.loaded.contains(file) {
      if let key = documents.byFile[file] {
        publish(params, ofOpen: key)
      } else {
        publish(params, ofUnopened: file)
      }
    }
  }

  /// What was found in an earlier text is not published: what is found in the newest follows.
  private mutating func publish(_ params: LSP.PublishDiagnosticsParams, ofOpen key: LSP.DocumentURI)
  {
    guard let document = documents[key], document.version == params.version,
      document.published != params
    else { return }
    documents[key]?.published = params
    notify(publishMethod, params)
  }

  private mutating func publish(_ params: LSP.PublishDiagnosticsParams, ofUnopened file: FileID) {
    let known = books.published[file] ?? .init(uri: params.uri)
    guard params.version == nil, params != known else { return }
    books.published[file] = params
    notify(publishMethod, params)
  }

  /// Notes that an edit of the open document `file` has ended at `offset`; findings there wait, where the user has set that
  /// and they can be published later.
  mutating func noteTyping(in file: FileID, at offset: Int, on line: TypedLine?) {
    if typed?.file != file { endTyping() }
    typed =
      waitsWhileTyping
      ? TypingPosition(
        file: file, offset: offset, line: line,
        end: environment.elapsed() + TypingPosition.patience)
      : nil
  }

  /// Whether findings can wait: the client can be told of them later.
  private var waitsWhileTyping: Bool {
    settings.waitsWhileTyping && (!isPulled || client.capabilities.refreshesDiagnostics)
  }

  /// The line of `file` that `changes`, which are still to be made, type on; nil if they change more than one line.
  mutating func typedLine(
    of file: FileID, _ changes: [LSP.TextDocumentContentChangeEvent]
  ) -> TypedLine? {
    guard waitsWhileTyping, let number = changes.first?.range?.start.line,
      changes.allSatisfy({ $0.isOn(line: number) })
    else { return nil }
    if let line = typed?.line, typed?.file == file, line.number == number { return line }
    // More than a key is a paste or a fix, and what comes of it is to be seen.
    guard changes.allSatisfy({ $0.text.unicodeScalars.count <= 1 }), !books.areUnresolved(for: file)
    else { return nil }
    return TypedLine(
      number, before: books.roots(of: file).compactMap { host.analysis(of: $0) }, in: file)
  }

  /// How long it takes until findings have waited long enough; nil when none wait.
  var timeUntilTypingEnds: Duration? {
    typed.map { max(.zero, $0.end - environment.elapsed()) }
  }

  /// How long it takes until something is to be done that waits for its time; nil when nothing is.
  var timeUntilDue: Duration? {
    [timeUntilTypingEnds, timeUntilPagesAreDue].compactMap { $0 }.min()
  }

  /// Publishes the findings that wait, if they have waited long enough.
  mutating func endTypingInTime() {
    if timeUntilTypingEnds == .zero { endTyping() }
  }

  /// Publishes the findings that wait.
  mutating func endTyping() {
    guard let file = typed?.file else { return }
    typed = nil
    if let uri = documents.byFile[file] { documents.markUnpublished(uri) }
    // A client that pulls has pulled after the last edit, and learns by a refresh that there is more.
    pulls.edited.remove(file)
    pulls.editedBefore.remove(file)
    pulls.seenChange = nil
    books.mark(booksOf: file, evenAlone: isPulled)
  }
}

extension LSP.TextDocumentContentChangeEvent {
  /// Whether it changes the line and no other.
  fileprivate func isOn(line: Int) -> Bool {
    range?.start.line == line && range?.end.line == line
      && !text.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }
}
