import Primitives
package import W8Analysis
package import W8Engine
import W8Syntax
package import W8Text

/// A word of a file that names a colour.
package struct ColorPlace: Hashable, Sendable {
  /// The bytes of the word.
  package let range: TextRange
  /// The colour.
  package let color: GymColor
}

extension FileAnalysis {
  /// The colour words of the `gym` lines, in order; words that name none are left out.
  ///
  /// Costs a look at the directives.
  package var colorPlaces: [ColorPlace] {
    settings.directives.compactMap { placed in
      guard case .gym(let gym) = placed.directive, let word = gym.color,
        let color = GymColor(rawValue: lowerCaseOfWord(word.text))
      else { return nil }
      let start = text.start(ofSection: placed.section)
      let width = word.key.isEmpty ? 0 : word.key.utf8.count + 1
      let place = TextRange(min(word.range.start + width, word.range.end), word.range.end)
      return ColorPlace(range: unquoted(place, placed.section).shifted(by: start), color: color)
    }
  }

  private func unquoted(_ range: TextRange, _ section: Int) -> TextRange {
    let text = sections[section].lowered.tree.text
    return contentOfQuotes(text.span, range.start, range.end)
  }
}
