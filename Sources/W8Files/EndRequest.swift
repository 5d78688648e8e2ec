import Synchronization
import SystemLibrary

/// The wish of somebody that the process ends (the signals INT, HUP and TERM), for one that has to tidy up first.
package enum EndRequest {
  private static let reading = Atomic<Int32>(-1)
  private static let writing = Atomic<Int32>(-1)

  /// What can be read of once it was made; -1, which a poll passes by, unless it is awaited. Any thread may take a signal: the
  /// one that waits sees it here.
  static var descriptor: Int32 { reading.load(ordering: .relaxed) }

  /// Whether it was made since `await` was called.
  package static var wasMade: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  /// From now on such a signal ends the wait of the process for something, and not the process.
  package static func await() {
    var ends: [Int32] = [-1, -1]
    guard descriptor < 0, pipe(&ends) == 0 else { return }
    reading.store(ends[0], ordering: .relaxed)
    writing.store(ends[1], ordering: .relaxed)
    for number in [SIGINT, SIGHUP, SIGTERM] {
      signal(number) { _ in
        var byte: UInt8 = 0
        _ = write(EndRequest.writing.load(ordering: .relaxed), &byte, 1)
      }
    }
  }
}
