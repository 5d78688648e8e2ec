import Testing

@testable import W8CommandLine

@Suite struct ListTableTests {
  @Test(
    arguments: [
      ("a, bb, ccc", 20, ["a, bb, ccc"]),
      ("a, bb, ccc", 10, ["a, bb,", "ccc"]),  // with a comma behind it, `a, bb, ccc` has eleven
      ("a, bb, ccc", 1, ["a,", "bb,", "ccc"]),
      ("3x5 100 @8", 4, ["3x5 100 @8"]),
      ("", 4, [""]),
    ])
  func linesBreakBehindCommas(text: String, width: Int, lines: [String]) {
    #expect(wrapList(text, width: width) == lines)
  }

  @Test func onlyTheLastColumnIsBroken() {
    let table = Table(
      columns: [Table.Column(key: "a", title: "A"), Table.Column(key: "b", title: "B")],
      rows: [[.text("one"), .text("aaaaaaaaaaaa, bbbbbbbbbbbb, c")], [.text("two"), .text("")]])
    let wide = "A    B\none  aaaaaaaaaaaa, bbbbbbbbbbbb, c\ntwo\n"
    #expect(textTable(table, .plain, listsWithin: nil) == wide)
    #expect(textTable(table, .plain, listsWithin: 80) == wide)
    #expect(
      textTable(table, .plain, listsWithin: 10)
        == "A    B\none  aaaaaaaaaaaa,\n     bbbbbbbbbbbb, c\ntwo\n")
  }

  @Test func columnsWithoutAnythingGo() {
    let table = Table(
      columns: [Table.Column(key: "a", title: "A"), Table.Column(key: "b", title: "B")],
      rows: [[.empty, .text("x")], [.empty, .empty]])
    #expect(table.withoutEmptyColumns.columns.map(\.key) == ["b"])
    #expect(table.withoutEmptyColumns.rows.count == 2)
  }
}
