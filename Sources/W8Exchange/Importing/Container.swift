/// A kind of file that holds what can be read, and cannot be read itself.
enum Container: CaseIterable {
  case zip, gzip, excel, database

  /// What the first bytes of a file tell; nil for any other file.
  init?(_ bytes: [UInt8]) {
    guard let found = Self.allCases.first(where: { bytes.starts(with: $0.signature) }) else {
      return nil
    }
    self = found
  }

  private var signature: [UInt8] {
    switch self {
    case .zip: [0x50, 0x4B, 0x03, 0x04]
    case .gzip: [0x1F, 0x8B]
    case .excel: [0xD0, 0xCF, 0x11, 0xE0]
    case .database: Array("SQLite format 3".utf8)
    }
  }

  /// What it is, and how to come to what can be read.
  var remedy: String {
    switch self {
    case .zip: "it is a ZIP archive; unpack it, and import the table or export.xml in it"
    case .gzip: "it is packed by gzip; unpack it first"
    case .excel: "it is a workbook of Excel; save it as CSV"
    case .database: "it is a database; export a table from the app instead"
    }
  }
}
