import Foundation

/// The processor time, the system's included, of all child processes that have ended and were waited for.
func processorTimeOfChildren() -> Duration {
  // RUSAGE_CHILDREN, whose type Glibc and Darwin disagree about.
  let children: Int32 = -1
  var usage = rusage()
  getrusage(children, &usage)
  return duration(usage.ru_utime) + duration(usage.ru_stime)
}

private func duration(_ time: timeval) -> Duration {
  .seconds(Int64(time.tv_sec)) + .microseconds(Int64(time.tv_usec))
}
