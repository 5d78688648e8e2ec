package import JSON

extension LSP {
  /// Changes to documents, in one of the two forms that clients know.
  package enum WorkspaceEdit: Hashable, Sendable {
    /// The form for every client; versions are not sent. Each document stands in it once.
    case changes([TextDocumentEdit])
    /// The form for clients that declare `documentChanges`; they refuse a version that is over.
    case documentChanges([DocumentChange])
    /// The same for clients that show what an edit is for, which one annotation tells of all.
    case annotatedChanges([DocumentChange], ChangeAnnotation)
  }
}

extension LSP.WorkspaceEdit: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .changes(let documents): json.field("changes", Changes(documents: documents))
      case .documentChanges(let steps): json.field("documentChanges", steps)
      case .annotatedChanges(let steps, let annotation):
        json.field("documentChanges", steps.map { $0.annotated(with: annotationID) })
        json.field("changeAnnotations", Annotations(annotation: annotation))
      }
    }
  }

  private struct Annotations: JSONEncodable {
    let annotation: LSP.ChangeAnnotation

    func write(to json: inout JSONWriter) {
      json.object { json in json.field(named: annotationID, annotation) }
    }
  }

  private struct Changes: JSONEncodable {
    let documents: [LSP.TextDocumentEdit]

    func write(to json: inout JSONWriter) {
      json.object { json in
        for document in documents {
          json.field(named: document.uri.spelling, document.edits)
        }
      }
    }
  }
}

/// The name of the only annotation.
private let annotationID = "1"
