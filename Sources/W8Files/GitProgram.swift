import SystemLibrary

/// What a run of git came to.
package struct GitAnswer: Hashable, Sendable {
  /// Its exit code.
  package let code: Int32
  /// What it wrote to standard output.
  package let output: String

  /// Makes it of its parts.
  package init(code: Int32, output: String) {
    (self.code, self.output) = (code, output)
  }
}

/// Runs git in the current folder and waits for its end, where it is asked something without its words about what is wrong;
/// nil where there is no git.
package func runGit(_ arguments: [String], isQuestion: Bool) -> GitAnswer? {
  runGit(arguments, variables: [], isQuestion: isQuestion)
}

/// The paths below `folder` that git ignores, each joined to it: folders with nothing in them that git knows, and files.
///
/// Empty if there is no git or no repository, and for a folder that is ignored itself.
func ignoredPaths(below folder: String) -> Set<String> {
  let names = askGit(
    ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory"], in: folder)
  return Set(names.map { Path.join(folder, String($0.utf8.last == 0x2F ? $0.dropLast() : $0)) })
}

/// Whether git has the file at `path` in its index with lines that all end in LF, whatever they end in on the disk.
package func gitStoresLineFeeds(_ path: String) -> Bool {
  guard let name = Path.names(of: path).last else { return false }
  let answers = askGit(["ls-files", "-z", "--eol", "--", name], in: Path.folder(of: path))
  return answers.count == 1 && answers[0].hasPrefix("i/lf ")
}

/// The answers of git to a question about `folder`; none if there is no git or no repository.
///
/// The settings of the repository may come from a stranger: git starts no program that they name and fetches nothing.
private func askGit(_ question: [String], in folder: String) -> [Substring] {
  guard Path.real(folder).flatMap({ repositories(around: $0).first }) != nil else { return [] }
  let harmless = [
    "--no-pager", "--no-optional-locks", "--literal-pathspecs", "-c", "core.fsmonitor=false", "-c",
    "core.hooksPath=/dev/null", "-C", folder,
  ]
  let answer = runGit(
    harmless + question, variables: ["GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none"],
    isQuestion: true)
  return answer?.code == 0 ? answer?.output.split(separator: "\0") ?? [] : []
}

private func runGit(_ arguments: [String], variables: [String], isQuestion: Bool) -> GitAnswer? {
  guard let (input, output) = makePipe() else { return nil }
  defer { close(input) }
  let process = start(
    "git", options: arguments, readingFrom: STDIN_FILENO, writingTo: output, isSilent: isQuestion,
    variables: variables)
  close(output)
  guard let process else { return nil }
  let text = (try? readAll(descriptor: input, name: "git")) ?? []
  return GitAnswer(code: exitCode(of: process), output: String(decoding: text, as: UTF8.self))
}
