import W8Files
import W8Merge
import W8Text

struct MergeRun {
  let invocation: Invocation
  /// Which side is taken of what clashes; nil where both stay.
  let preferred: MergeSide?
  private var arguments: ParsedArguments { invocation.arguments }

  init(_ invocation: Invocation) {
    self.invocation = invocation
    preferred = invocation.arguments.choice(of: .preferredSide, MergeSide.self)
  }

  func run() throws(Failure) -> ExitCode {
    let operands = arguments.operands
    if arguments.has(.gitDriver) {
      try refuse([.mergeBase, .mergedLog, .dryRun, .deleteCopies, .mergeFormat], beside: "--git")
      return try drive(operands)
    }
    if arguments.has(.mergedLog) {
      try refuse([.dryRun, .deleteCopies], beside: Option.mergedLog.name)
      if arguments.value(of: .mergedLog) == "-" { try refuse([.mergeFormat], beside: "-o -") }
    }
    switch operands.count {
    case 0:
      throw .usage(
        .missingOperand(
          command: "merge",
          expected: "two versions of a log, a log with conflict markers, or a folder"))
    case 1:
      let path = operands[0]
      guard invocation.environment.discover([path], .none) == [.success(path)] else {
        try refuse([.mergeBase, .mergedLog], beside: "a folder")
        return try joinCopies(below: path)
      }
      try refuse([.mergeBase, .deleteCopies], beside: "a single log")
      return try joinMarked(path)
    case 2:
      try refuse(arguments.has(.mergeBase) ? [.deleteCopies] : [], beside: "--base")
      return try joinPair(operands[0], operands[1])
    default:
      throw .refused(
        "`merge` takes two versions; name their common ancestor with --base", .usage)
    }
  }

  private func refuse(_ options: [Option], beside other: String) throws(Failure) {
    for option in options where arguments.has(option) {
      throw .usage(.conflictingOptions(option.name, other))
    }
  }

  // MARK: - Forms

  private func joinPair(_ ours: String, _ theirs: String) throws(Failure) -> ExitCode {
    if invocation.environment.isSameFile(ours, theirs) {
      throw .refused("both names are the same file; name another version of the log", .usage)
    }
    var base: [UInt8]?
    if let path = arguments.value(of: .mergeBase) { base = try version(path) }
    var outcome = try join(theirs, into: ours, base: base)
    if arguments.has(.deleteCopies) { try delete(&outcome) }
    try report([outcome])
    return outcome.exitCode
  }

  /// Joins both sides of the marks in the log at `path`.
  private func joinMarked(_ path: String) throws(Failure) -> ExitCode {
    let outcome = try change(path) { (bytes) throws(Failure) in
      try requireText(bytes, path)
      let text: ConflictedText
      do throws(BrokenMark) {
        text = try ConflictedText(bytes, decidingDeletionsFor: preferred)
      } catch {
        throw .refused(
          "the conflict markers around line \(error.line) of \(inQuotes(path)) are incomplete or in the wrong "
            + "order; fix them in an editor", .badData)
      }
      guard !text.conflicts.isEmpty else { throw .refused(try nothingMarked(path), .success) }
      if preferred == nil, let deletion = text.deletions.first {
        throw .refused(
          "\(visible(path)):\(deletion.opening): one side deleted these lines, the other changed them; "
            + "choose with --prefer ours or theirs, or edit the lines", .findings)
      }
      let versions = [text.base, text.ours, text.theirs].compactMap { $0 }
      for version in versions { try requireVersion(version, path) }
      var outcome = MergeOutcome(
        LogMerge(base: text.base, ours: text.ours, theirs: text.theirs), of: path,
        hasBase: text.base != nil, preferred, style(like: text.style))
      outcome.decided = text.deletions
      return outcome
    }
    try report([outcome])
    return outcome.exitCode
  }

