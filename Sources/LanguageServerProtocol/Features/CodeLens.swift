package import JSON

extension LSP {
  /// A text above a line.
  package struct CodeLens: Equatable, Sendable {
    /// The line.
    package let range: Range
    /// What is shown, and what a click does.
    package let command: Command

    package init(range: Range, command: Command) {
      self.range = range
      self.command = command
    }
  }
}

extension LSP.CodeLens: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("range", range)
      json.field("command", command)
    }
  }
}
