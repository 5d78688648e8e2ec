import Testing
import W8Book
import W8Engine
import W8IDE
import W8Laws

@Suite struct ColorRangesTests {
  @Test func standOnTheColorWordsOfGyms() {
    let text =
      "gym @a color:red\n# 2026-01\n01 82 color:blue\ngym @b color:\"PINK\" default\ngym @c\ngym @d color:mauve\n"
    guard let file = analyze(text)?.root else { return #expect(Bool(false)) }
    #expect(file.colorRanges.map { file.string($0.range) } == ["red", "PINK"])
    #expect(file.colorRanges.map(\.color) == [.red, .pink])
  }

  @Test func everyColorIsNearestToItself() {
    for color in GymColor.allCases {
      let near = GymColor.nearest(to: color.onScreen)
      #expect(near.first == color && Set(near) == Set(GymColor.allCases))
    }
    #expect(Set(GymColor.allCases.map(\.onScreen)).count == GymColor.allCases.count)
  }

  @Test(arguments: [Double.infinity, -1e308, 0, 1, 7])
  func anyNumberHasANearestColor(_ part: Double) {
    let near = GymColor.nearest(to: ScreenColor(red: part, green: part, blue: part))
    #expect(near.count == GymColor.allCases.count)
  }
}
