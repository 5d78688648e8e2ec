import JSON

extension LSP {
  /// What a thing with a name is drawn as.
  package enum SymbolKind: Int, Sendable {
    case file = 1, module, namespace, package, `class`, method, property, field, constructor
    case `enum`, interface, function, variable, constant, string, number, boolean, array
    case object, key, null, enumMember, `struct`, event, `operator`, typeParameter
  }
}

extension LSP.SymbolKind: JSONEncodable, JSONDecodable {}
