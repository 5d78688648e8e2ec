import Primitives
import Testing
import W8Engine

@Suite struct GymUseTests {
  private func gym(_ id: GymID, _ change: (inout GymInfo) -> Void = { _ in }) -> GymInfo {
    var gym = GymInfo(id: id)
    change(&gym)
    return gym
  }

  @Test func theLastVisitedComesFirst() {
    let gyms = [
      gym("never"), gym("iron") { $0.aliases = ["old"] }, gym("home") { $0.isDefault = true },
      gym("closed") { $0.closed = day(0) },
    ]
    let book = logbook(
      [
        entry(day(0)).visiting("iron", nil), entry(day(5)).visiting("hut"),
        entry(day(9)).doing(exercise("x"), at: "home", from: time(19, 0))
          .doing(exercise("x"), at: "old", from: time(6, 0)),
      ],
      LogbookSettings(
        gyms: GymNames(declaring: gyms), training: TrainingSettings(gyms: gyms)))
    // On day 9 the session at home is the later one.
    #expect(book.gymUses.map(\.info.id) == ["home", "iron", "hut", "never", "closed"])
    #expect(book.gymUses.map(\.visitCount) == [2, 2, 1, 0, 0])
    #expect(book.gymUses.map(\.lastUsed) == [day(9), day(9), day(5), nil, nil])
    #expect(book.gymUses.map(\.origin) == [.declared, .declared, .used, .declared, .declared])
    #expect(book.gymUses.map(\.info.isDefault) == [true, false, false, false, false])
  }

  @Test func theImpliedDefaultIsListedWhenUsed() {
    let gyms = [gym("iron")]
    let settings = LogbookSettings(
      gyms: GymNames(declaring: gyms), training: TrainingSettings(gyms: gyms))
    #expect(logbook([], settings).gymUses.map(\.info.id) == ["iron"])
    let used = logbook([entry(day(0)).visiting(nil)], settings).gymUses
    #expect(used.map(\.info.id) == ["default", "iron"])
    #expect(used.first?.info.isDefault == true && used.first?.info.color == .blue)
    #expect(logbook([entry(day(0))]).gymUses.isEmpty)
  }

  @Test func aGymThatIsDeclaredTwiceIsOne() {
    let gyms = [gym("iron") { $0.name = "Temple" }, gym("iron"), gym("a")]
    let settings = LogbookSettings(training: TrainingSettings(gyms: gyms))
    #expect(logbook([], settings).gymUses.map(\.info.name) == ["Temple", nil])
  }

  @Test func thereAreEightColors() {
    #expect(
      GymColor.allCases.map(\.rawValue) == [
        "red", "orange", "yellow", "green", "blue", "purple", "pink", "gray",
      ])
  }
}
