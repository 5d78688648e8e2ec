import W8Engine
import W8Server

/// What the arguments of `w8log lsp` say.
struct ServerOptions: Hashable {
  /// The file for notes; nil for standard error.
  var logFile: String?
  /// How much is noted in it; nil for the usual.
  var logLevel: LogLevel?
  /// Whether messages are noted as they are.
  var isLogUnredacted = false
  /// The date that counts as today; nil to go by the clock.
  var today: CivilDate?
  /// The process with which the server ends, if the arguments name it.
  var clientProcess: ClientProcess?

  /// Reads the arguments after `lsp`; throws at the first that is wrong.
  init(_ arguments: [String]) throws(ArgumentError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let inlineValue = parts.count > 1 ? String(parts[1]) : nil
      try take(String(parts[0]), inlineValue, &rest)
    }
  }

  private mutating func take(
    _ name: String, _ inlineValue: String?, _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) {
    switch (name, inlineValue) {
    case ("--stdio", nil):
      break
    case ("--log-unredacted", nil):
      isLogUnredacted = true
    case ("--log-level", _):
      let word = try value(of: name, inlineValue, &rest)
      guard let level = LogLevel.allCases.first(where: { "\($0)" == word }) else {
        throw .unknownLevel(word)
      }
      try set(&logLevel, to: level, by: name)
    case ("--log", _):
      try set(&logFile, to: try value(of: name, inlineValue, &rest), by: name)
    case ("--today", _):
      let text = try value(of: name, inlineValue, &rest)
      guard let date = parseDate(text) else { throw .invalidDate(text) }
      try set(&today, to: date, by: name)
    case ("--clientProcessId", _):
      // The protocol tells clients to pass this; what is no number is as good as no argument.
      clientProcess = Int(try value(of: name, inlineValue, &rest)).flatMap(ClientProcess.init)
    default:
      throw .unknown(inlineValue.map { "\(name)=\($0)" } ?? name)
    }
  }

  private func value(
    of name: String, _ inlineValue: String?, _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) -> String {
    guard let value = inlineValue ?? rest.popFirst(), !value.isEmpty else {
      throw .missingValue(name)
    }
    return value
  }

  enum ArgumentError: Error, Hashable {
    case unknown(String)
    case missingValue(String)
    case repeated(String)
    case invalidDate(String)
    case unknownLevel(String)

    /// The problem and what would be right.
    var message: String {
      switch self {
      case .unknown(let argument): "unknown argument \"\(argument)\"; see w8log lsp --help"
      case .missingValue(let option): "\(option) needs a value"
      case .repeated(let option): "\(option) is given twice; remove one"
      case .unknownLevel(let word):
        "invalid --log-level \"\(word)\"; use warning, info or debug"
      case .invalidDate(let text): "--today \"\(text)\" is not a date; write it as 2026-01-31"
      }
    }
  }
}

/// Sets an option that may be repeated with the same value alone.
private func set<Value: Equatable>(
  _ option: inout Value?, to value: Value, by name: String
) throws(ServerOptions.ArgumentError) {
  guard option == nil || option == value else { throw .repeated(name) }
  option = value
}
