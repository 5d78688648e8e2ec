import Testing
import W8CommandLine
import W8Files

/// Commands over books of several files.
@Suite struct BookTests {
  /// No figure is shown, so that no error can make one wrong.
  @Test func filesAreListedWhateverIsInThem() {
    let world = FakeWorld([
      "a": "include \"b.w8log\"\ninclude \"missing\"\n", "b.w8log": badWeight,
    ])
    let outcome = world.run("files", "a")
    #expect(outcome.output == "a\n  b.w8log\n")
    #expect(outcome.errors == "" && outcome.code == .success)
  }

  /// A line is told with its file, in one log as in a book.
  @Test func rowsNameTheirFiles() {
    let sets = "@x\n    Squat: 5 100\n    > deep\n"
    let files = [
      "a": "unit kg\ninclude \"b.w8log\"\n\n# 2026-01\n\n01 80 \(sets)",
      "b.w8log": "unit kg\n\n# 2026-02\n\n01 81 \(sets)",
    ]
    for command in [["log"], ["notes"], ["history", "squat"]] {
      let arguments = command + ["-O", "tsv", "--lenient", "-q", "--oldest-first", "a"]
      let lines = FakeWorld(files).run(arguments: arguments).output.split(separator: "\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false)
      }
      let column = lines.first?.firstIndex(of: "file") ?? 0
      #expect(lines.dropFirst().map { $0[column] } == ["a", "b.w8log"], "\(command)")
      #expect(lines.first?[column + 1] == "line")
    }
  }

  private let world = FakeWorld([
    "book/log.w8log": """
    include    "gyms.w8log"
    include    "years/*.w8log"
    unit       kg

    # 2026-01 After the break

    02 Fri   82.0   @iron

    """,
    "book/gyms.w8log": "gym        @iron default\n",
    "book/years/2025.w8log": """
    unit       kg

    # 2025-12

    25 Wed   83.0   @irn

    """,
  ])

