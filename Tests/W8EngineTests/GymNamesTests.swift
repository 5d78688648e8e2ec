import Primitives
import Testing
import W8Engine

@Suite struct GymNamesTests {
  private let names = GymNames(defaultGym: "home", canonicalByAlias: ["old": "iron"])

  @Test func gymsAreCanonicalAndNamedOnce() {
    let sessions = ["old", nil, "iron", "hotel", "home"].map { Session(gym: $0) }
    #expect(names.gyms(of: sessions) == ["iron", "home", "hotel"])
    #expect(names.gyms(of: []).isEmpty)
  }

  @Test func aBookWithoutGymsHasAnImplicitOne() {
    #expect(GymNames().gym(of: Session(gym: nil)) == "default")
  }

  @Test func theGymsOfARow() {
    let book = logbook([entry(day(0)).visiting("old", nil)], LogbookSettings(gyms: names))
    #expect(book.gyms(of: EntryReference(month: 0, entry: 0)) == ["iron", "home"])
    #expect(book.gyms(of: EntryReference(month: 0, entry: 1)).isEmpty)
  }

  @Test func declaredNames() {
    var iron = GymInfo(id: "iron")
    iron.aliases = ["old", "home", "cellar"]
    var home = GymInfo(id: "home")
    home.aliases = ["old"]
    home.isDefault = true
    // An id counts before an alias, and the first of two equal aliases.
    let names = GymNames(declaring: [iron, home])
    #expect(names.defaultGym == "home")
    #expect(
      ["old", "home", "cellar", "hut"].map(names.canonical) == ["iron", "home", "iron", "hut"])
    #expect(GymNames(declaring: []) == GymNames())
  }
}
