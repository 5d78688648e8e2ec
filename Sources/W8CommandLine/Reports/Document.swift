import JSON

/// A JSON document of a report, written with sorted keys and its schema.
///
/// A long member is written element by element: as one value it would take a hundred times its size.
struct Document {
  /// The members beside the streamed one.
  private(set) var members: JSONObject
  /// The member that is written as it is made; nil when there is none.
  let streamed: Streamed?

  /// A member that never is one value.
  struct Streamed {
    let name: String
    let write: (Output, inout JSONWriter) throws(Failure) -> Void
  }

  /// A document with a list of what `element` makes of `values`.
  init<Value>(
    _ members: JSONObject, _ name: String, of values: [Value],
    _ element: @escaping (Value) -> some JSONEncodable
  ) {
    self.members = members
    streamed = Streamed(name: name) { (output, json) throws(Failure) in
      try output.writeArray(values.lazy.map(element), with: &json)
    }
  }

  /// A document with a member that writes itself.
  init(_ members: JSONObject, _ name: String, _ value: some JSONEncodable) {
    self.members = members
    streamed = Streamed(name: name) { value.write(to: &$1) }
  }

  /// A document without a list.
  init(_ members: JSONObject) {
    self.members = members
    streamed = nil
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
    let names = (members.members.map(\.key) + [streamed?.name].compactMap(\.self)).sorted()
    var json = JSONWriter(.document)
    json.startObject()
    for name in names {
      if let member = members[name] {
        json.field(named: name, member)
      } else if let streamed {
        json.key(named: name)
        try streamed.write(output, &json)
      }
    }
    json.endObject()
    json.endDocument()
    try output.write(json.take())
  }
}

extension Output {
  /// Writes an array of `values`, each as soon as it is made, after what `json` has written.
  func writeArray(
    _ values: some Sequence<some JSONEncodable>, with json: inout JSONWriter
  ) throws(Failure) {
    json.startArray()
    for value in values {
      value.write(to: &json)
      try writeMuch(of: &json)
    }
    json.endArray()
  }

  /// Adds what `json` has written to the result once that is much, so that no document is held as a whole.
  func writeMuch(of json: inout JSONWriter) throws(Failure) {
    guard json.byteCount >= Self.flushCount else { return }
    try write(json.take())
    json.reserve(Self.flushCount + Self.flushCount / 4)
  }
}
