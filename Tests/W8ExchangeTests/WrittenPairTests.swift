import Testing

@testable import W8Exchange

/// What of a cell is pairs that a log can say.
@Suite struct WrittenPairTests {
  @Test func pairsStandBetweenBlanks() {
    let (pairs, rest) = WrittenPair.all(in: "waist:84cm  FAT:18.6%\nx-mood:\"so; fine\"")
    #expect(pairs.map(\.key) == ["waist", "fat", "x-mood"])
    #expect(pairs.map(\.text) == ["waist:84cm", "FAT:18.6%", "x-mood:\"so; fine\""])
    #expect(rest == [])
  }

  @Test(arguments: [
    "chest", "90", "82.1", "#tag", "@iron", "07:05", "> note", "; comment", "a:(b", "a:\"b",
  ])
  func whatIsNoPairIsTold(text: String) {
    let (pairs, rest) = WrittenPair.all(in: "waist:84cm \(text)")
    #expect(pairs.map(\.text) == ["waist:84cm"])
    #expect(!rest.isEmpty)
  }

  @Test func whatNoLineCanHoldIsTold() {
    let long = (0..<2000).map { "x-\($0):1" }
    let (pairs, rest) = WrittenPair.all(in: long.joined(separator: " "))
    #expect(pairs.isEmpty)
    #expect(rest.count == 1)
    let most = WrittenPair.all(in: long.prefix(1100).joined(separator: " "))
    #expect(most.rest.joined(separator: " ").hasSuffix("x-1099:1"))
  }
}
