/// The process that started the server.
package struct ClientProcess: Hashable, Sendable {
  /// The number by which the system knows it.
  package let id: Int32

  /// Names the process with the number `id`; nil for what is no number of a single process.
  package init?(id: Int) {
    guard let id = Int32(exactly: id), id > 0 else { return nil }
    self.id = id
  }
}
