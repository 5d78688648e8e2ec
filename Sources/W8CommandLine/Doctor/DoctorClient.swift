import JSON
import W8Text

/// What the last editor in a recording said of itself.
func clientFacts(_ recording: [UInt8]) -> [Fact] {
  guard let params = lastInitialize(in: recording) else {
    return [Fact("Editor", "none in the recording")]
  }
  let capabilities = params["capabilities"] ?? .null
  func says(_ path: String...) -> Bool {
    let value = path.reduce(Optional(capabilities)) { $0?[$1] }
    return value.map { $0 != .null && $0 != .bool(false) } ?? false
  }
  let name = params["clientInfo"]?["name"]?.stringValue ?? "without a name"
  let version = params["clientInfo"]?["version"]?.stringValue.map { " \($0)" } ?? ""
  let encodings =
    capabilities["general"]?["positionEncodings"]?.arrayValue?
    .compactMap(\.stringValue) ?? []
  let kinds: [(String, Bool)] = [
    ("inlay hints", says("textDocument", "inlayHint")),
    ("folds", says("textDocument", "foldingRange")),
    ("hover", says("textDocument", "hover")),
    ("completion", says("textDocument", "completion")),
    ("outline", says("textDocument", "documentSymbol")),
    ("code actions", says("textDocument", "codeAction")),
    ("semantic tokens", says("textDocument", "semanticTokens")),
    ("watched files", says("workspace", "didChangeWatchedFiles", "dynamicRegistration")),
    ("progress", says("window", "workDoneProgress")),
    ("shown documents", says("window", "showDocument", "support")),
    ("texts of the server", says("workspace", "textDocumentContent")),
  ]
  let able = kinds.filter(\.1).map(\.0)
  return [
    Fact("Editor", visible(name + version)),
    Fact("Encodings", encodings.isEmpty ? "utf-16" : visible(encodings.joined(separator: ", "))),
    Fact("Diagnostics", says("textDocument", "diagnostic") ? "asked for" : "sent"),
    Fact("Takes", able.isEmpty ? "nothing more" : able.joined(separator: ", ")),
    Fact(
      "Settings",
      params["initializationOptions"].map {
        visible(String(decoding: JSONWriter.write($0), as: UTF8.self))
      } ?? "none"),
  ]
}

private func lastInitialize(in recording: [UInt8]) -> JSON? {
  for line in recording.split(separator: UInt8(ascii: "\n")).reversed() {
    guard let message = (try? JSON.parse(Array(line)))?["message"] else { continue }
    if message["method"] == "initialize", let params = message["params"] { return params }
  }
  return nil
}
