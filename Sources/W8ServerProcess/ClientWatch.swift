import Primitives
import SystemLibrary
import W8Engine
import W8Server

extension ClientProcess {
  /// How long a client that was killed may go unnoticed, in seconds.
  private static let secondsBetweenLooks: UInt32 = 3

  /// Whether there is such a process, of whichever user.
  var isAlive: Bool {
    kill(id, 0) == 0 || errno != ESRCH
  }

  /// Calls `whenGone` on a thread of its own when the process is gone, which it checks every few seconds.
  func watch(_ whenGone: @escaping @Sendable () -> Void) {
    _ = startThread {
      while isAlive {
        sleep(Self.secondsBetweenLooks)
      }
      whenGone()
    }
  }
}

/// The date of the machine's clock where the user is.
func dateOfClock() -> CivilDate {
  var now = time(nil)
  var parts = tm()
  guard localtime_r(&now, &parts) != nil else { return .first }
  let date = CivilDate(
    year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  // A clock outside the calendar is so wrong that any date will do.
  return date ?? .first
}
