import Testing

@testable import W8Reports

@Suite struct TableRendererTests {
  @Test(
    arguments: [
      ("plain", "plain", "plain"), ("a,b", "\"a,b\"", "a,b"),
      ("say \"x\"", "\"say \"\"x\"\"\"", "say \"x\""), ("a\nb", "\"a\nb\"", "a | b"),
      ("a\tb", "a\tb", "a b"), ("=1+1", "'=1+1", "'=1+1"), ("+x", "'+x", "'+x"),
      ("-x", "'-x", "'-x"), ("@x", "'@x", "'@x"), ("\tx", "'\tx", "' x"),
      ("\r=x", "\"'\r=x\"", "' =x"), ("", "", ""), ("=\"\"", "\"'=\"\"\"\"\"", "'=\"\""),
    ])
  func aValueNeverRunsOrBreaksARow(text: String, csv: String, tsv: String) {
    #expect(TableRenderer.csv.row([.text(text), .text("z")]) == csv + ",z\r\n")
    #expect(TableRenderer.tsv.row([.text(text), .text("z")]) == tsv + "\tz\n")
  }

  @Test func numbersStayNumbers() {
    let cells: [Table.Cell] = [
      .number(-1.25, shown: "-1.2"), .number(82, shown: "82.0"), .count(3),
      .number(nil, shown: nil),
    ]
    #expect(TableRenderer.csv.row(cells) == "-1.25,82,3,\r\n")
    #expect(TableRenderer.markdown.row(cells) == "| -1.2 | 82.0 | 3 |  |\n")
  }

  @Test func markdownOfALogIsText() {
    #expect(
      TableRenderer.markdown.row([.text("a|b <i> *x* [y](z) \u{1B}[0m\n#")])
        == "| a\\|b \\<i\\> \\*x\\* \\[y\\](z) ␛\\[0m␊\\# |\n")
  }

  @Test func everyFormatOfRowsHasOneRenderer() {
    let formats = ReportFormat.allCases.filter { $0 != .text && $0 != .json }
    #expect(TableRenderer.all.map(\.format) == formats)
    for format in formats { #expect(TableRenderer.named(format)?.format == format) }
    #expect(TableRenderer.named(.json) == nil)
  }

  @Test func aTextTableIsAlignedAndCutsNothing() {
    let table = Table(
      columns: [
        Table.Column(key: "a", title: "Name"),
        Table.Column(key: "b", title: "N", alignment: .right),
      ],
      rows: [[.text("重量"), .count(10)], [.text("x\u{1B}"), .empty]])
    #expect(textTable(table, Page(style: .plain, width: nil)) == "Name   N\n重量  10\nx␛\n")
  }

  @Test func colorsMoveNothing() {
    let table = Table(
      columns: [
        Table.Column(key: "a", title: "A", alignment: .right), Table.Column(key: "b", title: "Bee"),
        Table.Column(key: "c", title: "C"),
      ],
      rows: [
        [.text("10"), Table.Cell(data: "", shown: "★", part: .information), .text("x")],
        [.text("1"), Table.Cell(data: "", shown: "★", part: .information), .empty],
        [.text("1"), .empty, .empty],
      ])
    let plain = textTable(table, Page(style: .plain, width: nil))
    #expect(plain == " A  Bee  C\n10  ★    x\n 1  ★\n 1\n")
    let colored = textTable(table, Page(style: .colored, width: nil))
    let uncolored = ["\u{1B}[36m", "\u{1B}[2m", "\u{1B}[0m"].reduce(colored) {
      $0.split(separator: $1, omittingEmptySubsequences: false).joined()
    }
    #expect(colored.contains("10  \u{1B}[36m★\u{1B}[0m    x\n") && uncolored == plain)
  }
}
