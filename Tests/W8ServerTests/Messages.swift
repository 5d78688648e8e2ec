import JSON
import LanguageServerProtocol

// The messages of a client, as text.

func request(_ id: JSON, _ method: String, _ params: JSON) -> String {
  text(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
}

func notification(_ method: String, _ params: JSON) -> String {
  text(["jsonrpc": "2.0", "method": .string(method), "params": params])
}

func didOpen(_ uri: String, _ content: String, version: Int = 1) -> String {
  notification(
    "textDocument/didOpen",
    [
      "textDocument": [
        "uri": .string(uri), "languageId": "w8log", "version": .integer(version),
        "text": .string(content),
      ]
    ])
}

func didClose(_ uri: String) -> String {
  notification("textDocument/didClose", document(uri))
}

func didChange(_ uri: String, version: Int, _ changes: JSON...) -> String {
  didChange(uri, version: version, changes)
}

func didChange(_ uri: String, version: Int, _ changes: [JSON]) -> String {
  notification(
    "textDocument/didChange",
    [
      "textDocument": ["uri": .string(uri), "version": .integer(version)],
      "contentChanges": .array(changes),
    ])
}

/// A change of the whole text.
func whole(_ text: String) -> JSON { ["text": .string(text)] }

/// A change of the part from a line and column to another.
func change(_ start: (Int, Int), _ end: (Int, Int), _ text: String) -> JSON {
  ["range": range(start, end), "text": .string(text)]
}

func document(_ uri: String) -> JSON {
  ["textDocument": ["uri": .string(uri)]]
}

/// The params of a question about a range of a document.
func document(_ uri: String, _ start: (Int, Int), _ end: (Int, Int)) -> JSON {
  ["textDocument": ["uri": .string(uri)], "range": range(start, end)]
}

func range(_ start: (Int, Int), _ end: (Int, Int)) -> JSON {
  ["start": position(start), "end": position(end)]
}

func position(_ cursor: (line: Int, column: Int)) -> JSON {
  ["line": .integer(cursor.line), "character": .integer(cursor.column)]
}

func text(_ value: JSON) -> String {
  String(decoding: JSONWriter.write(value), as: UTF8.self)
}

/// The code of the error in a response; nil when it is no error.
func errorCode(_ response: JSON?) -> Int? {
  response?["error"]?["code"]?.integerValue
}

/// Tests write `null` as `nil`; in the program that would hide a value that is forgotten.
extension JSON: ExpressibleByNilLiteral {
  package init(nilLiteral: ()) { self = .null }
}
