import Testing
import W8Syntax
import W8Text

/// What begins behind byte 2,000 of a line, and names that are too long to be compared.
@Suite struct FarFieldTests {
  /// Lines whose last field begins with byte 2,000, and what that is.
  static let lines: [(line: String, last: TokenKind)] = [
    (groups("    Squat: ", last: "5 100"), .load),
    (fields("03 82.1 ", last: "#last"), .tag),
    (fields("    @iron ", last: "#last"), .tag),
    ("03\(String(repeating: " ", count: 1997))82.1", .weight),
    ("    Squat:\(String(repeating: " ", count: 1989))5", .reps),
    ("# 2026-01\(String(repeating: " ", count: 1990))January", .title),
    ("\(String(repeating: " ", count: 1999))> a note", .note),
    ("gym @iron\(String(repeating: " ", count: 1990))default", .word),
  ]

  @Test(arguments: lines) func whatBeginsInTimeIsRead(line: String, last: TokenKind) {
    let parsed = parse(Array(line.utf8), .first)
    #expect(parsed.faults.isEmpty)
    #expect(parsed.tokens(ofLine: 0).last?.kind == last)
    expectLaws(parsed)
  }

  @Test(arguments: lines) func aByteLaterItIsNot(line: String, last: TokenKind) {
    let run = line.firstRange(of: "  ") ?? line.firstRange(of: " ")
    guard let blank = run?.lowerBound else { return }
    var text = line
    text.insert(" ", at: blank)
    let parsed = parse(Array(text.utf8), .first)
    #expect(parsed.faults.map(\.kind) == [.lineTooLong])
    #expect(parsed.faults.first?.range.end == text.utf8.count)
    #expect(parsed.tokens(ofLine: 0).last?.kind == .verbatim)
    #expect(parsed.lines[0].isVerbatim)
    #expect(parsed.lines[0].kind == parse(Array(line.utf8), .first).lines[0].kind)
    expectLaws(parsed)
  }

  @Test func aGroupCountsAsAWhole() {
    let label = String(repeating: "a", count: 1980)
    let parsed = parse(Array("    Squat: 5 60, 5 65 (\(label)) @8, 5 70".utf8), .first)
    #expect(parsed.faults.map(\.kind) == [.lineTooLong])
    #expect(parsed.faults.first?.range.start == 17)
    #expect(parsed.tokens(ofLine: 0).filter { $0.kind == .reps }.count == 1)
  }

  @Test func faultsBehindAreNotTold() {
    let sets = Self.groups("    Squat: ", last: "5 100")
    for rest in [
      ", 5 x60", ", 5\u{A0}60", ", \u{201C}a\u{201D}", ", 5 (never", ", @iron, 5 60 5", " > a\u{7}",
    ] {
      let parsed = parse(Array((sets + rest).utf8), .first)
      #expect(parsed.faults.map(\.kind) == [.lineTooLong], "\(rest)")
      expectLaws(parsed)
    }
  }

  @Test func aTailRunsOn() {
    let note = String(repeating: "and on ", count: 1000)
    for line in [
      "03 82.1 > \(note)", "    Squat: 5 60 ; \(note)", "# 2026-01 \(note)",
      "03 82.1 a:\"\(note)\"",
    ] {
      #expect(parse(Array(line.utf8), .first).faults.isEmpty)
    }
  }

  @Test func theFormatterMakesNoLineThatIsNotRead() throws {
    // A blank behind each comma would put the last groups too far to the right.
    let line = "    Squat:" + String(repeating: "5,", count: 900) + "5"
    let text = Array("# 2026-01\n\n03 Sat   82.1\n\(line)\n".utf8)
    #expect(try canonicalText(text) == text)
  }

  @Test(arguments: [200, 201]) func names(count: Int) {
    let isRead = count == 200
    for letter in ["a", "\u{E9}"] {
      let name = String(repeating: letter, count: count)
      for line in [
        "    \(name): 5 60", "    + \"\(name)\": 5 60", "03 82.1 @\(name)", "03 82.1 #\(name)",
        "gym @\(name)",
        "gym @iron alias:@\(name)", "exercise \"\(name)\"", "exercise \"Squat\" alias:\"\(name)\"",
        "exercise \"Squat\" group:\(name)", "setup @iron \"\(name)\"", "tag #\(name)",
      ] {
        let faults = parse(Array(line.utf8), .first).faults
        #expect(faults.map(\.kind) == (isRead ? [] : [.nameTooLong]), "\(line)")
      }
    }
    let key = String(repeating: "k", count: count)
    for line in ["03 82.1 \(key):1", "metric \(key) cm"] {
      let faults = parse(Array(line.utf8), .first).faults
      #expect(faults.map(\.kind) == (isRead ? [] : [.nameTooLong]))
    }
  }

  @Test func proseHasNoLimitOfItsOwn() {
    let words = String(repeating: "words ", count: 100)
    for line in [
      "gym @iron \"\(words)\"", "    @iron \"\(words)\"", "    Squat: 5 (\(words))",
      "milestone 80 \"\(words)\"",
    ] {
      #expect(parse(Array(line.utf8), .first).faults.isEmpty, "\(line)")
    }
  }

  /// Groups of sets behind `head` up to byte 1,997, and then `last`, whose second item begins with byte 2,000.
  private static func groups(_ head: String, last: String) -> String {
    let room = 1997 - head.utf8.count
    let groups = String(repeating: "5, ", count: room / 3)
    return head + groups + String(repeating: " ", count: room % 3) + last
  }

  /// Tags behind `head`, and `last` with byte 2,000.
  private static func fields(_ head: String, last: String) -> String {
    let room = 1999 - head.utf8.count
    return head + String(repeating: "#a ", count: room / 3)
      + String(repeating: " ", count: room % 3) + last
  }
}
