import Testing
import W8Book
import W8Edits
import W8Engine
import W8Laws
import W8Syntax
import W8TestSupport
import W8Text

/// The sorted text, the same text if it is in order, or the message of the refusal.
private func sorted(_ text: String) -> String {
  switch sortedBytes(Array(text.utf8)) {
  case .success(let bytes): String(decoding: bytes, as: UTF8.self)
  case .failure(let refusal): refusal.message
  }
}

private func sortedBytes(_ bytes: [UInt8]) -> Result<[UInt8], SortRefusal> {
  guard let file = analyze(bytes)?.root else { return .success([]) }
  return Result { () throws(SortRefusal) in try file.sortedText() ?? bytes }
}

@Suite struct SortedLinesTests {
  /// A last line without a line end is one that gets it where it moves, even where nothing is left behind its day.
  @Test(arguments: [
    ("#2024-03\n0001-01-01", "# 0001-01\n\n01\n#2024-03\n"),
    ("# 2024-03\n05 82\n2024-03-04", "# 2024-03\n04\n05 82\n"),
    ("# 9999-12\r\n31 82\r\n9999-12-30", "# 9999-12\r\n30\r\n31 82\r\n"),
  ])
  func theLastLineMayBeADayAlone(_ text: String, _ expected: String) {
    #expect(sorted(text) == expected)
  }

  @Test func daysGoWithWhatBelongsToThem() {
    #expect(
      sorted(
        """
        # 2026-01

        ; about the 4th
        04 Sun 82
            Squat: 3x5 100
            ; inside

            > note
        ; about the 3rd
        03 Sat 82
        99 undated
            > of the undated
        04 Sun 83
        02 Fri 81
        """) == """
          # 2026-01

          02 Fri 81
          ; about the 3rd
          03 Sat 82
          99 undated
              > of the undated
          ; about the 4th
          04 Sun 82
              Squat: 3x5 100
              ; inside

              > note
          04 Sun 83

          """)
  }

  @Test func monthsGoWithTheirHeaders() {
    #expect(
      sorted(
        """
        unit kg
        2025-12-31 82
        ; w8log:ignore month-title

        # 2026-02 January
        02 Mon 81
        # no month 99
            ; kept below February
        # 2026-01
        31 Sat 82
        """) == """
          unit kg

          # 2025-12

          31 82
          # 2026-01
          31 Sat 82
          ; w8log:ignore month-title

          # 2026-02 January
          02 Mon 81
          # no month 99
              ; kept below February

          """)
  }

  @Test func aBookThatStartsWithTheNewestIsSortedSo() {
    #expect(
      sorted("order newest\n# 2026-01\n03 82\n04 81\n# 2026-02\n01 80\n")
        == "order newest\n# 2026-02\n01 80\n# 2026-01\n04 81\n03 82\n")
  }

  @Test(
    arguments: [
      "", "\n", "# 2026-01\n03 82\n03 81\n04 80", "\u{FEFF}# 2026-01\n03 82",
      "# 2026-01\n03 82\n# 2026-01\n02 81",
      // The orphan stands below what would move, if anything did.
      "# 2026-01\n03 82\n# 2026-02\n    > whose?\n04 81\n",
    ])
  func whatIsInOrderStays(log: String) {
    #expect(sorted(log) == log)
  }

  @Test func aDayOfAnotherMonthComesBelowItsOwnHeader() {
    #expect(
      sorted(
        """
        # 2026-01
        ; of March
        2026-03-01 80
            Squat: 3x5 100
        04 Sun 82
        2026-01-05 what is this
        2026-01-03 83
        # 2026-02
        02 81
        # 2026-02 again
        03 81
        # 2026-04
        2026-02-03 80
        2026-02-02 79
        """) == """
          # 2026-01
          03 83
          04 Sun 82
          2026-01-05 what is this
          # 2026-02
          02 81
          # 2026-02 again
          02 79
          03 81
          03 80

          # 2026-03

          ; of March
          01 80
              Squat: 3x5 100
          # 2026-04

          """)
  }

  @Test func aLogWithoutHeadersGetsThem() {
    #expect(
      sorted("unit kg\n\n2026-01-02 82\n2025-12-31 81\n    > x\n2026-01-01 80\n")
        == "unit kg\n\n# 2025-12\n\n31 81\n    > x\n\n# 2026-01\n\n01 80\n02 82\n")
  }

  /// A day without a month must not get one.
  @Test func whatGoesWithABareDayStays() {
    #expect(
      sorted("2026-01-02 82\n05 81\n2025-12-31 80\n")
        == "2026-01-02 82\n05 81\n\n# 2025-12\n\n31 80\n")
  }

  @Test func aByteOrderMarkIsLostAndComesFromNoOtherSign() {
    #expect(
      sorted("\u{FEFF}# 2026-02\n01 82\n# 2026-01\n01 81") == "# 2026-01\n01 81\n# 2026-02\n01 82\n"
    )
  }

  @Test(
    arguments: [
      // A mark alone is enough, sorted or not.
      (
        "# 2026-01\n<<<<<<< a\n03 82\n",
        "line 2 is a conflict marker; resolve the conflict, then sort again"
      ),
      (
        "# 2026-01\n    > whose?\n04 82\n03 81\n",
        "line 2 belongs to no day; write its day above it, then sort again"
      ),
      (
        "# 2026-01\n04 82\ngoal 80\n03 81\ngoal 81\n# 2026-02\n01 81\n",
        "sorting would move the setting on line 5; move it above the first month, then sort again"
      ),
    ])
  func doubtfulLogsAreRefused(log: String, message: String) {
    #expect(sorted(log) == message)
  }

  @Test func anOrphanBelowWhatMovesIsNoReason() {
    #expect(
      sorted("# 2026-01\n04 82\n03 81\n# 2026-02\n    > whose?\n")
        == "# 2026-01\n03 81\n04 82\n# 2026-02\n    > whose?\n")
  }

  /// `fmt --sort` cuts a log otherwise than whoever edits it. Line ends, of which it adds one as those around are, it writes
  /// anew.
  @Test func howALogIsCutChangesNothing() throws {
    let today = try #require(CivilDate(year: 2030, month: 6, day: 1))
    func file(_ bytes: [UInt8], _ cuts: SectionCuts) throws -> FileAnalysis {
      var host = AnalysisHost(today: today, cuts: cuts)
      host.apply(.open(FileID("test.w8log"), bytes, version: 1))
      let analysis = host.analysis(of: FileID("test.w8log"))
      return try #require(analysis).root
    }
    var (random, faulty) = (RandomLog(seed: 43), FaultyLogs(.lines, seed: 43))
    for index in rounds(300) {
      let log = index % 2 == 0 ? random.shuffledLog() : faulty.next()
      let files = try [logCuts, longCuts].map { try file(log, $0) }
      let sorted = files.map { file in
        Result { () throws(SortRefusal) in
          try (file.sortedText() ?? log).filter { $0 != .carriageReturn }
        }
      }
      #expect(sorted[0] == sorted[1], "\(String(decoding: log, as: UTF8.self))")
      #expect(LogContent(of: files[0]) == LogContent(of: files[1]))
    }
  }

  @Test func sortingKeepsEveryLineAndItsDay() {
    var random = RandomLog(seed: 41)
    var moved = 0
    for _ in rounds(300) {
      let text = random.shuffledLog()
      switch checkSorting(text) {
      case .asItWas: continue
      case .moved: moved += 1
      case .broken(let law): Issue.record("\(law) in \(String(decoding: text, as: UTF8.self))")
      }
    }
    // The laws say little about logs that are in order or refused.
    #expect(moved > 75)
  }
}
