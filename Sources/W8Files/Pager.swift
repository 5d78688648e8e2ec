import SystemLibrary

/// A running program that shows what it is given page by page.
package final class Pager {
  private let process: pid_t
  private let input: Int32

  /// Starts `command`: a program with its arguments, or a line for the shell where it has signs of one. Nil when there
  /// is no such program.
  ///
  /// From then on a break from the keyboard is left to the pager.
  package init?(_ command: String) {
    guard let (input, output) = makePipe() else { return nil }
    let process = start(command, readingFrom: input)
    close(input)
    guard let process else {
      close(output)
      return nil
    }
    self.process = process
    self.input = output
    for number in [SIGINT, SIGQUIT] { signal(number, SIG_IGN) }
  }

  /// Gives it `bytes`; `closed` when it was left.
  package func write(_ bytes: [UInt8]) -> OutputResult {
    writeAll(bytes, descriptor: input)
  }

  /// Tells it that there is no more, and waits until it was left.
  package func finish() {
    close(input)
    _ = exitCode(of: process)
  }
}
