import Primitives
import Testing
import W8Book
import W8IDE
import W8Laws
import W8TestSupport
import W8Text

private func tokens(_ text: String, in range: TextRange? = nil) -> [SemanticToken] {
  guard let file = analyze(text)?.root else { return [] }
  return tokens(of: file, in: range)
}

private func tokens(of file: FileAnalysis, in range: TextRange? = nil) -> [SemanticToken] {
  var tokens: [SemanticToken] = []
  try? file.forEachSemanticToken(in: range ?? TextRange(0, file.text.byteCount)) {
    tokens.append($0)
  }
  return tokens
}

/// Each piece of `text` with its kind: `gym @iron`, with `!` where the name is declared and `?` where it does not count.
private func colors(_ text: String) -> [String] {
  let bytes = Array(text.utf8)
  return tokens(text).map { token in
    let shown = String(decoding: bytes[token.range.start..<token.range.end], as: UTF8.self)
    let marks =
      (token.modifiers.contains(.declaration) ? "!" : "")
      + (token.modifiers.contains(.excluded) ? "?" : "")
    return "\(token.kind)\(marks) \(shown)"
  }
}

@Suite struct SemanticTokensTests {
  @Test func ofHeadersAndEntries() {
    #expect(
      colors("# 2026-01 January\n03 Sat 82.1 kg @iron #salty fat:18.6% mood:good 07:05 > new\n")
        == [
          "sign #", "month 2026-01", "text January", "date 03", "date Sat", "number 82.1",
          "number kg", "gym @iron", "tag #salty", "key fat", "number 18.6%", "key mood",
          "argument good", "date 07:05", "text > new",
        ])
    #expect(
      colors("# 2026-01\n03 84.6?\n04 -\n").suffix(4) == [
        "date 03", "number? 84.6?", "date 04", "sign -",
      ])
  }

  @Test func ofSessionsAndExercises() {
    #expect(
      colors(
        "# 2026-01\n03 82\n    @ 06:30-07:00 \"Push\"\n    + \"Leg: press\": w5 60, 3x60s 5km @8.5 (drop) ; x\n"
      ).dropFirst(4)
        == [
          "gym @", "date 06:30-07:00", "text \"Push\"", "sign +", "exercise \"Leg: press\"",
          "number w5", "number 60", "number 3x60s", "number 5km", "effort @8.5", "label (drop)",
          "comment ; x",
        ])
  }

  @Test func ofDirectives() {
    #expect(
      colors("gym @iron \"Iron Temple\" color:red default alias:@old ; mine\n") == [
        "keyword gym", "gym! @iron", "text \"Iron Temple\"", "key color", "argument red",
        "argument default", "key alias", "gym @old", "comment ; mine",
      ])
    #expect(
      colors("exercise \"Bench press\" alias:\"BP\"\nsetup @iron \"Squat\" > belt\ntag #salty\n")
        == [
          "keyword exercise", "exercise! \"Bench press\"", "key alias", "text \"BP\"",
          "keyword setup", "gym @iron", "exercise \"Squat\"", "text > belt", "keyword tag",
          "tag! #salty",
        ])
    #expect(
      colors("goal 78.0 by:2026-06-01\n") == [
        "keyword goal", "number 78.0", "key by", "number 2026-06-01",
      ])
    #expect(colors("nonsense here\n").isEmpty)
  }

  @Test func ofARangeAreThoseOfItsLines() {
    let text = "# 2026-01\n03 82\n04 83\n05 84\n"
    #expect(
      tokens(text, in: TextRange(18, 19)) == tokens(text).filter { 16..<22 ~= $0.range.start })
    // Beyond the end is at the end of the last line.
    #expect(tokens(text, in: TextRange(.max - 1, .max)).map(\.range.start) == [22, 25])
  }

  @Test func ofAnyBytesLieInOrderOnTheirLines() {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<200 {
      guard let file = analyze(randomLog(&random))?.root else { continue }
      var end = 0
      for token in tokens(of: file) {
        #expect(end <= token.range.start && token.range.start < token.range.end)
        let line = file.text.line(containing: token.range.start)
        #expect(token.range.end <= file.text.contentRange(ofLine: line).end)
        end = token.range.end
      }
      #expect(end <= file.text.byteCount)
    }
  }

  @Test func areGivenUpOnceNobodyWantsThem() {
    guard let file = analyze(canonicalLog)?.root else { return #expect(Bool(false)) }
    #expect(throws: Interrupted.self) {
      try file.forEachSemanticToken(in: TextRange(0, 99), unless: Interruption { true }) { _ in }
    }
  }
}
