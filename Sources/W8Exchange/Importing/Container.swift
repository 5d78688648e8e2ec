/// A kind of file that holds what can be read, and cannot be read itself.
enum Container: CaseIterable {
  case workbook, otherWorkbook, numbers, zip, gzip, excel, database

  /// What the first bytes of a file tell; nil for any other file.
  init?(_ bytes: [UInt8]) {
    let found = Self.allCases.first { container in
      bytes.starts(with: container.signature)
        && container.content.map { holds(bytes, $0) } != false
    }
    guard let found else { return nil }
    self = found
  }

  /// What stands in the first bytes of a file of this kind besides; nil where nothing has to.
  private var content: StaticString? {
    switch self {
    case .workbook: "xl/"
    case .otherWorkbook: "opendocument.spreadsheet"
    case .numbers: "Index/"
    case .zip, .gzip, .excel, .database: nil
    }
  }

  private var signature: [UInt8] {
    switch self {
    case .workbook, .otherWorkbook, .numbers, .zip: [0x50, 0x4B, 0x03, 0x04]
    case .gzip: [0x1F, 0x8B]
    case .excel: [0xD0, 0xCF, 0x11, 0xE0]
    case .database: Array("SQLite format 3".utf8)
    }
  }

  /// What it is, and how to come to what can be read.
  var remedy: String {
    switch self {
    case .workbook: "it is a workbook of Excel (.xlsx); open it and save the sheet as CSV"
    case .otherWorkbook: "it is a workbook of LibreOffice (.ods); open it and save the sheet as CSV"
    case .numbers: "it is a workbook of Numbers; open it and export the sheet as CSV"
    case .zip: "it is a ZIP archive; unpack it, and import the table or export.xml in it"
    case .gzip: "it is packed by gzip; unpack it first"
    case .excel: "it is a workbook of Excel; save it as CSV"
    case .database: "it is a database; export a table from the app instead"
    }
  }
}

/// Whether `text` stands in `bytes`.
private func holds(_ bytes: [UInt8], _ text: StaticString) -> Bool {
  let wanted = Array(String(describing: text).utf8)
  return bytes.indices.contains { bytes[$0] == wanted[0] && bytes[$0...].starts(with: wanted) }
}
