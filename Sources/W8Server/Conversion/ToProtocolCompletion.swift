import JSON
import LanguageServerProtocol
import Primitives
import W8IDE
import W8Text

extension ToProtocol {
  /// What is offered at a cursor at `offset`, in the order of the items.
  func completions(_ list: CompletionList, at offset: Int) -> LSP.CompletionList {
    LSP.CompletionList(
      isIncomplete: list.isIncomplete,
      items: list.items.enumerated().map { completion($1, rank: $0, at: offset) })
  }

  private func completion(
    _ item: CompletionItem, rank: Int, at offset: Int
  ) -> LSP.CompletionItem {
    let able = client.capabilities.completion
    let template = able.hasSnippets ? item.snippet : nil
    return LSP.CompletionItem(
      label: item.label, detail: item.detail,
      detailPlace: able.hasLabelDetails ? .besideLabel : .apart, kind: item.kind.wireKind,
      // Numbers of one length sort as text.
      sortText: "\(10_000 + rank)", filterText: item.filter,
      format: template == nil ? .plainText : .snippet,
      edit: edit(of: item, template ?? item.text, at: offset), data: data(of: item))
  }

  private func edit(of item: CompletionItem, _ text: String, at offset: Int) -> LSP.CompletionEdit {
    let replace = range(item.range)
    guard client.capabilities.completion.hasInsertReplace, item.canKeepRest, offset < item.range.end
    else { return .edit(LSP.TextEdit(range: replace, newText: text)) }
    let insert = LSP.Range(start: replace.start, end: position(offset))
    return .insertReplace(text: text, insert: insert, replace: replace)
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
