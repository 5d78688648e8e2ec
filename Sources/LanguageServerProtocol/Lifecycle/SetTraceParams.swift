package import JSON

extension LSP {
  /// The params of `$/setTrace`.
  package struct SetTraceParams: Hashable, Sendable {
    /// How much to tell from now on.
    package let value: TraceValue
  }
}

extension LSP.SetTraceParams: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    value = try json.field("value")
  }
}
