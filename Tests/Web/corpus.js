// Every answer that an editor asks for about each log of the corpus, byte for byte.

import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const today = '2026-03-31';
const capabilities = JSON.parse(fs.readFileSync(path.join(root, 'editors/vscode/src/client/capabilities.json'), 'utf8'));

/** In so many lines of a log, evenly spread, is asked about positions. */
const sampledLines = 6;

/** The logs below a folder of the repository, each with its path. */
function logsBelow(folder) {
  return fs.readdirSync(path.join(root, folder), { recursive: true }).map(String).sort()
    .filter((name) => name.endsWith('.w8log')).map((name) => path.join(root, folder, name));
}

export function corpus() {
  return [...logsBelow('grammar/examples'), ...logsBelow('Tests/Conformance')];
}

export const uriOf = (file) => `file://${file.split('/').map(encodeURIComponent).join('/')}`;

/** Begins a conversation about the logs below `folder`. */
export async function begin(server, folder) {
  const answer = await server.ask('initialize', { processId: null, rootUri: uriOf(folder), capabilities });
  server.tell('initialized', {});
  return answer;
}

/** Gives the module the files that the native program reads by itself. */
export function giveFiles(module, files) {
  for (const file of files) module.server.put(file, fs.readFileSync(file));
}

/** What is asked of a whole document. */
function wholeRequests(textDocument, range) {
  const options = { tabSize: 4, insertSpaces: true };
  return [
    ['textDocument/diagnostic', { textDocument }],
    ['textDocument/formatting', { textDocument, options }],
    ['textDocument/inlayHint', { textDocument, range }],
    ['textDocument/foldingRange', { textDocument }],
    ['textDocument/documentSymbol', { textDocument }],
    ['textDocument/semanticTokens/full', { textDocument }],
    ['textDocument/codeLens', { textDocument }],
    ['textDocument/documentLink', { textDocument }],
    ['textDocument/documentColor', { textDocument }],
    ['textDocument/codeAction', { textDocument, range, context: { diagnostics: [], triggerKind: 1 } }],
    ['textDocument/codeAction', { textDocument, range, context: { diagnostics: [], only: ['source.fixAll'] } }],
    ['workspace/executeCommand', { command: 'w8log.addToday', arguments: [{ uri: textDocument.uri }] }],
  ];
}

/** What is asked at a position. */
export function positionRequests(textDocument, position) {
  const range = { start: position, end: position };
  return [
    ['textDocument/completion', { textDocument, position, context: { triggerKind: 1 } }],
    ['textDocument/hover', { textDocument, position }],
    ['textDocument/definition', { textDocument, position }],
    ['textDocument/references', { textDocument, position, context: { includeDeclaration: true } }],
    ['textDocument/documentHighlight', { textDocument, position }],
    ['textDocument/signatureHelp', { textDocument, position }],
    ['textDocument/selectionRange', { textDocument, positions: [position] }],
    ['textDocument/prepareRename', { textDocument, position }],
    ['textDocument/rename', { textDocument, position, newName: 'zercher' }],
    ['textDocument/inlineCompletion', { textDocument, position, context: { triggerKind: 1 } }],
    ['textDocument/codeAction', { textDocument, range, context: { diagnostics: [], triggerKind: 2 } }],
    ['textDocument/rangeFormatting', { textDocument, range, options: { tabSize: 4, insertSpaces: true } }],
  ];
}

/** Asks both the same; how many bytes they said, and what differs. */
export class Comparison {
  count = 0;
  byteCount = 0;
  differences = [];

  constructor(native, module) {
    Object.assign(this, { native, module });
  }

  async ask(about, requests) {
    // Each answers while the other does.
    const [theirs, ours] = await Promise.all([this.native, this.module].map((server) =>
      Promise.all(requests.map(([method, params]) => server.ask(method, params)))));
    for (const [index, [method, params]] of requests.entries()) {
      this.count += 1;
      this.byteCount += ours[index].length;
      if (ours[index] !== theirs[index]) this.differences.push({ about, method, params, ours: ours[index], theirs: theirs[index] });
    }
  }

  tell(method, params) {
    this.native.tell(method, params);
    this.module.tell(method, params);
  }

  /** Prints what differs; whether nothing does. */
  report(name) {
    console.log(`${name}: ${this.count} answers, ${this.byteCount} bytes, ${this.differences.length} differ`);
    for (const { about, method, params, ours, theirs } of this.differences.slice(0, 5)) {
      console.log(`  ${about}: ${method} ${JSON.stringify(params).slice(0, 300)}`);
      const start = Math.max(0, [...ours].findIndex((character, index) => character !== theirs[index]) - 60);
      console.log(`    module ${ours.slice(start, start + 300)}\n    native ${theirs.slice(start, start + 300)}`);
    }
    return this.differences.length === 0;
  }
}

export async function compareCorpus(native, module) {
  const files = corpus();
  giveFiles(module, files);
  for (const server of [native, module]) await begin(server, path.join(root, 'Tests/Conformance'));
  const comparison = new Comparison(native, module);
  for (const file of files) {
    // What is no UTF-8 no editor sends.
    const text = fs.readFileSync(file, 'utf8');
    const textDocument = { uri: uriOf(file) };
    const lines = text.split(/\r\n|\n|\r/);
    const range = { start: { line: 0, character: 0 }, end: { line: lines.length, character: 0 } };
    comparison.tell('textDocument/didOpen', { textDocument: { ...textDocument, languageId: 'w8log', version: 1, text } });
    const about = path.relative(root, file);
    const requests = wholeRequests(textDocument, range);
    for (let line = 0; line < lines.length; line += Math.ceil(lines.length / sampledLines)) {
      const end = lines[line].length;
      for (const character of new Set([Math.floor(end / 2), end])) {
        requests.push(...positionRequests(textDocument, { line, character }));
      }
    }
    await comparison.ask(about, requests);
    comparison.tell('textDocument/didClose', { textDocument });
  }
  return comparison.report('corpus');
}
