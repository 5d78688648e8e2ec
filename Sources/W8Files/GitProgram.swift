#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

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
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return nil }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  defer { close(ends[0]) }
  let process = start(
    "git", options: arguments, readingFrom: STDIN_FILENO, writingTo: ends[1], isSilent: isQuestion)
  close(ends[1])
  guard let process else { return nil }
  let output = try? readAll(descriptor: ends[0], name: "git")
  var status: Int32 = 0
  while waitpid(process, &status, 0) == -1, errno == EINTR {}
  let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  return GitAnswer(code: code, output: String(decoding: output ?? [], as: UTF8.self))
}
