import JSON
import LanguageServerProtocol
import W8Engine
import W8IDE
import W8Text

extension ToProtocol {
  /// Texts above lines; a click shows the report of what they are about.
  func codeLenses(_ lenses: [CodeLens]) -> [LSP.CodeLens] {
    var walk = walk()
    return lenses.map { lens in
      var target: JSONObject = ["uri": .string(uri.spelling)]
      switch lens.subject {
      case .month(let month): target["date"] = .string(month.firstDay.description)
      case .gym(let gym): target["gym"] = .string(gym)
      }
      return LSP.CodeLens(
        range: LSP.Range(lens.range, &walk),
        command: LSP.Command(
          title: visible(lens.title), command: ServerCommand.report.name,
          arguments: [.object(target)]))
    }
  }

  /// Colours, each on its word.
  func colors(_ places: [ColorPlace]) -> WrittenList<ColorPlace> {
    WrittenList(places) { place, json in
      let color = place.color.onScreen
      json.field("range", range(place.range))
      json.key("color")
      json.object { json in
        json.field("red", color.red)
        json.field("green", color.green)
        json.field("blue", color.blue)
        json.field("alpha", 1)
      }
    }
  }
}
