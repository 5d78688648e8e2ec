import W8Analysis
import W8Files
import W8Syntax
import W8Text

/// One run of `stats --verbose`.
struct MeasuredStats {
  private let invocation: Invocation
  private let clock: ReadingClock

  init(_ invocation: Invocation) {
    let clock = ReadingClock(invocation.environment.elapsed)
    let outside = invocation.environment
    var world = outside
    world.readFile = { (path: String) throws(FileError) in
      try clock.measure { () throws(FileError) in try outside.readFile(path) }
    }
    world.readStandardInput = { () throws(FileError) in
      try clock.measure { () throws(FileError) in try outside.readStandardInput() }
    }
    self.clock = clock
    self.invocation = invocation.with(environment: world)
  }

  func run() throws(Failure) -> ExitCode {
    let elapsed = invocation.environment.elapsed
    var start = elapsed()
    return try invocation.show { (log) throws(Failure) in
      var times = PhaseTimes(reading: clock.reading)
      let analysed = elapsed()
      for file in log.analysis.files { parseAgain(file.text) }
      let parsed = elapsed()
      times.parsing = parsed - analysed
      times.analysing = max(.zero, analysed - start - times.reading - times.parsing)
      clock.reading = .zero
      defer { start = elapsed() }
      return StatsReport(log, StatsDetail(log, times))
    }
  }

  private func parseAgain(_ text: SectionedText) {
    for (index, section) in text.sections.enumerated() {
      _ = parse(section.bytes, index == 0 ? .first : .later)
    }
  }
}

/// Adds up how long it takes to get bytes.
private final class ReadingClock {
  var reading = Duration.zero
  private let elapsed: () -> Duration

  init(_ elapsed: @escaping () -> Duration) {
    self.elapsed = elapsed
  }

  func measure(_ read: () throws(FileError) -> [UInt8]) throws(FileError) -> [UInt8] {
    let start = elapsed()
    defer { reading += elapsed() - start }
    return try read()
  }
}
