/// What a command tells the shell.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// All is well.
  case success = 0
  /// `check` found what it was told to fail on.
  case findings = 1
  /// The command line is wrong.
  case usage = 2
  /// Something cannot be read or written.
  case unreadable = 3
  /// The data has errors that have taken something from what is shown, or all of it.
  case badData = 4
  /// A fault of w8log itself.
  case internalError = 70

  /// The graver of two codes of one run: what could not be read weighs most.
  func joined(with other: ExitCode) -> ExitCode {
    gravity >= other.gravity ? self : other
  }

  private var gravity: Int {
    switch self {
    case .success: 0
    case .findings: 1
    case .badData: 2
    case .unreadable: 3
    case .usage: 4
    case .internalError: 5
    }
  }
}
