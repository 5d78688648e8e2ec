import Testing
import W8Engine

@Suite struct TagUseTests {
  @Test func theMostUsedComesFirst() {
    let tags = [["salty", "salty"], ["travel", "salty"], [], ["alone", "travel"]]
    let book = logbook(
      tags.enumerated().map { index, tags in
        var entry = entry(day(index * 20))
        entry.tags = tags
        return entry
      })
    #expect(book.tagUses.map(\.tag) == ["salty", "travel", "alone"])
    #expect(book.tagUses.map(\.entryCount) == [2, 2, 1])
    #expect(book.tagUses.map(\.lastDate) == [day(20), day(60), day(60)])
  }
}
