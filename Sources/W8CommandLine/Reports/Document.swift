/// A JSON document of a report, written with sorted keys and its schema.
///
/// A long list is written element by element: as one value it would take a hundred times its size.
struct Document {
  /// The members beside the list.
  let members: [String: JSONValue]
  /// The name and the elements of the list; nil when there is none.
  let list: List?

  /// A member with many elements.
  struct List {
    let name: String
    let count: Int
    let element: (Int) -> JSONValue
  }

  /// A document with a list of what `element` makes of `values`.
  init<Value>(
    _ members: [String: JSONValue], _ name: String, of values: [Value],
    _ element: @escaping (Value) -> JSONValue
  ) {
    self.members = members
    list = List(name: name, count: values.count) { element(values[$0]) }
  }

  /// A document without a list.
  init(_ members: [String: JSONValue]) {
    self.members = members
    list = nil
  }

  /// Writes the document on a line of its own.
  func write(to output: Output) throws(Failure) {
    var members = self.members
    members["schema"] = .integer(1)
    let names = (members.keys + [list?.name].compactMap(\.self)).sorted()
    var separator = "{"
    for name in names {
      try output.write("\(separator)\(try JSONValue.string(name).text()):")
      separator = ","
      if let member = members[name] {
        try output.write(try member.text())
      } else {
        try writeList(to: output)
      }
    }
    try output.write("}\n")
  }

  private func writeList(to output: Output) throws(Failure) {
    guard let list else { return }
    try output.write("[")
    for index in 0..<list.count {
      try output.write((index > 0 ? "," : "") + (try list.element(index).text()))
    }
    try output.write("]")
  }
}
