package import JSON

extension LSP {
  /// The params of `textDocument/publishDiagnostics`.
  package struct PublishDiagnosticsParams: Equatable, Sendable {
    /// The document.
    package let uri: DocumentURI
    /// The version that was looked at; nil for a file on disk.
    package let version: Int?
    /// All there is to tell about it; they replace the ones before.
    package let diagnostics: WrittenDiagnostics

    package init(uri: DocumentURI, version: Int? = nil, diagnostics: WrittenDiagnostics = .init()) {
      self.uri = uri
      self.version = version
      self.diagnostics = diagnostics
    }
  }
}

extension LSP.PublishDiagnosticsParams: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("uri", uri)
      json.optionalField("version", version)
      json.field("diagnostics", diagnostics)
    }
  }
}
