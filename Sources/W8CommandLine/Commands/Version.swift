/// The version of w8log.
package let w8logVersion = "0.1.0"

extension Command {
  static let version = Command(
    name: "version",
    summary: "show the version",
    operands: "", operandLimit: 0,
    detail: "Prints the name and the version, as `w8log --version` does.",
    exitCodes: [(.success, "always")],
    examples: ["w8log version"],
    run: { invocation throws(Failure) in
      try invocation.output.write("w8log \(w8logVersion)\n")
      return .success
    })
}
