import Testing
import W8Analysis
import W8TestSupport

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
          2025-12-31 82
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
        "line 2 marks an unfinished merge; finish it, then sort again"
      ),
      (
        "# 2026-01\n    > whose?\n04 82\n03 81\n",
        "line 2 belongs to no day; put its day above it, then sort again"
      ),
      (
        "# 2026-01\n04 82\ngoal 80\n03 81\ngoal 81\n# 2026-02\n01 81\n",
        "the directive on line 5 would change its place; put it above the first month, then sort again"
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

  @Test func sortingKeepsEveryLineAndItsDay() throws {
    var random = RandomLog(seed: 41)
    var moved = 0
    for _ in 0..<2_000 {
      let text = shuffledLog(&random)
      guard case .success(let once) = sortedBytes(text) else { continue }
      let shown = String(decoding: text, as: UTF8.self)
      if once != text { moved += 1 }
      #expect(multiset(once) == multiset(text), "\(shown)")
      #expect(try sortedBytes(once).get() == once, "\(shown)")
      let before = try #require(analyze(text)?.root)
      let after = try #require(analyze(once)?.root)
      #expect(LogContent(of: before) == LogContent(of: after), "\(shown)")
    }
    // The laws say little about logs that are in order or refused.
    #expect(moved > 500)
  }
}

private func shuffledLog(_ random: inout RandomLog) -> [UInt8] {
  let log = random.log(days: random.number(in: 1...50))
  var lines = log.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
  for _ in 0..<random.number(in: 0...4) {
    let place = random.number(in: 0...lines.count - 1)
    switch random.number(in: 0...2) {
    case 0: lines.swapAt(place, random.number(in: 0...lines.count - 1))
    case 1: lines[place] = random.mutated(lines[place])
    default: lines.insert(Array(random.line().utf8), at: place)
    }
  }
  return Array(lines.joined(separator: [0x0A]))
}

/// The lines and how often each stands there, blank ones left out.
private func multiset(_ text: [UInt8]) -> [ArraySlice<UInt8>: Int] {
  text.split(separator: 0x0A).reduce(into: [:]) { counts, line in
    let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    if !isBlank { counts[line, default: 0] += 1 }
  }
}
