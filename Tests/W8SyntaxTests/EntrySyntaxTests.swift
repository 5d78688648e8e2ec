import Testing
import W8Syntax

@Suite struct EntrySyntaxTests {
  @Test func fieldsAreFoundByWhatTheyAre() {
    let source = "03 Sat @iron 82.4? kg fat:18% #a 07:05  > note"
    let parsed = tree(source)
    let entry = EntrySyntax(parsed.tokens(ofLine: 0))
    let fields = [
      entry.day, entry.weekday, entry.weight, entry.detachedUnit, entry.time, entry.gym, entry.tail,
    ]
    #expect(
      fields.map { $0.map { parsed.string(of: $0, line: 0) } } == [
        "03", "Sat", "82.4?", "kg", "07:05", "@iron", "> note",
      ])
    #expect(entry.unweighed == nil)
    #expect(entry.hasTags)
    #expect(entry.hasOtherFields)
  }

  @Test func theFirstOfAKindWins() {
    let parsed = tree("03 82 83 07:00 08:00 @a @b -")
    let entry = EntrySyntax(parsed.tokens(ofLine: 0))
    #expect(entry.weight?.value == 82_000)
    #expect(entry.time?.value == 420)
    #expect(entry.gym.map { parsed.string(of: $0, line: 0) } == "@a")
    #expect(entry.unweighed == nil)
    #expect(entry.hasOtherFields)
    #expect(!entry.hasTags)
  }

  @Test func anEmptyDayHasNothing() {
    let entry = EntrySyntax(tree("03 Sat").tokens(ofLine: 0))
    #expect(entry.weight == nil && entry.time == nil && entry.gym == nil && entry.tail == nil)
    #expect(!entry.hasOtherFields)
  }

  @Test func sessionsHaveNoDay() {
    let entry = EntrySyntax(tree(" @iron 06:30-07:30 ; c").tokens(ofLine: 0))
    #expect(entry.day == nil)
    #expect(entry.time?.kind == .timeSpan)
    #expect(entry.tail?.kind == .comment)
  }
}
