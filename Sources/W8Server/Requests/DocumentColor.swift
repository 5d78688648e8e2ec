import JSON
import LanguageServerProtocol
import W8Engine
import W8IDE

extension RequestRoute {
  /// The colors of gyms, each on its word.
  static let documentColor = RequestRoute(
    "textDocument/documentColor", runs: .worker, advertises: ["colorProvider": true]
  ) { (snapshot, _: LSP.DocumentParams, _) in
    let toProtocol = snapshot.toProtocol
    return WrittenList(snapshot.file.colorRanges) { word, json in
      let color = word.color.onScreen
      json.field("range", toProtocol.range(word.range))
      json.key("color")
      json.object { json in
        json.field("red", color.red)
        json.field("green", color.green)
        json.field("blue", color.blue)
        json.field("alpha", 1)
      }
    }
  }

  /// The words for a color: those that a gym can have, the nearest first.
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
