import Testing

@testable import W8Engine

@Suite struct MilestoneRouteTests {
  private func masses(_ values: [Double], _ unit: MassUnit) -> [Mass] {
    values.map { mass($0, unit) }
  }

  @Test(arguments: [
    // interval, start, goal, milestones
    (5.0, 200.0, 180.0, [195.0, 190, 185, 180]), (5, 198, 180, [195, 190, 185, 180]),
    (5, 120, 140, [125, 130, 135, 140]),
    (5, 200, 162, [195, 190, 185, 180, 175, 170, 165, 162]), (5, 163, 160, [160]),
    (5, 160, 160, [160]), (2, 90, 80, [88, 86, 84, 82, 80]), (15, 200, 160, [195, 180, 165, 160]),
    (0, 90, 80, [80]), (-5, 90, 80, [80]), (50, 90, 80, [80]), (0.5, 81, 80, [80.5, 80]),
  ])
  func generated(interval: Double, start: Double, goal: Double, expected: [Double]) {
    for unit in [MassUnit.kilogram, .pound] {
      let route = MilestoneRoute.milestones(
        declared: [.every(mass(interval, unit))], goal: mass(goal, unit), start: mass(start, unit))
      #expect(route.map(\.mass) == masses(expected, unit))
      #expect(route.last?.kind == .goal)
      #expect(route.dropLast().allSatisfy { $0.kind == .generated })
    }
  }

  @Test func explicitOnesJoinTheWay() {
    let declared: [MilestoneDeclaration] = [
      .weight(kilograms(80), label: "Under eighty"), .every(kilograms(5)),
      .weight(kilograms(70), label: nil), .weight(kilograms(95), label: "Start of all"),
      .weight(kilograms(78), label: "There"), .weight(kilograms(80), label: "Twice"),
      .weight(kilograms(83), label: nil),
    ]
    let route = MilestoneRoute.milestones(
      declared: declared, goal: kilograms(78), start: kilograms(91))
    #expect(route.map(\.mass) == masses([95, 90, 85, 83, 80, 78, 70], .kilogram))
    #expect(
      route.map(\.label) == ["Start of all", nil, nil, nil, "Under eighty", "There", nil])
    #expect(
      route.map(\.kind)
        == [.explicit, .generated, .generated, .explicit, .explicit, .goal, .explicit])
    #expect(route.allSatisfy { $0.direction == .down })
  }

  @Test func withoutAGoalEachHasItsOwnDirection() {
    let declared = [90, 70, 84, 80].map {
      MilestoneDeclaration.weight(kilograms($0), label: nil)
    }
    let route = MilestoneRoute.milestones(
      declared: declared + [.every(kilograms(1))], goal: nil, start: kilograms(80))
    #expect(route.map(\.mass) == masses([80, 84, 70, 90], .kilogram))
    #expect(route.map(\.direction) == [.stable, .up, .down, .up])
  }

  @Test func withoutAStartTheOrderIsThatOfTheBook() {
    let declared = [MilestoneDeclaration.weight(kilograms(70), label: "a"), .every(kilograms(1))]
    let route = MilestoneRoute.milestones(declared: declared, goal: kilograms(78), start: nil)
    #expect(route.map(\.mass) == masses([70, 78], .kilogram))
  }

  @Test func thereAreNotTooMany() {
    let tiny = Mass(thousandths: 1, of: .kilogram)
    let route = MilestoneRoute.multiples(of: tiny, from: kilograms(90), to: kilograms(40))
    #expect(route.count == 10_000)
    #expect(route.first == kilograms(89.999) && route.last == kilograms(80))
  }

  @Test func multiplesAreCountedFromZeroOnBothSides() {
    let multiples = MilestoneRoute.multiples(
      of: kilograms(5), from: kilograms(7), to: kilograms(-11))
    #expect(multiples == masses([5, 0, -5, -10], .kilogram))
    let upwards = MilestoneRoute.multiples(
      of: kilograms(5), from: kilograms(-12), to: kilograms(3))
    #expect(upwards == masses([-10, -5, 0], .kilogram))
  }

  @Test func extremesDoNotTrap() {
    let extremes = [Int64.min, -1, 0, 1, .max].map { Mass(tenNanograms: $0) }
    for interval in extremes {
      for start in extremes {
        for goal in extremes {
          let multiples = MilestoneRoute.multiples(of: interval, from: start, to: goal)
          #expect(
            [multiples.first, multiples.last].allSatisfy {
              $0.map { min(start, goal) < $0 && $0 < max(start, goal) } ?? true
            })
        }
      }
    }
  }
}
