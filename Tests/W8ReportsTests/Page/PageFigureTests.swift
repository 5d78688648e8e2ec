import Testing
import W8Engine

@testable import W8Reports

/// Thousandths of which the tenths are those that people read.
struct PageFigureTests {
  /// A half goes to the even tenth for people, and away from zero on the page.
  @Test(arguments: [
    (80.25, 80_249, "80.2"), (80.35, 80_350, "80.4"), (80.0, 80_000, "80.0"),
    (-0.25, -249, "-0.2"), (0.04, 40, "0.0"),
  ])
  func keepsTheTenthThatIsRead(_ kilograms: Double, _ thousandths: Int, _ text: String) throws {
    let figure = try #require(PageFigure(kilograms: kilograms, in: .kilogram))
    #expect(figure.thousandths == thousandths)
    #expect(figure.tenths == Int(text.filter { $0 != "." }))
  }

  @Test(arguments: MassUnit.allCases)
  func roundsAsTextsDo(_ unit: MassUnit) throws {
    for gram in stride(from: 40_000, to: 160_000, by: 37) {
      let figure = try #require(PageFigure(kilograms: Double(gram) / 1000, in: unit))
      #expect((figure.thousandths + 50) / 100 == figure.tenths, "\(gram) g")
    }
  }

  @Test func whatHasNoTenthsIsNoFigure() {
    #expect(PageFigure(kilograms: .infinity, in: .kilogram) == nil)
    #expect(PageFigure(kilograms: .nan, in: .kilogram) == nil)
  }

  @Test func columnsAreDifferences() {
    #expect(differences([3, nil, 5, 4]) == [3, nil, 2, -1])
  }
}
