import Primitives
import W8Exchange
import W8Files
import W8Reports
import W8Text

struct ImportRun {
  let invocation: Invocation
  private(set) var settings: ImportSettings
  /// Whether the unit of weights is that of the log, since the user named none.
  private var hasUnitOfLog = false
  private let wanted: Importer?

  /// Throws where an option is wrong, or a file of names cannot be read.
  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    settings = try invocation.importSettings()
    wanted = try invocation.arguments.value(of: .from).map { (name) throws(Failure) in
      guard let importer = Importer.named(name) else {
        throw .usage(
          .badValue(option: Option.from.name, value: name, expected: "a source of import --list"))
      }
      return importer
    }
    for other in [Option.into, .newLog] {
      try invocation.arguments.refuse(other, beside: .explainImport)
    }
    for other in [Option.into, .dryRun] { try invocation.arguments.refuse(other, beside: .newLog) }
    if let path = invocation.arguments.value(of: .into), settings.unit == nil {
      settings.unit = BookUnits(try invocation.openBookToChange(path).analysis).ofAll
      hasUnitOfLog = settings.unit != nil
    }
    if let path = newLogPath, invocation.environment.stamp(path) != nil {
      let expected = "a file that does not exist yet; nothing is written over one"
      throw .usage(.badValue(option: Option.newLog.name, value: path, expected: expected))
    }
  }

  private var newLogPath: String? {
    invocation.arguments.value(of: .newLog).flatMap { $0 == "-" ? nil : $0 }
  }

  private var isExplaining: Bool { invocation.arguments.has(.explainImport) }

  func run() throws(Failure) -> ExitCode {
    var gathered = GatheredImport()
    var accounts: [ImportAccount] = []
    for path in try paths() {
      let account = try take(path, into: &gathered)
      accounts.append(account)
    }
    var reasonCounts = ReasonCounts()
    if isExplaining {
      try tell(accounts, reasonCounts)
      return .success
    }
    let code = try result(gathered, accounts, &reasonCounts)
    let isStrict = invocation.arguments.has(.strictImport)
    let hasLoss = accounts.contains { $0.hasLoss } || !reasonCounts.all.isEmpty
    return isStrict && hasLoss ? .findings : code
  }

  private func result(
    _ gathered: GatheredImport, _ accounts: [ImportAccount], _ reasonCounts: inout ReasonCounts
  ) throws(Failure) -> ExitCode {
    if let path = invocation.arguments.value(of: .into) {
      let account = try merge(
        gathered, of: Set(accounts.map { $0.source }), into: path, &reasonCounts)
      try tell(accounts, reasonCounts)
      for line in account.lines(path) { try invocation.output.tell(line) }
      return account.losses.all.isEmpty || !invocation.arguments.has(.strictImport)
        ? .success : .findings
    }
    let text: [UInt8]
    do throws(ImportRefusal) {
      text = try logText(gathered, settings, &reasonCounts)
    } catch {
      throw .importRefused(file: accounts.first?.name ?? standardInputName, error)
    }
    try tell(accounts, reasonCounts)
    try write(text)
    return .success
  }

  private func tell(_ accounts: [ImportAccount], _ reasonCounts: ReasonCounts) throws(Failure) {
    for account in accounts {
      for line in account.lines { try invocation.output.tell(line) }
    }
    for line in countLines(reasonCounts) { try invocation.output.tell(line) }
  }

  /// The files named, else standard input where it is a pipe; nil stands for that.
  private func paths() throws(Failure) -> [String?] {
    let operands = invocation.arguments.operands
    if operands.isEmpty, !invocation.environment.isTerminal(.input) { return [nil] }
    guard !operands.isEmpty else {
      throw .usage(.missingOperand(command: "import", expected: "a file of another program"))
    }
    return operands.map { $0 == "-" ? nil : $0 }
  }

  private func take(
    _ path: String?, into gathered: inout GatheredImport
  ) throws(Failure) -> ImportAccount {
    let name = path ?? standardInputName
    var settings = settings
    settings.dayOfFile = path.flatMap { dayInName(of: $0) }
    var reader = SourceReader(settings, as: wanted)
    var refusal: ImportRefusal?
    try withFiles { () throws(FileError) in
      try invocation.environment.readPieces(path) { piece in
        do throws(ImportRefusal) {
          try reader.read(piece)
          return true
        } catch {
          refusal = error
          return false
        }
      }
    }
    var read: GatheredImport?
    do throws(ImportRefusal) {
      if let refusal { throw refusal }
      try reader.finish()
      read = isExplaining ? GatheredImport(reader.log) : nil
    } catch {
      refusal = error
    }
    if isExplaining { try explain(name, reader, read) }
    do throws(ImportRefusal) {
      if let refusal { throw refusal }
      var log = reader.log
      let before = gathered.counts
      gathered.add(&log)
      if !invocation.arguments.has(.partialImport) { try refuseMostlyUnreadable(log) }
      return ImportAccount(
        name: name, title: reader.importer?.title ?? "", source: reader.importer?.name ?? "",
        log: log, before: before, after: gathered.counts,
        isMerged: invocation.arguments.has(.into),
        unitOfLog: hasUnitOfLog && log.hasBareWeights ? self.settings.unit : nil)
    } catch {
      throw .importRefused(file: name, error)
    }
  }

  /// Throws where more than half of the rows cannot be read.
  private func refuseMostlyUnreadable(_ log: ImportedLog) throws(ImportRefusal) {
    guard let unreadable = log.unreadable, unreadable.count * 2 > log.rowCount else { return }
    let example = unreadable.first.example.map { $0.isEmpty ? "" : ", as \(inQuotes($0))" } ?? ""
    throw .unreadable(
      line: unreadable.first.lines.first?.lowerBound,
      "\(unreadable.first.reason)\(example); \(unreadable.count) of \(counted(log.rowCount, "row")) "
        + "cannot be read, so nothing is written; --partial takes the others")
  }

  private func write(_ text: [UInt8]) throws(Failure) {
    guard let path = newLogPath else { return try invocation.output.write(verbatim: text) }
    let change = FileChange(path: path, name: path, old: nil, new: text)
    guard try invocation.write([change]) else { throw .file(.alreadyThere(path)) }
  }
}
