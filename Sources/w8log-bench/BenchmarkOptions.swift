/// What the command line asks the benchmark to do.
struct BenchmarkOptions {
  private(set) var binary = ".build/release/w8log"
  private(set) var years = [1, 10, 50, 240]
  private(set) var edits = 1000
  private(set) var runs = 5
  private(set) var seed: UInt64 = 1
  private(set) var growth = 30
  private(set) var recipes = Recipe.all
  private(set) var generated: LogLength?

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { throw BenchmarkError("\(option) needs a value") }
      switch option {
      case "--binary": binary = value
      case "--years": years = try value.split(separator: ",").map { try Self.years(String($0)) }
      case "--edits": edits = try Self.count(value)
      case "--runs": runs = try Self.count(value)
      case "--seed": seed = UInt64(try Self.count(value))
      case "--growth": growth = try Self.years(value, upTo: 125)
      case "--recipe", "--recipes": recipes = try value.split(separator: ",").map(Self.recipe)
      case "--generate": generated = try Self.length(value)
      default: throw BenchmarkError("unknown option \(option)")
      }
    }
  }

  private static func count(_ text: String) throws -> Int {
    guard let count = Int(text), 1...1_000_000 ~= count else {
      throw BenchmarkError("\(text) is not a number from 1 to 1000000")
    }
    return count
  }

  private static func years(_ text: String, upTo most: Int = 1000) throws -> Int {
    guard let years = Int(text), 1...most ~= years else {
      throw BenchmarkError("\(text) is not a number of years from 1 to \(most)")
    }
    return years
  }

  private static func length(_ text: String) throws -> LogLength {
    guard let length = LogLength(text) else {
      throw BenchmarkError(
        "\(text) is no length such as 10 (years), 400kB or 4MB; at most 1000 years or 50MB")
    }
    return length
  }

  private static func recipe(_ name: some StringProtocol) throws -> Recipe {
    guard let recipe = Recipe.all.first(where: { $0.name == name }) else {
      let names = Recipe.all.map(\.name).joined(separator: ", ")
      throw BenchmarkError("no recipe \(name); there are: \(names)")
    }
    return recipe
  }
}
