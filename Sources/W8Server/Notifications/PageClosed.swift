import JSON
import LanguageServerProtocol

extension NotificationRoute {
  /// The client shows a page no longer that it showed itself.
  static let pageClosed = NotificationRoute("w8log/pageClosed") {
    (session: inout ServerSession, params: PageClosedParams) in
    session.endPage(at: params.uri)
  }
}

/// The address of a page, as the client was given it.
private struct PageClosedParams: JSONDecodable {
  let uri: LSP.DocumentURI

  init(json: JSON) throws(JSONShapeError) {
    uri = try json.field("uri")
  }
}
