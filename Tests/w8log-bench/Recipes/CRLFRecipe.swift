extension Recipe {
  /// The plain log as some editors of Windows save it: every line ends in CR LF.
  ///
  /// Its `fmt` keeps the line ends.
  static let crlf = Recipe(name: "crlf", formatOptions: ["--eol", "keep"], changing: plain) {
    text, _ in
    text.replacing("\n", with: "\r\n")
  }
}
