package import JSON

extension LSP {
  /// One step of a change of the workspace; steps are made in their order.
  package enum DocumentChange: Hashable, Sendable {
    /// Makes an empty file where none is; the whole change fails where one is.
    case create(DocumentURI)
    /// Changes a document.
    case edit(TextDocumentEdit)
  }
}

extension LSP.DocumentChange: JSONEncodable {
  package func write(to json: inout JSONWriter) { write(to: &json, annotation: nil) }

  /// Writes the step marked by the name of an annotation.
  func write(to json: inout JSONWriter, annotation: String?) {
    switch self {
    case .edit(let edit):
      if let annotation {
        edit.annotated(with: annotation).write(to: &json)
      } else {
        edit.write(to: &json)
      }
    case .create(let uri):
      json.object { json in
        json.field("kind", "create")
        json.field("uri", uri)
        json.key("options")
        json.object { json in
          json.field("overwrite", false)
          json.field("ignoreIfExists", false)
        }
        json.optionalField("annotationId", annotation)
      }
    }
  }

  /// The same marked by the name of an annotation.
  func annotated(with id: String) -> some JSONEncodable { Annotated(change: self, id: id) }

  private struct Annotated: JSONEncodable {
    let change: LSP.DocumentChange
    let id: String

    func write(to json: inout JSONWriter) { change.write(to: &json, annotation: id) }
  }
}
