/// What a file is that holds what can be read and cannot be read itself, and how to come to that, by its first bytes; nil
/// for any other file.
func remedy(forContainer bytes: [UInt8]) -> String? {
  containers.first { signature, content, _ in
    bytes.starts(with: signature) && (content.isEmpty || holds(bytes, content))
  }?.remedy
}

/// Each with what its first bytes are, and what stands in them besides.
private let containers: [(signature: [UInt8], content: String, remedy: String)] = [
  (zip, "xl/", "it is an Excel workbook (.xlsx); open it and save the sheet as CSV"),
  (
    zip, "opendocument.spreadsheet",
    "it is a LibreOffice workbook (.ods); open it and save the sheet as CSV"
  ),
  (zip, "Index/", "it is a Numbers workbook; open it and export the sheet as CSV"),
  (zip, "", "it is a ZIP archive; unpack it, and import the table or export.xml in it"),
  ([0x1F, 0x8B], "", "it is compressed with gzip; unpack it first"),
  ([0xD0, 0xCF, 0x11, 0xE0], "", "it is an Excel workbook; save it as CSV"),
  (
    Array("SQLite format 3".utf8), "", "it is a database; export a table from the app instead"
  ),
]

private let zip: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

func holds(_ bytes: [UInt8], _ text: String) -> Bool {
  let wanted = Array(text.utf8)
  return bytes.indices.contains { bytes[$0] == wanted.first && bytes[$0...].starts(with: wanted) }
}
