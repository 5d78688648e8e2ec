package import JSON

extension LSP {
  /// A text that is offered at a cursor.
  package struct CompletionItem: Equatable, Sendable {
    /// What is shown.
    package let label: String
    /// What is shown beside it.
    package let detail: String?
    /// How the detail is shown: beside the label, or where the client has room for it.
    package let detailPlace: DetailPlace
    /// What it is drawn as.
    package let kind: CompletionItemKind
    /// By what items are sorted.
    package let sortText: String
    /// What is compared with the text that is typed.
    package let filterText: String
    /// How the text is to be read.
    package let format: InsertTextFormat
    /// What is put in.
    package let edit: CompletionEdit
    /// What the client hands back to have the item completed.
    package let data: JSON

    package init(
      label: String, detail: String?, detailPlace: DetailPlace, kind: CompletionItemKind,
      sortText: String, filterText: String, format: InsertTextFormat, edit: CompletionEdit,
      data: JSON
    ) {
      self.label = label
      self.detail = detail
      self.detailPlace = detailPlace
      self.kind = kind
      self.sortText = sortText
      self.filterText = filterText
      self.format = format
      self.edit = edit
      self.data = data
    }

    /// Where a detail is shown.
    package enum DetailPlace: Sendable {
      case besideLabel
      case apart
    }

    /// How a text is to be read.
    package enum InsertTextFormat: Int, Sendable {
      case plainText = 1
      case snippet = 2
    }
  }
}

extension LSP.CompletionItem: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("label", label)
      switch detailPlace {
      case .besideLabel:
        json.optionalField("labelDetails", detail.map { ["description": .string($0)] as JSON })
      case .apart: json.optionalField("detail", detail)
      }
      json.field("kind", kind.rawValue)
      json.field("sortText", sortText)
      json.field("filterText", filterText)
      json.field("insertTextFormat", format.rawValue)
      json.field("textEdit", edit)
      json.field("data", data)
    }
  }
}
