/// The lines of `text` with a `·` in what a CI runner would take for commands of its own: `::error::` at the start of a
/// line (GitHub), and `##[`, `##vso[`, `##teamcity[` anywhere in it (GitHub of old, Azure, TeamCity).
func withoutRunnerCommands(_ text: [UInt8]) -> [UInt8] {
  let dot = Array("·".utf8)
  var result: [UInt8] = []
  var (copied, isStart) = (0, true)
  for index in text.indices {
    let isDouble = index > 0 && text[index - 1] == text[index]
    if isDouble, text[index] == UInt8(ascii: "#") {
      let word = text[(index + 1)...].prefix(10).drop { 0x61...0x7A ~= $0 }
      if word.first == UInt8(ascii: "[") {
        result += text[copied...index] + dot
        copied = index + 1
      }
    } else if isDouble, text[index] == UInt8(ascii: ":"), isStart {
      result += text[copied..<index] + dot
      copied = index
    }
    // The second of two colons is at the start if the first one is.
    let isBlank = text[index] == UInt8(ascii: " ")
    let isColon = !isDouble && text[index] == UInt8(ascii: ":")
    isStart = text[index] == UInt8(ascii: "\n") || isStart && (isBlank || isColon)
  }
  return copied == 0 ? text : result + text[copied...]
}

extension Environment {
  /// Whether GitHub runs this, which takes lines of the output for commands.
  var isInWorkflow: Bool { variable("GITHUB_ACTIONS") == "true" }

  /// Whether any of the runners does that.
  var isInRunner: Bool {
    isInWorkflow || variable("TF_BUILD") != nil || variable("TEAMCITY_VERSION") != nil
  }
}
