import Foundation
import Testing

/// A fenced block of the specification that says of itself what has to hold.
struct SpecificationBlock: Sendable, CustomTestStringConvertible {
  /// The document, such as `sets.md`.
  let document: String
  /// The line of its first fence, counted from 1.
  let line: Int
  /// What the block promises.
  let promise: Promise
  /// The text with its escapes replaced, and still with its marks.
  let text: String

  /// What has to hold of a block.
  enum Promise: String {
    /// A log without warnings.
    case sound = ""
    /// A log with exactly the faults that are marked.
    case faulty
    /// A book of several files, each behind a line `=== name`, with exactly the faults that are marked.
    case faultyBook = "faulty book"
    /// A log that the block after it shows formatted.
    case before
    /// The block before it, formatted.
    case after
    /// A log that is formatted, and without warnings.
    case canonical
  }

  var testDescription: String { "\(document):\(line)" }

  /// What was wrong with an info string or a block of the specification.
  struct Misprint: Error, CustomStringConvertible {
    let description: String
  }

  /// Every block of every document whose info string starts with `w8log`; throws for one that promises
  /// what the README of the specification does not know.
  static func all() throws -> [SpecificationBlock] {
    try specificationDocuments().flatMap { try blocks(in: $0.text, of: $0.name) }
  }

  /// The blocks of one document.
  static func blocks(in text: String, of document: String) throws -> [SpecificationBlock] {
    var blocks: [SpecificationBlock] = []
    var open: (line: Int, info: Substring, body: [Substring])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard line.hasPrefix("```") else {
        open?.body.append(line)
        continue
      }
      guard let block = open else {
        open = (index + 1, line.dropFirst(3), [])
        continue
      }
      open = nil
      if let block = try SpecificationBlock(document, block.line, block.info, block.body) {
        blocks.append(block)
      }
    }
    guard open == nil else { throw Misprint(description: "\(document): a fence is never closed") }
    return blocks
  }

  /// Reads a block; nil if it is an illustration.
  private init?(_ document: String, _ line: Int, _ info: Substring, _ body: [Substring]) throws {
    var words = info.split(separator: " ")
    guard words.first == "w8log" else { return nil }
    words.removeFirst()
    let isEscaped = words.last == "escaped"
    if isEscaped { words.removeLast() }
    guard let promise = Promise(rawValue: words.joined(separator: " ")) else {
      throw Misprint(description: "\(document):\(line): unknown info string \(info)")
    }
    self.document = document
    self.line = line
    self.promise = promise
    let text = body.map { $0 + "\n" }.joined()
    self.text = isEscaped ? unescaped(text) : text
  }
}

/// A text with each `\u{…}` replaced by the scalar that has the number, as often as `*` says, and each `\u{}`
/// by nothing, together with the line end behind it.
private func unescaped(_ text: String) -> String {
  text.replacing("\\u{}\n", with: "").replacing(/\\u\{([0-9A-Fa-f]+)\}(?:\*([0-9]+))?/) { match in
    guard let scalar = UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init) else {
      return String(match.0)
    }
    return String(repeating: String(scalar), count: match.2.flatMap { Int($0) } ?? 1)
  }
}

/// The documents of the specification, by name.
func specificationDocuments() throws -> [(name: String, text: String)] {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("grammar")
  let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
  return try names.filter { $0.hasSuffix(".md") }.sorted().map { name in
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    return (name, String(decoding: data, as: UTF8.self))
  }
}
