import Primitives
import Testing
import W8Engine

@testable import W8Exchange

/// A table of Strong is read in every language, whatever order its columns have.
@Suite struct StrongLanguageTests {
  @Test(arguments: StrongLanguage.all.indices, [false, true])
  func everyLanguageIsRead(index: Int, isReversed: Bool) throws {
    let language = StrongLanguage.all[index]
    let columns = StrongLanguage.columns.prefix(12)
    let header = columns.map { column in
      language.names.filter { $0.value == column }.keys.min() ?? column
    }
    let rows = [
      header,
      [
        "2026-09-01 18:00:00", "A", "1h 5m", "Squat", "1", "60.5", "5", "0", "0", "low", "well",
        "8",
      ],
      [
        "2026-09-01 18:00:00", "A", "1h 5m", "Squat", "Rest of it", "0", "0", "0", "90", "", "", "",
      ],
      ["2026-09-01 18:00:00", "A", "1h 5m", "Squat", "D", "40", "8", "0", "0", "", "", ""],
    ]
    let text = rows.map { (isReversed ? $0.reversed() : $0).joined(separator: ",") }
      .joined(separator: "\n")
    var settings = ImportSettings()
    settings.unit = .kilogram
    var reader = SourceReader(settings)
    try reader.read(Array(text.utf8))
    try reader.finish()
    #expect(reader.importer?.name == "strong")
    let session = try #require(reader.log.sessions.first)
    #expect(session.title == "A" && session.notes == ["well"] && session.end != nil)
    let exercise = try #require(session.exercises.first)
    #expect(session.exercises.count == 1 && exercise.notes == ["low"])
    #expect(exercise.sets.map(\.repetitions) == [5, 8])
    #expect(exercise.sets.map(\.labels) == [["rest 90s"], ["drop"]])
    #expect(exercise.sets.map { $0.effort != nil } == [true, false])
    #expect(reader.log.reasonCounts.all == [])
  }

  @Test func everyLanguageNamesEveryColumn() {
    for language in StrongLanguage.all {
      for column in StrongLanguage.columns.prefix(12) {
        #expect(language.names.values.contains(column), "\(column) in \(language.names)")
      }
    }
  }

  @Test(arguments: [
    "1 Std 5 Min", "1 Std. 5 Min.", "1 ч 5 мин", "1時間5分", "1小时5分钟", "1시간 5분", "1 sa 5 dk",
    "1 t 5 min", "1u 5m", "65 min",
  ])
  func durationsOfManyLanguagesAreRead(text: String) {
    #expect(readDuration(Array(text.utf8)[...])?.whole == 3900)
  }

  @Test(arguments: [
    // Another app with twelve columns, a date without a time, a duration that is none, a word among the numbers.
    "a,b,c,d,e,f,g,h,i,j,k,l\n2026-09-01,A,1h,Squat,1,60,5,0,0,,,\n",
    "a,b,c,d,e,f,g,h,i,j,k,l\n2026-09-01 18:00,A,long,Squat,1,60,5,0,0,,,\n",
    "a,b,c,d,e,f,g,h,i,j,k,l\n2026-09-01 18:00,A,1h,Squat,1,60,five,0,0,,,\n",
    "a,b,c,d,e,f,g,h,i,j\n2026-09-01 18:00,A,1h,Squat,1,60,5,0,0,\n",
  ])
  func otherShapesAreNotOfStrong(table: String) {
    let head = SourceHead(Array(table.utf8), isWhole: true)
    #expect(!head.hasShapeOfStrong(below: 0))
  }
}
