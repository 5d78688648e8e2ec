package import JSON

extension LSP {
  /// The params of `client/registerCapability`.
  package struct RegistrationParams: Equatable, Sendable {
    /// What to add.
    package let registrations: [Registration]

    package init(registrations: [Registration]) {
      self.registrations = registrations
    }
  }
}

extension LSP.RegistrationParams: JSONEncodable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("registrations", registrations)
    }
  }
}
