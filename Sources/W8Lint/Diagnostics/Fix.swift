package import W8Text

/// A change to a file that removes one diagnostic.
package struct Fix: Hashable, Sendable {
  /// Its effect, as a sentence for a menu.
  package let title: String
  /// Whether it is the only reading and loses nothing, so that it may be applied unseen.
  package let isSafe: Bool
  /// Whether it is the one to offer first.
  package let isPreferred: Bool
  /// The edits, on the text before any of them; they do not overlap.
  package let edits: [TextEdit]

  /// The only reading of what was meant, to be applied without asking; where it is not `isSure`, the most likely one.
  static func safe(_ title: String, _ edits: [TextEdit], if isSure: Bool = true) -> Fix {
    Fix(title: title, isSafe: isSure, isPreferred: true, edits: edits)
  }

  /// The same of edits that are listed.
  static func safe(_ title: String, _ edits: TextEdit..., if isSure: Bool = true) -> Fix {
    safe(title, edits, if: isSure)
  }

  /// The most likely reading; where it is not `isLikely`, one of several.
  static func preferred(_ title: String, _ edits: [TextEdit], if isLikely: Bool = true) -> Fix {
    Fix(title: title, isSafe: false, isPreferred: isLikely, edits: edits)
  }

  /// The same of edits that are listed.
  static func preferred(_ title: String, _ edits: TextEdit..., if isLikely: Bool = true) -> Fix {
    preferred(title, edits, if: isLikely)
  }

  /// One of several readings.
  static func possible(_ title: String, _ edits: TextEdit...) -> Fix {
    preferred(title, edits, if: false)
  }
}

/// Which fixes are made together, without a question for each.
package enum FixSafety: Sendable {
  /// Those that are the only reading and lose nothing.
  case safe
  /// Those, and where a diagnostic has none the one to offer first.
  case preferred

  /// Whether a fix of `rule` may be among them.
  func allows(_ rule: Rule) -> Bool {
    switch rule.fixes {
    case .safe, .either: true
    case .preferred: self == .preferred
    case .possible, nil: false
    }
  }

  func choice(among fixes: [Fix]) -> Fix? {
    let safe = fixes.first { $0.isSafe }
    return self == .safe ? safe : safe ?? fixes.first { $0.isPreferred }
  }
}
