import Synchronization

/// Keeps `logs` until others are kept or the process ends: that is faster than to give back their objects one by one.
func keep(_ logs: OpenedLog...) {
  keptLogs.withLock { $0 = logs }
}

private let keptLogs = Mutex<[OpenedLog]>([])
