import Primitives
import Testing
import W8Book
import W8Laws
import W8Syntax
import W8TestSupport
import W8Text

/// The names of a book, one a line: `file:line:column text role`.
func nameLines(_ names: [NameOccurrence], _ analysis: Analysis) -> [String] {
  names.map { name in
    let file = analysis.files[name.file]
    let position = file.text.humanPosition(of: name.range.start)
    return "\(file.id.name):\(position.line):\(position.column) \(file.string(name.range)) "
      + "\(name.role)"
  }
}

/// Where the book of `example` names what stands at the first `needle` of its root.
private func uses(_ example: String, of needle: String) throws -> [String] {
  let analysis = try #require(analyzeBook(example))
  let bytes = analysis.root.text.bytes
  let wanted = Array(needle.utf8)
  let offset = try #require(
    bytes.indices.first { bytes[$0...].starts(with: wanted) })
  let name = try #require(analysis.name(in: analysis.root, at: offset))
  return nameLines(try analysis.uses(of: name.thing), analysis)
}

@Suite struct NameUsesTests {
  private let book = """
    include "2025.w8log"
    gym        @iron "Iron Temple" alias:@temple
    exercise   "Bench press" alias:BP alias:"close bench"
    setup      @iron "bench  PRESS"  > seat 4
    tag        #salty

    # 2026-01

    03 Sat   82.1   @Temple  #salty  > not @iron, @home, #Salty
        BP:                 3x5 100
        "Bench press":      3x5 100  > #salty
    04 Sun   82.0   @home
    === 2025.w8log

    # 2025-12

    25 Thu   82.0
        @IRON 07:05
        Close Bench:        3x5 80
        Bench pres:         3x5 80
        > @iron #salty! a#salty
    """

  @Test func ofAGymAreThoseOfItsAliasesToo() throws {
    let expected = [
      "log.w8log:2:12 @iron declaration", "log.w8log:2:38 @temple alias",
      "log.w8log:4:12 @iron setup", "log.w8log:9:17 @Temple use", "log.w8log:9:40 @iron mention",
      "2025.w8log:4:5 @IRON use", "2025.w8log:7:7 @iron mention",
    ]
    #expect(try uses(book, of: "@iron") == expected)
    #expect(try uses(book, of: "@Temple") == expected)
  }

  @Test func ofAnExerciseAreThoseOfAllItsNames() throws {
    let expected = [
      "log.w8log:3:12 \"Bench press\" declaration", "log.w8log:3:32 BP alias",
      "log.w8log:3:41 \"close bench\" alias", "log.w8log:4:18 \"bench  PRESS\" setup",
      "log.w8log:10:5 BP use", "log.w8log:11:5 \"Bench press\" use",
      "2025.w8log:5:5 Close Bench use",
    ]
    #expect(try uses(book, of: "BP:") == expected)
    #expect(try uses(book, of: "\"close") == expected)
  }

  @Test func ofATagAreThoseInNotesToo() throws {
    #expect(
      try uses(book, of: "#salty") == [
        "log.w8log:5:12 #salty declaration", "log.w8log:9:26 #salty use",
        "log.w8log:9:54 #Salty use", "log.w8log:11:36 #salty use", "2025.w8log:7:13 #salty use",
      ])
  }

  /// Without declarations an `@` in a note is only text.
  @Test func whatIsNotDeclaredHasUsesAsWell() throws {
    let text = "# 2026-01\n03 82 @home > @home\n04 82 @Home #u\u{308}bung > #übung\n"
    #expect(try uses(text, of: "@home") == ["log.w8log:2:7 @home use", "log.w8log:3:7 @Home use"])
    #expect(
      try uses(text, of: "#u") == [
        "log.w8log:3:13 #u\u{308}bung use", "log.w8log:3:23 #übung use",
      ])
  }

  @Test func anIdIsHeardBeforeAnAliasThatRepeatsIt() throws {
    let text = "gym @a alias:@b\ngym @b\n# 2026-01\n03 82 @b\n"
    #expect(
      try uses(text, of: "@b") == [
        "log.w8log:1:14 @b alias", "log.w8log:2:5 @b declaration", "log.w8log:4:7 @b use",
      ])
  }

  @Test func linesOfNoDayCountToo() throws {
    let text = "    @iron\n    卧推: 3x5 100\n03 82 #日\n# 2026-01\n03 82 @iron\n    卧推: 5 100\n"
    #expect(try uses(text, of: "@iron").count == 2)
    #expect(try uses(text, of: "卧推").count == 2)
    #expect(try uses(text, of: "#日").count == 1)
  }

  @Test(arguments: [
    "gym @24h", "setup @rpe8 \"Squat\"", "x-gym @iron", "; @iron", "# 2026-01 > #a",
  ])
  func whatSaysNothingNamesNothing(_ line: String) throws {
    let analysis = try #require(analyze(line + "\n"))
    for offset in 0...line.utf8.count + 1 {
      #expect(analysis.name(in: analysis.root, at: offset) == nil)
    }
  }

  /// Each name that stands anywhere is found by looking for what it names, and nothing else is.
  @Test func theSearchFindsWhatTheLinesSay() throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = RandomLog(seed: seed)
      var text = random.log(days: 20)
      for _ in 0..<20 { text += String(decoding: random.mutated(random.line()), as: UTF8.self) }
      let analysis = try #require(analyze("gym @iron alias:@home\n" + text))
      let file = analysis.root
      var all: [NameOccurrence] = []
      for section in file.sections.indices {
        for line in file.sections[section].lowered.tree.lines.indices {
          all += analysis.names(onLine: file.line(section: section, index: line))
        }
      }
      #expect(!all.isEmpty)
      for thing in Set(all.map(\.thing)) {
        #expect(try analysis.uses(of: thing) == all.filter { $0.thing == thing })
      }
      for name in all {
        #expect(analysis.name(in: file, at: name.range.start)?.range == name.range)
      }
    }
  }

  @Test func nobodyNeedsToWait() throws {
    let analysis = try #require(analyze("# 2026-01\n03 82 @iron\n"))
    #expect(throws: Interrupted.self) {
      try analysis.uses(of: .gym("iron"), unless: Interruption { true })
    }
  }
}
