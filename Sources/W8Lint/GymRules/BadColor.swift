import Primitives
import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let badColor = Rule(
    8310, "bad-color", .warning,
    Explanation(
      finds: "A color of a gym that is not red, orange, yellow, green, blue, purple, pink or gray.",
      harm: "Reports and the HTML page show the gym without its color.",
      fix: "Use one of these colors.",
      example: """
        gym        @iron color:grey
        """,
      instead: """
        gym        @iron color:gray
        """),
    .section { scope, findings in
      for (line, directive) in scope.tree.directivesWithLines {
        guard case .gym(let gym) = directive, let color = gym.color,
          !palette.contains(lowerCaseOfWord(color.text))
        else { continue }
        let start = color.range.start + color.key.utf8.count + 1
        findings.report(
          line: line, TextRange(min(start, color.range.end), color.range.end),
          "unknown color \(cut(color.text)); use one of \(palette.joined(separator: ", "))")
      }
    },
    fixes: .preferred { scope in
      let text = textWithoutQuotes(scope.text)
      guard let color = hues[lowerCaseOfWord(text)] ?? nearest(to: text, among: palette) else {
        return []
      }
      return [.preferred("Write \(color)", scope.replacing(with: color))]
    })
}

private let palette = ["red", "orange", "yellow", "green", "blue", "purple", "pink", "gray"]

/// The nearest color of the palette to some that people write.
private let hues = [
  "crimson": "red", "maroon": "red", "scarlet": "red", "brown": "orange", "amber": "orange",
  "gold": "yellow", "lime": "green", "olive": "green", "teal": "green", "cyan": "blue",
  "navy": "blue", "turquoise": "blue", "indigo": "purple", "violet": "purple", "lilac": "purple",
  "magenta": "pink", "rose": "pink", "black": "gray", "silver": "gray", "white": "gray",
]

/// A quoted `text` so short that the palette fits behind it.
private func cut(_ text: String) -> String {
  let longest = 15
  return text.count > longest ? quoted("\(text.prefix(longest))…") : quoted(text)
}
