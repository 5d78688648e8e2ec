/// How far a fix looks around.
///
/// A fix is worked out for each of the findings that are shown. One that looks at all lines around it, in an editor for
/// one finding alone, may take no longer than a key stroke: where a log has more lines than anybody writes, such a fix
/// is not offered.
enum FixLimits {
  /// The findings of a line that are asked for fixes one by one.
  static let findingsOfLine = 20
  /// The findings of a line of which `--fix` judges the fix of each at once; of a line with more it tries all fixes together
  /// first.
  static let findingsJudgedAlone = 4
  /// The bytes that are read to judge the findings of a line one by one, each of which reads the line.
  static let bytesOfLine = 5_000
  /// The names that the book declares among which a misspelt one is looked for.
  static let namesLookedAt = 200
  /// The commas before a comma among which the start of their run is looked for.
  static let commasOfRun = 50
  /// The words of a group of sets, for fixes that look at all of it: nobody types a line with more.
  static let wordsOfGroup = 50
  /// The rounds of fixes that are made one after the other, should two rules not agree. One round takes all fixes that
  /// do not meet.
  static let rounds = 100
  /// The findings below a line without a day that are asked whether `--fix` would mend one of them.
  static let findingsBelowOrphan = 20
  /// How much work may be done behind the first look at a file, as a multiple of its bytes.
  static let roundsOfWork = 4
  /// The work in bytes that may be done besides, however short a file is.
  static let leastWork = 1 << 15
  /// The bytes that take as long to read as the fixes of a finding take to work out.
  static let bytesOfFinding = 40
  /// The lines of a month, for fixes that look at all of it: fifty for each day.
  static let linesOfMonth = 31 * 50
  /// The sections of a file down to the end of a month, for fixes that ask whether anything above is in doubt:
  /// more than the months of four centuries.
  static let sectionsAbove = 5_000
  /// The headers of months of a file, for fixes that join the parts of a month, unless there are `bytesOfPart` for each.
  static let headersOfMonths = 1_000
  /// A header, a day with its weight, and a blank line below each.
  static let bytesOfPart = 25
  /// The lines of a session on either side of an exercise, for fixes that compare it with the others: nobody
  /// does more in a day.
  static let linesOfSession = 500

  /// Whether the parts of months are joined in a file of `byteCount` bytes with so many headers.
  static func joinsMonths(ofHeaders count: Int, in byteCount: Int) -> Bool {
    count <= headersOfMonths || byteCount / count >= bytesOfPart
  }

  /// The findings of a line of `byteCount` bytes that are asked for fixes one by one.
  static func findings(ofLine byteCount: Int) -> Int {
    max(1, min(findingsOfLine, bytesOfLine / max(1, byteCount)))
  }
}
