import JSON
import LanguageServerProtocol
import Primitives
import W8Engine
import W8IDE

/// What the user has set for the server in the editor.
struct Settings: Hashable, Sendable {
  /// The kinds of hints to show.
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
        // Editors send null for what nobody has set.
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
  let near = nearest(to: name, among: Setting.all.map(\.name))
  let hint = near.map { "; did you mean \"w8log.\($0)\"?" } ?? ""
  return "the setting \"w8log.\(name.prefix(40))\" is unknown\(hint)"
}
