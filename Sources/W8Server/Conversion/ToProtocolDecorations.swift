import JSON
import LanguageServerProtocol
import W8IDE

extension ToProtocol {
  /// Texts above lines. A click does nothing: the command has a title and no name, which every client shows as text.
  func codeLenses(_ lenses: [CodeLens]) -> [LSP.CodeLens] {
    var walk = walk()
    return lenses.map { lens in
      LSP.CodeLens(
        range: LSP.Range(lens.range, &walk), command: LSP.Command(title: lens.title, command: ""))
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
