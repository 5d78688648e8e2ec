import Testing
import W8Engine

@Suite struct NextMilestoneTests {
  private func next(_ values: [Double], goal: Double?, _ extra: Double...) -> NextMilestone? {
    let explicit = extra.map { MilestoneDeclaration.weight(mass($0, .pound), label: nil) }
    let settings = LogbookSettings(
      unit: .pound, goal: goal.map { Goal(mass($0, .pound), writtenIn: .pound) },
      milestones: goal == nil ? explicit : [.every(mass(5, .pound))] + explicit)
    return logbook(
      values.enumerated().map { entry(day($0), mass($1, .pound)) }, settings
    ).nextMilestone
  }

  @Test(arguments: [
    // From 200 lb to 160 lb every 5 lb.
    ([200.0, 179], 175.0, 0.2, 4.0), ([200, 197], 195, 0.6, 2), ([200, 195], 195, 1, 0),
    // A regain after 179: 180 was crossed and is ahead again; 2 of the 5 lb from 185 are done.
    ([200, 179, 183], 180, 0.4, 3), ([200, 179, 185], 185, 1, 0),
    // All were crossed, the goal too.
    ([200, 159, 161], 160, 0.8, 1), ([200, 159, 204], 195, 0, 9), ([200], 195, 0, 5),
    ([200, 160.5], 160, 0.9, 0.5), ([200, 160], 160, 1, 0),
  ])
  func progress(values: [Double], milestone: Double, progress: Double, remaining: Double) {
    let next = next(values, goal: 160)
    #expect(next?.milestone.mass == mass(milestone, .pound))
    #expect(isClose(next?.progress, progress))
    #expect(isClose(next?.remainingKilograms, remaining * 0.45359237))
  }

  @Test func whatWasCrossedBeforeIsMarked() {
    #expect(next([200, 179, 183], goal: 160)?.lostSince == day(1))
    #expect(next([200, 179], goal: 160)?.lostSince == nil)
    #expect(next([200, 179, 185], goal: 160)?.lostSince == nil)
  }

  @Test func nothingComesAfterTheLast() {
    #expect(next([200, 159], goal: 160) == nil)
    // Beyond the goal: 1 of the 10 lb from 160 to 150 is done.
    let beyond = next([200, 159], goal: 160, 150)
    #expect(beyond?.milestone.mass == mass(150, .pound))
    #expect(isClose(beyond?.progress, 0.1))
  }

  @Test func withoutAGoal() {
    // 8 of the 10 lb from the start to 190; 215 lies the other way.
    let next = next([200, 192], goal: nil, 215, 190)
    #expect(next?.milestone.mass == mass(190, .pound))
    #expect(isClose(next?.progress, 0.8))
    #expect(self.next([200], goal: nil, 200)?.progress == 1)
    // Both were crossed; 215 is 8 lb away, 190 17.
    #expect(
      self.next([200, 190, 216, 207], goal: nil, 215, 190)?.milestone.mass == mass(215, .pound))
  }
}
