package import JSON

extension LSP {
  /// Diagnostics as they go over the wire: they are compared by these bytes and a report is named after them, so they
  /// are written once for all.
  package struct WrittenDiagnostics: Equatable, Sendable {
    /// An array of diagnostics.
    package let json: [UInt8]

    /// Writes `diagnostics`.
    package init(_ diagnostics: [Diagnostic] = []) {
      var writer = DiagnosticsWriter()
      for diagnostic in diagnostics { writer.append(diagnostic) }
      self = writer.finish()
    }

    fileprivate init(json: [UInt8]) {
      self.json = json
    }

    /// Whether there are none.
    package var isEmpty: Bool { json.elementsEqual("[]".utf8) }
  }

  /// Writes diagnostics one after the other, so that no array of them is ever made.
  package struct DiagnosticsWriter {
    private var json = JSONWriter()

    /// Begins with none.
    package init() { json.startArray() }

    /// Writes one more.
    package mutating func append(_ diagnostic: Diagnostic) { diagnostic.write(to: &json) }

    /// All that were written.
    package consuming func finish() -> WrittenDiagnostics {
      json.endArray()
      return WrittenDiagnostics(json: json.take())
    }
  }
}

extension LSP.WrittenDiagnostics: JSONEncodable {
  package func write(to json: inout JSONWriter) { json.written(self.json) }
}
