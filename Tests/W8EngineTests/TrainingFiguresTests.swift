import Primitives
import Testing

@testable import W8Engine

@Suite struct TrainingFiguresTests {
  /// The figures of one exercise done on days in a row, each at a gym of its own or at one.
  private func figures(_ days: [[SetGroup]], at gyms: [GymID] = []) -> TrainingFigures {
    let entries = days.enumerated().map { index, groups in
      var done = exercise("X")
      done.groups = groups
      return entry(day(index)).doing(done, at: gyms.isEmpty ? nil : gyms[index])
    }
    return logbook(entries).history(of: "x").figures
  }

  @Test func theBestSet() {
    let best = figures([
      [group(x: 5, at: load(100)), group(x: 6, at: load(100)), group(x: 20, at: load(90))],
      [group(x: 6, at: load(100)), group(x: 0, at: load(150)), group(x: 9, at: load(120)).warmUp],
    ]).best
    #expect(best == BestSet(load: .mass(kilograms(100)), repetitions: 6, date: day(0)))
  }

  @Test func massesComeBeforeLevelsBeforeNothing() {
    let bare = group(x: 30)
    let lever = group(x: 10, at: level(9))
    #expect(figures([[bare]]).best?.load == .nothing)
    #expect(figures([[bare, lever]]).best?.load == .level(thousandths: 9000))
    #expect(
      figures([[bare, lever], [group(x: 1, at: load(1))]]).best?.load == .mass(kilograms(1)))
    // Levels of two gyms do not compare.
    #expect(figures([[lever], [lever]], at: ["a", "b"]).best == nil)
    #expect(figures([[lever], [bare]], at: ["a", "b"]).best?.load == .level(thousandths: 9000))
  }

  /// Nobody knows what `bw` weighs: there is no weigh-in.
  @Test(arguments: [
    ([(8, 0.0), (3, 10)], 3, 10.0), ([(8, -20), (5, 0)], 5, 0), ([(5, 0), (8, 0)], 8, 0),
  ])
  func setsWithAnUnknownBodyWeightCompareByWhatIsAdded(
    sets: [(Int, Double)], repetitions: Int, added: Double
  ) {
    let groups = sets.map { group(x: $0.0, at: bodyWeight($0.1)) }
    let best = figures([groups + [group(x: 30)]]).best
    let load = ResolvedLoad.bodyWeight(added: kilograms(added))
    #expect(best == BestSet(load: load, repetitions: repetitions, date: day(0)))
    #expect(figures([groups + [group(x: 1, at: level(1))]]).best?.load == .level(thousandths: 1000))
  }

  @Test func timesAndDistancesHaveABestLoad() {
    var carry = SetGroup()
    carry.distances = SetSeries(SetElement(Distance(thousandths: 40_000, of: .meter)), times: 4)
    carry.load = load(24)
    let figures = figures([[carry]])
    #expect(figures.best == BestSet(load: .mass(kilograms(24)), repetitions: nil, date: day(0)))
    #expect(figures.volume == .zero && figures.epleyKilograms == nil)
    #expect(figures.loadByRepetitions.isEmpty)
  }

  @Test func groupsThatSayNothingAreNoBest() {
    var talk = SetGroup()
    talk.labels = ["easy"]
    #expect(figures([[talk]]).best == nil && figures([[talk]]).sessionCount == 1)
    #expect(figures([[group(x: 0)]]).best == nil)
  }

  @Test func theUnitInWhichALoadIsWrittenChangesNoFigure() {
    // 100,000 lb = 45,359.237 kg: such steps are whole thousandths in both units.
    let books = [MassUnit.kilogram, .pound].map { unit in
      let step: Int32 = unit == .pound ? 100_000_000 : 45_359_237
      return figures(
        (1...6).map { number in
          let written = WrittenLoad(thousandths: Int32(number) * step, unit: unit)
          return [group(3, x: 2 * number, at: .mass(written))]
        })
    }
    #expect(books[0] == books[1] && books[0].loadByRepetitions.count == 6)
  }

  @Test func onlyMassesMakeVolumeAndEstimates() {
    let figures = figures([
      [group(3, x: 10, at: level(7)), group(x: 10), group(x: 8, at: bodyWeight(5))]
    ])
    #expect(figures.volume == .zero)
    #expect(figures.epleyKilograms == nil && figures.brzyckiKilograms == nil)
    #expect(figures.bareRepetitions == 10)
  }

  @Test func manyRepetitionsGiveNoEstimate() {
    let figures = figures([[group(x: 13, at: load(100)), group(x: 1, at: load(50))]])
    #expect(figures.epleyKilograms == 50 && figures.brzyckiKilograms == 50)
  }

  @Test func eachEstimateIsItsOwnMaximum() {
    // Epley: 100 · 34/30 = 113.3, 90 · 42/30 = 126; Brzycki: 100 · 36/33 = 109.1, 90 · 36/25 = 129.6
    let figures = figures([[group(x: 4, at: load(100)), group(x: 12, at: load(90))]])
    #expect(isClose(figures.epleyKilograms, 126) && isClose(figures.brzyckiKilograms, 129.6))
  }

  @Test func theEarliestDayOfAnEqualLoadIsKept() {
    let figures = figures([[group(x: 5, at: load(100))], [group(x: 5, at: load(100))]])
    #expect(figures.loadByRepetitions.map(\.date) == [day(0)])
    #expect(figures.best?.date == day(0))
  }

  @Test func volumesPassTheBoundsOfAMass() {
    // 99 · 9,999 · 2,000,000 kg, far over 92 million kg, stays exact.
    let group = group(
      99, x: 9999, at: .mass(WrittenLoad(thousandths: 2_000_000_000, unit: .kilogram)))
    let figures = figures([[group]])
    let expected = MassTotal(kilograms(2_000_000), times: 99 * 9999)
    #expect(figures.volume == expected)
  }

  @Test func extremesDoNotTrap() {
    for thousandths in [Int32.min, -1, 0, .max] {
      for unit in [nil, MassUnit.pound, .stone] {
        let written = WrittenLoad(thousandths: thousandths, unit: unit)
        for load in [Load.mass(written), .bodyWeight(written), .level(thousandths: thousandths)] {
          let group = group(.max, x: .max, at: load)
          let book = logbook([
            entry(day(0), Mass(tenNanograms: .max)).doing(exercise("X", group, group))
          ])
          #expect(book.history(of: "x").figures.sessionCount == 1)
          #expect(book.implausibleLoads(inMonthAt: 0).isEmpty)
          #expect(!SetText.text(of: group).isEmpty)
        }
      }
    }
  }
}
