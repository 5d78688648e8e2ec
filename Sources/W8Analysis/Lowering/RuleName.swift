/// How a log names a rule, in `lint` and `w8log:ignore`: by its name or code, in any case.
package struct RuleName: Hashable, Sendable {
  /// The name in lower case.
  package let text: String

  /// Takes a name as it is written.
  package init(_ written: some StringProtocol) {
    text = written.lowercased()
  }

  /// The names of the rule about weights that nobody can have: who switches it off says that they count.
  package static let ofImplausibleWeight: Set<RuleName> = [
    RuleName("implausible-weight"), RuleName("W8204"),
  ]
}
