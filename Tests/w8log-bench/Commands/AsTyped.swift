/// The canonical `log` as a person in a hurry types it: no line that is not blank stays as it is.
func asTyped(_ log: String) -> String {
  var typed: [UInt8] = []
  typed.reserveCapacity(log.utf8.count)
  for line in log.utf8.split(separator: newline, omittingEmptySubsequences: false) {
    appendTyped(line, &typed)
    typed.append(newline)
  }
  return String(decoding: typed.dropLast(), as: UTF8.self)
}

private let newline = UInt8(ascii: "\n")
private let blank = UInt8(ascii: " ")

/// One blank stands where there are more; days lose their zero, weekdays their capital, signs their blank.
private func appendTyped(_ line: Substring.UTF8View.SubSequence, _ typed: inout [UInt8]) {
  guard let first = line.first else { return }
  let isEntry = first &- UInt8(ascii: "0") < 4
  var last: UInt8 = newline
  for (column, byte) in line.enumerated() {
    let isLeadingZero = last == newline && byte == UInt8(ascii: "0")
    let isSecondBlank = byte == blank && last == blank
    let followsSign = byte == blank && (last == UInt8(ascii: ">") || last == UInt8(ascii: "#"))
    if !isLeadingZero, !isSecondBlank, !followsSign {
      let opensWeekday = isEntry && column == 3 && byte &- UInt8(ascii: "A") < 26
      typed.append(opensWeekday ? byte | 0x20 : byte)
    }
    last = byte
  }
  // A line without any of this gets a blank at its end.
  if !isEntry, first != blank, first != UInt8(ascii: "#") { typed.append(blank) }
}
