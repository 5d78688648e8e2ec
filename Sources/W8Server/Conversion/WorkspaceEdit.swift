import JSON
import LanguageServerProtocol
import W8Book
import W8Edits
import W8Lint
import W8Text

/// Changes of documents, written in the form that the client takes.
struct WorkspaceEdit: JSONEncodable {
  /// The edits of one document.
  struct Document {
    let uri: LSP.DocumentURI
    /// The version that they are made for; nil for a file on disk.
    let version: Int?
    /// Whether the file is made first.
    var isNew = false
    /// The edits, ascending.
    let edits: [TextEdit]
    let walk: PositionWalk
  }

  let documents: [Document]
  /// What they are for, which one annotation says of all; nil where nothing is said.
  let annotation: (label: String, needsConfirmation: Bool, description: String?)?
  let client: Client

  func write(to json: inout JSONWriter) {
    json.object { json in
      guard client.capabilities.hasDocumentChanges else {
        json.key("changes")
        return json.object { json in
          for document in documents where !document.isNew {
            json.key(named: document.uri.spelling)
            document.writeEdits(nil, to: &json)
          }
        }
      }
      let annotation = client.capabilities.hasChangeAnnotations ? annotation : nil
      json.key("documentChanges")
      json.startArray()
      for document in documents { document.write(annotation.map { _ in annotationID }, to: &json) }
      json.endArray()
      guard let annotation else { return }
      json.key("changeAnnotations")
      json.object { json in
        json.key(annotationID)
        json.object { json in
          json.field("label", annotation.label)
          json.flag("needsConfirmation", annotation.needsConfirmation)
          json.optionalField("description", annotation.description)
        }
      }
    }
  }
}

/// The name of the only annotation.
private let annotationID: StaticString = "1"

extension WorkspaceEdit.Document {
  fileprivate func write(_ annotation: StaticString?, to json: inout JSONWriter) {
    if isNew {
      json.object { json in
        json.field("kind", "create")
        json.field("uri", uri)
        json.field("options", ["overwrite": false, "ignoreIfExists": false] as JSON)
        json.optionalField("annotationId", annotation?.description)
      }
    }
    json.object { json in
      json.key("textDocument")
      json.object { json in
        json.field("uri", uri)
        json.field("version", version)
      }
      json.key("edits")
      writeEdits(annotation, to: &json)
    }
  }

  fileprivate func writeEdits(_ annotation: StaticString?, to json: inout JSONWriter) {
    var walk = walk
    json.startArray()
    for edit in edits {
      json.object { json in
        edit.writeMembers(&walk, to: &json)
        json.optionalField("annotationId", annotation?.description)
      }
    }
    json.endArray()
  }
}

extension TextEdit {
  /// Writes the members of the edit; `walk` finds its range.
  fileprivate func writeMembers(_ walk: inout PositionWalk, to json: inout JSONWriter) {
    json.field("range", LSP.Range(range, &walk))
    json.field("newText", String(decoding: replacement, as: UTF8.self))
  }
}

extension ToProtocol {
  /// The changes that `edits` make, which come in ascending order.
  func textEdits(_ edits: [TextEdit]) -> WrittenList<TextEdit> {
    var walk = walk()
    return WrittenList(edits) { edit, json in edit.writeMembers(&walk, to: &json) }
  }

  func workspaceEdit(_ edits: [TextEdit]) -> WorkspaceEdit {
    WorkspaceEdit(
      documents: [.init(uri: uri, version: version, edits: edits, walk: walk())],
      annotation: nil, client: client)
  }

  /// A change of the book; files that are not open have no version.
  func workspaceEdit(_ edit: BookEdit) -> WorkspaceEdit {
    workspaceEdit(documentEdits(edit), for: edit)
  }

  func documentEdits(_ edit: BookEdit) -> [WorkspaceEdit.Document] {
    edit.files.compactMap { changed in
      analysis.file(changed.file).map { other in
        WorkspaceEdit.Document(
          uri: other.index == file.index ? uri : uri(of: other.id),
          version: uris[other.id].map { _ in other.version }, edits: changed.edits,
          walk: walk(through: other))
      }
    }
  }

  /// `documents` as one change, which does what `edit` says; first the files come that it makes.
  func workspaceEdit(_ documents: [WorkspaceEdit.Document], for edit: BookEdit) -> WorkspaceEdit {
    let new = edit.created.map { new in
      WorkspaceEdit.Document(
        uri: uri(of: new.file), version: nil, isNew: true,
        edits: [TextEdit(TextRange(at: 0), new.bytes)], walk: walk())
    }
    let undone = edit.undone.isEmpty ? nil : edit.undone.joined(separator: "; ")
    return WorkspaceEdit(
      documents: new + documents, annotation: (edit.summary, edit.losesText, undone),
      client: client)
  }
}
