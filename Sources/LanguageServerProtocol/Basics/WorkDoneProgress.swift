package import JSON

extension LSP {
  /// What is told of long work under way.
  package enum WorkDoneProgress: Hashable, Sendable {
    /// It begins.
    case begin(title: String, percentage: Int)
    /// So much of it is done, from 0 to 100.
    case report(percentage: Int)
    /// It is over.
    case end
  }

  /// The params of `$/progress`.
  package struct ProgressParams<Value: JSONEncodable & Sendable>: Sendable {
    /// What the work is known by.
    package let token: RequestID
    /// What is told.
    package let value: Value

    package init(token: RequestID, value: Value) {
      self.token = token
      self.value = value
    }
  }
}

extension LSP.WorkDoneProgress: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .begin(let title, let percentage):
        json.field("kind", "begin")
        json.field("title", title)
        json.field("percentage", percentage)
      case .report(let percentage):
        json.field("kind", "report")
        json.field("percentage", percentage)
      case .end:
        json.field("kind", "end")
      }
    }
  }
}

extension LSP.ProgressParams: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("token", token)
      json.field("value", value)
    }
  }
}
