import JSON
import LanguageServerProtocol
import Primitives
import W8IDE
import W8Text

extension RequestRoute {
  /// What can come at a cursor.
  ///
  /// No character asks by itself. Behind a blank or a colon comes a number, and `@` alone is a gym: a list that is open
  /// would take the key that ends the line.
  static let completion = RequestRoute(
    "textDocument/completion", runs: .firstThread,
    advertises: [
      "completionProvider": [
        "resolveProvider": true,
        "completionItem": ["labelDetailsSupport": true],
      ]
    ]
  ) { (snapshot, params: LSP.TextDocumentPositionParams, _) in
    let offset = snapshot.offset(params.position)
    let list = snapshot.analysis.completions(
      in: snapshot.file, at: offset, knownLogs: snapshot.knownLogs)
    return snapshot.toProtocol.completions(list, at: offset)
  }

  /// The documentation of a completion item that is displayed; of others the item as it came.
  static let completionResolve = RequestRoute(
    session: "completionItem/resolve"
  ) { (session: inout ServerSession, request, params: LSP.CompletionResolveParams) in
    var item = params.item
    let analysis = session.snapshot(of: params.textDocument)?.analysis
    let content = CompletionTopic(data: params.data).flatMap { analysis?.documentation(of: $0) }
    if let content {
      let formats = session.client.capabilities.completion.documentationFormat
      let kind = formats.first ?? .plaintext
      item["documentation"] = content.markup(kind)
    }
    return [request.response(item)]
  }
}

extension ToProtocol {
  /// What is offered at a cursor at `offset`, in the order of the items.
  func completions(_ list: CompletionList, at offset: Int) -> Written {
    let items = WrittenList(Array(list.items.enumerated())) { item, json in
      write(item.element, rank: item.offset, at: offset, to: &json)
    }
    return .object { json in
      json.field("isIncomplete", list.isIncomplete)
      json.field("items", items)
    }
  }

  private func write(
    _ item: CompletionItem, rank: Int, at offset: Int, to json: inout JSONWriter
  ) {
    let able = client.capabilities.completion
    let template = able.hasSnippets ? item.snippet : nil
    json.field("label", visible(item.label))
    if able.hasLabelDetails {
      json.optionalField("labelDetails", item.detail.map { ["description": .string($0)] as JSON })
    } else {
      json.optionalField("detail", item.detail)
    }
    json.field("kind", item.kind.wireKind.rawValue)
    // Numbers of one length sort as text.
    json.field("sortText", "\(10_000 + rank)")
    json.field("filterText", item.filter)
    // Plain text or a snippet.
    json.field("insertTextFormat", template == nil ? 1 : 2)
    json.key("textEdit")
    json.object { json in writeEdit(of: item, template ?? item.text, at: offset, to: &json) }
    json.field("data", data(of: item))
  }

  /// Writes how an item is put in: the user chooses between the word around the cursor and what stands before it where
  /// the client can ask.
  private func writeEdit(
    of item: CompletionItem, _ text: String, at offset: Int, to json: inout JSONWriter
  ) {
    let replace = range(item.range)
    if client.capabilities.completion.hasInsertReplace, item.canKeepRest, offset < item.range.end {
      json.field("newText", text)
      json.field("insert", LSP.Range(start: replace.start, end: position(offset)))
      json.field("replace", replace)
    } else {
      json.field("range", replace)
      json.field("newText", text)
    }
  }

  private func data(of item: CompletionItem) -> JSON {
    var data: JSONObject = ["textDocument": ["uri": .string(uri.spelling)]]
    switch item.topic {
    case .exercise(let key): data["exercise"] = .string(key.text)
    case .gym(let id): data["gym"] = .string(id.text)
    case .rule(let name): data["rule"] = .string(name)
    case nil: break
    }
    return .object(data)
  }
}

extension CompletionTopic {
  /// The topic that the `data` of an item names; nil where it names none.
  init?(data: JSON) {
    if let key = data["exercise"]?.stringValue {
      self = .exercise(ExactText(key))
    } else if let id = data["gym"]?.stringValue {
      self = .gym(ExactText(id))
    } else if let name = data["rule"]?.stringValue {
      self = .rule(name)
    } else {
      return nil
    }
  }
}

extension CompletionKind {
  /// The nearest of the kinds for which clients have a picture.
  fileprivate var wireKind: LSP.CompletionItemKind {
    switch self {
    case .date: .event
    case .weekday: .enumMember
    case .month: .module
    case .gym: .reference
    case .tag: .constant
    case .measurement: .property
    case .exercise: .function
    case .sets: .value
    case .setItem: .enumMember
    case .directive: .keyword
    case .argument: .value
    case .rule: .enumeration
    }
  }
}
