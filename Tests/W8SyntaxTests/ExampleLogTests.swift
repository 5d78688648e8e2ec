import Testing
import W8Laws
import W8Syntax
import W8TestSupport
import W8Text

@Suite struct ExampleLogTests {
  @Test func theCanonicalLogHasNoFault() {
    let parsed = tree(canonicalLog)
    #expect(parsed.faults.isEmpty)
    #expect(!parsed.lines.contains { $0.isVerbatim || $0.kind == .unknown })
    expectLaws(parsed)
  }

  @Test func everyFaultOfALogTypedInAHurryIsFoundAtOnce() {
    let parsed = tree(asTypedLog)
    let faults = parsed.faults.map { fault in
      let column = fault.range.start - parsed.fullRange(ofLine: fault.line).start + 1
      return "\(fault.line + 1):\(column) \(fault.kind) \(parsed.string(fault.range))"
    }
    #expect(
      faults == [
        "2:12 badWeight first day, no idea where this goes",
        "4:7 decimalComma 83,7",
        "5:4 missingColon Squat 3x5 80",
        "6:17 ambiguousX 5x60kg",
        "6:25 ambiguousX 5x65kg",
        "6:33 ambiguousX 5x65kg",
        "7:17 effortRange @ 60",
        "9:9 clock12h 7:05am",
        "12:18 twoGyms @home",
        "13:13 loadFirst 100 3x5",
        "14:3 missingColon RPE 8",
        "15:12 ambiguousComma 6,6,5",
        "17:3 missingColon Run 5km 26:40",
        "19:1 noteAtMargin > legs sore",
        "21:16 badWeight fat 22%",
        "25:15 repRange 12-15",
        "26:10 badSet 10r",
        "29:3 badMonth March 2026",
        "36:1 mergeConflict <<<<<<< HEAD",
        "38:1 mergeConflict =======",
        "40:1 mergeConflict >>>>>>> phone",
        "41:11 badArgument by 2026-06-01",
        "42:11 unbalanced \"Iron Temple color:crimson",
        "43:1 unknownDirective gaol",
        "44:14 badWeight scale was on carpet",
        "45:1 unknownDirective Weight",
      ])
    expectLaws(parsed)
  }

  @Test func everyPrefixOfBothKeepsTheLaws() {
    for log in [canonicalLog, asTypedLog] {
      let bytes = Array(log.utf8)
      for count in 0...bytes.count {
        if let broken = brokenTreeLaw(parse(Array(bytes[..<count]), .first)) {
          Issue.record("\(broken) in the first \(count) bytes")
        }
      }
    }
  }
}
