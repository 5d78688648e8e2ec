import JSON
import LanguageServerProtocol
import W8Book
import W8IDE
import W8Text

extension ServerCommand {
  /// Answers with the ways to write a text that is pasted, lines of a notes app, as entries: each a title and an edit.
  static let readPasted = ServerCommand(name: "w8log.readPasted") {
    (session: inout ServerSession, request, target) throws(LSP.ResponseError) in
    guard let text = target.text else {
      throw LSP.ResponseError(.invalidParams, "name the \"text\" that is pasted")
    }
    let snapshot = target.snapshot
    let offset = target.offset ?? snapshot.file.text.byteCount
    session.answerLater(request) { _ in
      let ways = snapshot.analysis.additions(ofPasted: text, at: offset, in: snapshot.file)
      let answer = WrittenList(ways) { way, json in
        json.field("title", way.title)
        json.field("edit", snapshot.toProtocol.workspaceEdit(way.edit))
      }
      return [request.response(answer)]
    }
    return nil
  }
}
