/// Times whole runs of `w8log` on logs.
struct CommandBenchmark {
  let binary: String
  let runs: Int
  let figures: [CommandFigure]
  let peer: Peer?

  /// Prints a line of times and speeds for each command on `log`, and for that of the peer that does as much, on as many
  /// bytes of Python, how many times its speed that is.
  ///
  /// Speeds are those of the processor.
  func run(_ log: String, of recipe: Recipe) throws {
    guard !figures.isEmpty else { return }
    printRow("", ["median", "best", "processor", "speed", peer == nil ? "" : "× the peer"])
    for figure in figures {
      let text = figure.readsTyped ? asTyped(log) : log
      let times = try times(of: figure, on: text, of: recipe)
      let speed = speed(text.utf8.count, times.processor)
      guard let peer, let command = figure.peer else {
        printRow(figure.name, cells(times, speed))
        continue
      }
      let (peerTimes, size) = try peer.times(of: command, forBytes: text.utf8.count, runs: runs)
      let peerSpeed = self.speed(size, peerTimes.processor)
      printRow(figure.name, cells(times, speed) + [oneDecimal(speed / peerSpeed)])
      printRow("  \(command.rawValue)", cells(peerTimes, peerSpeed))
    }
  }

  /// Prints for each command how the time of the processor grows with the size of the log, of which
  /// `logs` are 1, 2, 4 … times.
  func runGrowth(_ logs: [String], of recipe: Recipe) throws {
    for figure in figures {
      let times = try logs.map {
        let text = figure.readsTyped ? asTyped($0) : $0
        return try self.times(of: figure, on: text, of: recipe).processor
      }
      printRow(figure.name, times.map { oneDecimal(seconds($0) / seconds(times[0])) })
    }
  }

  private func times(
    of figure: CommandFigure, on text: String, of recipe: Recipe
  ) throws -> ProgramTimes {
    try withTemporaryFile(text, extension: "w8log") { path in
      try ProgramTimes(of: binary, figure.arguments(recipe) + [path], runs: runs)
    }
  }

  private func cells(_ times: ProgramTimes, _ speed: Double) -> [String] {
    [times.median, times.best, times.processor].map(milliseconds) + [oneDecimal(speed) + " MB/s"]
  }

  /// Megabytes a second.
  private func speed(_ bytes: Int, _ time: Duration) -> Double {
    Double(bytes) / 1_000_000 / seconds(time)
  }
}
