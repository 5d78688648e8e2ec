import Testing

@testable import W8Reports

@Suite struct SVGWriterTests {
  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-0.001, "0"), (1, "1"), (1.5, "1.5"), (1.25, "1.25"),
      (1.05, "1.05"), (-2.999, "-3"), (0.004, "0"), (123_456.78, "123456.78"), (.nan, "0"),
      (.infinity, "1000000000000"),
    ])
  func numbersHaveTwoDecimalsAtMost(number: Double, text: String) {
    #expect(svgNumber(number) == text)
  }

  @Test func everythingIsEscaped() {
    var svg = SVGWriter()
    svg.group("g", ["id": "a\"b<"]) { svg in
      svg.element("text", ["x": .number(1.5)], content: "</text>&", title: "<b>")
      svg.element("circle", [:])
    }
    #expect(
      svg.text == """
        <g id="a&quot;b&lt;">
         <text x="1.5"><title>&lt;b&gt;</title>&lt;/text&gt;&amp;</text>
         <circle/>
        </g>

        """)
  }
}
