import JSON

extension LSP {
  /// What sort of change a code action is: words joined by dots, the general one first.
  package struct CodeActionKind: RawRepresentable, Hashable, Sendable {
    /// The word on the wire.
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Repairs what a diagnostic is about.
    package static let quickFix = CodeActionKind(rawValue: "quickfix")
    /// Changes the form and keeps the meaning.
    package static let refactor = CodeActionKind(rawValue: "refactor")
    /// The same, by putting it elsewhere.
    package static let refactorMove = CodeActionKind(rawValue: "refactor.move")
    /// The same, by writing it in another way.
    package static let refactorRewrite = CodeActionKind(rawValue: "refactor.rewrite")
    /// Concerns a whole document.
    package static let source = CodeActionKind(rawValue: "source")
    /// Repairs everything in a document that has one obvious repair.
    package static let sourceFixAll = CodeActionKind(rawValue: "source.fixAll")

    /// Whether this is `other` or one of the kinds below it; everything is below the empty word.
    package func isKind(of other: CodeActionKind) -> Bool {
      other.rawValue.isEmpty || self == other || rawValue.hasPrefix(other.rawValue + ".")
    }
  }
}

extension LSP.CodeActionKind: JSONEncodable, JSONDecodable {}
