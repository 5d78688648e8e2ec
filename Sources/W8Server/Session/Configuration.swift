import JSON
import LanguageServerProtocol

extension ServerSession {
  /// Takes over the initialization options, over which lies what is set later.
  mutating func begin(with options: JSON) {
    let complaints = initialSettings.take(options)
    use(initialSettings)
    show(complaints)
  }

  /// Takes over what is set now; what it leaves out is as in the initialization options.
  mutating func configure(_ json: JSON) {
    var new = initialSettings
    let complaints = new.take(json)
    if new.inlayHints != settings.inlayHints || new.showsCodeLenses != settings.showsCodeLenses {
      books.mustRefreshHints = true
    }
    use(new)
    show(complaints)
  }

  /// Asks the client what the user has set, where it can be asked.
  mutating func askForConfiguration() {
    guard client.capabilities.answersConfiguration else { return }
    configurationCount += 1
    let number = configurationCount
    sendRequest("workspace/configuration", ["items": [["section": "w8log"]]] as JSON) {
      // Only the answer to the last request counts.
      guard number == $0.configurationCount, let section = $1?.arrayValue?.first else { return }
      $0.configure(section)
    }
  }

  /// Shows the user what is wrong with the settings; of very much the first.
  private mutating func show(_ complaints: [String]) {
    if complaints.isEmpty { return }
    // Notes quote nothing of what people write.
    log.note("\(complaints.count) settings are unknown or wrong")
    for complaint in complaints.prefix(mostComplaints) {
      send(showMessage(.warning, complaint))
    }
  }
}

/// The message that shows people `text`, or by another method puts it into the log of the editor.
func showMessage(
  _ type: MessageType, _ text: String, by method: String = "window/showMessage"
) -> [UInt8] {
  LSP.OutgoingMessage.notification(
    method: method,
    params: ["type": .integer(type.rawValue), "message": .string("w8log: \(text)")] as JSON)
}

/// How grave a message to people is, as the protocol counts.
enum MessageType: Int {
  case error = 1
  case warning, info, log
}

/// No more complaints about settings are shown.
private let mostComplaints = 5
