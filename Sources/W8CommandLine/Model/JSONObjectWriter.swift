/// How JSON is laid out.
enum JSONLayout {
  /// On one line.
  case compact
  /// Over several lines, for people.
  case pretty
}

/// Writes an object piece by piece, so that it is never held as one value.
struct JSONObjectWriter {
  let output: Output
  let layout: JSONLayout
  private var separator = ""

  init(output: Output, layout: JSONLayout) {
    self.output = output
    self.layout = layout
  }

  /// Opens the object.
  func start() throws(Failure) {
    try output.write("{")
  }

  /// Adds a member; its key must come after those before.
  mutating func member(_ key: String, _ value: JSONValue) throws(Failure) {
    try name(key)
    try output.write(try text(of: value, indent: 2))
  }

  /// Adds a member that holds `values`; its key must come after those before.
  mutating func list(_ key: String, _ values: some Sequence<JSONValue>) throws(Failure) {
    try name(key)
    try output.write("[")
    var separator = ""
    for value in values {
      try output.write(separator + newLine(indent: 4))
      try output.write(try text(of: value, indent: 4))
      separator = ","
    }
    try output.write((separator.isEmpty ? "" : newLine(indent: 2)) + "]")
  }

  /// Closes the object and its line.
  func end() throws(Failure) {
    try output.write(newLine(indent: 0) + "}\n")
  }

  private mutating func name(_ key: String) throws(Failure) {
    let name = try JSONValue.string(key).text()
    try output.write(separator + newLine(indent: 2) + name + (layout == .pretty ? ": " : ":"))
    separator = ","
  }

  private func newLine(indent: Int) -> String {
    layout == .pretty ? "\n" + String(repeating: " ", count: indent) : ""
  }

  private func text(of value: JSONValue, indent: Int) throws(Failure) -> String {
    switch layout {
    case .compact: try value.text()
    case .pretty: try value.prettyText(indent: indent)
    }
  }
}
