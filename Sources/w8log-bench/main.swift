import Foundation

// Figures of a built binary on generated logs: speed of `check` and `fmt`, and what an editor waits for.

let usage = """
  usage: w8log-bench [--binary PATH] [--years N,N,…] [--edits N] [--runs N] [--seed N]
                     [--growth YEARS]
         w8log-bench --generate YEARS|SIZE [--recipe NAME] [--seed N]
         w8log-bench engine

    --binary PATH   the w8log to measure (default .build/release/w8log)
    --years N,N,…   lengths of the logs (default 1,10,50,240)
    --edits N       keystrokes for each log (default 1000)
    --runs N        runs of each command on a log; the median and the best are told (default 5)
    --growth N      years of the log that is taken 1, 2, 4 and 8 times (default 30; at most 125)
    --seed N        seed of the generator (default 1)
    --generate N    print a log of N years, or of a size such as 400kB or 4MB, and stop
    --recipe NAME   the kind of log (default plain); there are: \(Recipe.all.map(\.name).joined(separator: ", "))

  `engine` times the averages, rates and trends of 500,000 days without a binary.
  """

if CommandLine.arguments.dropFirst() == ["engine"] {
  EngineBenchmark(runs: 25).run()
  exit(0)
}

do {
  let options = try BenchmarkOptions(CommandLine.arguments.dropFirst())
  if let length = options.generated {
    for recipe in options.recipes.prefix(1) {
      print(recipe.log(length, seed: options.seed), terminator: "")
    }
  } else {
    for years in options.years { try measure(years: years, options) }
    try measureGrowth(options)
  }
} catch {
  FileHandle.standardError.write(Data("w8log-bench: \(error)\n\(usage)\n".utf8))
  exit(2)
}

func measure(years: Int, _ options: BenchmarkOptions) throws {
  let log = Recipe.plain.log(.years(years), seed: options.seed)
  print("\(years) year\(years == 1 ? "" : "s"), \(megabytes(log.utf8.count))")
  try CommandBenchmark(binary: options.binary, runs: options.runs).run(log)
  var keystrokes = KeystrokeBenchmark(
    binary: options.binary, log: log, edits: options.edits, seed: options.seed)
  try keystrokes.run()
}

func measureGrowth(_ options: BenchmarkOptions) throws {
  let logs = [1, 2, 4, 8].map { factor in
    Recipe.plain.log(.years(options.growth * factor), seed: options.seed)
  }
  let sizes = logs.map { megabytes($0.utf8.count) }.joined(separator: ", ")
  print("growth of the time from the first of \(sizes)")
  try CommandBenchmark(binary: options.binary, runs: options.runs).runGrowth(logs)
}
