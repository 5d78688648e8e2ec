import Synchronization

/// Keeps `log` until another is kept or the process ends: that is faster than to give back its objects one by one.
func keep(_ log: OpenedLog) {
  keptLog.withLock { $0 = log }
}

private let keptLog = Mutex<OpenedLog?>(nil)
