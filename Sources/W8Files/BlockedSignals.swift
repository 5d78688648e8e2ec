import SystemLibrary

/// Keeps the signals that end a process and can be heard (INT, HUP, TERM) waiting for as long as hidden files of it are
/// there: it ends once they are gone.
struct BlockedSignals {
  private let before: sigset_t

  /// Has them wait.
  init() {
    var (wanted, before) = (sigset_t(), sigset_t())
    sigemptyset(&wanted)
    for number in [SIGINT, SIGHUP, SIGTERM] { sigaddset(&wanted, number) }
    pthread_sigmask(SIG_BLOCK, &wanted, &before)
    self.before = before
  }

  /// Lets them do what they do; those that waited do it now.
  func letGo() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
