/// A command of `w8log` whose time on a log is a figure.
struct CommandFigure: Sendable {
  /// As the option `--figures` names it.
  let name: String
  /// What the command is called with, but for the file.
  let arguments: @Sendable (Recipe) -> [String]
  /// Whether it reads the log as it was typed, not in canonical form.
  let readsTyped: Bool
  /// What of the peer does as much; nil where nothing does.
  let peer: Peer.Command?

  static let all: [CommandFigure] = [
    CommandFigure("check", peer: .check) { _ in check },
    CommandFigure("check-every-rule") { _ in check + everyRule },
    CommandFigure("fmt-check", peer: .format) { ["fmt", "--check"] + $0.formatOptions },
    CommandFigure("fmt-typed", readsTyped: true) { ["fmt", "--stdout"] + $0.formatOptions },
    CommandFigure("check-json") { _ in check + ["-O", "json"] },
    CommandFigure("json") { _ in ["json", "--lenient"] + today },
    CommandFigure("log") { _ in ["log", "--lenient", "--with-exercises"] + today },
    CommandFigure("history") { ["history", "--lenient"] + today + [$0.exercise] },
  ]

  private static let today = ["--today", "2026-01-01"]
  private static let check = ["check"] + today
  /// The two rules that are off until somebody asks for them.
  private static let everyRule = ["--warn", "undeclared-tag", "--warn", "not-canonical"]

  private init(
    _ name: String, readsTyped: Bool = false, peer: Peer.Command? = nil,
    arguments: @escaping @Sendable (Recipe) -> [String]
  ) {
    self.name = name
    self.arguments = arguments
    self.readsTyped = readsTyped
    self.peer = peer
  }
}
