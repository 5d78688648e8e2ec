/// A file on its way into a log: takes its pieces, recognizes its source, and reads it.
package struct SourceReader: ~Copyable {
  /// What has been read.
  package private(set) var log: ImportedLog
  /// What the file was recognized as; nil as long as too little of it is known.
  package private(set) var importer: Importer?
  /// The columns of a table that is being read; none of other files.
  package var columns: [ReadColumn] { reading?.columns ?? [] }
  private let wanted: Importer?
  private var decoder = UTF8Decoder()
  private var head: [UInt8] = []
  private var reading: (any SourceReading)?

  /// Begins to take a file, as one of `importer` where the user says so.
  package init(_ settings: ImportSettings, as importer: Importer? = nil) {
    log = ImportedLog(settings)
    wanted = importer
  }

  /// Takes the next bytes of the file; throws where it cannot be read.
  package mutating func read(_ bytes: [UInt8]) throws(ImportRefusal) {
    try take(decoder.decode(bytes, isEnd: false))
  }

  /// Takes the end of the file; throws where it cannot be read, or nothing in it.
  package mutating func finish() throws(ImportRefusal) {
    try take(decoder.decode([], isEnd: true))
    if reading == nil { try begin(isWhole: true) }
    try reading?.finish(into: &log)
    try log.end()
  }

  private mutating func take(_ bytes: [UInt8]) throws(ImportRefusal) {
    guard reading == nil else {
      try reading?.read(bytes, into: &log)
      return
    }
    head += bytes
    if head.count >= SourceHead.limit { try begin(isWhole: false) }
  }

  private mutating func begin(isWhole: Bool) throws(ImportRefusal) {
    if let remedy = remedy(forContainer: head) { throw .unreadable(line: nil, remedy) }
    let seen = SourceHead(
      Array(head.prefix(SourceHead.limit)), isWhole: isWhole, dayOfFile: log.settings.dayOfFile)
    if wanted == nil, log.settings.columns.isEmpty, let remedy = seen.remedyForUnsupported {
      throw .unreadable(line: nil, remedy)
    }
    // Who names columns has a table that no importer knows.
    let isOfSets = log.settings.namesSets || seen.isTableOfSets(map: log.settings.columns)
    let generic: Importer = isOfSets ? .genericSets : .genericCSV
    let named = log.settings.columns.isEmpty ? wanted : wanted ?? generic
    guard let found = named ?? Importer.recognizing(seen) else {
      if let header = seen.headerOfWeights ?? seen.headerOfLifts {
        try seen.refuseLifts(upTo: header)
      }
      throw .unreadable(line: nil, seen.unknownSource)
    }
    importer = found
    reading = try found.open(seen, log.settings)
    try reading?.read(head, into: &log)
    head = []
  }
}

extension SourceHead {
  /// Whether lines of text have dates and numbers that may be anything.
  private var hasOtherNumbers: Bool {
    var reader = WeightLineReader()
    return firstLines.contains { reader.read($0) == .otherNumber }
  }

  /// That no importer knows the file, and what can be done about it.
  fileprivate var unknownSource: String {
    let unknown = "unknown source"
    if !isTable, hasOtherNumbers {
      return "\(unknown); write only body weights after the dates, "
        + "and sets as a table with the columns Date, Exercise, Reps and Weight"
    }
    guard let header = isTable ? rows.first(where: { $0.width > 1 }) : rows.first, header.width > 1
    else {
      return "\(unknown); `w8log import --list` lists the known ones"
    }
    if header.written.contains(where: { readTimestamp($0.utf8) != nil }) {
      return "\(unknown), and the table has no header; "
        + "name its columns by their numbers, such as --map date=1,weight=2"
    }
    return
      "\(unknown) with the columns \(header.listed); say what they are with --map date=…,weight=… "
      + "or --map date=…,exercise=…,reps=…,weight=…"
  }
}
