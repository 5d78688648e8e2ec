import Testing
import W8Syntax
import W8Text

@Suite struct DirectiveArgumentsTests {
  @Test func versions() {
    #expect(version("w8log 1.0").map { [$0.major, $0.minor] } == [1, 0])
    #expect(version("w8log 2").map { [$0.major, $0.minor] } == [2, 0])
    #expect(version("w8log 1.12").map { [$0.major, $0.minor] } == [1, 12])
    #expect(directive("w8log") == .incomplete(.w8log))
    #expect(directive("w8log one") == .incomplete(.w8log))
  }

  @Test func units() {
    #expect(directive("unit kg") == .unit(.kilogram))
    #expect(directive("UNIT Lb") == .unit(.pound))
    #expect(directive("unit st") == .unit(.stone))
    #expect(directive("unit st lb") == .unit(.stone))
    #expect(directive("unit stone") == .incomplete(.unit))
    #expect(directive("unit x:kg") == .incomplete(.unit))
    // The kelvin sign, whose lower case is the letter k, is no letter of a unit.
    #expect(directive("unit \u{212A}g") == .incomplete(.unit))
  }

  @Test func trends() throws {
    let full = try #require(trend("trend span:21 day:First start:13st4.5"))
    #expect(full.span == 21)
    #expect(full.day == .first)
    #expect(full.start?.stones == 13)
    #expect(full.start?.thousandths == 4500)
    #expect(full.start?.unit == .stone)

    #expect(directive("trend span:0 day:median start:82,4") == .incomplete(.trend))
    #expect(directive("trend") == .incomplete(.trend))
  }

  @Test func theFirstOfARepeatedKeyCountsReadableOrNot() throws {
    #expect(trend("trend span:7 span:9")?.span == 7)
    #expect(directive("trend span:x span:7 span:9") == .incomplete(.trend))
    let repeated = try #require(gym("gym @a color:red color:blue unit:st unit:kg unit:lb"))
    #expect(repeated.color?.text == "red")
    #expect(repeated.unit == nil)
  }

  @Test func gyms() throws {
    let source =
      "gym @Iron \"Iron, \"  Color:red DEFAULT unit:LB alias:@a alias:@b closed:2026-01-31"
    let full = try #require(gym(source))
    #expect(full.id.text == "@Iron")
    #expect(full.name == "Iron, ")
    #expect(full.color?.text == "red")
    #expect(full.isDefault)
    #expect(full.unit == .pound)
    #expect(full.aliases.map(\.text) == ["@a", "@b"])
    #expect(full.closed == 2026_01_31)

    let bare = try #require(gym("gym @home"))
    #expect(bare.name == nil)
    #expect(!bare.isDefault)
    #expect(bare.closed == nil)
    #expect(directive("gym iron") == .incomplete(.gym))
  }

  @Test func gymWithFaultsStillDeclaresItsID() throws {
    // Decision 47
    #expect(gym("gym @24h x")?.id.text == "@24h")
    #expect(gym("gym @24h x")?.hasValidID == false)
    #expect(gym("gym @h24 x")?.hasValidID == true)
    // Decision 8
    #expect(gym("gym @iron \"Iron color:red")?.id.text == "@iron")
    // Decision 10
    #expect(gym("gym @iron \u{201C}Iron\u{201D}")?.name == "Iron")
  }

  @Test func lints() throws {
    guard case .lint(let lint) = directive("lint W8104 OFF") else {
      Issue.record("no lint directive")
      return
    }
    #expect(lint.rule.text == "W8104")
    #expect(lint.severity == .off)
    guard case .lint(let loud) = directive("lint W8104 loud") else {
      Issue.record("no lint directive")
      return
    }
    #expect(loud.severity == nil)
    #expect(directive("lint gap") == .incomplete(.lint))
    #expect(directive("lint \"gap\" off") == .incomplete(.lint))
  }

  @Test func uninterpreted() {
    for source in ["x-foo a", "gaol 75", "# 2026-01", "03 82", ""] {
      let parsed = tree(source + "\n")
      #expect(parsed.directive(onLine: 0) == .uninterpreted)
    }
  }

  @Test func everyKeywordIsReadInAnyCase() {
    for keyword in Keyword.allCases {
      #expect(Keyword(name: keyword.name) == keyword)
      #expect(Keyword(name: keyword.name.uppercased()) == keyword)
      #expect(Keyword(name: keyword.name + "s") == nil)
      #expect(tree(keyword.name).tokens(ofLine: 0).first?.keyword == keyword)
    }
  }

  private func directive(_ source: String) -> Directive {
    tree(source).directive(onLine: 0)
  }

  private func version(_ source: String) -> VersionArguments? {
    if case .version(let arguments) = directive(source) { arguments } else { nil }
  }

  private func trend(_ source: String) -> TrendArguments? {
    if case .trend(let arguments) = directive(source) { arguments } else { nil }
  }

  private func gym(_ source: String) -> GymArguments? {
    if case .gym(let arguments) = directive(source) { arguments } else { nil }
  }
}
