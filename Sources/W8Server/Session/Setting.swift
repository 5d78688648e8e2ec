import JSON
import W8Engine
import W8IDE

/// One thing that people can set for the server in their editor, under `w8log`.
///
/// The table of settings in `Sources/README.md` has a row for each, and complaints are made of it.
struct Setting: Sendable {
  /// Its name below `w8log`, parts joined by `.`.
  let name: String
  /// What may be written.
  let values: String
  /// What holds where nothing is written.
  let standard: String
  /// What it does.
  let meaning: String
  /// Takes over a value; false where that is none of `values`.
  let take: @Sendable (JSON, inout Settings) -> Bool

  /// Every setting, in the order of the table.
  static let all = InlayHintKind.allCases.map { Setting(switching: $0) } + [today]

  /// The setting with exactly this name.
  static func named(_ name: String) -> Setting? { all.first { $0.name == name } }

  /// Its row in the table.
  var row: String { "| `w8log.\(name)` | \(values) | \(standard) | \(meaning) |" }
}

extension Setting {
  /// The date that counts as today.
  fileprivate static let today = Setting(
    name: "today", values: "a date such as \"2026-01-31\"", standard: "by the clock",
    meaning: "the date that counts as today"
  ) { value, settings in
    guard let date = value.stringValue.flatMap(parseDate) else { return false }
    settings.today = date
    return true
  }

  /// Whether hints of `kind` are shown.
  fileprivate init(switching kind: InlayHintKind) {
    self.init(
      name: "inlayHints.\(kind.rawValue)", values: "true or false", standard: "true",
      meaning: "hints: \(kind.meaning)"
    ) { value, settings in
      switch value {
      case .bool(true): settings.inlayHints.insert(kind)
      case .bool(false): settings.inlayHints.remove(kind)
      default: return false
      }
      return true
    }
  }
}
