extension Command {
  static let completion = Command(
    name: "completion",
    summary: "print a script with which a shell completes command lines of w8log",
    operands: "bash|zsh|fish",
    operandLimit: 1,
    detail: """
      After it Tab completes commands, options and their values, rules and files, and from the log that
      the line is about gyms, tags, exercises, measurements and months. To have it in each new shell:

        bash   echo 'source <(w8log completion bash)' >> ~/.bashrc
        zsh    source <(w8log completion zsh)    in ~/.zshrc
        fish   w8log completion fish | source    in config.fish
      """,
    exitCodes: [(.success, "the script was printed"), (.usage, "the command line is wrong")],
    examples: ["w8log completion bash", "source <(w8log completion zsh)"],
    run: { invocation throws(Failure) in
      guard let name = invocation.arguments.operands.first else {
        throw .usage(
          .missingOperand(
            command: "completion",
            expected: "the name of a shell: "
              + Shell.allCases.map(\.rawValue).listed(with: "or")))
      }
      try invocation.output.write(try knownShell(name).completionScript)
      return .success
    })
}

/// A shell that can be told how to complete.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that makes it complete: it asks `w8log complete` and takes the answer for text.
  var completionScript: String {
    switch self {
    case .bash: bashCompletion
    case .zsh: zshCompletion
    case .fish: fishCompletion
    }
  }
}
