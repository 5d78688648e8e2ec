import W8Book
import W8Files
import W8Lint
import W8Reports
import W8Syntax
import W8Text

extension Command {
  static let stats = Command(
    name: "stats",
    summary: "show how much there is in a log",
    detail: """
      Files, lines, entries, days with a weight that counts, the span, and the longest gap. With
      --verbose also bytes, lines by kind, each file, and how long it took to read and parse the text,
      and to analyse what it means; parsing is timed in a pass of its own.
      """,
    options: [.pageFormat, .verbose] + .report,
    examples: ["w8log stats log.w8log", "w8log stats -v --format json log.w8log"],
    run: { invocation throws(Failure) in
      if invocation.arguments.has(.verbose) { return try MeasuredStats(invocation).run() }
      return try invocation.show { $0.stats() }
    })
}

extension Option {
  static let verbose = Option(
    name: "--verbose", short: "-v", summary: "tell more: files, kinds of lines, times")
}

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
    world.unnamedFiles = { (file: UnnamedFile) throws(FileError) in
      try clock.measure { () throws(FileError) in try outside.readUnnamedFile(file) }
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
    return try invocation.show { (reports) throws(Failure) in
      let analysed = elapsed()
      for file in reports.log.analysis.files { parseAgain(file.text) }
      let parsing = elapsed() - analysed
      let reading = clock.reading
      clock.reading = .zero
      defer { start = elapsed() }
      let analysing = max(.zero, analysed - start - reading - parsing)
      return reports.stats(
        PhaseTimes(reading: reading, parsing: parsing, analysing: analysing))
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