  /// That the log at `path` has no marks, and what else may be meant.
  private func nothingMarked(_ path: String) throws(Failure) -> String {
    let folder = Path.folder(of: path)
    let copies = invocation.environment.conflictCopies(folder).filter {
      invocation.environment.isSameFile(Path.join(folder, $0.value), path)
    }
    let hint = copies.keys.min().map {
      "merge its conflict copy with `w8log merge \(operand(path)) \(operand(Path.join(folder, $0)))`"
    }
    return
      "\(inQuotes(path)) has no conflict markers; \(hint ?? "name the other version, too, as in `w8log merge \(operand(path)) OTHER`")"
  }

  /// Joins what git gives its driver: what both were made of, ours, which the result replaces, theirs, how wide marks are,
  /// and what the log is called.
  private func drive(_ operands: [String]) throws(Failure) -> ExitCode {
    guard operands.count == 5, let width = parseCount(operands[3]), width > 0 else {
      throw .usage(.missingOperand(command: "merge --git", expected: "git's %O %A %B %L %P"))
    }
    let name = operands[4]
    let base = try version(operands[0], calling: name)
    let theirs = try version(operands[2], calling: name)
    var style = style()
    style.width = width
    let outcome = try change(operands[1], calling: name) { (ours) throws(Failure) in
      try requireVersion(ours, name)
      // Of a log that both have added there is no base.
      let merge = LogMerge(base: base.isEmpty ? nil : base, ours: ours, theirs: theirs)
      return MergeOutcome(
        merge, of: name, hasBase: !base.isEmpty, preferred, style)
    }
    for line in outcome.lines { try invocation.remark("w8log: \(line)") }
    return outcome.exitCode
  }

  // MARK: - Steps

  /// Joins the version at `theirs` into the log at `ours`.
  func join(_ theirs: String, into ours: String, base: [UInt8]? = nil) throws(Failure)
    -> MergeOutcome
  {
    let other = try version(theirs)
    return try change(ours) { (bytes) throws(Failure) in
      try requireVersion(bytes, ours)
      var outcome = MergeOutcome(
        LogMerge(base: base, ours: bytes, theirs: other), of: ours, hasBase: base != nil,
        preferred, style())
      outcome.theirs = (theirs, other)
      return outcome
    }
  }

  /// Marks as they are asked for, else such as `other`.
  private func style(like other: MarkStyle = MarkStyle()) -> MarkStyle {
    var style = other
    switch arguments.choice(of: .markStyle, MarkForm.self) {
    case .merge: style.hasBase = false
    case .diff3: style.hasBase = true
    case nil: break
    }
    return style
  }

  /// Puts what `make` makes of the log at `path` where it belongs; again where the log was written meanwhile.
  private func change(
    _ path: String, calling name: String? = nil,
    _ make: ([UInt8]) throws(Failure) -> MergeOutcome
  ) throws(Failure) -> MergeOutcome {
    for _ in 0..<mostAttempts {
      let isElsewhere = arguments.has(.dryRun) || arguments.has(.mergedLog)
      let rights = isElsewhere ? FileRights() : try invocation.rights(to: [path])
      defer { rights.release() }
      let old = try invocation.environment.bytes(ofFile: path, calling: name)
      var outcome = try make(old)
      let change = FileChange(path: path, name: name ?? path, old: old, new: outcome.text)
      if try isElsewhere ? show(change) : write(change, by: rights) {
        outcome.isWritten = !arguments.has(.dryRun)
        return outcome
      }
    }
    throw .file(.changing(name ?? path))
  }

  private func write(_ change: FileChange, by rights: FileRights) throws(Failure) -> Bool {
    if change.old == change.new { return true }
    return try invocation.write([change], by: rights, mayChangeWeights: true, isProven: true)
  }

  /// Shows what `change` does, or writes its text elsewhere.
  private func show(_ change: FileChange) throws(Failure) -> Bool {
    guard let path = arguments.value(of: .mergedLog) else {
      if !isJSON { try invocation.writeDiff(change) }
      return true
    }
    if path == "-" {
      try invocation.output.write(verbatim: change.new)
      return true
    }
    let new = FileChange(path: path, name: path, old: nil, new: change.new)
    guard try invocation.write([new], isProven: true) else { throw .file(.alreadyThere(path)) }
    return true
  }

