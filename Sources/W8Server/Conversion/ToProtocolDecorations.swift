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

  /// A colour on its word.
  func colorInformation(_ place: ColorPlace) -> LSP.ColorInformation {
    let color = place.color.onScreen
    return LSP.ColorInformation(
      range: range(place.range),
      color: LSP.Color(red: color.red, green: color.green, blue: color.blue))
  }
}
