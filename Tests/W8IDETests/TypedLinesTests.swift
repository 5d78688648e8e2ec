import Testing
import W8Book
import W8IDE
import W8Laws
import W8TestSupport
import W8Text

/// Lines of the example typed key by key, with a list as open as a client may have it: Enter adds a line end and nothing else.
///
/// Many clients take the first item of a list at Enter, and filter the items of a list by whether what is typed comes in
/// them in this order.
@Suite struct TypedLinesTests {
  private static let lines = canonicalLog.split(separator: "\n", omittingEmptySubsequences: false)
    .map(String.init)
  /// As the formatter writes them, and as people do, with single blanks.
  private static let typings = lines.indices.filter { !lines[$0].isEmpty }.flatMap { index in
    [(index, lines[index]), (index, withSingleBlanks(lines[index]))]
  }

  @Test(arguments: typings)
  func nothingIsOfferedForALineThatIsWhole(_ index: Int, _ line: String) throws {
    let matching = try offers(index, line).filter { $0.matches(line) }
    #expect(matching.isEmpty, "\(line): \(matching.map(\.item.label))")
  }

  /// A client may keep a list that somebody opened at any key, and not ask again.
  @Test(arguments: typings.filter { !$0.1.dropFirst(4).contains("  ") })
  func noNumberIsTakenFromAListThatStaysOpen(_ index: Int, _ line: String) throws {
    let ends = line.utf8.indices.filter { line.utf8[$0] & 0xC0 != 0x80 } + [line.endIndex]
    for (number, end) in ends.enumerated() {
      let numbers = try offers(index, String(line[..<end])).filter(\.isNumber)
      for later in ends[(number + 1)...] {
        let typed = String(line[..<later])
        for offer in numbers where typed[end...].contains(where: { $0 != " " }) {
          #expect(!offer.matches(typed), "\(offer.item.label) behind \(typed)")
        }
      }
    }
  }

  /// What is offered for the beginning of a line of the example, with the lines above it.
  private func offers(_ index: Int, _ line: String) throws -> [Offer] {
    let above = Self.lines[..<index].map { $0 + "\n" }.joined()
    let analysis = try #require(analyze(above + line))
    return analysis.completions(in: analysis.root, at: (above + line).utf8.count).items.map {
      Offer(item: $0, column: $0.range.start - above.utf8.count)
    }
  }

  private static func withSingleBlanks(_ line: String) -> String {
    let indentation = line.prefix { $0 == " " }
    return indentation + line.split(separator: " ").joined(separator: " ")
  }
}

/// An item, and the column where it begins.
private struct Offer {
  let item: CompletionItem
  let column: Int

  /// Whether it says a number that is not in a name.
  var isNumber: Bool {
    ![.gym, .tag, .exercise, .rule, .directive].contains(item.kind)
      && !item.label.hasPrefix("\"") && item.text.contains { "0"..."9" ~= $0 }
  }

  /// Whether a client still shows it when its line is typed as far as `typed`.
  func matches(_ typed: String) -> Bool {
    let word = String(decoding: typed.utf8.dropFirst(column), as: UTF8.self).lowercased()
    var rest = item.filter.lowercased()[...]
    for character in word.drop(while: { $0 == " " }) {
      guard let index = rest.firstIndex(of: character) else { return false }
      rest = rest[rest.index(after: index)...]
    }
    return true
  }
}
