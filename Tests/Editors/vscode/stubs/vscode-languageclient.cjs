// A stub of `vscode-languageclient/node`: it starts the real server, and refuses any name that the extension does not need.
const { Client } = require('../client.cjs');
const { strict, onlyKnown } = require('./strict.cjs');

/** The module for a workbench; `clients` gathers the clients that were made of it. */
function languageClientModule(workbench, clients) {
  class LanguageClient {
    constructor(id, name, server, options) {
      if (id !== 'w8log' || name !== 'w8log') throw new Error('the settings of the client are under another name');
      onlyKnown('ServerOptions', server, ['run', 'debug']);
      onlyKnown('Executable', server.run, ['command', 'args']);
      onlyKnown('LanguageClientOptions', options, ['documentSelector', 'outputChannel', 'middleware']);
      onlyKnown('Middleware', options.middleware, ['workspace']);
      onlyKnown('Middleware.workspace', options.middleware.workspace, ['configuration']);
      const state = { server, options, registered: [], heard: [] };
      clients.push(state);
      return strict('LanguageClient', {
        code2ProtocolConverter: strict('Converter', { asUri: (uri) => uri.toString() }),
        protocol2CodeConverter: strict('Converter', { asWorkspaceEdit: async (edit) => edit }),
        get initializeResult() { return state.result; },
        start: () => start(workbench, state),
        dispose: () => stop(workbench, state),
        sendRequest: (method, params) => state.client.request(method, params),
        sendNotification: async (method, params) => void state.client.notify(method, params),
        onNotification: (method, handler) => void state.heard.push([method, handler]),
      });
    }
  }
  return strict('vscode-languageclient/node', { __esModule: true, LanguageClient });
}

async function start(workbench, state) {
  const { run } = state.server;
  const ask = (params) => params.items.map(({ section }) => workbench.section(section));
  state.client = new Client(run.command, run.args, {
    configuration: (params) => state.options.middleware.workspace.configuration(params, undefined, ask),
  });
  state.client.heard = state.heard;
  state.result = await state.client.start();
  state.capabilities = state.result.capabilities;
  // The real one registers what the server can do: a command of the extension by the same name would be one too many.
  for (const name of state.capabilities.executeCommandProvider.commands) {
    state.registered.push(workbench.api.commands.registerCommand(name, () => {}));
  }
}

async function stop(workbench, state) {
  for (const registered of state.registered.splice(0)) registered.dispose();
  state.exitCode = await state.client.stop();
}

module.exports = { languageClientModule };
