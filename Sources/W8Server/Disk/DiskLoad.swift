import W8Book

/// Loads what books need from the disk.
struct DiskLoad: DiskJob {
  enum Reason: Sendable {
    /// It was not loaded yet.
    case unknown
    /// It was not loaded yet, and is needed only to know which logs include which.
    case map
    /// It may be another now than it was.
    case maybeChanged
  }

  let reason: Reason
  let wants: Set<DiskRequest>
  private let disk: WorkerDisk
  var rest: ArraySlice<DiskRequest>
  private let room: Int
  private(set) var found = FoundOnDisk()

  /// A load of `wants`, with `room` for the texts among them.
  init(
    for wants: Set<DiskRequest>, _ reason: Reason, room: Int = ServerEnvironment.mostBytes,
    _ environment: ServerEnvironment
  ) {
    self.reason = reason
    self.wants = wants
    self.room = room
    disk = WorkerDisk(environment: environment)
    rest = Array(wants)[...]
  }

  /// Whether nothing is left to load, or more names were listed than a book may have: what is then missing is loaded anew.
  var isDone: Bool { rest.isEmpty || isCut }

  /// Whether it ends before all was loaded.
  var isCut: Bool { !rest.isEmpty && found.lookedAt > Inclusion.mostNames }

  /// How much of it is done, from 0 to 100.
  var percentage: Int { wants.isEmpty ? 100 : (wants.count - rest.count) * 100 / wants.count }

  var environment: ServerEnvironment { disk.environment }

  var size: Int { found.size }

  func prepareStep() {}

  mutating func take(_ want: DiskRequest) {
    found.look(for: want, in: disk, room: room, of: ServerEnvironment.mostBytes)
  }
}
