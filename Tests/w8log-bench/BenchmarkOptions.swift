/// What the command line asks the benchmark to do.
struct BenchmarkOptions {
  private(set) var binary = ".build/release/w8log"
  private(set) var lengths: [LogLength] = [.years(10), .bytes(19_000_000)]
  private(set) var edits = 1000
  private(set) var runs = 5
  private(set) var seed: UInt64 = 1
  private(set) var commandFigures = CommandFigure.all
  private(set) var serverFigures = ServerFigure.all
  /// Whether a change with many edits is measured, and a book of many files.
  private(set) var measuresManyEdits = true
  private(set) var measuresBook = true
  private(set) var peer: Peer?
  /// The length of the log that is taken 1, 2, 4 and 8 times to see the times grow.
  private(set) var growth: LogLength?
  /// The length of a log to be printed instead of measured.
  private(set) var generated: LogLength?
  private var chosenRecipes: [Recipe]?

  /// The kinds of logs to be measured.
  var recipes: [Recipe] { chosenRecipes ?? Recipe.all }

  /// The kind of the log to be printed.
  var generatedRecipe: Recipe { chosenRecipes?.first ?? .plain }

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { throw BenchmarkError("\(option) needs a value") }
      switch option {
      case "--binary": binary = value
      case "--recipe", "--recipes": chosenRecipes = try list(value, recipe)
      case "--figures": try choose(value)
      case "--lengths": lengths = try list(value, length)
      case "--edits": edits = try count(value)
      case "--runs": runs = try count(value)
      case "--seed": seed = UInt64(try count(value))
      case "--peer": peer = try Peer(program: value)
      case "--growth": growth = try length(value)
      case "--generate": generated = try length(value)
      default: throw BenchmarkError("unknown option \(option)")
      }
    }
    if generated != nil, chosenRecipes?.count ?? 1 > 1 {
      throw BenchmarkError("--generate prints the log of one recipe")
    }
  }

  /// All names of figures.
  static var figureNames: [String] {
    CommandFigure.all.map(\.name) + ServerFigure.all.map(\.name) + [manyEdits, book]
  }

  static let manyEdits = "edits-at-once"
  static let book = "book"

  private mutating func choose(_ value: String) throws {
    let names = try list(value) { name in
      guard Self.figureNames.contains(name) else {
        let known = Self.figureNames.joined(separator: ", ")
        throw BenchmarkError("no figure \(name); there are: \(known)")
      }
      return name
    }
    commandFigures = CommandFigure.all.filter { names.contains($0.name) }
    serverFigures = ServerFigure.all.filter { names.contains($0.name) }
    measuresManyEdits = names.contains(Self.manyEdits)
    measuresBook = names.contains(Self.book)
  }
}

private func list<Item>(_ text: String, _ item: (String) throws -> Item) rethrows -> [Item] {
  try text.split(separator: ",").map { try item(String($0)) }
}

private func count(_ text: String) throws -> Int {
  guard let count = Int(text), 1...1_000_000 ~= count else {
    throw BenchmarkError("\(text) is not a number from 1 to 1000000")
  }
  return count
}

private func length(_ text: String) throws -> LogLength {
  guard let length = LogLength(text) else {
    throw BenchmarkError(
      "\(text) is no length such as 10 (years), 400kB or 4MB, of at most 1000 years or 49MB")
  }
  return length
}

private func recipe(_ name: String) throws -> Recipe {
  guard let recipe = Recipe.all.first(where: { $0.name == name }) else {
    let names = Recipe.all.map(\.name).joined(separator: ", ")
    throw BenchmarkError("no recipe \(name); there are: \(names)")
  }
  return recipe
}
