import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The wish of somebody that the process ends (the signals INT, HUP and TERM), for one that has to tidy up first.
package enum EndRequest {
  private static let wasMadeYet = Atomic(false)

  /// Whether it was made since `await` was called.
  package static var wasMade: Bool { wasMadeYet.load(ordering: .relaxed) }

  /// From now on such a signal ends the wait of the process for something, and not the process.
  package static func await() {
    // Made before a signal asks for it.
    _ = wasMade
    for number in [SIGINT, SIGHUP, SIGTERM] {
      signal(number) { _ in EndRequest.wasMadeYet.store(true, ordering: .relaxed) }
    }
  }
}
