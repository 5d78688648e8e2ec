import JSON

/// A JSON document of a report, written with sorted keys and its schema.
///
/// A long list is written element by element: as one value it would take a hundred times its size.
struct Document {
  /// The members beside the list.
  private(set) var members: JSONObject
  /// The name and the elements of the list; nil when there is none.
  let list: List?

  /// A member with many elements.
  struct List {
    let name: String
    let count: Int
    let element: (Int) -> JSON
  }

  /// A document with a list of what `element` makes of `values`.
  init<Value>(
    _ members: JSONObject, _ name: String, of values: [Value],
    _ element: @escaping (Value) -> JSON
  ) {
    self.members = members
    list = List(name: name, count: values.count) { element(values[$0]) }
  }

  /// A document without a list.
  init(_ members: JSONObject) {
    self.members = members
    list = nil
  }

  /// The document with `others` among its members.
  func merging(_ others: JSONObject) -> Document {
    var document = self
    document.members.merge(others)
    return document
  }

  /// Writes the document on a line of its own.
  func write(to output: Output) throws(Failure) {
    let members = self.members.merging(["schema": 1])
    let names = (members.members.map(\.key) + [list?.name].compactMap(\.self)).sorted()
    var json = JSONWriter(.document)
    json.startObject()
    for name in names {
      if let member = members[name] {
        json.field(named: name, member)
      } else if let list {
        json.key(named: name)
        try output.writeArray((0..<list.count).lazy.map(list.element), with: &json)
      }
    }
    json.endObject()
    json.endDocument()
    try output.write(json.take())
  }
}

extension Output {
  /// Writes an array of `values`, each as soon as it is made, after what `json` has written.
  func writeArray(_ values: some Sequence<JSON>, with json: inout JSONWriter) throws(Failure) {
    json.startArray()
    for value in values {
      value.write(to: &json)
      try write(json.take())
    }
    json.endArray()
  }
}
