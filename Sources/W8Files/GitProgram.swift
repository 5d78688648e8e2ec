import SystemLibrary

/// What a run of git came to.
package struct GitAnswer: Hashable, Sendable {
  /// Its exit code.
  package let code: Int32
  /// What it wrote to standard output.
  package let output: String

  /// Makes it of its parts.
  package init(code: Int32, output: String) {
    (self.code, self.output) = (code, output)
  }
}

/// Runs git in the current folder and waits for its end, where it is asked something without its words about what is wrong;
/// nil where there is no git.
package func runGit(_ arguments: [String], isQuestion: Bool) -> GitAnswer? {
  guard let (input, output) = makePipe() else { return nil }
  defer { close(input) }
  let process = start(
    "git", options: arguments, readingFrom: STDIN_FILENO, writingTo: output, isSilent: isQuestion)
  close(output)
  guard let process else { return nil }
  let text = (try? readAll(descriptor: input, name: "git")) ?? []
  return GitAnswer(code: exitCode(of: process), output: String(decoding: text, as: UTF8.self))
}
