import Foundation
import Testing
import W8Laws
import W8Syntax
import W8TestSupport
import W8Text

@Suite struct FuzzTests {
  /// How many random lines are parsed in all; set by `W8LOG_FUZZ_LINES`.
  static let lineCount =
    ProcessInfo.processInfo.environment["W8LOG_FUZZ_LINES"].flatMap(Int.init) ?? 250_000

  @Test(arguments: FuzzRecipe.allCases)
  func anyBytesGiveATreeThatKeepsTheLaws(_ recipe: FuzzRecipe) {
    let linesPerText = 250
    let texts = max(1, Self.lineCount / FuzzRecipe.allCases.count / linesPerText)
    var lines = FuzzLines(recipe, seed: 1)
    for _ in 0..<texts {
      var text: [UInt8] = []
      lines.append(linesPerText, to: &text)
      let tree = parse(text, .first)
      if let broken = brokenTreeLaw(tree) {
        Issue.record("\(broken) in \(text)")
        return
      }
    }
  }

  @Test(arguments: FuzzRecipe.allCases)
  func aLineReadsAloneAsAmongOthers(_ recipe: FuzzRecipe) {
    var lines = FuzzLines(recipe, seed: 2)
    var text: [UInt8] = []
    lines.append(1000, to: &text)
    let whole = parse(text, .later)
    for index in whole.lines.indices {
      let range = whole.fullRange(ofLine: index)
      let alone = parse(Array(text[range.start..<range.end]), .later)
      #expect(alone.lines.count == 1)
      #expect(alone.lines.first?.kind == whole.lines[index].kind)
      #expect(alone.lines.first?.isVerbatim == whole.lines[index].isVerbatim)
      #expect(Array(alone.tokens(ofLine: 0)) == Array(whole.tokens(ofLine: index)))
      let faults = whole.faults.filter { $0.line == index }
      #expect(alone.faults.map(\.kind) == faults.map(\.kind))
      #expect(alone.faults.map { $0.range.shifted(by: range.start) } == faults.map(\.range))
    }
  }

  @Test(arguments: [FuzzRecipe.alphabet, .pieces])
  func faultsAndTokensOfValidTextSplitNoScalar(_ recipe: FuzzRecipe) {
    var lines = FuzzLines(recipe, seed: 3)
    var text: [UInt8] = []
    lines.append(10_000, to: &text)
    let tree = parse(text, .first)
    #expect(!tree.faults.contains { $0.kind == .invalidUTF8 })
    for fault in tree.faults {
      #expect(isBoundary(fault.range.start, text) && isBoundary(fault.range.end, text))
    }
    for index in tree.lines.indices {
      for tile in tree.tiles(ofLine: index) where !isBoundary(tile.range.start, text) {
        Issue.record("\(tile) splits a scalar")
      }
    }
  }

  private func isBoundary(_ offset: Int, _ text: [UInt8]) -> Bool {
    offset == text.count || text[offset] & 0xC0 != 0x80
  }
}
