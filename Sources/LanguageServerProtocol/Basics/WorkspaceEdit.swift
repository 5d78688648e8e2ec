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

  /// One step of a change of the workspace; steps are made in their order.
  package enum DocumentChange: Hashable, Sendable {
    /// Makes an empty file where none is; the whole change fails where one is.
    case create(DocumentURI)
    /// Changes a document.
    case edit(TextDocumentEdit)
  }

  /// The edits to one document at one version.
  package struct TextDocumentEdit: Hashable, Sendable {
    /// The document.
    package let uri: DocumentURI
    /// The version that the edits are made for; nil for a file on disk.
    package let version: Int?
    /// The edits, all counted from the text before any of them.
    package let edits: [TextEdit]

    package init(uri: DocumentURI, version: Int? = nil, edits: [TextEdit]) {
      self.uri = uri
      self.version = version
      self.edits = edits
    }
  }

  /// What edits are for.
  package struct ChangeAnnotation: Hashable, Sendable {
    /// What people read.
    package let label: String
    /// Whether the user is asked before anything changes.
    package let needsConfirmation: Bool
    /// What there is to say besides; nil for nothing.
    package let description: String?

    package init(label: String, needsConfirmation: Bool = false, description: String? = nil) {
      self.label = label
      self.needsConfirmation = needsConfirmation
      self.description = description
    }
  }

  /// A replacement of one part of a document.
  package struct TextEdit: Hashable, Sendable {
    /// The part to replace; empty to insert.
    package let range: Range
    /// The text to put there; empty to delete.
    package let newText: String

    package init(range: Range, newText: String) {
      self.range = range
      self.newText = newText
    }
  }

  /// The params of `workspace/applyEdit`.
  package struct ApplyWorkspaceEditParams: Hashable, Sendable {
    /// What people read of it, such as in the list of what can be undone.
    package let label: String
    /// The changes.
    package let edit: WorkspaceEdit

    package init(label: String, edit: WorkspaceEdit) {
      self.label = label
      self.edit = edit
    }
  }
}

extension LSP.WorkspaceEdit: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .changes(let documents):
        json.key("changes")
        json.object { json in
          for document in documents { json.field(named: document.uri.spelling, document.edits) }
        }
      case .documentChanges(let steps): write(steps, annotation: nil, to: &json)
      case .annotatedChanges(let steps, let annotation):
        write(steps, annotation: annotationID, to: &json)
        json.key("changeAnnotations")
        json.object { json in json.field(named: annotationID, annotation) }
      }
    }
  }

  private func write(
    _ steps: [LSP.DocumentChange], annotation: String?, to json: inout JSONWriter
  ) {
    json.key("documentChanges")
    json.startArray()
    for step in steps { json.object { json in step.write(annotation, to: &json) } }
    json.endArray()
  }
}

extension LSP.DocumentChange {
  /// Writes the members of the step, marked by the name of an annotation where there is one.
  fileprivate func write(_ annotation: String?, to json: inout JSONWriter) {
    switch self {
    case .create(let uri):
      json.field("kind", "create")
      json.field("uri", uri)
      json.field("options", ["overwrite": false, "ignoreIfExists": false] as JSON)
      json.optionalField("annotationId", annotation)
    case .edit(let document):
      json.key("textDocument")
      json.object { json in
        json.field("uri", document.uri)
        json.field("version", document.version)
      }
      json.key("edits")
      json.startArray()
      for edit in document.edits {
        json.object { json in
          edit.writeMembers(to: &json)
          json.optionalField("annotationId", annotation)
        }
      }
      json.endArray()
    }
  }
}

extension LSP.ChangeAnnotation: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("label", label)
      json.flag("needsConfirmation", needsConfirmation)
      json.optionalField("description", description)
    }
  }
}

/// The name of the only annotation.
private let annotationID = "1"

extension LSP.TextEdit: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in writeMembers(to: &json) }
  }

  /// Writes the members of its object.
  func writeMembers(to json: inout JSONWriter) {
    json.field("range", range)
    json.field("newText", newText)
  }
}

extension LSP.ApplyWorkspaceEditParams: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("label", label)
      json.field("edit", edit)
    }
  }
}
