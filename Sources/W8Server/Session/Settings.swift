import JSON
import LanguageServerProtocol
import W8Engine
import W8IDE

/// What the user has set for the server in the editor.
struct Settings: Hashable, Sendable {
  /// The kinds of hints to show.
  var inlayHints = Set(InlayHintKind.allCases)
  /// The date that counts as today; nil to go by the clock.
  var today: CivilDate?

  /// All defaults.
  init() {}

  /// Reads the initialization options; what is wrong keeps its default and is told to `complain`.
  init(_ options: JSON, complain: (String) -> Void) {
    guard let members = options.objectValue else {
      if !options.isNull { complain("the initialization options must be an object") }
      return
    }
    for member in members.members {
      switch member.key {
      case "inlayHints": readInlayHints(member.value, complain)
      case "today": readToday(member.value, complain)
      default: complain("an initialization option is unknown")
      }
    }
  }

  private mutating func readInlayHints(_ value: JSON, _ complain: (String) -> Void) {
    guard let members = value.objectValue else { return complain("inlayHints must be an object") }
    for member in members.members {
      guard let kind = InlayHintKind(rawValue: member.key) else {
        complain("a kind of inlayHints is unknown")
        continue
      }
      switch member.value {
      case .bool(true): inlayHints.insert(kind)
      case .bool(false): inlayHints.remove(kind)
      default: complain("inlayHints.\(kind.rawValue) must be true or false")
      }
    }
  }

  private mutating func readToday(_ value: JSON, _ complain: (String) -> Void) {
    if value.isNull { return }
    guard let date = value.stringValue.flatMap(parseDate) else {
      return complain("today must be a date such as \"2026-01-31\"")
    }
    today = date
  }
}
