#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// A running program that shows what it is given page by page.
package final class Pager {
  private let process: pid_t
  private let input: Int32

  /// Starts `command`: a program with its arguments, or a line for the shell where it has signs of one. Nil when there
  /// is no such program.
  ///
  /// From then on a break from the keyboard is left to the pager.
  package init?(_ command: String) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = start(words(of: command), readingFrom: ends[0])
    close(ends[0])
    guard let process else {
      close(ends[1])
      return nil
    }
    self.process = process
    input = ends[1]
    for number in [SIGINT, SIGQUIT] { signal(number, SIG_IGN) }
  }

  /// Gives it `bytes`; `closed` when it was left.
  package func write(_ bytes: [UInt8]) -> OutputResult {
    writeAll(bytes, descriptor: input)
  }

  /// Tells it that there is no more, and waits until it was left.
  package func finish() {
    close(input)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
  }
}

/// Runs the editor that `command` names with `arguments` on this terminal, and waits for its end; its exit code, nil when
/// there is no such program.
package func runEditor(_ command: String, _ arguments: [String]) -> Int32? {
  var words = words(of: command)
  // The shell gets the arguments as its own, so that no sign in them is obeyed.
  if words.first == "sh" { words = ["sh", "-c", command + " \"$@\"", "sh"] }
  // A break from the keyboard is left to the editor.
  let handlers = [SIGINT, SIGQUIT].map { signal($0, SIG_IGN) }
  defer {
    for (number, handler) in zip([SIGINT, SIGQUIT], handlers) { signal(number, handler) }
  }
  guard let process = start(words + arguments, readingFrom: STDIN_FILENO) else { return nil }
  var status: Int32 = 0
  while waitpid(process, &status, 0) == -1, errno == EINTR {}
  let hasExited = status & 0x7F == 0
  return hasExited ? status >> 8 & 0xFF : 128 + status & 0x7F
}

/// The words of a plain command, else a call of the shell.
private func words(of command: String) -> [String] {
  let isPlain = !command.contains { "|&;<>()$`\\\"'*?[#~=%\n".contains($0) }
  return isPlain ? command.split(separator: " ").map(String.init) : ["sh", "-c", command]
}

/// Starts a program that is found as a shell finds it; nil when there is none.
private func start(_ words: [String], readingFrom input: Int32) -> pid_t? {
  guard let name = words.first else { return nil }
  // What is unset only: how the most common pager leaves a screen that is enough for the text.
  setenv("LESS", "FRX", 0)
  #if canImport(Darwin)
    var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
  #else
    var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  // This process ignores a closed pipe; another would keep that and never end by it.
  var signals = sigset_t()
  sigemptyset(&signals)
  for number in [SIGPIPE, SIGINT, SIGQUIT] { sigaddset(&signals, number) }
  posix_spawnattr_setsigdefault(&attributes, &signals)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
  let arguments = words.map { strdup($0) }
  defer { for argument in arguments { free(argument) } }
  var process: pid_t = 0
  let result = posix_spawnp(&process, name, &actions, &attributes, arguments + [nil], environ)
  return result == 0 ? process : nil
}
