import LanguageServerProtocol
import W8Analysis

/// The documents that the client has opened, found by any spelling of their names.
struct OpenDocuments: Sendable {
  private var documents: [LSP.DocumentURI: OpenDocument] = [:]
  /// The documents by their paths without symbolic links.
  private var names: [LSP.DocumentURI: LSP.DocumentURI] = [:]
  private var openedCount = 0
  /// Documents about whose text the client has not been told, the oldest change first.
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
    // A number, because the analysis finds two names equal that differ in Unicode normal form only.
    let file = documents[uri]?.file ?? FileID(String(openedCount))
    documents[uri] = OpenDocument(uri: uri, file: file, version: version)
    if let path = uri.path.flatMap(realPath) {
      names[LSP.DocumentURI(path: path)] = uri
    }
    markUnpublished(uri)
    return file
  }

  /// Drops a document, and returns it.
  mutating func close(_ key: LSP.DocumentURI) -> OpenDocument? {
    names = names.filter { $0.value != key }
    unpublished.removeAll { $0 == key }
    return documents.removeValue(forKey: key)
  }

  /// Notes that the client must be told about the document anew.
  mutating func markUnpublished(_ key: LSP.DocumentURI) {
    if !unpublished.contains(key) { unpublished.append(key) }
  }

  /// Notes that the client must be told about every document anew.
  mutating func markAllUnpublished() {
    for document in documents.values.sorted(by: { $0.uri.spelling < $1.uri.spelling }) {
      markUnpublished(document.uri)
    }
  }

  /// Takes the next document about which the client must be told; nil when there is none.
  mutating func takeUnpublished() -> LSP.DocumentURI? {
    unpublished.isEmpty ? nil : unpublished.removeFirst()
  }

  /// The document that the analysis knows as `file`; nil when it is not open.
  func document(_ file: FileID) -> OpenDocument? {
    documents.values.first { $0.file == file }
  }
}
