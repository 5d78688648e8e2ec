import LanguageServerProtocol
import Primitives
import SystemLibrary
import W8Files
package import W8Server

/// Runs `w8log lsp` with the arguments after `lsp` and returns the exit code.
///
/// The client learns `version`. 0 after `shutdown`, 1 when the conversation ends without it, 2 for wrong arguments, 3 when the
/// file of `--log` cannot be written.
package func runLanguageServer(arguments: [String], version: String, pages: LogPages) -> Int32 {
  let options: ServerOptions
  do throws(ServerOptions.ArgumentError) {
    options = try ServerOptions(arguments)
  } catch {
    ServerLog.standardError.note(error.message)
    return 2
  }
  guard let log = serverLog(options) else {
    ServerLog.standardError.note("cannot write the log file; check its folder and mode")
    return 3
  }
  let bell = Doorbell()
  let inbox = Inbox(wake: bell.ring)
  let environment = ServerEnvironment.system(
    fixedToday: options.today, version: version, pages: pages, log: log
  ) {
    inbox.push(.clientGone)
    endProcessSoon(inbox)
  }
  return converse(options, environment, inbox, bell)
}

/// Where notes go; nil where that cannot be written.
private func serverLog(_ options: ServerOptions) -> ServerLog? {
  guard let path = options.logFile else { return .standardError }
  return .file(path, options.logLevel ?? .info, options.isLogUnredacted ? nil : Redaction())
}

private func converse(
  _ options: ServerOptions, _ environment: ServerEnvironment, _ inbox: Inbox, _ bell: Doorbell
) -> Int32 {
  ignoreBrokenPipeSignal()
  let log = environment.log
  let reader = MessageReader(descriptor: STDIN_FILENO, inbox: inbox) { body in
    log.whole("in", body)
  }
  let isStarted = startThread {
    reader.run()
    endProcessSoon(inbox)
  }
  guard isStarted, let worker = startWorker(inbox), let pageWorker = startWorker(inbox) else {
    log.note("the system has no thread left")
    return 70
  }
  if let client = options.clientProcess, client.isAlive { environment.watch(client) }
  let writer = MessageWriter(descriptor: STDOUT_FILENO)
  var server = Server(environment, inbox: inbox, worker: worker, longWorker: pageWorker) { body in
    log.whole("out", body)
    return writer.send(body)
  }
  defer { environment.pages?.end() }
  while true {
    if let exitCode = server.work() { return exitCode }
    if inbox.beginWaiting() { bell.wait(atMost: server.timeUntilDue) }
  }
}

/// A worker on a thread of its own; nil if the system has none left.
private func startWorker(_ inbox: Inbox) -> Worker? {
  let bell = Doorbell()
  let worker = Worker(inbox, wake: bell.ring)
  let isStarted = startThread {
    while true {
      bell.wait()
      while worker.work() {}
    }
  }
  return isStarted ? worker : nil
}

/// How long the first thread has to end the process by itself once nothing more will come, in milliseconds.
private let grace: Int32 = 80

/// Ends the process in a moment, whatever its other threads are at: the client waits for its end.
///
/// The exit code is that of the conversation as far as it has arrived.
private func endProcessSoon(_ inbox: Inbox) {
  _ = poll(nil, 0, grace)
  _exit(inbox.exitCode)
}
