import JSON
import LanguageServerProtocol

extension RequestRoute {
  static let executeCommand = RequestRoute(
    session: "workspace/executeCommand",
    advertises: [
      "executeCommandProvider": [
        "commands": .array(ServerCommand.all.map { .string($0.name) })
      ]
    ]
  ) {
    (
      session: inout ServerSession, request, params: LSP.ExecuteCommandParams
    ) throws(LSP.ResponseError) in
    guard let command = ServerCommand.byName[params.command] else {
      let known = ServerCommand.all.map { $0.name }.joined(separator: ", ")
      throw LSP.ResponseError(
        .invalidParams, "no command is called \"\(params.command.prefix(100))\"; there are \(known)"
      )
    }
    return try command.run(&session, request, try session.target(params.arguments))
  }
}
