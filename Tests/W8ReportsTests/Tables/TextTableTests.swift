import Testing

@testable import W8Reports

@Suite struct TextTableTests {
  private static let table = Table(
    columns: [
      Table.Column(key: "a", title: "A", breaking: .words),
      Table.Column(key: "b", title: "B", spare: 1),
      Table.Column(key: "c", title: "C", alignment: .right, spare: 2),
      Table.Column(key: "d", title: "D", breaking: .list),
    ],
    rows: [
      [
        .text("one two three four"), .text("beta"), .count(1),
        .text("aaaaaaaa, bbbbbbbb, c"),
      ],
      [.text("x"), .empty, .count(2), .text("first\nsecond")],
    ])

  /// Natural widths are 18, 4, 1 and 21: 50 with three gaps of two.
  @Test func aTableThatFitsStaysAsItIs() {
    let page = """
      A                   B     C  D
      one two three four  beta  1  aaaaaaaa, bbbbbbbb, c
      x                         2  first
                                   second

      """
    #expect(text(within: nil) == page)
    #expect(text(within: 50) == page)
  }

  /// The widest gives way first: 18 of 47 are left for it.
  @Test func theWidestColumnThatMayBeBrokenGivesWay() {
    #expect(
      text(within: 47) == """
        A                   B     C  D
        one two three four  beta  1  aaaaaaaa,
                                     bbbbbbbb, c
        x                         2  first
                                     second

        """)
  }

  /// Columns are broken no narrower than 10: all four take 31 at least, without C 28, without B too 22.
  @Test func columnsWithoutRoomAreNamed() {
    #expect(
      text(within: 30) == """
        A            B     D
        one two      beta  aaaaaaaa,
        three four         bbbbbbbb, c
        x                  first
                           second
        Columns that do not fit: C.
        Make the terminal wider to see
        them.

        """)
    #expect(text(within: 25).contains("Columns that do not fit:\nB, C."))
    #expect(text(within: 5).hasPrefix("A           D\n"))
  }

  @Test func anEmptyColumnGoesInSilence() {
    var table = Self.table
    for row in table.rows.indices { table.rows[row][1] = .empty }
    let text = textTable(table, Page(style: .plain, width: 27))
    #expect(text.hasPrefix("A            C  D\n") && !text.contains("do not fit"))
  }

  @Test func columnsWithoutAnythingCanBeLeftOut() {
    let table = Table(
      columns: [Table.Column(key: "a", title: "A"), Table.Column(key: "b", title: "B")],
      rows: [[.empty, .text("x")], [.empty, .empty]])
    #expect(table.withoutEmptyColumns.columns.map(\.key) == ["b"])
    #expect(table.withoutEmptyColumns.rows.count == 2)
  }

  private func text(within width: Int?) -> String {
    textTable(Self.table, Page(style: .plain, width: width))
  }
}
