import JSON
import Testing

@Suite struct JSONObjectTests {
  @Test func keepsTheOrderOfKeysAndTheLastValue() {
    var object: JSONObject = ["b": 1, "a": 2, "b": 3]
    #expect(written(object) == #"{"b":3,"a":2}"#)
    object["c"] = true
    object["b"] = nil
    object["none"] = nil
    #expect(written(object) == #"{"a":2,"c":true}"#)
    #expect(object["b"] == nil)
    #expect(object.count == 2 && !object.isEmpty)
    #expect(JSONObject().isEmpty)
  }

  @Test func findsEveryKeyOfAnyNumber() {
    // The search changes its way after 16 members.
    for count in [0, 1, 15, 16, 17, 18, 40] {
      var object = JSONObject((0..<count).map { ("key \($0)", .integer($0)) })
      for number in 0..<count {
        #expect(object["key \(number)"] == .integer(number))
        object["key \(number)"] = .integer(-number)
      }
      #expect(object.count == count)
      #expect(object["key \(count)"] == nil)
      for number in 0..<count {
        #expect(object["key \(number)"] == .integer(-number))
        object["key \(number)"] = nil
        #expect(object["key \(number)"] == nil)
        #expect(object.count == count - number - 1)
      }
    }
  }

  @Test func tellsSpellingsOfOneLetterApart() {
    // é as one scalar and as two; Swift's == finds the two strings equal.
    let object: JSONObject = ["\u{E9}": 1, "e\u{301}": 2]
    #expect(object.count == 2)
    #expect(object["\u{E9}"] == 1)
    #expect(object["e\u{301}"] == 2)
  }

  @Test func equalsInAnyOrder() {
    #expect(["a": 1, "b": 2] as JSONObject == ["b": 2, "a": 1])
    #expect(["a": 1] as JSONObject != ["a": 2])
    #expect(["a": 1] as JSONObject != ["a": 1, "b": 2])
  }

  @Test func mergesObjectsInside() {
    var object: JSONObject = ["workspace": ["folders": true], "hover": false]
    object.merge(["workspace": ["files": 1], "hover": true, "lens": [:]])
    #expect(
      written(object) == #"{"workspace":{"folders":true,"files":1},"hover":true,"lens":{}}"#)
  }
}
