import Testing
import W8Engine
import W8TestSupport

@testable import W8Exchange

/// Sets as people write them, and what a log says of them.
@Suite struct SetReadingTests {
  @Test(arguments: [
    ("3x5 @ 100kg", "3x5 100"), ("4x4@75", "4x4 75"), ("50 4x12", "4x12 50"),
    ("3x8 60kg", "3x8 60"), ("3 sets of 10 at 60", "3x10 60"), ("5/5/4 @ 80kg", "5/5/4 80"),
    ("60kg: 8, 8, 6", "8/8/6 60"), ("70: 12 10 9", "12/10/9 70"), ("BW: 8/8/7", "8/8/7 bw"),
    ("BW+10 x 8", "8 bw+10"), ("100kg x 5", "5 100"), ("100kg x 5 x 3", "3x5 100"),
    ("60 kg × 8 @ 9", "8 60 @9"), ("12 reps 40 kg", "12 40"), ("5 reps @ 20 kg", "5 20"),
    ("5kg 20회", "20 5"), ("15下×4组", "4x15 bw"), ("2@135x8", "2x8 135"),
    ("73 100 127 1x12", "12 73, 12 100, 12 127"), ("40 1x12 50 3x10", "12 40, 3x10 50"),
    ("225 * 4, 3, 195 * 3", "4/3 225, 3 195"), ("W 5 × 60 kg | 5 × 100 kg", "w5 60, 5 100"),
    ("10|8 50kg", "10 50 (one side), 8 50 (other side)"),
    ("3x12 20kg per side", "3x12 20 (each side)"),
    ("5k 25:00", "5km 25:00"), ("3x60s", "3x60s"), ("2m45s", "2:45"),
    ("2000 m 7:45", "2000m 7:45"), ("5 100kg (failed)", "5 100 (failure)"), ("5+ 100kg", "5+ 100"),
    ("4! 100kg", "4! 100"), ("82,5 kg 3x5", "3x5 82.5"), ("62,5 3x5", "3x5 62.5"),
    ("110,5,5,5", "3x5 110"), ("12,10,8", "12/10/8 bw"), ("3x5x100", "3x5 100"),
    ("3x8 60kg RPE 7.5", "3x8 60 @7.5"), ("3x12 12kg RIR 2", "3x12 12 rir2"),
    ("3x8 100, felt good", "3x8 100"), ("0 * 12, 8", "12/8 bw"), ("[6,5,5] @ 60kg", "6/5/5 60"),
  ])
  func aTextHasOneReading(text: String, sets: String) {
    var conventions = SetConventions()
    conventions.unit = .kilogram
    let reading = readSets(text, conventions)
    #expect(reading.questions.isEmpty)
    #expect(written(reading.sets) == sets)
  }

  @Test(arguments: [
    ("3x8-12 @ 60kg", "a range"), ("5x5 @ 75%", "a percentage"),
    ("75 * 6, 5, 4.5", "half a repetition"),
    ("1,500kg x 5", "a number with thousands"), ("-14", "a load below zero"),
    ("a15 10,10", "a number in a word"), ("5 x 15RM", notUnderstood), ("180/230kg", notUnderstood),
    ("", notUnderstood), ("100kg", notUnderstood),
    ("3x5 100x2 7 @ 8 9", notUnderstood), ("3x5 and then some 100kg more", notUnderstood),
  ])
  func aTextIsNoneOfSets(text: String, reason: String) {
    var conventions = SetConventions()
    conventions.unit = .kilogram
    let reading = readSets(text, conventions)
    #expect(reading.sets.isEmpty)
    #expect(reading.fault == reason)
  }

  @Test(arguments: [
    ("15x12", [SetQuestion.pair]), ("3x8 @ 9", [.at]), ("5 x 60kg", [.timesLoad]),
    ("12 15", [.twoNumbers]),
    ("5x3x8", [.triple]), ("40", [.singleNumbers]), ("20,10,10", [.listStart]),
    ("3x5 100", [.unit]),
  ])
  func anOpenTextAsks(text: String, questions: [SetQuestion]) {
    let reading = readSets(text, SetConventions())
    #expect(reading.questions.subtracting([.unit]) == Set(questions).subtracting([.unit]))
    #expect(reading.sets.isEmpty && reading.fault == nil)
  }

  /// An answer never changes what is certain without it.
  @Test func anAnswerSettlesItsQuestionAlone() {
    let texts = ["3x5 100kg", "5/5/4 80kg", "100kg x 5", "12 reps 40kg", "BW: 8/8/7", "3x60s"]
    for question in SetQuestion.allCases {
      for value in question.option.values {
        let answered = SetConventions().answering(question, value)
        #expect(answered.answer(to: question) == value)
        for text in texts {
          #expect(readSets(text, answered).sets == readSets(text, SetConventions()).sets)
        }
      }
    }
  }

  /// No text stops the reader, and none takes long.
  @Test func anyTextIsRead() {
    var random = SeededGenerator(seed: 59)
    let pieces = [
      "3", "x", "5", "100", "kg", " ", ",", "/", "@", "bw", "+", "(", ")", "12:30", "-", "%", "|",
      "reps", "sets", ":", "!", "é", "세트", "w", "0", ".",
    ]
    for _ in 0..<4000 {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      let reading = readSets(text, SetConventions())
      #expect(reading.fault == nil || reading.sets.isEmpty)
      #expect(reading.questions.isEmpty || reading.sets.isEmpty)
      #expect(reading.sets.allSatisfy { $0.isDone })
    }
  }

  private func written(_ sets: [ImportedSet]) -> String {
    groups(of: sets).map { range in
      var text: [UInt8] = []
      text.append(group: sets[range], unit: .kilogram)
      return String(decoding: text, as: UTF8.self)
    }.joined(separator: ", ")
  }
}
