import LanguageServerProtocol
import Primitives
import Synchronization
import W8Book
import W8Paths

/// The documents that the client has opened, found by any spelling of their names.
struct OpenDocuments: Sendable {
  private var documents: [LSP.DocumentURI: OpenDocument] = [:]
  /// The documents by their paths without symbolic links.
  private var names: [LSP.DocumentURI: LSP.DocumentURI] = [:]
  /// The documents by their names in the analysis.
  private(set) var byFile: [FileID: LSP.DocumentURI] = [:]
  /// The folders of documents that were opened by a symbolic link.
  private(set) var links: [KnownURIs.FolderLink] = []
  private var openedCount = 0
  /// Documents whose diagnostics are to be published, the oldest change first.
  private var unpublished: [LSP.DocumentURI] = []

  /// The document that `uri` names; nil when none is open under any of its names.
  func key(of uri: LSP.DocumentURI, realPath: (String) -> String?) -> LSP.DocumentURI? {
    if documents[uri] != nil { return uri }
    guard !names.isEmpty, let path = uri.path.flatMap(realPath) else { return nil }
    return names[LSP.DocumentURI(path: path)]
  }

  /// The document with exactly this key.
  subscript(key: LSP.DocumentURI) -> OpenDocument? {
    get { documents[key] }
    set { documents[key] = newValue }
  }

  /// Takes up a document, or takes it up anew, and returns its name in the analysis.
  mutating func open(
    _ uri: LSP.DocumentURI, version: Int, realPath: (String) -> String?
  ) -> FileID {
    openedCount += 1
    let file = documents[uri]?.file ?? freeName(FileID(uri, realPath: realPath))
    byFile[file] = uri
    documents[uri] = OpenDocument(uri: uri, file: file, version: version)
    let link = uri.path.flatMap {
      KnownURIs.FolderLink(Path.folder(of: $0), real: Path.folder(of: file.name))
    }
    if let link, !links.contains(link) { links.append(link) }
    if let path = uri.path.flatMap(realPath) {
      names[LSP.DocumentURI(path: path)] = uri
    }
    markUnpublished(uri)
    return file
  }

  /// Drops a document, and returns it.
  mutating func close(_ key: LSP.DocumentURI) -> OpenDocument? {
    if let file = documents[key]?.file { byFile[file] = nil }
    names = names.filter { $0.value != key }
    unpublished.removeAll { $0 == key }
    return documents.removeValue(forKey: key)
  }

  /// Notes that the diagnostics of the document are to be published.
  mutating func markUnpublished(_ key: LSP.DocumentURI) {
    if !unpublished.contains(key) { unpublished.append(key) }
  }

  /// Notes that the diagnostics of every document are to be published.
  mutating func markAllUnpublished() {
    for document in all { markUnpublished(document.uri) }
  }

  /// Notes that no diagnostics are to be published.
  mutating func markAllPublished() { unpublished = [] }

  /// Takes the next document to publish whose file is not `waiting`; nil when there is none.
  mutating func takeUnpublished(but waiting: Set<FileID>) -> LSP.DocumentURI? {
    let next = unpublished.firstIndex { key in
      documents[key].map { !waiting.contains($0.file) } ?? true
    }
    return next.map { unpublished.remove(at: $0) }
  }

  /// Every document, by its name.
  var all: [OpenDocument] { documents.values.sorted { $0.uri.spelling < $1.uri.spelling } }

  /// `file`, unless a document has that name that is open under another spelling: a client that opens
  /// one file twice has two texts.
  private func freeName(_ file: FileID) -> FileID {
    byFile[file] == nil ? file : FileID("\(openedCount):\(file.name)")
  }
}

extension FileID {
  /// The path without symbolic links of the file that `uri` names, be it there or not yet; else the
  /// spelling of `uri`.
  init(_ uri: LSP.DocumentURI, realPath: (String) -> String?) {
    guard let path = uri.path else {
      self.init(uri.spelling)
      return
    }
    let folder = Path.folder(of: path)
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
    self.init(realPath(path) ?? realPath(folder).map { Path.join($0, name ?? "") } ?? path)
  }
}

/// A document that the client has opened and owns.
struct OpenDocument: Sendable {
  /// Its name in the client's spelling.
  let uri: LSP.DocumentURI
  /// Its name in the analysis.
  let file: FileID
  var version: Int
  let tokens = SentTokens()
  /// The diagnostics that were published last; nil before the first time.
  var published: LSP.PublishDiagnosticsParams?
}

/// The colors of a document that were sent last, from which the next answer may be a difference.
///
/// The worker makes such answers, so it is guarded; an answer that is never sent costs a full one.
final class SentTokens: Sendable {
  private let last = Mutex<(number: Int, data: LSP.SemanticTokenData)>((0, LSP.SemanticTokenData()))

  /// Notes an answer, and returns its name.
  func remember(_ data: LSP.SemanticTokenData) -> String {
    last.withLock {
      $0 = ($0.number + 1, data)
      return "\($0.number)"
    }
  }

  /// The answer with the name `id`; nil when it is not the last one.
  func data(_ id: String) -> LSP.SemanticTokenData? {
    last.withLock { "\($0.number)" == id && $0.number > 0 ? $0.data : nil }
  }
}
