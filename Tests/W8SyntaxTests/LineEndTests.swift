import Testing
import W8Syntax
import W8Text

@Suite struct LineEndTests {
  @Test func noTextHasNoLine() {
    let empty = tree("")
    #expect(empty.lines.isEmpty)
    #expect(!empty.lineEndings.lacksFinal)
    #expect(empty.line(at: 0) == nil)
  }

  @Test func endsAreCounted() {
    check("a\nb\r\nc", lineFeeds: 1, carriageReturns: 1, lacksFinal: true)
    check("\n", lineFeeds: 1, carriageReturns: 0, lacksFinal: false)
    // Decision 16a: all CRs before LF or the end of the text belong to the line end.
    check("a\r\r\n", lineFeeds: 0, carriageReturns: 1, lacksFinal: false)
    check("a\r\r", lineFeeds: 0, carriageReturns: 1, lacksFinal: true)
    check("\r", lineFeeds: 0, carriageReturns: 1, lacksFinal: true)
    // Decision 24: a lone CR is no line end.
    check("; a\rb\n", lineFeeds: 1, carriageReturns: 0, lacksFinal: false)
  }

  @Test func contentStopsBeforeTheEnd() {
    let parsed = tree("03\r\r\n; a\rb\r\n\r\n x")
    let contents = parsed.lines.indices.map { parsed.string(parsed.contentRange(ofLine: $0)) }
    #expect(contents == ["03", "; a\rb", "", " x"])
    let fulls = parsed.lines.indices.map { parsed.fullRange(ofLine: $0) }
    // 2 + 3, 5 + 2, 0 + 2 and 2 bytes
    #expect(fulls == [TextRange(0, 5), TextRange(5, 12), TextRange(12, 14), TextRange(14, 16)])
  }

  @Test func lineAtAnOffset() {
    let parsed = tree("a\nbc\n")
    #expect([0, 1, 2, 4, 5, 99, -1].map { parsed.line(at: $0) } == [0, 0, 1, 1, 1, 1, 0])
  }

  @Test func sectionsStartAtMonthHeaders() {
    let bytes = Array("# 1\n#\n## 2\n # 3\n#4".utf8)
    let opening = [0, 4, 6, 11, 16, 99].filter { opensMonth(bytes.span, at: $0) }
    #expect(opening == [0, 16])
  }

  private func check(
    _ source: String, lineFeeds: Int, carriageReturns: Int, lacksFinal: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let endings = tree(source).lineEndings
    #expect(endings.lineFeeds == lineFeeds, sourceLocation: sourceLocation)
    #expect(endings.carriageReturns == carriageReturns, sourceLocation: sourceLocation)
    #expect(endings.lacksFinal == lacksFinal, sourceLocation: sourceLocation)
  }
}
