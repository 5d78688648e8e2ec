import SystemLibrary

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
  return start(command, options: ["+\(number)"], files: [path], readingFrom: STDIN_FILENO)
    .map(exitCode)
}
