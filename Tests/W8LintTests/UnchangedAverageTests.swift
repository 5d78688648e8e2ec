import Testing
import W8Book
import W8Engine
import W8Laws
import W8TestSupport

/// Averages of logs without a long pause, held to those of w8log before averages began again after a pause.
@Suite struct UnchangedAverageTests {
  /// Settings that concern averages, and a digest of the bits of all averages of a lifelike log, by its seed.
  private static let digests: [(settings: String, digest: UInt64)] = [
    ("", 0x26c9_30f0_fafc_d105),
    ("trend span:10", 0xf528_2112_27c0_36ec),
    ("trend start:90", 0x9ded_2901_68d9_be31),
    ("trend day:last", 0xde23_9915_fc42_7e78),
    ("", 0x2ec9_8144_2b43_c918),
    ("trend span:19 start:80", 0x2ce7_5ea9_38d9_611f),
    ("trend day:min", 0xc824_c8d4_db6d_90b4),
    ("trend span:14", 0x1f4b_8ccf_d2f3_7d44),
    ("", 0xf4d8_5870_fb0b_2ca0),
    ("trend span:8 day:first", 0x3a52_fb0f_8a6b_5163),
  ]

  @Test(arguments: digests.indices)
  func aLogWithoutALongPauseHasTheSameAverages(seed: Int) throws {
    let (settings, digest) = Self.digests[seed]
    let text = settings + "\n" + LifelikeLog(faultlessWithSeed: UInt64(seed)).text
    let days = try #require(analyze(text)).logbook.days
    let distances = zip(days, days.dropFirst()).map { $1.date.days(since: $0.date) }
    #expect(days.count > 200 && distances.allSatisfy { $0 <= 28 }, "\(distances.max() ?? 0)")
    #expect(fnv(days.map(\.averageKilograms.bitPattern)) == digest)
  }

  /// FNV-1a over the bytes of `words`, the lowest first.
  private func fnv(_ words: [UInt64]) -> UInt64 {
    words.flatMap { word in (0..<8).map { word >> (8 * $0) & 0xff } }
      .reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ $1) &* 0x100_0000_01b3 }
  }
}
