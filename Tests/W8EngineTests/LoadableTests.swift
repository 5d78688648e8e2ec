import Testing
import W8TestSupport

@testable import W8Engine

@Suite struct LoadableTests {
  fileprivate static func pounds(_ value: Double) -> Amount {
    Amount(thousandths: Int64(value * 1000), of: .pound)
  }

  /// The table of the specification: the bar is 45 lb.
  @Test(arguments: [
    Plates("4x45 4x25 4x10 4x5 4x2.5", asked: 215, loaded: 215, "45 25 10 5"),
    Plates("8x45 4x35 4x25 4x10 6x2.5", asked: 130, loaded: 130, "35 2.5 2.5 2.5"),
    Plates("45 25 10 5 3 2.5 1.5 1.25 1 0.5 0.25", asked: 82.3, loaded: 82, "10 5 3 0.5"),
    Plates("4x45 4x5 4x2.5", asked: 215, loaded: 165, "45 5 5 2.5 2.5"),
    Plates("45 25 10 5", asked: 140, loaded: 135, "45"),
    Plates("1x45 2x25", asked: 135, loaded: 95, "25"),
  ])
  func loadsPlatesExactly(plates: Plates) {
    var gym = GymEquipment()
    gym.bar = Self.pounds(45)
    gym.plates = plates.kits
    var loading = Loading()
    loading.tool = .barbell
    let loadable = Loadable([loading], at: gym, for: .mass, unit: .pound)
    let weight = loadable.rounded(Self.pounds(plates.asked), .down)
    #expect(weight.load == Self.pounds(plates.loaded))
    #expect(weight.side == plates.side)
  }

  struct Plates: Sendable {
    let kits: [Kit]
    let asked: Double
    let loaded: Double
    let side: [Amount]

    init(_ kits: String, asked: Double, loaded: Double, _ side: String) {
      self.kits = kits.split(separator: " ").map { kit in
        let parts = kit.split(separator: "x")
        let load = Double(parts[parts.count - 1]) ?? 0
        return Kit(LoadableTests.pounds(load), count: parts.count > 1 ? Int(parts[0]) : nil)
      }
      self.side = side.split(separator: " ").map { LoadableTests.pounds(Double($0) ?? 0) }
      (self.asked, self.loaded) = (asked, loaded)
    }
  }

  /// Against all combinations: the fewest plates, and no load between the chosen one and the one asked for.
  @Test func usesTheFewestPlatesOfThoseOwned() {
    var random = SeededGenerator(seed: 63)
    for _ in rounds(300) {
      let plates = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Kit(
          Self.pounds(Double(Int.random(in: 1...20, using: &random)) * 2.5),
          count: Int.random(in: 1...3, using: &random) * 2)
      }
      var combinations: [Int64: Int] = [0: 0]
      for kit in plates {
        for (sum, count) in combinations {
          for added in 1...((kit.count ?? 0) / 2) {
            let weight = sum + Int64(added) * kit.load.value
            combinations[weight] = min(combinations[weight] ?? .max, count + added)
          }
        }
      }
      let sums = PlateSums.of(plates, sides: 2)
      let found = (0..<sums.count).map { (sums.weight(at: $0), sums.plates(at: $0).count) }
      let expected = combinations.filter { $0.value <= 10 }.sorted { $0.key < $1.key }
      #expect(found.map { $0.0 } == expected.map { $0.key })
      #expect(found.map { $0.1 } == expected.map { $0.value })
    }
  }

  @Test func roundsToStepsListsAndBodyWeight() {
    var gym = GymEquipment()
    func kilograms(_ value: Double) -> Amount {
      Amount(thousandths: Int64(value * 1000), of: .kilogram)
    }
    gym.step = Amount(thousandths: 2500, of: .kilogram)
    gym.dumbbells = [10.0, 12.5, 15].map { Kit(kilograms($0)) }
    var loading = Loading()
    let steps = Loadable([loading], at: gym, for: .mass, unit: .kilogram)
    #expect(steps.rounded(kilograms(61), .down).load == kilograms(60))
    #expect(steps.rounded(kilograms(61.25), .near).load == kilograms(60))
    #expect(steps.rounded(kilograms(61), .up).load == kilograms(62.5))
    let assisted = Loadable([loading], at: gym, for: .bodyWeight, unit: .kilogram)
    #expect(assisted.rounded(kilograms(-18), .down).load == kilograms(-20))
    loading.tool = .dumbbell
    let dumbbells = Loadable([loading], at: gym, for: .mass, unit: .kilogram)
    #expect(dumbbells.rounded(kilograms(14), .down).load == kilograms(12.5))
    #expect(dumbbells.rounded(kilograms(20), .down).end == .most)
    let light = dumbbells.rounded(kilograms(5), .down)
    #expect(light.load == kilograms(5))
    #expect(light.end == .leastAbove(kilograms(10), isBar: false))
    let level = Loadable([], at: gym, for: .level, unit: nil)
    #expect(level.rounded(Amount(6300, nil), .down).load == Amount(6000, nil))
  }
}
