import Foundation

/// How long runs of a program took.
struct ProgramTimes {
  let median: Duration
  let best: Duration
  /// The median of the processor's time, the system's included.
  ///
  /// On a machine that others use as well it and the best run say more than the median.
  let processor: Duration

  /// Runs the program that many times; throws when a run ends with more than 1.
  init(of program: String, _ arguments: [String], runs: Int) throws {
    let clock = ContinuousClock()
    var times: [Duration] = []
    var processorTimes: [Duration] = []
    for _ in 0..<runs {
      let before = processorTimeOfChildren()
      times.append(try clock.measure { try run(program, arguments) })
      processorTimes.append(processorTimeOfChildren() - before)
    }
    times.sort()
    processorTimes.sort()
    median = times[runs / 2]
    best = times[0]
    processor = processorTimes[runs / 2]
  }
}

private func run(_ program: String, _ arguments: [String]) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  // Waiting with `waitUntilExit` alone would round every time up to its own rhythm of 50 ms.
  let ended = DispatchSemaphore(value: 0)
  process.terminationHandler = { _ in ended.signal() }
  try process.run()
  ended.wait()
  guard process.terminationReason == .exit, process.terminationStatus <= 1 else {
    throw BenchmarkError(
      "\(program) \(arguments.joined(separator: " ")) ended with \(process.terminationStatus)")
  }
}
