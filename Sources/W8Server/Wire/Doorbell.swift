#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A bell by which one thread wakes another: each `ring` ends one `wait`, whichever comes first.
///
/// It is a pipe, the one means of waiting that is the same on every system and needs no memory shared
/// behind the compiler's back.
struct Doorbell: ~Copyable, Sendable {
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
  func ring() {
    var byte: UInt8 = 0
    while write(output, &byte, 1) < 0, errno == EINTR {}
  }

  /// Waits for the next ring; without a pipe for a moment only.
  func wait() {
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
