import Foundation
import W8Syntax

// Figures of a built binary on generated logs: the speed of commands, and what an editor waits for.

let usage = """
  usage: w8log-bench [--binary PATH] [--recipes NAME,…] [--figures NAME,…] [--lengths N,…]
                     [--peer PATH-TO-RUFF] [--runs N] [--edits N] [--growth N] [--seed N]
         w8log-bench --generate N [--recipe NAME] [--seed N]
         w8log-bench engine
         w8log-bench kinds FILE

    --binary PATH   the w8log to measure (default .build/release/w8log)
    --recipes NAME  the kinds of logs (default all): \(Recipe.all.map(\.name).joined(separator: ", "))
    --figures NAME  what to measure (default all):
                    \(CommandFigure.all.map(\.name).joined(separator: ", ")),
                    \(ServerFigure.all.map(\.name).joined(separator: ", ")),
                    \(BenchmarkOptions.manyEdits), \(BenchmarkOptions.book)
    --lengths N,…   lengths of the logs in years, or sizes such as 400kB or 4MB (default 10,19MB)
    --peer PATH     a ruff, with whose speed on real Python, the library of python3, that of the commands
                    is compared, and its server's with the server's
    --runs N        runs of each command on a log (default 5)
    --edits N       keystrokes for each log (default 1000)
    --growth N      the times on logs of this length, 1, 2, 4 and 8 times, and nothing else
    --seed N        seed of the generator (default 1)
    --generate N    print a log of this length and stop; of the recipe plain if none is named

  `engine` times the averages, rates and forecast of 500,000 days without a binary, `kinds` prints the kind of each line.
  """

if CommandLine.arguments.dropFirst() == ["engine"] {
  EngineBenchmark(runs: 25).run()
  exit(0)
}

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "kinds" {
  let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[2])))
  for line in parse(bytes, .first).lines { print(line.kind) }
  exit(0)
}

do {
  let options = try BenchmarkOptions(CommandLine.arguments.dropFirst())
  if let length = options.generated {
    print(options.generatedRecipe.log(length, seed: options.seed), terminator: "")
  } else if let length = options.growth {
    for recipe in options.recipes { try measureGrowth(recipe, length, options) }
  } else {
    try EmptyRequest(binary: options.binary).report()
    for length in options.lengths {
      for recipe in options.recipes { try measure(recipe, length, options) }
    }
  }
} catch {
  FileHandle.standardError.write(Data("w8log-bench: \(error)\n\(usage)\n".utf8))
  exit(2)
}

func measure(_ recipe: Recipe, _ length: LogLength, _ options: BenchmarkOptions) throws {
  let log = recipe.log(length, seed: options.seed)
  print("\(recipe.name), \(megabytes(log.utf8.count))")
  try commands(options).run(log, of: recipe)
  if options.measuresManyEdits { try measureManyEdits(recipe, length, options) }
  if options.measuresBook { try measureBook(log, options) }
  guard !options.serverFigures.isEmpty else { return }
  try measure(options.serverFigures, of: .w8log(options.binary), on: log, options)
  guard let peer = options.peer else { return }
  let figures = options.serverFigures.filter(\.isOfPeers)
  guard !figures.isEmpty else { return }
  print("the server of ruff, on as much Python")
  try measure(figures, of: peer.server, on: peer.source(ofBytes: log.utf8.count), options)
}

func measure(
  _ figures: [ServerFigure], of program: ServerProgram, on text: String, _ options: BenchmarkOptions
) throws {
  var session = try LogSession(program, text: text, edits: options.edits, seed: options.seed)
  for figure in figures { try figure.measure(&session) }
  try session.close()
}

func measureGrowth(_ recipe: Recipe, _ length: LogLength, _ options: BenchmarkOptions) throws {
  let logs = try [1, 2, 4, 8].map { factor in
    guard let length = length.times(factor) else { throw BenchmarkError("too long to grow so far") }
    return recipe.log(length, seed: options.seed)
  }
  let sizes = logs.map { megabytes($0.utf8.count) }.joined(separator: ", ")
  print("\(recipe.name), growth of the processor's time from the first of \(sizes)")
  try commands(options).runGrowth(logs, of: recipe)
}

func commands(_ options: BenchmarkOptions) -> CommandBenchmark {
  CommandBenchmark(
    binary: options.binary, runs: options.runs, figures: options.commandFigures,
    peer: options.peer)
}