  private func delete(_ outcome: inout MergeOutcome) throws(Failure) {
    guard let theirs = outcome.theirs, outcome.isWhole, !arguments.has(.dryRun) else { return }
    outcome.isDeleted = try invocation.delete(theirs.path, holding: theirs.bytes)
  }

  /// The version at `path`, which messages call `name`.
  private func version(_ path: String, calling name: String? = nil) throws(Failure) -> [UInt8] {
    let bytes = try invocation.environment.bytes(ofFile: path, calling: name)
    try requireVersion(bytes, name ?? path)
    return bytes
  }

  // MARK: - Conflict copies

  /// The conflict copies below a folder with their logs, and why others cannot be looked for.
  private func copies(below folder: String) -> (
    copies: [(copy: String, original: String)], failures: [FileError]
  ) {
    var found: (copies: [(copy: String, original: String)], failures: [FileError]) = ([], [])
    let results = invocation.environment.discover([folder], .none)
    let logs = Set(results.compactMap { try? $0.get() })
    for result in results {
      switch result {
      case .failure(.conflictCopy(let copy, let original)): found.copies.append((copy, original))
      case .failure(let error): found.failures.append(error)
      case .success(let path):
        if let original = invocation.original(ofNumberedCopy: path), logs.contains(original) {
          found.copies.append((path, original))
        }
      }
    }
    return found
  }

  /// Joins each conflict copy below `folder` into its log.
  private func joinCopies(below folder: String) throws(Failure) -> ExitCode {
    let (copies, failures) = copies(below: folder)
    var code = ExitCode.success
    for failure in failures {
      try invocation.output.tell("w8log: \(failure.message)")
      if !failure.isLeftOut { code = .unreadable }
    }
    var outcomes: [MergeOutcome] = []
    for (copy, original) in copies {
      do throws(Failure) {
        var outcome = try join(copy, into: original)
        if arguments.has(.deleteCopies) { try delete(&outcome) }
        code = code.joined(with: outcome.exitCode)
        outcomes.append(outcome)
      } catch {
        guard let message = error.message, error != .outputClosed else { throw error }
        try invocation.output.tell("w8log: \(inQuotes(copy)) is not merged: \(message)")
        code = code.joined(with: error.exitCode)
      }
    }
    try report(outcomes)
    if copies.isEmpty, failures.isEmpty {
      try invocation.remark("w8log: no conflict copies below \(inQuotes(folder))")
    }
    if !arguments.has(.dryRun) { try hint(at: outcomes) }
    return code
  }

  /// Says what is to be done with copies that are still there.
  private func hint(at outcomes: [MergeOutcome]) throws(Failure) {
    for outcome in outcomes where !outcome.isDeleted {
      guard let copy = outcome.theirs?.path else { continue }
      if !outcome.isWhole {
        try invocation.remark(
          "w8log: resolve the conflicts, then delete \(inQuotes(copy)); otherwise they come back")
      } else if !arguments.has(.deleteCopies) {
        try invocation.remark(
          "w8log: \(inQuotes(copy)) is merged; --delete would also delete it")
      }
    }
  }
}

extension MergeRun {
  /// Throws where `bytes`, a version of the log `name`, cannot be joined with another.
  func requireVersion(_ bytes: [UInt8], _ name: String) throws(Failure) {
    try requireText(bytes, name)
    switch Unjoinable(bytes) {
    case .marked(let line):
      throw .refused(
        "line \(line) of \(inQuotes(name)) is a conflict marker; resolve the conflict first, "
          + "as with `w8log merge \(operand(name))`", .badData)
    case .otherVersion(let major):
      throw .refused(
        "\(inQuotes(name)) is for version \(major) of the format, but this w8log merges only version 1",
        .badData)
    case nil: break
    }
  }

  /// Throws where `bytes` are no text.
  func requireText(_ bytes: [UInt8], _ name: String) throws(Failure) {
    guard let reason = reasonToLeave(bytes) else { return }
    throw .refused("\(inQuotes(name)) is not merged: \(reason)", .unreadable)
  }
}
