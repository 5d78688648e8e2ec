import JSON
import Primitives

/// A page that a browser opens from the disk, and what stands beside it while it is followed.
package struct PageFile: Sendable {
  /// The name of what the page says: another one says something else.
  package let revision: String
  private let title: String
  private let model: [UInt8]

  /// The way every page begins, by which one is known.
  package static let beginning = Array("<!doctype html>\n<html lang=\"en\" data-w8log".utf8)

  /// Makes the page of a model.
  package init(_ model: PageModel) {
    let document = model.document
    revision = document.revision
    title = model.title
    self.model = harmless(document.text)
  }

  /// The page; one that is followed asks for files whose names begin with `live`, in its own folder.
  package func bytes(live: String? = nil) -> [UInt8] {
    let parts: [String: [UInt8]] = [
      "live": Array((live.map { " data-live=\"\(escaped($0))\"" } ?? "").utf8),
      "policy": Array(policy(isLive: live != nil).utf8),
      "title": Array(escaped(title).utf8),
      "style": PageAsset.style.bytes,
      "model": model,
      "script": PageAsset.script.bytes,
    ]
    return filled(PageAsset.template.bytes, parts)
  }

  /// The file that tells an open page which revision there is.
  package var live: [UInt8] { Self.call + Array("{\"revision\":\"\(revision)\"})\n".utf8) }

  /// The file that an open page takes a new model from.
  package var liveModel: [UInt8] { Self.call + model + Array(")\n".utf8) }

  private static let call = Array("w8log(".utf8)

  /// The files of a page at `path` that is followed, in the order in which they are written: the last one says that the
  /// others are there.
  package func followed(at path: String) -> [Part] {
    let names = Self.live(of: path)
    let name = String(Self.stem(of: path).split(separator: "/").last ?? "")
    return [
      Part(path: names.model, bytes: liveModel, beginning: Self.call),
      Part(path: path, bytes: bytes(live: name), beginning: Self.beginning),
      Part(path: names.live, bytes: live, beginning: Self.call),
    ]
  }

  /// The paths of the files that keep the page at `path` fresh.
  package static func live(of path: String) -> (live: String, model: String) {
    (stem(of: path) + ".live.js", stem(of: path) + ".model.js")
  }

  private static func stem(of path: String) -> String {
    path.hasSuffix(".html") ? String(path.dropLast(".html".count)) : path
  }

  /// One file of a page that is followed.
  package struct Part {
    /// Its position.
    package let path: String
    /// What it holds.
    package let bytes: [UInt8]
    /// The way every file of its kind begins.
    package let beginning: [UInt8]
  }
}

/// What may run and be shown in a page: its own script and style, and nothing from elsewhere.
private func policy(isLive: Bool) -> String {
  let script = "'\(PageAsset.script.hash)'\(isLive ? " 'strict-dynamic'" : "")"
  return """
    default-src 'none'; script-src \(script); style-src '\(PageAsset.style.hash)'; img-src data:; \
    base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; \
    trusted-types \(isLive ? "w8log" : "'none'")
    """
}

/// JSON in which nothing stands that could end a script; what could end a line of it has an escape already.
private func harmless(_ json: [UInt8]) -> [UInt8] {
  let pieces = json.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
  return Array(pieces.joined(separator: "\\u003c".utf8))
}

/// Text as it may stand in a document and in the value of an attribute.
private func escaped(_ text: String) -> String {
  let names: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
  return text.replacing { names[$0] }
}

/// `template` with each name in double braces replaced by what `parts` have for it.
private func filled(_ template: [UInt8], _ parts: [String: [UInt8]]) -> [UInt8] {
  var text: [UInt8] = []
  var rest = template[...]
  while let open = rest.firstOccurrence(of: "{{".utf8),
    let close = rest.firstOccurrence(of: "}}".utf8)
  {
    text += rest[..<open.lowerBound]
    text += parts[String(decoding: rest[open.upperBound..<close.lowerBound], as: UTF8.self)] ?? []
    rest = rest[close.upperBound...]
  }
  return text + rest
}
