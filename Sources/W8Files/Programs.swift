#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// The words of a plain command with `arguments`, else a call of the shell, which gets them as its own, so that no sign in
/// them is obeyed.
private func words(of command: String, _ arguments: [String]) -> [String] {
  let isPlain = !command.contains { "|&;<>()$`\\\"'*?[#~=%\n".contains($0) }
  if isPlain { return command.split(separator: " ").map(String.init) + arguments }
  return ["sh", "-c", arguments.isEmpty ? command : command + " \"$@\"", "sh"] + arguments
}

/// The exit code of a process that was started, once it has ended; as a shell counts where a signal has ended it.
func exitCode(of process: pid_t) -> Int32 {
  var status: Int32 = 0
  while waitpid(process, &status, 0) == -1, errno == EINTR {}
  return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
}

/// Both ends of a new pipe, which no started program inherits by itself; nil where the system has none left.
func makePipe() -> (input: Int32, output: Int32)? {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return nil }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

/// Starts the program that `command` names with its own arguments, or a line for the shell where it has signs of one; nil
/// when there is none. Only this function starts programs.
///
/// What it writes goes where that of this process goes, or to `output`; what it writes to the stream of errors is lost where it `isSilent`. It gets `variables`, such as `A=1`, besides those of this process. Files are handed over as paths from the root: a name may begin as an option does, and someone else may have chosen it.
func start(
  _ command: String, options: [String] = [], files: [String] = [], readingFrom input: Int32,
  writingTo output: Int32? = nil, isSilent: Bool = false, variables: [String] = []
) -> pid_t? {
  let words = words(of: command, options + files.map(Path.fromRoot))
  guard let name = words.first, !command.allSatisfy({ $0 == " " }) else { return nil }
  // What is unset only: how the most common pager leaves a screen that is enough for the text.
  setenv("LESS", "FRX", 0)
  #if canImport(Darwin)
    var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
  #else
    var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
  if let output { posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) }
  if isSilent {
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
  }
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  // This process ignores a closed pipe; another would keep that and never end by it.
  var signals = sigset_t()
  sigemptyset(&signals)
  for number in [SIGPIPE, SIGINT, SIGQUIT] { sigaddset(&signals, number) }
  posix_spawnattr_setsigdefault(&attributes, &signals)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
  let arguments = words.map { strdup($0) }
  defer { for argument in arguments { free(argument) } }
  let added = variables.map { strdup($0) }
  defer { for variable in added { free(variable) } }
  // Of two with one name the first counts.
  var world = added
  var next = environ
  while let variable = next.pointee {
    world.append(variable)
    next += 1
  }
  var process: pid_t = 0
  let result = posix_spawnp(
    &process, name, &actions, &attributes, arguments + [nil], world + [nil])
  return result == 0 ? process : nil
}
