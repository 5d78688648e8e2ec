import W8Book
import W8Files
import W8Reports

/// How reports for other programs call files: as seen from the top of the repository.
struct RepositoryPaths: Sendable {
  /// The top, from the root and without symbolic links; nil outside a repository.
  private(set) var top: String?

  /// Returns the path of `file` of the book of `log` from the top; nil for a file outside of the repository and for standard
  /// input.
  func path(of file: FileAnalysis, in log: OpenedLog) -> String? {
    guard let top, log.name(of: file) != standardInputName else { return nil }
    return below(top, file.id.name)
  }

  /// Returns the path of the file of `log` from the top, or else how the user calls it, without `./` in front.
  func name(of log: OpenedLog) -> String {
    path(of: log.file, in: log) ?? String(withoutCurrentFolder(log.name))
  }
}

/// `path` without the `./` with which it starts.
func withoutCurrentFolder(_ path: String) -> Substring {
  var rest = path[...]
  while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
  return rest
}

extension RepositoryPaths {
  /// Looks for the repository of the first of `sources`: the outermost in the workspace of a runner of GitHub or GitLab, as
  /// it may hold submodules, or that workspace; elsewhere the nearest.
  init(of sources: [Result<LogSource, FileError>], _ environment: Environment) {
    guard let path = sources.lazy.compactMap({ try? $0.get().path }).first else { return }
    let file = environment.fileIdentity(path)
    let tops = environment.repositories(file)
    top = tops.first
    for name in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
      guard let variable = environment.variable(name), !variable.isEmpty else { continue }
      let workspace = environment.fileIdentity(variable)
      guard Path.isInside(file, folder: workspace) else { continue }
      top = tops.last { Path.isInside($0, folder: workspace) } ?? workspace
    }
  }
}
