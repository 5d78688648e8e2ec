import Foundation

/// Times whole runs of `w8log check` on one file.
struct CheckBenchmark {
  let binary: String
  let runs: Int

  /// Checks `log` from a temporary file and prints the median time and the speed.
  func run(_ log: String) throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("w8log-bench-\(UUID().uuidString).w8log")
    try Data(log.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<runs {
      times.append(try clock.measure { try check(file.path) })
    }
    let median = times.sorted()[times.count / 2]
    let speed = Double(log.utf8.count) / 1_000_000 / seconds(median)
    print("  check                       \(milliseconds(median)), \(oneDecimal(speed)) MB/s")
  }

  private func check(_ path: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: binary)
    process.arguments = ["check", "--today", "2026-01-01", path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // Waiting with `waitUntilExit` alone would round every time up to its own rhythm of 50 ms.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    ended.wait()
    guard process.terminationReason == .exit, process.terminationStatus <= 1 else {
      throw BenchmarkError("check ended with \(process.terminationStatus)")
    }
  }
}
