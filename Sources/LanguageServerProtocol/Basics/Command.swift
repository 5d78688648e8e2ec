package import JSON

extension LSP {
  /// Something that the client can ask the server to do, shown as a title.
  package struct Command: Equatable, Sendable {
    /// What people read.
    package let title: String
    /// What the server knows it by.
    package let command: String
    /// What it is given.
    package let arguments: [JSON]

    package init(title: String, command: String, arguments: [JSON] = []) {
      self.title = title
      self.command = command
      self.arguments = arguments
    }
  }
}

extension LSP.Command: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("title", title)
      json.field("command", command)
      json.list("arguments", arguments)
    }
  }
}
