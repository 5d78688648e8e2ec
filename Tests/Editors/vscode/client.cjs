// A client on Microsoft's own protocol library that can do what the extension can do.
const { spawn } = require('child_process');
const path = require('path');
const {
  createProtocolConnection, StreamMessageReader, StreamMessageWriter,
} = require('vscode-languageserver-protocol/node');

const { capabilities: CAPABILITIES } = require('./places.cjs');
const LIMIT_MILLISECONDS = 20_000;
const REFRESHES = ['diagnostic', 'inlayHint', 'codeLens', 'semanticTokens', 'foldingRange', 'inlineValue'];

/** One conversation with a server that it starts itself. */
class Client {
  /** What the server asked or told that this client does not know; a test expects none. */
  surprises = [];
  /** What the server told people, asked to be shown, and asked to be fetched anew. */
  messages = [];
  shown = [];
  refreshed = [];
  registered = [];
  edits = [];
  versions = new Map();

  /** `answers.configuration` says what is set, `answers.show` and `answers.edit` do what the server asks for. */
  constructor(command, args, answers = {}) {
    this.answers = answers;
    this.process = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    this.started = new Promise((resolve, reject) => {
      this.process.once('spawn', resolve);
      this.process.once('error', reject);
    });
    this.exitCode = new Promise((resolve) => {
      this.process.once('exit', (code, signal) => resolve(code ?? signal));
      this.process.once('error', () => resolve('not started'));
    });
    this.errors = '';
    this.process.stderr.on('data', (data) => (this.errors += data));
    this.process.stdin.on('error', () => {});
  }

  /** Says hello as VS Code does with a folder open, and returns what the server can do. */
  async start(folder = null) {
    await this.started;
    this.connection = createProtocolConnection(
      new StreamMessageReader(this.process.stdout), new StreamMessageWriter(this.process.stdin));
    this.#listen();
    this.connection.listen();
    const folders = folder && [{ uri: `file://${folder}`, name: path.basename(folder) }];
    const result = await this.request('initialize', {
      processId: process.pid,
      clientInfo: { name: 'Visual Studio Code', version: '1.106.0' },
      locale: 'en',
      rootPath: folder,
      rootUri: folder && `file://${folder}`,
      capabilities: CAPABILITIES,
      trace: 'off',
      workspaceFolders: folders,
    });
    await this.notify('initialized', {});
    return result;
  }

  #listen() {
    const { connection } = this;
    connection.onRequest('client/registerCapability', ({ registrations }) => {
      this.registered.push(...registrations);
      return null;
    });
    connection.onRequest('workspace/configuration', (params) => this.answers.configuration?.(params)
      ?? params.items.map(() => null));
    connection.onRequest('window/workDoneProgress/create', () => null);
    connection.onRequest('window/showDocument', async (params) => {
      this.shown.push(params);
      await this.answers.show?.(params);
      return { success: true };
    });
    connection.onRequest('workspace/applyEdit', async (params) => {
      this.edits.push(params);
      await this.answers.edit?.(params);
      return { applied: true };
    });
    for (const what of REFRESHES) {
      connection.onRequest(`workspace/${what}/refresh`, () => {
        this.refreshed.push(what);
        return null;
      });
    }
    connection.onRequest('workspace/textDocumentContent/refresh', ({ uri }) => {
      this.refreshed.push(uri);
      return null;
    });
    connection.onNotification('window/showMessage', ({ message }) => this.messages.push(message));
    connection.onNotification('window/logMessage', () => {});
    for (const [method, handler] of this.heard ?? []) connection.onNotification(method, handler);
    connection.onRequest((method) => {
      this.surprises.push(method);
      return null;
    });
    connection.onNotification((method) => {
      if (!method.startsWith('$/')) this.surprises.push(method);
    });
    connection.onUnhandledProgress(() => {});
    connection.onError(([error]) => this.surprises.push(String(error)));
  }

  request(method, params, token) {
    const rest = token ? [token] : [];
    return within(this.connection.sendRequest(method, params, ...rest), method);
  }

  notify(method, params) {
    return this.connection.sendNotification(method, params);
  }

  /** Comes back once the server has heard the answers to what it asked until now, such as what is set. */
  async settle() {
    if (this.connection) await this.request('workspace/symbol', { query: '' });
  }

  open(uri, text) {
    this.versions.set(uri, 1);
    return this.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'w8log', version: 1, text } });
  }

  /** Types `text` at a place. */
  type(uri, line, character, text) {
    const version = this.versions.get(uri) + 1;
    this.versions.set(uri, version);
    const range = span(line, character, line, character);
    return this.notify('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [{ range, text }] });
  }

  /** Ends it as VS Code does, and returns the exit code. */
  async stop() {
    await this.request('shutdown', undefined);
    await this.notify('exit');
    const code = await within(this.exitCode, 'exit');
    this.connection.dispose();
    return code;
  }

  /** Ends it however it stands, for a test that has failed. */
  kill() {
    this.process.kill('SIGKILL');
  }
}

function within(promise, what) {
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer to ${what}`)), LIMIT_MILLISECONDS);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

function span(startLine, startCharacter, endLine, endCharacter) {
  return {
    start: { line: startLine, character: startCharacter },
    end: { line: endLine, character: endCharacter },
  };
}

/** `text` with edits of the protocol, none of which overlap. */
function edited(text, edits) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const offset = ({ line, character }) => Math.min(starts[line] + character, text.length);
  let result = text;
  const sorted = [...edits].sort((a, b) => offset(b.range.start) - offset(a.range.start));
  for (const { range, newText } of sorted) {
    result = result.slice(0, offset(range.start)) + newText + result.slice(offset(range.end));
  }
  return result;
}

module.exports = { Client, edited, span };
