import Testing
import W8Engine

@Suite struct SuspectUnitTests {
  private func suspect(_ value: Double, in unit: MassUnit, after days: Int) -> MassUnit? {
    var last = entry(day(days))
    last.weighIn = WeighIn(mass(value, unit), writtenIn: unit)
    let book = logbook((0..<days).map { entry(day($0), mass(80, unit)) } + [last])
    return book.rows().last.flatMap { book.stray(at: $0)?.suspectUnit?.unit }
  }

  @Test(
    arguments: [
      // Kilograms: 2.0 to 2.4 times the average of 80, both ends included.
      (160.0, MassUnit.kilogram, MassUnit.pound), (192, .kilogram, .pound), (159.9, .kilogram, nil),
      (192.1, .kilogram, nil), (180, .kilogram, .pound), (81, .kilogram, nil),
      // Pounds: 0.41 to 0.5 times.
      (40, .pound, .kilogram), (33, .pound, .kilogram), (32.7, .pound, nil), (40.1, .pound, nil),
      (160, .stone, nil),
    ] as [(Double, MassUnit, MassUnit?)])
  func ratios(value: Double, unit: MassUnit, expected: MassUnit?) {
    #expect(suspect(value, in: unit, after: 5) == expected)
    #expect(suspect(value, in: unit, after: 4) == nil)
  }

  @Test func excludedWeightsAreNotJudged() {
    let entries = (0..<6).map { entry(day($0), kilograms(80)) }
    let book = logbook(entries + [entry(day(6), kilograms(180)).excluded, entry(day(7))])
    #expect(book.rows().allSatisfy { book.stray(at: $0)?.suspectUnit == nil })
  }
}
