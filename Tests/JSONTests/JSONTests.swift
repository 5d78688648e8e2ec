import JSON
import Testing

@Suite struct JSONTests {
  @Test func givesWhatIsThere() throws {
    let value = try json(#"{"a":[1,"x",true,null],"b":{"c":2.5}}"#)
    #expect(value["a"]?[0]?.integerValue == 1)
    #expect(value["a"]?[1]?.stringValue == "x")
    #expect(value["a"]?[2]?.boolValue == true)
    #expect(value["a"]?[3]?.isNull == true)
    #expect(value["a"]?.arrayValue?.count == 4)
    #expect(value["b"]?.objectValue?.count == 1)
    #expect(value["b"]?["c"] == 2.5)
  }

  @Test(arguments: [JSON.null, true, 1, 1.5, "x", [1], ["a": 1]])
  func givesNilForWhatIsNot(value: JSON) {
    #expect(value["missing"] == nil)
    #expect(value[1] == nil)
    #expect(value[-1] == nil)
    let views: [Any?] = [
      value.boolValue, value.integerValue, value.stringValue, value.arrayValue, value.objectValue,
    ]
    let count = views.filter { $0 != nil }.count
    #expect(count == (value.isNull || value == 1.5 ? 0 : 1))
  }
}
