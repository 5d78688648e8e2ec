import Primitives
import Testing
import W8Syntax
import W8TestSupport

@Suite struct SetGroupSyntaxTests {
  @Test func readsTheCanonicalSquat() {
    let groups = groups("w5 60, w3 80, 3x5 100, 3 107.5 @8.5")
    #expect(groups.map(\.isWarmup) == [true, true, false, false])
    #expect(groups.map(\.count) == [1, 1, 3, 1])
    #expect(groups.map { $0.reps.map(\.count) } == [[5], [3], [5], [3]])
    #expect(
      groups.map(\.load) == [60_000, 80_000, 100_000, 107_500].map { mass($0) })
    #expect(groups.map(\.effort) == [nil, nil, nil, .perceived(halves: 17)])
  }

  @Test func readsMarks() {
    let reps = groups("5/5/4! 70, 12+").map(\.reps)
    #expect(reps.map { $0.map(\.count) } == [[5, 5, 4], [12]])
    #expect(reps.map { $0.map(\.mark) } == [[.none, .none, .failed], [.maximal]])
  }

  @Test func readsChainsBothWays() {
    let expected = groups("3x5 100kg")
    #expect(groups("100kg x 5 x 3") == expected)
    #expect(groups("3x5x100KG") == expected)
    #expect(groups("100kg×5") == groups("5 100kg"))
    #expect(groups("bw+10 x 5 x 2") == groups("2x5 +10"))
  }

  @Test func readsLoads() {
    #expect(groups("5 7lvl").first?.load == .level(thousandths: 7_000))
    #expect(groups("5 bw").first?.load == .bodyweight(thousandths: 0, unit: .none))
    #expect(groups("5 -15lb").first?.load == .bodyweight(thousandths: -15_000, unit: .pound))
    #expect(groups("5 102.5kg").first?.load == .mass(thousandths: 102_500, unit: .kilogram))
  }

  @Test func readsTimesAndDistances() {
    let run = groups("5km 26:40 rir2 (easy)").first
    #expect(run?.distances == [DistanceSyntax(thousandths: 5_000, unit: .kilometer)])
    #expect(run?.seconds == [1600])
    #expect(run?.effort == .inReserve(2))
    #expect(run?.labels == ["easy"])
    #expect(groups("3x60s").first?.seconds == [60])
    #expect(groups("3x60s").first?.count == 3)
    #expect(groups("1:02:03").first?.seconds == [3723])
    #expect(groups("7:32.4/1:02:03.5/7:30").first?.seconds.map(\.tenths) == [4524, 37_235, 4500])
    #expect(groups("3x12.4s").first?.seconds == [Seconds(tenths: 124)])
    for none in ["7:32.45", "12.45s", "1.5min", "0.5h", "7:32.", "7:32.4s"] {
      #expect(groups(none).first?.seconds == [], "\(none)")
    }
    #expect(groups("4x400m").first?.distances.first?.unit == .meter)
  }

  @Test func countsEachListByItself() {
    let group = groups("2x10 3x40s").first
    #expect(group?.repsCount == 2)
    #expect(group?.secondsCount == 3)
    #expect(group?.distancesCount == 1)
    #expect(group?.count == 3)
  }

  @Test func keepsWhatCanBeRead() {
    let groups = groups("12-15 160, 5 100")
    #expect(groups.map(\.load) == [mass(160_000), mass(100_000)])
    #expect(groups.map { $0.reps.map(\.count) } == [[], [5]])
    #expect(self.groups("").isEmpty)
  }

  /// Both ways to come to a group, over lines of every kind, right and wrong.
  @Test(arguments: FaultyLogs.Recipe.allCases)
  func theGroupOfARowIsAmongThoseOfItsLine(recipe: FaultyLogs.Recipe) {
    var logs = FaultyLogs(recipe, seed: 41)
    var count = 0
    for _ in 0..<2_000 {
      let tree = parse(logs.next(), .first)
      for line in tree.lines.indices where tree.lines[line].kind == .exercise {
        let groups = tree.setGroups(ofLine: line)
        var group = 0
        for row in tree.rowRange(ofLine: line) {
          switch tree.rows[row].kind {
          case .comma: group += 1
          case .reps, .duration, .distance, .load, .effort, .label, .unreadable:
            #expect(tree.setGroup(ofLine: line, holding: row) == groups[group])
            count += 1
          default: continue
          }
        }
      }
    }
    #expect(count > 200)
  }

  private func groups(_ sets: String) -> [SetGroupSyntax] {
    tree("    Squat: \(sets)").setGroups(ofLine: 0)
  }

  private func mass(_ thousandths: UInt32) -> LoadSyntax {
    .mass(thousandths: thousandths, unit: .none)
  }
}
