import JSON
import LanguageServerProtocol
import Primitives
import W8Engine
import W8IDE

/// What the user has set for the server in the editor.
struct Settings: Hashable, Sendable {
  var inlayHints = Set(InlayHintKind.allCases)
  /// Whether lenses are shown above headers and declarations.
  var showsCodeLenses = true
  /// Whether findings wait where somebody types.
  var waitsWhileTyping = true
  /// The date that counts as today; nil to go by the clock.
  var today: CivilDate?
  /// The folder for pages; nil to write each beside its log.
  var pageFolder: String?

  /// Takes over what `json` sets, with or without a `w8log` around it, and returns what is wrong with it; that stays
  /// as it was.
  mutating func take(_ json: JSON) -> [String] {
    if json.isNull { return [] }
    guard let members = (json["w8log"] ?? json).objectValue else {
      return json["w8log"]?.isNull == true ? [] : ["the settings \"w8log\" must be an object"]
    }
    return take(members, below: "")
  }

  private mutating func take(_ members: JSONObject, below path: String) -> [String] {
    var complaints: [String] = []
    for member in members.members {
      // Some editors send a setting by its whole name.
      let isWhole = path.isEmpty && member.key.hasPrefix("w8log.")
      let name = path + (isWhole ? member.key.dropFirst("w8log.".count) : member.key[...])
      if let setting = Setting.named(name) {
        // Editors send null for what the user has not set.
        if !member.value.isNull, !setting.take(member.value, &self) {
          complaints.append("the setting \"w8log.\(name)\" must be \(setting.values)")
        }
      } else if Setting.all.contains(where: { $0.name.hasPrefix(name + ".") }) {
        if let inner = member.value.objectValue {
          complaints += take(inner, below: name + ".")
        } else if !member.value.isNull {
          complaints.append("the setting \"w8log.\(name)\" must be an object")
        }
      } else {
        complaints.append(unknownSetting(name))
      }
    }
    return complaints
  }
}

private func unknownSetting(_ name: String) -> String {
  let near = nearest(to: name, among: Setting.all.map { $0.name })
  let hint = near.map { "; did you mean \"w8log.\($0)\"?" } ?? ""
  return "the setting \"w8log.\(name.prefix(40))\" is unknown\(hint)"
}

/// One thing that people can set for the server in their editor, under `w8log`.
///
/// The table of settings in `editors/server.md` has a row for each, and complaints are made of it.
struct Setting: Sendable {
  /// Its name below `w8log`, parts joined by `.`.
  let name: String
  /// What may be written.
  let values: String
  /// What holds where nothing is written.
  let standard: String
  let meaning: String
  /// Takes over a value; false where that is none of `values`.
  let take: @Sendable (JSON, inout Settings) -> Bool

  /// Every setting, in the order of the table.
  static let all =
    InlayHintKind.allCases.map { Setting(switching: $0) } + [
      codeLenses, waitWhileTyping, today, pageFolder,
    ]

  /// The setting with exactly this name.
  static func named(_ name: String) -> Setting? { all.first { $0.name == name } }

  var row: String { "| `w8log.\(name)` | \(values) | \(standard) | \(meaning) |" }
}

extension Setting {
  /// The date that counts as today.
  fileprivate static let today = Setting(
    name: "today", values: "a date such as \"2026-01-31\"", standard: "today's date",
    meaning: "the date that counts as today"
  ) { value, settings in
    guard let date = value.stringValue.flatMap(parseDate) else { return false }
    settings.today = date
    return true
  }

  /// The folder for pages: browsers that are kept in a sandbox read no temporary and no hidden ones.
  fileprivate static let pageFolder = Setting(
    name: "pageFolder", values: "an absolute path without hidden folders, not in /tmp",
    standard: "next to the log", meaning: "the folder for the pages that `w8log.report` opens"
  ) { value, settings in
    guard let folder = value.stringValue, folder.hasPrefix("/") else { return false }
    let names = folder.split(separator: "/")
    let isHidden = names.contains { $0.hasPrefix(".") }
    let isTemporary = names.first == "tmp" || names.starts(with: ["var", "tmp"])
    if isHidden || isTemporary { return false }
    settings.pageFolder = folder
    return true
  }

  fileprivate static let codeLenses = Setting(
    switching: "codeLenses",
    meaning:
      "code lenses: visits above gyms, and a summary above month headers unless a hint shows it"
  ) { $1.showsCodeLenses = $0 }

  fileprivate static let waitWhileTyping = Setting(
    switching: "diagnostics.waitWhileTyping",
    meaning:
      "report problems at the end of the line you type only after two seconds, a save, or a move to another line"
  ) { $1.waitsWhileTyping = $0 }

  /// Whether hints of `kind` are shown.
  fileprivate init(switching kind: InlayHintKind) {
    self.init(switching: "inlayHints.\(kind.rawValue)", meaning: "hints: \(kind.meaning)") {
      if $0 { $1.inlayHints.insert(kind) } else { $1.inlayHints.remove(kind) }
    }
  }

  /// What is on unless it is switched off.
  private init(
    switching name: String, meaning: String,
    use: @escaping @Sendable (Bool, inout Settings) -> Void
  ) {
    self.init(name: name, values: "true or false", standard: "true", meaning: meaning) {
      value, settings in
      guard case .bool(let isOn) = value else { return false }
      use(isOn, &settings)
      return true
    }
  }
}
