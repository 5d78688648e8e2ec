/// Something an editor waits for, or what a server needs.
struct ServerFigure: Sendable {
  /// As the option `--figures` names it.
  let name: String
  /// Whether other servers have it, too.
  let isOfPeers: Bool
  /// Prints the figure of an open text.
  let measure: @Sendable (inout LogSession) throws -> Void

  private init(
    name: String, isOfPeers: Bool = false,
    measure: @escaping @Sendable (inout LogSession) throws -> Void
  ) {
    self.name = name
    self.isOfPeers = isOfPeers
    self.measure = measure
  }

  static let all: [ServerFigure] = [
    ServerFigure(name: "open", isOfPeers: true) { session in
      printRow("start to initialize reply", [milliseconds(session.initialized)])
      printRow("didOpen to diagnostics", [milliseconds(session.opened)])
    },
    ServerFigure(name: "keystroke", isOfPeers: true) { session in
      let waits = try session.typeAll()
      let hints = waits.compactMap(\.hints)
      if !hints.isEmpty { printRow("keystroke to hints", percentiles(hints)) }
      printRow("keystroke to diagnostics", percentiles(waits.map(\.diagnostics)))
    },
    ServerFigure(name: "symbols") { try measureOutline(.documentSymbol, &$0) },
    ServerFigure(name: "folds") { try measureOutline(.foldingRange, &$0) },
    ServerFigure(name: "outline-delay") { session in
      let waits = try rounds { try session.type(behind: [.documentSymbol, .foldingRange]) }
      printRow("key behind an outline, hints", percentiles(waits.compactMap(\.hints)))
      printRow("                  diagnostics", percentiles(waits.map(\.diagnostics)))
    },
    ServerFigure(name: "memory", isOfPeers: true) { session in
      _ = try session.typeAll()
      let memory = session.memory
      let ratio = Double(memory.now) / Double(session.size)
      printRow(
        "memory after \(session.editCount) edits",
        [
          megabytes(memory.now), oneDecimal(ratio) + " × the text",
          "at most " + megabytes(memory.peak),
        ])
    },
  ]
}

/// Asks after a key, as editors do.
private func measureOutline(_ outline: OutlineRequest, _ session: inout LogSession) throws {
  let times = try rounds {
    _ = try session.type()
    return try session.ask(for: outline)
  }
  printRow(outline.rawValue, percentiles(times))
}

/// The results of 20 rounds, or of as many as take two seconds.
private func rounds<Result>(_ round: () throws -> Result) rethrows -> [Result] {
  let end = ContinuousClock.now + .seconds(2)
  var results: [Result] = []
  repeat { results.append(try round()) } while results.count < 20 && ContinuousClock.now < end
  return results
}
