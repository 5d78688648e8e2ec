import JSON
import LanguageServerProtocol
import W8Book
import W8Engine
import W8Lint
import W8Text

extension ServerCommand {
  /// Writes the entry of today, or of another day, without a weight, and puts the cursor where that goes.
  static let addToday = ServerCommand(name: "w8log.addToday") {
    (session: inout ServerSession, request, target) throws(LSP.ResponseError) in
    let snapshot = target.snapshot
    let date = target.date ?? snapshot.analysis.today
    guard session.client.capabilities.appliesEdits else {
      throw LSP.ResponseError(.requestFailed, "the editor does not apply changes from a server")
    }
    let gym = target.gym.map { $0.hasPrefix("@") ? $0 : "@" + $0 }
    guard let file = snapshot.analysis.file(ofNewEntryOn: date),
      let entry = snapshot.analysis.newEntry(on: date, at: gym, in: file)
    else {
      let reason =
        gym.map { ", or \"\(visible(String($0.prefix(40))))\" is not a gym" } ?? ""
      throw LSP.ResponseError(
        .requestFailed, "because of errors in the log, the line for \(date) is unclear" + reason)
    }
    let toProtocol =
      file.index == snapshot.file.index ? snapshot.toProtocol : snapshot.toProtocol.of(file)
    let shown = session.client.capabilities.showsDocuments ? toProtocol.cursor(of: entry) : nil
    if let edit = entry.edit {
      let params = Written.object { json in
        json.field("label", "Add \(date.words)")
        json.field("edit", toProtocol.workspaceEdit([edit]))
      }
      session.sendRequest("workspace/applyEdit", params) {
        // An edit that was not made has nothing to show.
        guard let shown, $1?["applied"]?.boolValue == true else { return }
        $0.sendRequest("window/showDocument", shown)
      }
    } else if let shown {
      session.sendRequest("window/showDocument", shown)
    }
    return [request.response(JSON.null)]
  }
}

extension ToProtocol {
  /// Where the weight of a new entry goes, once it is written.
  fileprivate func cursor(of entry: NewEntry) -> LSP.ShowDocumentParams {
    let cursor = position(of: entry)
    return LSP.ShowDocumentParams(
      uri: uri, isExternal: false, selection: LSP.Range(start: cursor, end: cursor))
  }

  private func position(of entry: NewEntry) -> LSP.Position {
    guard let edit = entry.edit else { return position(entry.cursor) }
    let start = position(edit.range.start)
    // What is inserted before the weight is ASCII: bytes count as columns.
    let before = edit.replacement.prefix(entry.cursor)
    let lineFeeds = before.count { $0 == UInt8(ascii: "\n") }
    guard let last = before.lastIndex(of: UInt8(ascii: "\n")) else {
      return LSP.Position(line: start.line, character: start.character + before.count)
    }
    return LSP.Position(line: start.line + lineFeeds, character: before.count - last - 1)
  }
}
