import Foundation

// Figures of a built binary on generated logs: speed of `check`, and what an editor waits for.

let usage = """
  usage: w8log-bench [--binary PATH] [--years N,N,…] [--edits N] [--runs N] [--seed N]
         w8log-bench --generate YEARS [--seed N]
         w8log-bench engine

    --binary PATH   the w8log to measure (default .build/release/w8log)
    --years N,N,…   lengths of the logs (default 1,10,50)
    --edits N       keystrokes for each log (default 1000)
    --runs N        runs of check for each log, of which the median counts (default 5)
    --seed N        seed of the generator (default 1)
    --generate N    print the log of N years and stop

  `engine` times the averages, rates and trends of 500,000 days without a binary.
  """

if CommandLine.arguments.dropFirst() == ["engine"] {
  EngineBenchmark(runs: 25).run()
  exit(0)
}

do {
  let options = try BenchmarkOptions(CommandLine.arguments.dropFirst())
  if let years = options.generated {
    var generator = LogGenerator(seed: options.seed)
    print(generator.log(years: years), terminator: "")
  } else {
    for years in options.years { try measure(years: years, options) }
  }
} catch {
  FileHandle.standardError.write(Data("w8log-bench: \(error)\n\(usage)\n".utf8))
  exit(2)
}

func measure(years: Int, _ options: BenchmarkOptions) throws {
  var generator = LogGenerator(seed: options.seed)
  let log = generator.log(years: years)
  print("\(years) year\(years == 1 ? "" : "s"), \(megabytes(log.utf8.count))")
  try CheckBenchmark(binary: options.binary, runs: options.runs).run(log)
  var keystrokes = KeystrokeBenchmark(
    binary: options.binary, log: log, edits: options.edits, seed: options.seed)
  try keystrokes.run()
}
