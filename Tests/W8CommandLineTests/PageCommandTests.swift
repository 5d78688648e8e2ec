import JSON
import Testing

@testable import W8CommandLine

/// What `page` writes, and where.
@Suite struct PageCommandTests {
  @Test func standsBesideItsLog() throws {
    let outcome = FakeWorld(["log.w8log": smallLog]).run("page", "--today", day, "log.w8log")
    #expect(outcome.code == .success)
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == "w8log: wrote \"log.html\" with 7 entries; open it in a browser\n")
    #expect(outcome.written.keys.sorted() == ["log.html"])
    #expect(outcome.written["log.html"]?.hasPrefix("<!doctype html>") == true)
  }

  @Test func writesWhereItIsTold() throws {
    let world = FakeWorld(["log.w8log": smallLog])
    let page = try #require(world.run("page", "--today", day, "log.w8log").written["log.html"])
    let named = world.run("page", "-q", "-o", "other.html", "--today", day, "log.w8log")
    #expect(named.written == ["other.html": page])
    #expect(named.errors == "")
    #expect(world.run("page", "-o", "-", "--today", day, "log.w8log").output == page)
    #expect(world.run("page", "-o", "log.w8log", "log.w8log").code == .usage)
  }

  /// A page is written over, and nothing else.
  @Test func spareWhatIsNoPage() throws {
    let page = try #require(
      FakeWorld(["log.w8log": smallLog]).run("page", "log.w8log").written["log.html"])
    let world = FakeWorld(["log.w8log": smallLog, "log.html": page])
    #expect(world.run("page", "log.w8log").written.count == 1)
    let other = FakeWorld(["log.w8log": smallLog, "log.html": "<p>mine</p>"])
    let refused = other.run("page", "log.w8log")
    #expect(refused.code == .unreadable)
    #expect(refused.written == [:])
    #expect(
      refused.errors == "w8log: \"log.html\" is not a w8log page; name another file with -o\n")
  }

  @Test func ofSeveralLogsEachHasAPage() {
    let world = FakeWorld(["a.w8log": smallLog, "b.w8log": smallLog])
    #expect(world.run("page", "a.w8log", "b.w8log").written.keys.sorted() == ["a.html", "b.html"])
    let one = world.run("page", "-o", "c.html", "a.w8log", "b.w8log")
    #expect(one.code == .usage && one.written == [:])
  }

  @Test func saysWhatTheReportsSay() throws {
    let world = FakeWorld(["log.w8log": smallLog])
    let model = try model(world)
    let log = world.run("log", "--today", day, "log.w8log").output
    for month in model["months"]?.arrayValue ?? [] {
      let words = month.arrayValue?.prefix(2).compactMap(\.stringValue) ?? []
      #expect(words.count == 2 && words.allSatisfy(log.contains), "\(words)")
    }
    let today = world.run("today", "--today", day, "log.w8log").output
    for fact in model["now"]?.arrayValue ?? [] {
      let text = try #require(fact["text"]?.stringValue)
      #expect(today.contains(text), "\(text)")
    }
    let rows = model["rows"]
    #expect(rows?["weight"] == [80_000, 1000, 3600, .null, -4300, 700, -650])
    #expect(rows?["marks"] == "4400040")
    #expect(
      rows?["more"]?["1"]?["sessions"] == [[1, "", [[0, "3x5 100"]]]])
    #expect(rows?["more"]?["1"]?["notes"] == ["first note", "second note"])
  }

  @Test func leavesOutWhatIsNotToBeHandedOn() throws {
    let world = FakeWorld(["log.w8log": smallLog])
    let bare = try model(world, "--leave-out", "notes", "--leave-out", "training")
    let text = String(decoding: JSONWriter.write(bare), as: UTF8.self)
    for word in ["cake", "Squat", "iron", "Garage", "3x5"] {
      #expect(!text.contains(word), "\(word)")
    }
    #expect(bare["without"] == ["notes", "training"])
    #expect(bare["rows"]?["marks"] == "0000000")
    #expect(world.run("page", "--leave-out", "weights", "log.w8log").code == .usage)
  }

  @Test func leavesOutTheTagsOfNotes() throws {
    let log =
      "unit kg\ntag #salty\n# 2026-01\n05 82.1  #salty  > started #pills\n06 82 > more #pills\n"
    let bare = try model(FakeWorld(["log.w8log": log]), "--leave-out", "notes")
    #expect(bare["tags"] == ["salty"])
    #expect(!String(decoding: JSONWriter.write(bare), as: UTF8.self).contains("pills"))
    #expect(try model(FakeWorld(["log.w8log": log]))["tags"] == ["pills", "salty"])
  }

  @Test func leavesOutWhatErrorsQuote() throws {
    let log =
      "unit kg\n# 2026-01\n05 82.1  argued with boss\n    Squat: 3x5 100\n    saw the doctor\n"
    for part in ["notes", "training", "measurements"] {
      let model = try model(FakeWorld(["log.w8log": log]), "--leave-out", part)
      let text = String(decoding: JSONWriter.write(model), as: UTF8.self)
      #expect(!text.contains("boss") && !text.contains("doctor"), "\(part)")
      #expect(
        model["leftOut"]?.arrayValue?.map { $0["message"] } == ["bad-weight", "missing-colon"])
    }
    let whole = try model(FakeWorld(["log.w8log": log]))
    #expect(String(decoding: JSONWriter.write(whole), as: UTF8.self).contains("argued with boss"))
  }

  @Test func aSelectionChangesNoFigure() throws {
    let part = try model(FakeWorld(["log.w8log": smallLog]), "--since", "2026-01-27")
    #expect(part["entries"] == 7)
    #expect(part["rows"]?["weight"] == [80_300, 700, -650])
    #expect(part["epoch"] == "2026-01-27")
  }

  @Test func anEmptyLogHasAPageToo() throws {
    let empty = try model(FakeWorld(["log.w8log": "unit kg\n"]))
    #expect(empty["rows"]?["day"] == [])
    #expect(empty["history"] == [])
  }

  @Test func followedItWritesWhatAnOpenPageAsksFor() throws {
    var world = FakeWorld(["log.w8log": smallLog])
    world.moments = [.init(files: ["log.w8log": smallLog + "04 Wed   80.1\n"])]
    let outcome = world.run("page", "--follow", "-o", "p.html", "--today", day, "log.w8log")
    #expect(outcome.written.keys.sorted() == ["p.html", "p.live.js", "p.model.js"])
    let live = try #require(outcome.written["p.live.js"])
    let revision = try #require(live.split(separator: "\"").dropFirst(3).first)
    #expect(outcome.written["p.model.js"]?.contains("\"revision\":\"\(revision)\"") == true)
    #expect(outcome.written["p.html"]?.contains("data-live=\"p\"") == true)
    #expect(outcome.errors.contains("with 8 entries"))
    #expect(world.run("page", "--follow", "-o", "-", "log.w8log").code == .usage)
  }

  @Test(arguments: ["log.live.js", "log.model.js"])
  func followedItSparesWhatIsNoFileOfItsOwn(_ path: String) {
    let world = FakeWorld(["log.w8log": smallLog, path: "mine"])
    let refused = world.run("page", "--follow", "log.w8log")
    #expect(refused.code == .unreadable)
    #expect(refused.written == [:])
    #expect(refused.errors.contains("\"\(path)\" is not a w8log page"))
    #expect(world.run("page", "log.w8log").written.keys.sorted() == ["log.html"])
  }

  private let day = "2026-02-10"

  /// The model of the page of `log.w8log`.
  private func model(_ world: FakeWorld, _ arguments: String...) throws -> JSON {
    let page = world.run(
      arguments: ["page", "-o", "-", "--today", day, "log.w8log"] + arguments
    ).output
    let start = try #require(page.firstRange(of: "id=\"model\">")?.upperBound)
    let end = try #require(page[start...].firstRange(of: "</script>")?.lowerBound)
    return try JSON.parse(Array(page[start..<end].utf8))
  }
}
