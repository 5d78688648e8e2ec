/// The way the marks around lines that clash are written.
package struct MarkStyle: Hashable, Sendable {
  /// Whether what both versions were made of stands there too.
  package var hasBase = false
  /// The number of times that its sign stands in a mark.
  package var width = 7
  /// What stands behind the mark above our version.
  package var ours = "ours"
  /// What stands behind that above the base.
  package var base = "base"
  /// What stands behind the last.
  package var theirs = "theirs"

  /// Seven signs, and plain words behind them.
  package init() {}

  func mark(_ sign: Sign) -> [UInt8] {
    let label =
      switch sign {
      case .opening: ours
      case .base: base
      case .separator: ""
      case .closing: theirs
      }
    let signs = [UInt8](repeating: sign.rawValue, count: width)
    return label.isEmpty ? signs : signs + Array(" \(label)".utf8)
  }

  /// What a mark is made of, in the order in which marks stand.
  enum Sign: UInt8 {
    case opening = 0x3C
    case base = 0x7C
    case separator = 0x3D
    case closing = 0x3E
  }
}
