#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Opens the file at `path` in the editor that `command` names, at the line `number`, and waits for its end; its exit
/// code, nil when there is no such program.
///
/// The editor gets the path from the root: it takes a name that begins with `-` or `+` for an option or a command.
package func runEditor(_ command: String, line number: Int, ofFile path: String) -> Int32? {
  // A break from the keyboard is left to the editor.
  let handlers = [SIGINT, SIGQUIT].map { signal($0, SIG_IGN) }
  defer {
    for (number, handler) in zip([SIGINT, SIGQUIT], handlers) { signal(number, handler) }
  }
  guard
    let process = start(
      command, options: ["+\(number)"], files: [path], readingFrom: STDIN_FILENO)
  else { return nil }
  var status: Int32 = 0
  while waitpid(process, &status, 0) == -1, errno == EINTR {}
  let hasExited = status & 0x7F == 0
  return hasExited ? status >> 8 & 0xFF : 128 + status & 0x7F
}
