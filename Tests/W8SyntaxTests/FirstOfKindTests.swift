import Testing
import W8Syntax

@Suite struct FirstOfKindTests {
  @Test func fieldsAreFoundByWhatTheyAre() {
    let source = "03 Sat @iron 82.4? kg fat:18% #a 07:05  > note"
    let parsed = tree(source)
    let tokens = parsed.tokens(ofLine: 0)
    let fields = [
      tokens.day, tokens.first(of: .weekday), tokens.first(of: .weight),
      tokens.first(of: .detachedUnit), tokens.first(of: .time, .timeSpan), tokens.first(of: .gym),
      tokens.first(of: .note, .comment),
    ]
    #expect(
      fields.map { $0.map { parsed.string(of: $0, line: 0) } } == [
        "03", "Sat", "82.4?", "kg", "07:05", "@iron", "> note",
      ])
    #expect(tokens.first(of: .unweighed) == nil)
  }

  @Test func whatStandsTwiceIsReadOnce() {
    let parsed = tree("03 82 83 07:00 08:00 @a @b -")
    let tokens = parsed.tokens(ofLine: 0)
    #expect(tokens.filter { $0.kind == .weight }.map(\.value) == [82_000])
    #expect(tokens.filter { $0.kind == .time }.map(\.value) == [420])
    #expect(
      tokens.filter { $0.kind == .gym }.map { parsed.string(of: $0, line: 0) } == ["@a"])
    #expect(tokens.first(of: .unweighed) == nil)
  }

  @Test func sessionsHaveNoDay() {
    let tokens = tree(" @iron 06:30-07:30 ; c").tokens(ofLine: 0)
    #expect(tokens.day == nil)
    #expect(tokens.first(of: .time, .timeSpan)?.kind == .timeSpan)
    #expect(tokens.first(of: .note, .comment)?.kind == .comment)
  }
}
