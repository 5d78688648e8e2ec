package import JSON

/// Where a long result goes, piece by piece.
package protocol ByteSink {
  /// The reason why it takes no more.
  associatedtype Refusal: Error
  /// Takes the next bytes.
  func write(_ bytes: [UInt8]) throws(Refusal)
}

extension ByteSink {
  /// The number of bytes that are gathered before they are written, or a few more.
  package static var pieceSize: Int { 64 * 1024 }

  /// Adds what `json` has written to the result once that is much, so that no document is held as a whole.
  func writeMuch(of json: inout JSONWriter) throws(Refusal) {
    guard json.byteCount >= Self.pieceSize else { return }
    try write(json.take())
    json.reserve(Self.pieceSize + Self.pieceSize / 4)
  }
}

/// A JSON document of a report, written with sorted keys and its schema.
///
/// A long member is written element by element: as one value it would take a hundred times its size.
package struct Document {
  /// The members beside the streamed one.
  private(set) var members: JSONObject
  private let streamed: Streamed?
  private let schema: Int

  /// A member that never is one value.
  private struct Streamed {
    let name: String
    /// The number of elements that it has; nil for what is no list.
    let count: Int?
    let write: (Int, inout JSONWriter) -> Void
  }

  /// A document with a list of what `element` makes of `values`.
  init<Value>(
    _ members: JSONObject, _ name: String, of values: [Value], schema: Int = 1,
    _ element: @escaping (Value) -> some JSONEncodable
  ) {
    (self.members, self.schema) = (members, schema)
    streamed = Streamed(name: name, count: values.count) { element(values[$0]).write(to: &$1) }
  }

  /// A document with a member that writes itself.
  init(_ members: JSONObject, _ name: String, _ value: some JSONEncodable) {
    (self.members, schema) = (members, 1)
    streamed = Streamed(name: name, count: nil) { value.write(to: &$1) }
  }

  /// A document without a list.
  package init(_ members: JSONObject) {
    (self.members, schema) = (members, 1)
    streamed = nil
  }

  /// The document with `others` among its members.
  package func merging(_ others: JSONObject) -> Document {
    var document = self
    document.members.merge(others)
    return document
  }

  /// Writes the document on a line of its own.
  package func write<Sink: ByteSink>(to sink: Sink) throws(Sink.Refusal) {
    let members = self.members.merging(["schema": .integer(schema)])
    let names = (members.members.map { $0.key } + [streamed?.name].compactMap { $0 }).sorted()
    var json = JSONWriter(.document)
    json.startObject()
    for name in names {
      if let member = members[name] {
        json.field(named: name, member)
      } else if let streamed {
        json.key(named: name)
        try writeStreamed(streamed, to: sink, &json)
      }
    }
    json.endObject()
    json.endDocument()
    try sink.write(json.take())
  }

  private func writeStreamed<Sink: ByteSink>(
    _ streamed: Streamed, to sink: Sink, _ json: inout JSONWriter
  ) throws(Sink.Refusal) {
    guard let count = streamed.count else { return streamed.write(0, &json) }
    json.startArray()
    for index in 0..<count {
      streamed.write(index, &json)
      try sink.writeMuch(of: &json)
    }
    json.endArray()
  }
}
