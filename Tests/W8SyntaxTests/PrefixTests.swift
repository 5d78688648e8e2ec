import Testing
import W8Syntax
import W8Text

/// Every prefix of a log, as it is while someone types, gives a tree that keeps the laws.
@Suite struct PrefixTests {
  static let log = """
    \u{FEFF}w8log 1.0
    gym        @iron "Iron Temple" color:red default
    # 2026-01 January 12" > slept
    01 Thu   82.9   #salty  > new year\r
    03 Sat   82,1 kg @iron 7:05\u{202F}pm fat:18.6% first day
    \u{A0}   Squat:              w5 60, w3 80 (a > b)  ; c
        + \u{201C}Curl: EZ\u{201D}: 3x10 30
        03 Sat 82.1
        @hotel 06:30-07:30 \u{7}
    <<<<<<< HEAD
    > margin
    gaol 卧推 \r
    \tDéveloppé 3x8 50
    """

  @Test func everyPrefixKeepsTheLaws() {
    let bytes = Array(Self.log.utf8)
    for count in 0...bytes.count { expectLaws(parse(Array(bytes[..<count]), .first)) }
  }

  @Test func finishedLinesStayAsTheyAre() {
    let bytes = Array(Self.log.utf8)
    let whole = parse(bytes, .first)
    for index in whole.lines.indices {
      let end = whole.fullRange(ofLine: index).end
      let prefix = parse(Array(bytes[..<end]), .first)
      #expect(prefix.lines.count == index + 1)
      for line in prefix.lines.indices {
        #expect(outline(prefix, line: line) == outline(whole, line: line))
      }
    }
  }
}
