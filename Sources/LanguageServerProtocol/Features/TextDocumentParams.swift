package import JSON

extension LSP {
  /// The params of a request about one document.
  package protocol TextDocumentParams: JSONDecodable, Sendable, SendableMetatype {
    var textDocument: TextDocumentIdentifier { get }
  }

  /// The params of a request about a whole document.
  package struct DocumentParams: TextDocumentParams, Hashable {
    /// The document.
    package let textDocument: TextDocumentIdentifier

    package init(json: JSON) throws(JSONShapeError) {
      textDocument = try json.field("textDocument")
    }
  }

  /// The params of a request about a position in a document.
  package struct TextDocumentPositionParams: TextDocumentParams, Hashable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The position.
    package let position: Position

    package init(json: JSON) throws(JSONShapeError) {
      textDocument = try json.field("textDocument")
      position = try json.field("position")
    }
  }

  /// The params of a request about a part of a document.
  package struct DocumentRangeParams: TextDocumentParams, Hashable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The part.
    package let range: Range

    package init(json: JSON) throws(JSONShapeError) {
      textDocument = try json.field("textDocument")
      range = try json.field("range")
    }
  }

  /// The params of a request whose answer may come in parts.
  package protocol PartialResultParams {
    /// Under which name parts of the answer may be sent; nil to send it whole.
    var partialResultToken: RequestID? { get }
  }

  /// The params of `textDocument/references`.
  package struct ReferenceParams: TextDocumentParams, PartialResultParams, Hashable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The position of the name.
    package let position: Position
    /// What else is requested.
    package let context: ReferenceContext
    /// Under which name parts of the answer may be sent; nil to send it whole.
    package let partialResultToken: RequestID?

    package init(json: JSON) throws(JSONShapeError) {
      textDocument = try json.field("textDocument")
      position = try json.field("position")
      context = try json.optionalField("context") ?? ReferenceContext(includesDeclaration: true)
      partialResultToken = json.lenient("partialResultToken")
    }
  }

  /// Which references are requested.
  package struct ReferenceContext: JSONDecodable, Hashable, Sendable {
    /// Whether declarations count.
    package let includesDeclaration: Bool

    package init(includesDeclaration: Bool) {
      self.includesDeclaration = includesDeclaration
    }

    package init(json: JSON) throws(JSONShapeError) {
      includesDeclaration = try json.field("includeDeclaration")
    }
  }

  /// The params of `textDocument/rename`.
  package struct RenameParams: TextDocumentParams, Hashable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The position of what is to be renamed.
    package let position: Position
    /// What the user has written as the new name.
    package let newName: String

    package init(json: JSON) throws(JSONShapeError) {
      textDocument = try json.field("textDocument")
      position = try json.field("position")
      newName = try json.field("newName")
    }
  }

  /// The params of `textDocument/selectionRange`.
  package struct SelectionRangeParams: TextDocumentParams, Hashable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The positions of the cursors; each gets an answer of its own.
    package let positions: [Position]

    package init(json: JSON) throws(JSONShapeError) {
      textDocument = try json.field("textDocument")
      positions = try json.field("positions")
    }
  }

  /// The params of `textDocument/semanticTokens/full/delta`.
  package struct SemanticTokensDeltaParams: TextDocumentParams, Hashable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The name of the answer that the client has.
    package let previousResultId: String

    package init(json: JSON) throws(JSONShapeError) {
      textDocument = try json.field("textDocument")
      previousResultId = try json.field("previousResultId")
    }
  }

  /// The params of `textDocument/colorPresentation`.
  package struct ColorPresentationParams: TextDocumentParams, Hashable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The color that was picked; each part from 0 to 1.
    package let color: Color

    /// A color without its transparency.
    package struct Color: Hashable, Sendable {
      /// How much red.
      package let red: Double
      /// How much green.
      package let green: Double
      /// How much blue.
      package let blue: Double
    }

    package init(json: JSON) throws(JSONShapeError) {
      textDocument = try json.field("textDocument")
      color = try json.field("color")
    }
  }

  /// The params of `textDocument/onTypeFormatting`.
  package struct DocumentOnTypeFormattingParams: TextDocumentParams, Hashable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The position of the cursor, behind what was typed.
    package let position: Position
    /// What was typed: one of the characters that the server named.
    package let character: String

    package init(json: JSON) throws(JSONShapeError) {
      textDocument = try json.field("textDocument")
      position = try json.field("position")
      character = try json.field("ch")
    }
  }

  /// The params of `textDocument/rangeFormatting` and `textDocument/rangesFormatting`.
  package struct DocumentRangeFormattingParams: TextDocumentParams, Hashable {
    /// The document.
    package let textDocument: TextDocumentIdentifier
    /// The parts to format; they may overlap.
    package let ranges: [Range]

    package init(json: JSON) throws(JSONShapeError) {
      textDocument = try json.field("textDocument")
      if let several: [Range] = try json.optionalField("ranges") {
        ranges = several
      } else {
        ranges = [try json.field("range")]
      }
    }
  }

  /// The params of `completionItem/resolve`: an item as the client has it, with what the server put into its `data`.
  package struct CompletionResolveParams: TextDocumentParams, Equatable {
    /// The document for which the item was made.
    package let textDocument: TextDocumentIdentifier
    /// The item.
    package let item: JSONObject
    /// What the server put into it.
    package let data: JSON

    package init(json: JSON) throws(JSONShapeError) {
      guard let item = json.objectValue else { throw JSONShapeError(expected: "an object") }
      self.item = item
      data = try json.field("data")
      do throws(JSONShapeError) {
        textDocument = try data.field("textDocument")
      } catch {
        throw error.inside("data")
      }
    }
  }
}

extension LSP.ColorPresentationParams.Color: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    red = try json.part("red")
    green = try json.part("green")
    blue = try json.part("blue")
  }
}

extension JSON {
  /// A number between 0 and 1, which may come as an integer.
  fileprivate func part(_ key: String) throws(JSONShapeError) -> Double {
    switch self[key] {
    case .integer(let value): return Double(value)
    case .number(let value): return value
    default: throw JSONShapeError(expected: "a number").inside(key)
    }
  }
}

extension LSP {
  /// The params of `inlayHint/resolve`, of which what the server gave along is enough.
  package struct ResolvedInlayHint: Equatable, Sendable {
    /// The document for which the hint was sent.
    package let textDocument: TextDocumentIdentifier
    /// The version of the document then.
    package let version: Int
    /// The byte of the document at which it is shown.
    package let offset: Int
    /// What the server calls this kind of hint.
    package let kind: String
  }
}

extension LSP.ResolvedInlayHint: LSP.TextDocumentParams {
  package init(json: JSON) throws(JSONShapeError) {
    let data = json["data"] ?? .null
    textDocument = try data.field("textDocument")
    version = try data.field("version")
    offset = try data.field("offset")
    kind = try data.field("kind")
  }

  /// What the server gives along with a hint to have it back here.
  package static func data(uri: LSP.DocumentURI, version: Int, offset: Int, kind: String) -> JSON {
    [
      "textDocument": ["uri": .string(uri.spelling)], "version": .integer(version),
      "offset": .integer(offset), "kind": .string(kind),
    ]
  }
}
