/// A language server that is measured, and the kind of text that it reads.
struct ServerProgram: Sendable {
  let path: String
  let arguments: [String]
  /// The identifier of the language, and the URI of the document, without which others read nothing.
  let language: String
  let uri: String
  /// Whether hints stand behind the lines, which are asked for after each key.
  let hasHints: Bool

  /// `w8log lsp` of a built binary, asked about the document at `uri`.
  static func w8log(
    _ binary: String, uri: String = "file:///w8log-bench/log.w8log"
  ) -> ServerProgram {
    ServerProgram(
      path: binary, arguments: ["lsp", "--today", "2026-01-01"], language: "w8log",
      uri: uri, hasHints: true)
  }

  /// The server of a ruff, which lints.
  static func ruff(_ program: String) -> ServerProgram {
    ServerProgram(
      path: program, arguments: ["server", "--isolated"], language: "python",
      uri: "file:///w8log-bench/log.py", hasHints: false)
  }
}
