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
    let process = start(command, readingFrom: ends[0])
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
