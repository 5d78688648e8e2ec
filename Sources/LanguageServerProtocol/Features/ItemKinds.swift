import JSON

extension LSP {
  /// What a thing with a name is drawn as.
  package enum SymbolKind: Int, Sendable {
    case file = 1, module, namespace, package, `class`, method, property, field, constructor
    case `enum`, interface, function, variable, constant, string, number, boolean, array
    case object, key, null, enumMember, `struct`, event, `operator`, typeParameter
  }

  /// What a completion item is drawn as.
  package enum CompletionItemKind: Int, Sendable {
    case method = 2
    case function = 3
    case variable = 6
    case module = 9
    case property = 10
    case value = 12
    case enumeration = 13
    case keyword = 14
    case snippet = 15
    case reference = 18
    case enumMember = 20
    case constant = 21
    case event = 23
  }
}

extension LSP.SymbolKind: JSONEncodable, JSONDecodable {}
