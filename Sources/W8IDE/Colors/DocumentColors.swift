import Primitives
package import W8Book
package import W8Engine
import W8Syntax
package import W8Text

/// A word of a file that names a color.
package struct ColorRange: Hashable, Sendable {
  /// The bytes of the word.
  package let range: TextRange
  /// The color.
  package let color: GymColor
}

extension FileAnalysis {
  /// The color words of the `gym` lines, in order; words that name none are left out.
  ///
  /// Reads the directives.
  package var colorRanges: [ColorRange] {
    settings.directives.compactMap { placed in
      guard case .gym(let gym) = placed.directive, let word = gym.color,
        let color = GymColor(rawValue: lowerCaseOfWord(word.text))
      else { return nil }
      let start = text.start(ofSection: placed.section)
      let width = word.key.isEmpty ? 0 : word.key.utf8.count + 1
      let range = TextRange(min(word.range.start + width, word.range.end), word.range.end)
      return ColorRange(range: unquoted(range, placed.section).shifted(by: start), color: color)
    }
  }

  private func unquoted(_ range: TextRange, _ section: Int) -> TextRange {
    let text = sections[section].lowered.tree.text
    return contentOfQuotes(text.span, range.start, range.end)
  }
}

/// A color of the screen; each part from 0 to 1.
package struct ScreenColor: Hashable, Sendable {
  /// How much red.
  package let red: Double
  /// How much green.
  package let green: Double
  /// How much blue.
  package let blue: Double

  /// Mixes a color; what a client sends may be any number.
  package init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  fileprivate init(_ hex: UInt32) {
    let parts = [16, 8, 0].map { Double(hex >> UInt32($0) & 0xFF) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2])
  }

  fileprivate func distance(to other: ScreenColor) -> Double {
    let parts = [red - other.red, green - other.green, blue - other.blue]
    return parts.reduce(0) { $0 + $1 * $1 }
  }
}

extension GymColor {
  /// What the color looks like: as in charts on a light ground.
  package var onScreen: ScreenColor {
    switch self {
    case .red: ScreenColor(0xB3261E)
    case .orange: ScreenColor(0xD55E00)
    case .yellow: ScreenColor(0x9A7D00)
    case .green: ScreenColor(0x009E73)
    case .blue: ScreenColor(0x0072B2)
    case .purple: ScreenColor(0x6A3D9A)
    case .pink: ScreenColor(0xCC79A7)
    case .gray: ScreenColor(0x6E6E6E)
    }
  }

  /// All colors, that nearest to `color` first; of equally near ones in the order of the palette.
  package static func nearest(to color: ScreenColor) -> [GymColor] {
    let distances = allCases.map { $0.onScreen.distance(to: color) }
    return allCases.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }
      .map { allCases[$0] }
  }
}
