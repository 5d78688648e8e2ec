import W8Syntax
import W8Text

/// A weight in whole stones with its pounds apart, such as `13st 4.5` and `13 st 4.5`.
struct StonesAndPounds {
  /// The weight as a log has it.
  let text: String
  let range: TextRange

  /// Reads the second weight of a line, which is in `second`; nil if it cannot be pounds.
  init?(_ tree: SyntaxTree, _ line: Int, _ second: TextRange) {
    let tokens = tree.tokens(ofLine: line)
    guard let weight = tokens.firstIndex(where: { $0.kind == .weight }), !tokens[weight].isExcluded,
      case let range = tree.range(of: tokens[weight], line: line), range.end < second.start
    else { return nil }
    let between = tokens[(weight + 1)...].prefix {
      tree.range(of: $0, line: line).end <= second.start
    }
    let stones = tree.string(range).prefix { $0.isNumber }
    let pounds = tree.string(second)
    let unit = tokens[weight].unit == .stone ? [] : [TokenKind.detachedUnit]
    guard between.map({ $0.kind }) == unit, (between.first ?? tokens[weight]).unit == .stone,
      unit.isEmpty == (tokens[weight].value == 0),
      Double(String(pounds.prefix { $0.isNumber || $0 == "." })).map({ $0 < 14 }) == true
    else { return nil }
    text = "\(stones)st\(pounds)"
    self.range = TextRange(range.start, second.end)
  }
}
