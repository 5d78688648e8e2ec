import W8Engine
import W8Files

/// Shows something again each time that a log or the day changes.
struct FollowRun {
  private let invocation: Invocation
  private let record = ReadFiles()
  /// Whether it is written into files of its own, and not to standard output.
  private let hasFiles: Bool

  /// Throws where there is no file to look at again; `option` is what asks for it.
  init(_ invocation: Invocation, for option: Option, intoFiles: Bool = false) throws(Failure) {
    hasFiles = intoFiles
    let arguments = invocation.arguments
    if !intoFiles { try arguments.refuse(option, beside: .outputFile) }
    let environment = invocation.environment
    let names = arguments.operands + arguments.values(of: .file)
    let isPiped =
      names.isEmpty && !environment.isTerminal(.input)
      && (try? environment.readStandardInput().isEmpty) == false
    if isPiped || names.contains("-") { throw .usage(.unfollowableInput(option: option.name)) }
    var world = environment
    world.readStandardInput = { () throws(FileError) in [] }
    world.readFile = { [record] (path: String) throws(FileError) in
      record.note(path, environment)
      return try environment.readFile(path)
    }
    world.unnamedFiles = { [record] (file: UnnamedFile) throws(FileError) in
      record.note(file.path, environment)
      return try environment.readUnnamedFile(file)
    }
    world.findIncluded = { [record] pattern, folder, reach, lists in
      // Asked again, folders are listed anew.
      record.answer(environment.findIncluded(pattern, folder, reach, lists)) {
        environment.findIncluded(pattern, folder, reach, FolderLists())
      }
    }
    world.discover = { [record] paths, exclusion in
      record.answer { environment.discover(paths, exclusion) }
    }
    world.logsInCurrentFolder = { [record] in record.answer(environment.logsInCurrentFolder) }
    self.invocation = invocation.with(environment: world)
  }

  /// Runs `show` until its output is closed, and returns its last code.
  ///
  /// What cannot be read at first is not waited for.
  func run(_ show: (Invocation) throws(Failure) -> ExitCode) throws(Failure) -> ExitCode {
    var hasShown = false
    while true {
      let today = try invocation.today
      try separate(isFirst: !hasShown)
      record.forget()
      let code = try show(invocation)
      try invocation.output.finish()
      if code == .unreadable, !hasShown { return code }
      hasShown = true
      guard try waitForChange(since: today) else { return code }
    }
  }

  /// Whether something has changed; false when the output is closed.
  ///
  /// Some editors take a file away for a moment: one that is missing is looked for once more.
  private func waitForChange(since day: CivilDate) throws(Failure) -> Bool {
    var wasMissing = false
    let watched = invocation.environment.watch(record.paths.sorted())
    // What was written before the watch began is seen at once.
    var isFirst = watched != nil
    let pause = invocation.environment.pause
    // Of a file that stays away nothing more is to be seen.
    while isFirst || (wasMissing ? pause : watched ?? pause)() == .elapsed {
      isFirst = false
      if try invocation.today != day { return true }
      let changed = record.paths.filter { invocation.environment.stamp($0) != record.stamps[$0] }
      if changed.isEmpty, record.areAnswersSame {
        wasMissing = false
        continue
      }
      let isMissing = changed.contains { invocation.environment.stamp($0) == nil }
      if !isMissing || wasMissing { return true }
      wasMissing = true
    }
    return false
  }

  /// On a terminal the page takes the place of the last one, else it stands below it.
  private func separate(isFirst: Bool) throws(Failure) {
    if hasFiles { return }
    let environment = invocation.environment
    if environment.isTerminal(.output), environment.variable("TERM") != "dumb" {
      try invocation.output.clearScreen()
    } else if !isFirst, invocation.arguments.choice(of: .pageFormat, PageFormat.self) != .json {
      try invocation.output.write("\n")
    }
  }
}

/// The files that were read, with their stamps from before, and what was asked about others.
private final class ReadFiles {
  var paths: Set<String> = []
  var stamps: [String: FileStamp] = [:]
  private var hasSameAnswer: [() -> Bool] = []

  /// Notes the file at `path` before it is read: what is written from now on must show as a change.
  func note(_ path: String, _ environment: Environment) {
    stamps[path] = environment.stamp(path)
    paths.insert(path)
  }

  /// The answer to a question that is asked again before something is shown again.
  func answer<Answer: Equatable>(_ question: @escaping () -> Answer) -> Answer {
    answer(question(), question)
  }

  /// The same of a question with a known answer.
  func answer<Answer: Equatable>(
    _ answer: Answer, _ question: @escaping () -> Answer
  ) -> Answer {
    hasSameAnswer.append { question() == answer }
    return answer
  }

  /// Whether every question is still answered as it was.
  var areAnswersSame: Bool { hasSameAnswer.allSatisfy { $0() } }

  func forget() {
    paths = []
    stamps = [:]
    hasSameAnswer = []
  }
}
