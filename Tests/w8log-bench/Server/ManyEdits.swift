/// Prints how long one change with many edits takes to its diagnostics: with twice as many, and in a log twice as long, each
/// with how many times as long that is for each edit, or for each byte.
func measureManyEdits(_ recipe: Recipe, _ length: LogLength, _ options: BenchmarkOptions) throws {
  let count = 5_000
  func time(_ length: LogLength, _ count: Int) throws -> Duration {
    let log = recipe.log(length, seed: options.seed)
    var session = try LogSession(.w8log(options.binary), text: log, edits: 0, seed: options.seed)
    let times = try (0..<3).map { _ in try session.edit(atOnce: count) }
    try session.close()
    return times.sorted()[1]
  }
  func growth(_ time: Duration, over first: Duration) -> String {
    "× " + oneDecimal(seconds(time) / seconds(first) / 2) + " for each"
  }
  let first = try time(length, count)
  printRow("\(count) edits at once", [milliseconds(first)])
  let more = try time(length, 2 * count)
  printRow("\(2 * count) edits at once", [milliseconds(more), growth(more, over: first)])
  guard let twice = length.times(2) else { return }
  let longer = try time(twice, count)
  printRow("  in a log twice as long", [milliseconds(longer), growth(longer, over: first)])
}
