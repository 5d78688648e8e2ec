import Testing
import W8Laws

/// Whatever is edited, a book kept up to date is the same as one read anew.
@Suite struct IncrementalAnalysisTests {
  @Test(arguments: UInt64(0)..<24)
  func editsGiveWhatReadingAnewGives(_ seed: UInt64) {
    #expect(checkEditing(seed: seed, edits: 25).broken == nil)
  }
}
