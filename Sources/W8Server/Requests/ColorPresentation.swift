import JSON
import LanguageServerProtocol
import W8Engine
import W8IDE

extension RequestRoute {
  /// The words for a colour: those that a gym can have, the nearest first.
  static let colorPresentation = RequestRoute(
    "textDocument/colorPresentation", runs: .firstThread, advertises: [:]
  ) { (_: Snapshot, params: LSP.ColorPresentationParams, _) in
    let picked = params.color
    let color = ScreenColor(red: picked.red, green: picked.green, blue: picked.blue)
    return WrittenList(GymColor.nearest(to: color)) { word, json in
      json.field("label", word.rawValue)
    }
  }
}
