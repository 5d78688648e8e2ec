package import JSON
import Primitives

extension LSP {
  /// The name of a document, kept in the spelling in which the client wrote it.
  ///
  /// Two that name a file on this machine are equal when their decoded paths are, byte for byte:
  /// `file:///c%3A/log` and `file://localhost/c:/log`. All others are equal when spelled alike.
  package struct DocumentURI: Sendable {
    /// The client's own spelling.
    package let spelling: String
    /// The decoded path from the root; nil when this does not name a file on this machine.
    ///
    /// It does not either when the path is not UTF-8 or contains NUL. A faulty percent escape stands
    /// for itself, and so do `?` and `#`, which clients forget to encode but never use otherwise.
    package let path: String?

    /// Makes the name that is spelled `spelling`; every text is one.
    package init(_ spelling: String) {
      self.spelling = spelling
      path = FileURI.path(of: spelling)
    }

    /// Makes the name of the file at `path`, which is counted from the root.
    package init(path: String) {
      self.init(FileURI.spelling(of: path))
    }
  }
}

extension LSP.DocumentURI: Hashable {
  /// Whether both name the same document.
  package static func == (left: LSP.DocumentURI, right: LSP.DocumentURI) -> Bool {
    left.identity == right.identity
  }

  /// Hashes what makes two names equal.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }

  private enum Identity: Hashable {
    case file(ExactText)
    case other(ExactText)
  }

  private var identity: Identity {
    path.map { .file(ExactText($0)) } ?? .other(ExactText(spelling))
  }
}

extension LSP.DocumentURI: JSONDecodable {
  package init(json: JSON) throws(JSONShapeError) {
    self.init(try String(json: json))
  }
}

extension LSP.DocumentURI: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.string(spelling)
  }
}
