import SystemLibrary

/// A bell by which one thread wakes another: each `ring` ends one `wait`, whichever comes first.
///
/// It is a pipe, the one means of waiting that is the same on every system and needs no memory shared
/// behind the compiler's back.
final class Doorbell: Sendable {
  /// How long a waiter sleeps if the system has no pipe left, in milliseconds.
  private static let millisecondsWithoutPipe: Int32 = 2

  private let input: Int32
  private let output: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    input = ends[0]
    output = ends[1]
  }

  deinit {
    guard input >= 0 else { return }
    close(input)
    close(output)
  }

  /// Wakes the thread that waits, or the next that will.
  @Sendable func ring() {
    var byte: UInt8 = 0
    while write(output, &byte, 1) < 0, errno == EINTR {}
  }

  /// Waits for the next ring, or as long as is said; without a pipe for a moment only.
  func wait(atMost time: Duration? = nil) {
    if let time {
      var bell = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard poll(&bell, 1, time.milliseconds) > 0 else { return }
    }
    var byte: UInt8 = 0
    while true {
      let count = read(input, &byte, 1)
      if count > 0 { return }
      if count < 0, errno == EINTR { continue }
      _ = poll(nil, 0, Self.millisecondsWithoutPipe)
      return
    }
  }
}

extension Duration {
  /// Whole milliseconds, none too few, of at most a minute.
  fileprivate var milliseconds: Int32 {
    let (seconds, attoseconds) = min(self, .seconds(60)).components
    return Int32(seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
