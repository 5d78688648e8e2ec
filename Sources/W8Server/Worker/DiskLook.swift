import W8Analysis

/// Looks at the disk for what books need, step by step: between two steps the worker does something else.
struct DiskLook: Sendable {
  /// What one step reads at most, so that answers need not wait for long.
  private static let mostWants = 400
  private static let mostBytes = 8 << 20

  /// Why somebody looks.
  enum Reason: Sendable {
    /// Nobody has looked yet.
    case unknown
    /// It may be another now than it was.
    case maybeChanged
  }

  let reason: Reason
  private let disk: WorkerDisk
  private var rest: ArraySlice<DiskWant>
  /// What was found so far.
  private(set) var found = FoundOnDisk()

  init(for wants: Set<DiskWant>, _ reason: Reason, _ environment: ServerEnvironment) {
    self.reason = reason
    disk = WorkerDisk(environment: environment)
    rest = Array(wants)[...]
  }

  /// Whether nothing is left to be looked at.
  var isDone: Bool { rest.isEmpty }

  /// Looks at the next files, and returns the look as it is then.
  func step() -> DiskLook {
    var next = self
    var (count, byteCount) = (0, 0)
    while count < Self.mostWants, byteCount < Self.mostBytes, let want = next.rest.popFirst() {
      next.found.look(for: want, in: disk)
      count += 1
      if case .text(let file) = want, case .success(let bytes)? = next.found.texts[file] {
        byteCount += bytes.count
      }
    }
    return next
  }
}
