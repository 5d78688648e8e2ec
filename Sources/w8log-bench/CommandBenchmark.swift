import Foundation

/// Times whole runs of `w8log` on one file.
struct CommandBenchmark {
  let binary: String
  let runs: Int

  /// Prints for each command on `log` the median and the best time, the median of the processor's time, and
  /// the speeds that these are.
  func run(_ log: String) throws {
    for measurement in Measurement.all {
      let text = measurement.input(log)
      let times = try self.times(of: measurement, on: text)
      func described(_ time: Duration) -> String {
        let speed = Double(text.utf8.count) / 1_000_000 / seconds(time)
        return "\(milliseconds(time)), \(oneDecimal(speed)) MB/s"
      }
      // On a machine that others use as well the best run and the processor's time say more than the median.
      print(
        "  \(measurement.title)\(described(times.median)); best \(described(times.best));",
        "processor \(described(times.processor))")
    }
  }

  /// Prints for each command how the time grows with the size of the log, of which `logs` are 1, 2, 4 … times.
  func runGrowth(_ logs: [String]) throws {
    for measurement in Measurement.all {
      let times = try logs.map { try self.times(of: measurement, on: measurement.input($0)).median }
      let ratios = times.map { oneDecimal(seconds($0) / seconds(times[0])) }
      print("  \(measurement.title)\(ratios.joined(separator: "  "))")
    }
  }

  private func times(
    of measurement: Measurement, on text: String
  ) throws -> (median: Duration, best: Duration, processor: Duration) {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("w8log-bench-\(UUID().uuidString).w8log")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let clock = ContinuousClock()
    var times: [Duration] = []
    var processorTimes: [Duration] = []
    for _ in 0..<runs {
      let before = processorTimeOfChildren()
      times.append(try clock.measure { try run(measurement.arguments + [file.path]) })
      processorTimes.append(processorTimeOfChildren() - before)
    }
    times.sort()
    processorTimes.sort()
    return (times[times.count / 2], times[0], processorTimes[processorTimes.count / 2])
  }

  private func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: binary)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // Waiting with `waitUntilExit` alone would round every time up to its own rhythm of 50 ms.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    ended.wait()
    guard process.terminationReason == .exit, process.terminationStatus <= 1 else {
      throw BenchmarkError("\(arguments[0]) ended with \(process.terminationStatus)")
    }
  }
}

/// A command and what it is run on.
private struct Measurement: Sendable {
  private let name: String
  let arguments: [String]
  let input: @Sendable (String) -> String

  /// The name, filled up to the column of figures.
  var title: String { name.padding(toLength: 28, withPad: " ", startingAt: 0) }

  static let all: [Measurement] = [
    Measurement(name: "check", arguments: check) { $0 },
    Measurement(name: "check, every rule", arguments: check + rulesSwitchedOn) { $0 },
    Measurement(name: "fmt, canonical", arguments: ["fmt", "--stdout"]) { $0 },
    Measurement(name: "fmt, as typed", arguments: ["fmt", "--stdout"], input: asTyped),
    Measurement(name: "fmt --check, canonical", arguments: ["fmt", "--check"]) { $0 },
    Measurement(name: "fmt --check, as typed", arguments: ["fmt", "--check"], input: asTyped),
  ]

  private static let check = ["check", "--today", "2026-01-01"]
  /// The two rules that are off until somebody asks for them.
  private static let rulesSwitchedOn = ["--warn", "undeclared-tag", "--warn", "not-canonical"]

  private init(name: String, arguments: [String], input: @escaping @Sendable (String) -> String) {
    self.name = name
    self.arguments = arguments
    self.input = input
  }
}
