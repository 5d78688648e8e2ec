import W8Files

/// A result on its way to a terminal through a pager, which starts with the first of it.
final class PagedOutput {
  private let outside: Environment
  private let command: String
  private var state = State.notStarted

  private enum State {
    case notStarted
    case open(PagerStream)
    /// The user has left it: the rest of the result is not wanted.
    case left
    /// There is no such program.
    case none
  }

  /// Nil where the result goes to no terminal, or the user wants no pager: by `--no-pager`, by an empty PAGER or one
  /// that is `cat`.
  init?(_ arguments: ParsedArguments, _ outside: Environment) {
    let command = outside.variable("PAGER") ?? "less"
    let isWanted =
      outside.isTerminal(.output) && outside.variable("TERM") != "dumb" && !arguments.has(.noPager)
      && !arguments.has(.help) && !arguments.has(.version)
    guard isWanted, command != "cat", command.contains(where: { $0 != " " }) else { return nil }
    self.outside = outside
    self.command = command
  }

  /// The world in which the result goes to the pager, and with it what is said beside the result on the same terminal.
  var environment: Environment {
    var world = outside
    world.write = { [self] stream, bytes in
      if stream == .output { return show(bytes) }
      guard case .open(let pager) = state, outside.isTerminal(.errors) else {
        return outside.write(stream, bytes)
      }
      return written(by: pager, bytes)
    }
    return world
  }

  /// Waits until the user has left the pager.
  func finish() {
    if case .open(let pager) = state { pager.finish() }
    state = .left
  }

  private func show(_ bytes: [UInt8]) -> OutputResult {
    if case .notStarted = state {
      state = outside.startPager(command).map(State.open) ?? .none
    }
    switch state {
    case .open(let pager): return written(by: pager, bytes)
    case .left: return .written
    case .none, .notStarted: return outside.write(.output, bytes)
    }
  }

  /// A pager that was left takes nothing more, and the exit code is that of the whole run all the same.
  private func written(by pager: PagerStream, _ bytes: [UInt8]) -> OutputResult {
    guard case .closed = pager.write(bytes) else { return .written }
    pager.finish()
    state = .left
    return .written
  }
}

extension Option {
  static let noPager = Option(
    name: "--no-pager", summary: "do not use $PAGER")
}
