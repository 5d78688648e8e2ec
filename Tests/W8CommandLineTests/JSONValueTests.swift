import Foundation
import Testing
import W8TestSupport

@testable import W8CommandLine

@Suite struct JSONValueTests {
  @Test func keysAreSortedAndSlashesStay() throws {
    let value = JSONValue.object([
      "b": .array([.null, .bool(true), .integer(-1)]), "a/b": .string("x/y \"z\" \u{1B}\n"),
      "B": .number(80.35), "a": .object([:]),
    ])
    #expect(
      try value.text()
        == #"{"B":80.35,"a":{},"a/b":"x/y \"z\" \u001b\n","b":[null,true,-1]}"#)
  }

  @Test func numbersAreTheShortestThatReadBack() throws {
    for (number, expected) in [
      (0.1 + 0.2, "0.30000000000000004"), (82.0, "82"), (-0.4, "-0.4"), (80.74310352802276, nil),
      (1e-7, nil), (1.0 / 3, nil),
    ] as [(Double, String?)] {
      let text = try JSONValue.number(number).text()
      if let expected { #expect(text == expected) }
      #expect(Double(text) == number)
      #expect(text.count <= number.description.count)
    }
  }

  @Test func randomNumbersReadBack() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<1000 {
      let number = Double.random(in: -500...500, using: &random)
      #expect(Double(try JSONValue.number(number).text()) == number)
    }
  }

  @Test func whatJSONCannotSayIsAFaultOfOurOwn() {
    #expect(throws: Failure.internalError("the result cannot be written as JSON")) {
      try JSONValue.number(.nan).text()
    }
  }
}
