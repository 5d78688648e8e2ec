/// The round trip of a request that asks a server for nothing: what pipes and processes cost on this machine now.
struct EmptyRequest {
  private let times: [Duration]

  /// The median under which a machine counts as quiet, so that figures of other days can be compared.
  private static let limitOfQuiet = Duration.microseconds(50)

  /// Asks a server without a log.
  init(binary: String) throws {
    let server = try ServerConnection(.w8log(binary))
    try server.initialize()
    let clock = ContinuousClock()
    times = try (1...500).map { id in
      try clock.measure {
        try server.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"w8log-bench/nothing"}"#)
        try server.receive { $0.answers(id) }
      }
    }
    try server.stop()
  }

  /// Prints the times and whether the machine is quiet.
  func report() {
    let median = times.sorted()[times.count / 2]
    let verdict = median <= Self.limitOfQuiet ? "quiet" : "NOT QUIET: times say little"
    printRow("empty request", percentiles(times))
    printRow("the machine is \(verdict)", [])
  }
}
