/// A program or service whose files can be taken in.
///
/// An importer is a file in `Importers` and a line in `Importer.all`.
package struct Importer: Sendable {
  /// The name after `--from`.
  package let name: String
  /// What people call it.
  package let title: String
  /// How a file of it is recognized, for `--list`.
  package let recognition: String
  /// Whether the file that begins so is one of it.
  let recognizes: @Sendable (SourceHead) -> Bool
  /// Starts to read a file that begins so; throws where it cannot be one of it.
  let open: @Sendable (SourceHead, ImportSettings) throws(ImportRefusal) -> any SourceReading

  /// The importer with the name; nil when there is none.
  package static func named(_ name: String) -> Importer? { all.first { $0.name == name } }

  /// The first importer that recognizes the file; nil when none does.
  package static func recognizing(_ head: SourceHead) -> Importer? {
    all.first { $0.recognizes(head) }
  }
}

/// A file on its way into a log, read in pieces.
protocol SourceReading {
  /// Takes the next bytes, which are UTF-8 or what is read as such.
  mutating func read(_ bytes: [UInt8], into log: inout ImportedLog) throws(ImportRefusal)

  /// Takes what was held back until the end.
  mutating func finish(into log: inout ImportedLog) throws(ImportRefusal)

  /// The columns of a table; none of other files.
  var columns: [ReadColumn] { get }
}

extension SourceReading {
  var columns: [ReadColumn] { [] }
}
