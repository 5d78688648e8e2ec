package import JSON

extension LSP {
  /// The params of `workspace/willRenameFiles`.
  package struct RenameFilesParams: Hashable, Sendable {
    /// The files and folders that get other names.
    package let files: [FileRename]
  }

  /// A file or folder and what it is to be called.
  package struct FileRename: Hashable, Sendable {
    /// What it is called.
    package let oldUri: DocumentURI
    /// What it is to be called.
    package let newUri: DocumentURI
  }
}

extension LSP.RenameFilesParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    files = try json.field("files")
  }
}

extension LSP.FileRename: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    oldUri = try json.field("oldUri")
    newUri = try json.field("newUri")
  }
}
