import W8Text

/// What is known of the spellings of a file, handed from section to section.
///
/// It only spares work: what a section means does not depend on it.
struct Spellings {
  var exercises = ExerciseSpellings()
  var gyms = KeySpellings()
  var tags = KeySpellings()
  var branches = BranchSpellings()
  var recent = RecentBranches()
  var sectionGyms = SectionGyms()
  var tally = SectionTally()

  /// Starts a section.
  mutating func beginSection() {
    sectionGyms.beginSection()
    tally.beginSection()
  }
}

/// The bytes in `range` of `text` as a string.
func string(_ range: TextRange, in text: Span<UInt8>) -> String {
  let bytes = (range.start..<range.end).map { text[$0] }
  return String(decoding: bytes, as: UTF8.self)
}
