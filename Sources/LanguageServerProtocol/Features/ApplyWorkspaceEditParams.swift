package import JSON

extension LSP {
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

extension LSP.ApplyWorkspaceEditParams: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("label", label)
      json.field("edit", edit)
    }
  }
}
