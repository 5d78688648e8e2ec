import W8Analysis

/// Looks at the disk for what books need, step by step: between two steps the worker does something else.
struct DiskLoad: Sendable {
  /// What one step reads at most, so that answers need not wait for long.
  private static let mostWants = 400
  private static let mostBytes = 8 << 20

  /// Why somebody looks.
  enum Reason: Sendable {
    /// Nobody has looked yet.
    case unknown
    /// Nobody has looked yet, and it is needed only to know which logs include which.
    case map
    /// It may be another now than it was.
    case maybeChanged
  }

  let reason: Reason
  /// What is looked for.
  let wants: Set<DiskWant>
  private let disk: WorkerDisk
  private var rest: ArraySlice<DiskWant>
  private let room: Int
  /// What was found so far.
  private(set) var found = FoundOnDisk()

  /// A look for `wants`, with `room` for the texts among them.
  init(
    for wants: Set<DiskWant>, _ reason: Reason, room: Int = ServerEnvironment.mostBytes,
    _ environment: ServerEnvironment
  ) {
    self.reason = reason
    self.wants = wants
    self.room = room
    disk = WorkerDisk(environment: environment)
    rest = Array(wants)[...]
  }

  /// Whether nothing is left to be looked at, or more names were looked at than a book has a right to: what is then still
  /// wanted is looked for anew.
  var isDone: Bool { rest.isEmpty || isCut }

  /// Whether it ends before all was looked at.
  var isCut: Bool { !rest.isEmpty && found.lookedAt > Inclusion.mostNames }

  /// Looks at the next files, and returns the look as it is then.
  func step() -> DiskLoad {
    var next = self
    let (start, sizeBefore) = (disk.environment.elapsed(), found.size)
    var count = 0
    while count < Self.mostWants, next.found.size - sizeBefore < Self.mostBytes, !next.isCut,
      disk.environment.elapsed() - start < ServerEnvironment.stepTime,
      let want = next.rest.popFirst()
    {
      next.found.look(for: want, in: disk, room: room, of: ServerEnvironment.mostBytes)
      count += 1
    }
    return next
  }
}