  @Test(arguments: [
    // unit of the root, head of the included file, and of the included file the weight in kg and the load
    ("unit lb\n", "", 82.28, "225lb"), ("unit lb\nlift-unit kg\n", "", 82.28, "225kg"),
    ("unit st\n", "", 1151.943, "225lb"), ("unit lb\n", "unit kg\n", 181.4, "225kg"),
    ("unit lb\n", "lift-unit kg\n", 82.28, "225kg"), ("lift-unit lb\n", "", 181.4, "225lb"),
    ("lift-unit lb\n", "unit kg\n", 181.4, "225kg"), ("", "", 181.4, "225kg"),
  ])
  func includedFilesHaveTheUnitsOfTheRoot(
    _ root: String, _ head: String, _ kilograms: Double, _ load: String
  ) throws {
    let world = FakeWorld([
      "log.w8log": root + "include \"2025.w8log\"\n",
      "2025.w8log": head + "# 2025-12\n\n31 181.4 @iron\n    Squat: 5 225\n",
    ])
    let rows = world.run("export", "--to", "ndjson", "--unit", "kg", "--lenient", "log.w8log")
      .output
    #expect(
      rows.firstMatch(of: /"weight":([0-9.]+)/).flatMap { Double($0.1) }.map {
        abs($0 - kilograms) < 0.01
      } == true, "\(rows)")
    let unit = load.hasSuffix("lb") ? "lb" : "kg"
    let sets = world.run(
      "export", "--to", "ndjson", "--what", "sets", "--unit", unit, "--lenient", "log.w8log")
    #expect(sets.output.contains(#""load":225,"#), "\(sets.output)")
    let isNamed = root.contains("unit kg") || root.hasPrefix("unit") || head.hasPrefix("unit")
    #expect(world.run("check", "log.w8log").output.contains("no-unit") != isNamed)
    // Alone it knows no root.
    let alone = world.run("log", "--root", "none", "-O", "csv", "--lenient", "2025.w8log")
    #expect(alone.output.contains(",181.4,"))
  }

  @Test func checkTellsTheFaultsOfIncludedFiles() {
    let outcome = world.run("check", "-O", "short", "book/log.w8log")
    #expect(
      outcome.output == """
        book/years/2025.w8log:5:4: warning: 25 December 2025 is a Thursday, not a Wednesday [weekday-mismatch W8104]
        book/years/2025.w8log:5:17: warning: gym @irn has no gym line; correct it or add the line [undeclared-gym W8301]

        """)
    #expect(outcome.errors.contains("in 1 file"))
    #expect(outcome.code == .success)
  }

  /// As a root of its own the year would know no gym.
  @Test func aFileThatAnotherIncludesIsCheckedOnceAsPartOfIt() {
    let alone = world.run("check", "-O", "short", "book/log.w8log").output
    let both = world.run(
      "check", "-O", "short", "book/years/2025.w8log", "book/gyms.w8log", "book/log.w8log")
    #expect(both.output == alone)
    var folders = world
    folders.folders["book"] = ["book/gyms.w8log", "book/log.w8log", "book/years/2025.w8log"]
    #expect(folders.run("check", "-O", "short", "book").output == alone)
  }

  @Test func eachFileIsElseTheRootOfItsOwnBook() {
    let outcome = world.run(
      "check", "-O", "short", "--root", "none", "book/years/2025.w8log", "book/gyms.w8log")
    #expect(outcome.output.split(separator: "\n").count == 1)
  }

  /// Of files that include each other the first is the root.
  @Test func aCircleOfFilesHasARoot() {
    let world = FakeWorld([
      "a.w8log": "include \"b.w8log\"\n", "b.w8log": "include \"a.w8log\"\n",
    ])
    let outcome = world.run("check", "-O", "short", "b.w8log", "a.w8log")
    #expect(
      outcome.output == """
        a.w8log:1:9: error: include cycle: b.w8log → a.w8log → b.w8log; remove one of these includes [include-cycle W8702]

        """)
    #expect(outcome.code == .findings)
  }

  /// The book of f0 ends with f16, so f17 has one of its own.
  @Test(arguments: [false, true])
  func whatLiesTooDeepForABookIsCheckedInAnother(isReversed: Bool) {
    let names = (0...21).map { "f\($0 < 10 ? "0" : "")\($0).w8log" }
    var world = FakeWorld()
    for (number, name) in names.enumerated() {
      let next = number < 21 ? "include \"\(names[number + 1])\"\n" : ""
      let fault = number == 17 || number == 20 ? "colour\n" : ""
      world.files[name] = Array((next + fault).utf8)
    }
    let operands = isReversed ? names.reversed() : names
    let outcome = world.run(arguments: ["check", "-O", "short"] + operands)
    let positions = outcome.output.split(separator: "\n").map { String($0.prefix(10)) }.sorted()
    #expect(positions == ["f16.w8log:", "f17.w8log:", "f20.w8log:"])
  }

  @Test func reportsAreOfTheWholeBook() {
    let outcome = world.run("log", "-O", "json", "--oldest-first", "book/log.w8log")
    #expect(outcome.code == .success)
    #expect(
      outcome.output.contains("\"file\":\"book/years/2025.w8log\",\"gyms\":[\"irn\"],\"line\":5"))
    #expect(outcome.output.contains("\"file\":\"book/log.w8log\",\"gyms\":[\"iron\"],\"line\":7"))
    #expect(world.run("log", "book/log.w8log").output.contains("After the break"))
    #expect(world.run("stats", "book/log.w8log").output.contains("Files         3"))
  }

  @Test func filesAreListedInTheirOrder() {
    #expect(
      world.run("files", "book/log.w8log").output == """
        book/log.w8log
          book/gyms.w8log
          book/years/2025.w8log

        """)
  }

  @Test func anErrorInAnIncludedFileIsAnErrorOfTheBook() {
    var world = world
    world.files["book/gyms.w8log"] = Array("gym @iron\ngym @iron\n".utf8)
    let outcome = world.run("stats", "book/log.w8log")
    #expect(outcome.code == .badData)
    #expect(outcome.errors.hasPrefix("book/gyms.w8log:2: @iron is already declared"))
  }

  @Test func anIncludedFileThatCannotBeReadIsAFault() {
    var world = world
    world.failures["book/gyms.w8log"] = .notReadable(path: "book/gyms.w8log")
    let outcome = world.run("check", "-O", "short", "book/log.w8log")
    #expect(
      outcome.output.hasPrefix(
        "book/log.w8log:1:12: error: \"gyms.w8log\" is not read: "
          + "there is no permission to read it [include-missing W8701]"))
    #expect(world.run("log", "book/log.w8log").code == .badData)
  }

  @Test func anIncludedFileThatIsNotUTF8IsTold() {
    var world = world
    world.files["book/gyms.w8log"] = Array("gym @iron ".utf8) + [0x22, 0xE9, 0x22, 0x0A]
    let outcome = world.run("log", "book/log.w8log")
    #expect(outcome.code == .unreadable)
    #expect(outcome.errors.contains("\"book/gyms.w8log\" is not UTF-8 on line 1"))
  }

  /// A root chooses what it includes, and whoever fixes it chooses what is written.
  @Test func fixingMendsEveryFileOfTheBookThatIsGiven() {
    var world = world
    world.files["book/gyms.w8log"] = Array("gym @iron  \u{A0}default\n".utf8)
    world.files["book/years/2025.w8log"] = Array("unit kg\n# 2025-12\n25 Thu 83,0 @iron\n".utf8)
    let year = "unit kg\n# 2025-12\n25 Thu 83.0 @iron\n"
    let root = world.run("check", "--fix", "book/log.w8log")
    #expect(root.written == [:])
    #expect(
      root.errors.contains(
        "w8log: 2 more files of the log have fixes; name them: "
          + "\"book/gyms.w8log\" and \"book/years/2025.w8log\"\n"))
    let two = world.run("check", "--fix", "book/log.w8log", "book/years/2025.w8log")
    #expect(two.written == ["book/years/2025.w8log": year])
    #expect(two.errors.contains("book/years/2025.w8log: fixed 1 decimal-comma"))
    #expect(
      two.errors.contains(
        "1 more file of the log has fixes; name it: \"book/gyms.w8log\"\n"))
    world.folders["book"] = world.files.keys.sorted()
    #expect(world.run("check", "--fix", "book").written.count == 2)
  }

  /// What came by standard input goes back to standard output, and no file is named.
  @Test func fixingStandardInputWritesNoFile() {
    var world = FakeWorld(["a.w8log": "unit kg\n# 2025-12\n25 Thu 83,0\n"])
    world.standardInput = Array("unit kg\ninclude \"a.w8log\"\n# 2026-01\n03 Sat 82,1\n".utf8)
    let outcome = world.run("check", "--fix", "-")
    #expect(outcome.written == [:])
    #expect(outcome.output.contains("82.1"))
    #expect(outcome.errors.contains("1 more file of the log has fixes; name it: \"a.w8log\"\n"))
  }

  /// What is no text may be anything, whatever its name.
  @Test(arguments: [[0x00], [0xE9]] as [[UInt8]])
  func aFileThatWasFoundIsWrittenOnlyIfItIsText(_ bytes: [UInt8]) {
    var world = FakeWorld()
    world.files["d/a.w8log"] = Array("unit kg\n# 2025-12\n25 Thu 83,0\n> \(muchText)".utf8) + bytes
    world.folders["d"] = ["d/a.w8log"]
    for command in [["fmt"], ["check", "--fix"], ["check", "--unsafe-fixes"]] {
      let found = world.run(arguments: command + ["d"])
      #expect(found.written == [:] && found.code == .unreadable)
      #expect(found.errors.contains(" on line 4; "))
      #expect(world.run(arguments: command + ["d/a.w8log"]).written.count == 1)
    }
  }

  /// A NUL near the beginning says that it is no log at all: it is told and not read, unless it is named.
  @Test func aFileThatWasFoundIsReadOnlyIfItBeginsAsText() {
    var world = FakeWorld(["d/a.w8log": "unit kg\n# 2025-12\n25 Thu 83\n> \0\n"])
    world.files["log.w8log"] = Array("unit kg\ninclude \"d/a.w8log\"\n".utf8)
    world.folders["d"] = ["d/a.w8log"]
    let found = world.run("check", "d")
    #expect(found.code == .unreadable)
    #expect(found.errors.contains("\"d/a.w8log\" is skipped: it has a NUL byte near its start"))
    #expect(found.errors.contains("; name it to read it"))
    #expect(world.run("check", "d/a.w8log").output.contains("control-character"))
    let included = world.run("check", "log.w8log")
    #expect(included.code == .findings)
    #expect(included.output.contains("include-missing W8701"))
    #expect(included.output.contains("it has a NUL byte near its start"))
  }

  @Test func aChangeOfABookStopsAtAnIncludedFileThatIsNoText() {
    let world = FakeWorld([
      "a.w8log": "unit kg\ninclude \"b.w8log\"\ngym @iron\n",
      "b.w8log": "unit kg\n\n# 2025-12\n\n25 Thu   83   @iron  > \(muchText)\0\n",
    ])
    let outcome = world.run("gym", "rename", "@iron", "@steel", "--yes", "-f", "a.w8log")
    #expect(outcome.written == [:] && outcome.code == .badData)
    #expect(
      outcome.errors.contains("the change is also in \"b.w8log\", and it has a NUL byte on line 5"))
  }

  @Test func anIncludedFileThatMayNotBeWrittenHasTheNameThatTheUserKnows() {
    var world = world
    world.files["book/gyms.w8log"] = Array("gym @iron  \u{A0}default\n".utf8)
    world.writeFailures["book/gyms.w8log"] = .notWritable(path: "/home/book/gyms.w8log")
    let errors = world.run("check", "--fix", "book/log.w8log", "book/gyms.w8log").errors
    #expect(errors.contains("no permission to write \"book/gyms.w8log\""))
  }

  @Test func formattingLeavesIncludedFilesAlone() {
    var world = world
    world.files["book/gyms.w8log"] = Array("gym @iron\n".utf8)
    #expect(world.run("fmt", "book/log.w8log").written == [:])
  }

  @Test func aChartDoesNotReplaceAnIncludedFile() {
    let outcome = world.run("trend", "--svg", "book/years/2025.w8log", "book/log.w8log")
    #expect(outcome.code == .usage)
    #expect(outcome.written == [:])
  }

  @Test func theRootAmongTheLogsOfAFolderIsFound() {
    let world = FakeWorld([
      "log.w8log": "include \"2025.w8log\"\nunit kg\n", "2025.w8log": "unit kg\n",
    ])
    var piped = world
    piped.terminals = [.input]
    #expect(piped.run("files").output == "log.w8log\n  2025.w8log\n")
  }

  @Test func aRelatedPlaceIsToldWithItsFile() {
    var world = world
    world.files["book/years/2025.w8log"] = Array("unit kg\ngym @iron\n".utf8)
    let text = world.run("check", "book/log.w8log").output
    #expect(text.contains("@iron is already declared in gyms.w8log:1"))
    #expect(text.contains("= see: book/gyms.w8log:1:1: the declaration that counts"))
    let sarif = world.run("check", "-O", "sarif", "book/log.w8log").output
    #expect(sarif.contains("\"uri\":\"book/gyms.w8log\""))
  }
}

/// More than the part of a file that is looked at for a NUL.
private let muchText = String(repeating: "a", count: 9_000)
