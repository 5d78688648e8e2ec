import W8Files
import W8Reports
import W8Text

struct GitRun {
  let invocation: Invocation
  private var environment: Environment { invocation.environment }

  func run() throws(Failure) -> ExitCode {
    let arguments = invocation.arguments
    try arguments.refuse(.enableGit, beside: .disableGit)
    let isGlobal = arguments.has(.everywhere)
    if arguments.has(.enableGit) {
      try enable(try target(isGlobal: isGlobal))
    } else if arguments.has(.disableGit) {
      try disable(try target(isGlobal: isGlobal))
    } else {
      if !isGlobal, try isInRepository { try tell(try target(isGlobal: false)) }
      try tell(try target(isGlobal: true))
    }
    return .success
  }

  // MARK: - Where it is set

  /// Where git looks for settings: those of a repository or those of the user.
  private struct Target {
    let name: String
    /// The option of git that looks there.
    let scope: String
    let attributes: String
    /// How messages call that file.
    let attributesName: String
  }

  private var isInRepository: Bool {
    get throws(Failure) { try git("rev-parse", "--git-dir").code == 0 }
  }

  private func target(isGlobal: Bool) throws(Failure) -> Target {
    if isGlobal {
      let path = try globalAttributes()
      return Target(
        name: "global", scope: "--global", attributes: path, attributesName: path)
    }
    guard try isInRepository else {
      throw .refused(
        "no git repository here; use --global to set up git for all your repositories", .unreadable)
    }
    // A repository without files has attributes of its own.
    let top = try git("rev-parse", "--show-toplevel")
    let hasFiles = top.code == 0 && !line(top).isEmpty
    let path =
      hasFiles
      ? Path.join(line(top), ".gitattributes")
      : line(try git("rev-parse", "--git-path", "info/attributes"))
    return Target(
      name: "this repository", scope: "--local", attributes: path,
      attributesName: hasFiles ? ".gitattributes" : path)
  }

  private func globalAttributes() throws(Failure) -> String {
    let named = try git("config", "--global", "--type=path", "--get", "core.attributesFile")
    if named.code == 0, !line(named).isEmpty { return line(named) }
    let variable = { (name: String) in environment.variable(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let folder = variable("XDG_CONFIG_HOME") { return Path.join(folder, "git/attributes") }
    guard let home = variable("HOME") else {
      throw .refused("git has no user settings, because HOME is not set; set HOME", .unreadable)
    }
    return Path.join(home, ".config/git/attributes")
  }

  /// What git answers to a question.
  private func git(_ arguments: String...) throws(Failure) -> GitAnswer {
    try run(arguments, isQuestion: true)
  }

  /// Has git change a setting.
  private func set(_ target: Target, _ arguments: String...) throws(Failure) {
    let answer = try run(["config", target.scope] + arguments, isQuestion: false)
    if answer.code != 0 { throw .refused("git cannot write its settings", .unreadable) }
  }

  private func run(_ arguments: [String], isQuestion: Bool) throws(Failure) -> GitAnswer {
    guard let answer = environment.runGit(arguments, isQuestion) else {
      throw .refused("git cannot be started; is it installed?", .unreadable)
    }
    return answer
  }

  private func line(_ answer: GitAnswer) -> String {
    String(answer.output.last == "\n" ? answer.output.dropLast() : answer.output[...])
  }

  private func value(of setting: GitSetting, _ target: Target) throws(Failure) -> String? {
    let answer = try git("config", target.scope, "--get", setting.key)
    return answer.code == 0 ? line(answer) : nil
  }

  // MARK: - What is done

  private func enable(_ target: Target) throws(Failure) {
    let (old, attributes) = try attributes(of: target)
    if let other = attributes.other {
      throw .refused(
        "\(inQuotes(target.attributesName)) already has \(inQuotes(other)) for *.w8log, so nothing is changed",
        .unreadable)
    }
    var changes: [GitSetting] = []
    for setting in GitSetting.all {
      let value = try value(of: setting, target)
      if value == setting.value { continue }
      if let value, !setting.isOwn(value) {
        let what = "\(setting.key) is already \(inQuotes(value))"
        if setting.isDriver { throw .refused("\(what), so nothing is changed", .unreadable) }
        try invocation.remark("w8log: \(what), and stays unchanged")
        continue
      }
      changes.append(setting)
    }
    if !attributes.missing.isEmpty { try write(attributes.withMissing, over: old, target) }
    for line in attributes.missing { try say("added to \(target.attributesName): \(line)") }
    for setting in changes {
      try set(target, setting.key, setting.value)
      try say("set in git config \(target.scope): \(setting.key)")
    }
    if attributes.missing.isEmpty, changes.isEmpty { try say("\(target.name): already set up") }
  }

  private func disable(_ target: Target) throws(Failure) {
    let (old, attributes) = try attributes(of: target)
    var isChanged = false
    for setting in GitSetting.all {
      guard let value = try value(of: setting, target), setting.isOwn(value) else { continue }
      try set(target, "--unset", setting.key)
      try say("removed from git config \(target.scope): \(setting.key)")
      isChanged = true
    }
    if let old, !attributes.ownLines.isEmpty {
      let rest = attributes.withoutLines
      if rest.isEmpty {
        _ = try withFiles { () throws(FileError) in
          try environment.removeFile(target.attributes, old)
        }
      } else {
        try write(rest, over: old, target)
      }
      for line in attributes.ownLines {
        try say("removed from \(target.attributesName): \(line)")
      }
      isChanged = true
    }
    if !isChanged { try say("\(target.name): nothing to undo") }
  }

  private func tell(_ target: Target) throws(Failure) {
    let attributes = try attributes(of: target).attributes
    var missing = attributes.missing.isEmpty ? [] : [target.attributesName]
    var count = attributes.ownLines.isEmpty && !attributes.missing.isEmpty ? 0 : 1
    for setting in GitSetting.all {
      if let value = try value(of: setting, target), setting.isOwn(value) {
        count += 1
      } else {
        missing.append(setting.key)
      }
    }
    let state =
      missing.isEmpty
      ? "set up" : count == 0 ? "not set up" : "set up, except \(missing.listed(with: "and"))"
    try say("\(target.name): \(state)")
  }

  private func attributes(
    of target: Target
  ) throws(Failure) -> (old: [UInt8]?, attributes: GitAttributes) {
    guard environment.stamp(target.attributes) != nil else { return (nil, GitAttributes("")) }
    return try withFiles { () throws(FileError) in
      let bytes = try environment.readFile(target.attributes)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw .notWritable(path: target.attributes)
      }
      return (bytes, GitAttributes(text))
    }
  }

  private func write(_ text: String, over old: [UInt8]?, _ target: Target) throws(Failure) {
    let base = old.map { FileWrite.Base.text($0) } ?? .nothing
    do throws(BrokenWrite) {
      environment.makeFolders(target.attributes)
      let write = FileWrite(target.attributes, Array(text.utf8), over: base, isChosen: true)
      if try environment.writeFiles([write]) { return }
    } catch {
      throw .file(error.cause)
    }
    throw .refused(
      "\(inQuotes(target.attributes)) was changed by another program; try again", .unreadable)
  }

  private func say(_ text: String) throws(Failure) {
    try invocation.output.write(visible(text) + "\n")
  }
}
