/// Work on the disk that is done step by step: between two steps the worker does other jobs.
protocol DiskJob: Sendable {
  associatedtype Item

  var environment: ServerEnvironment { get }
  var rest: ArraySlice<Item> { get set }
  /// The number of bytes that were read so far.
  var size: Int { get }
  var isDone: Bool { get }

  /// Does what comes before the items of a step.
  mutating func prepareStep()
  /// Does one item of the work.
  mutating func take(_ item: Item)
}

extension DiskJob {
  /// Does the next items, so few that answers need not wait for long (400, 8 MiB, some milliseconds, but always one), and
  /// returns the job as it is then.
  func step() -> Self {
    var next = self
    let start = environment.elapsed()
    next.prepareStep()
    var count = 0
    while !next.isDone, count < 400, next.size - size < 8 << 20,
      count == 0 || environment.elapsed() - start < ServerEnvironment.stepTime,
      let item = next.rest.popFirst()
    {
      next.take(item)
      count += 1
    }
    return next
  }
}
