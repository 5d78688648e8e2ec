import LanguageServerProtocol
import W8Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs `w8log lsp` with the arguments after `lsp` and returns the exit code.
///
/// 0 after `shutdown`, 1 when the conversation ends without it, 2 for wrong arguments, 3 when the file
/// of `--log` cannot be written.
package func runLanguageServer(arguments: [String]) -> Int32 {
  let options: ServerOptions
  do throws(ServerOptions.ArgumentError) {
    options = try ServerOptions(arguments)
  } catch {
    ServerLog.standardError.note(error.message)
    return 2
  }
  guard let log = options.logFile.map(ServerLog.file) ?? .standardError else {
    ServerLog.standardError.note("cannot write the log file; check its folder and mode")
    return 3
  }
  return converse(options, log)
}

private func converse(_ options: ServerOptions, _ log: ServerLog) -> Int32 {
  ignoreBrokenPipeSignal()
  let inbox = Inbox()
  let worker = Worker(inbox)
  let reader = MessageReader(descriptor: STDIN_FILENO, inbox: inbox)
  let isStarted = startThread {
    reader.run()
    endProcessSoon(inbox)
  }
  guard isStarted, startThread(worker.run) else {
    log.note("the system has no thread left")
    return 70
  }
  let environment = ServerEnvironment.system(inbox: inbox, fixedToday: options.today, log: log)
  if let client = options.clientProcess, client.isAlive { environment.watch(client) }
  var server = Server(
    environment, inbox: inbox, worker: worker,
    send: MessageWriter(descriptor: STDOUT_FILENO).send)
  return server.run()
}
