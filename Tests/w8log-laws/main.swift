import Foundation
import Synchronization

// Checks the laws of the reader, the formatter, the fixes, sorting and the rules over random lines: a million
// for each law, or as many as W8LOG_FUZZ_LINES says. Equal numbers give equal lines.

let asked = ProcessInfo.processInfo.environment["W8LOG_FUZZ_LINES"] ?? "1000000"
guard let lineCount = Int(asked), lineCount > 0 else {
  FileHandle.standardError.write(Data("w8log-laws: W8LOG_FUZZ_LINES=\(asked) is no number\n".utf8))
  exit(2)
}

let tallies = Mutex<[String: Tally]>([:])
let jobs = Law.all.flatMap { law in law.jobs.map { (law: law, job: $0) } }
let started = ContinuousClock.now
DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
  let (law, job) = jobs[index]
  let tally = job(lineCount / law.jobs.count + 1)
  tallies.withLock { $0[law.name, default: Tally()].add(tally) }
}

var hasFailed = false
for law in Law.all {
  let tally = tallies.withLock { $0[law.name] ?? Tally() }
  let faults = tally.faults + (tally.lines < lineCount ? ["too few lines"] : [])
  print("\(law.name): \(tally.lines) lines, \(faults.isEmpty ? "kept" : "BROKEN")")
  for fault in faults.prefix(10) { print("  \(fault)") }
  hasFailed = hasFailed || !faults.isEmpty
}
print("after \((ContinuousClock.now - started).components.seconds) s")
exit(hasFailed ? 1 : 0)
