// The real server as VS Code drives it, by Microsoft's own protocol library.
const assert = require('assert/strict');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { afterEach, beforeEach, test } = require('node:test');

const { Client, edited, span } = require('./client.cjs');
const { binary, canonical } = require('./places.cjs');

let client;
let folder;
let able;

beforeEach(async () => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'w8log-vscode-')));
  client = new Client(binary, ['lsp'], {
    configuration: ({ items }) => items.map(() => ({ today: '2026-02-10', inlayHints: {} })),
  });
  able = (await client.start(folder)).capabilities;
  await client.settle();
});

afterEach(() => client.kill());

async function opened(text, name = 'log.w8log') {
  const uri = `file://${folder}/${name}`;
  await client.open(uri, text);
  return { uri, textDocument: { uri } };
}

/** Ends the server as VS Code does; nothing that it said was a surprise. */
async function ends() {
  assert.equal(await client.stop(), 0);
  assert.deepEqual(client.surprises, []);
  assert.deepEqual(client.messages, []);
  assert.equal(client.errors, '');
}

const idsOf = (reports) => [...reports].map(([uri, { resultId }]) => ({ uri, value: resultId }));
const lineOf = (text, start) => text.split('\n').findIndex((line) => line.startsWith(start));

test('says what it can do, in the positions of VS Code', async () => {
  assert.equal(able.positionEncoding, 'utf-16');
  for (const name of ['diagnosticProvider', 'inlayHintProvider', 'foldingRangeProvider', 'renameProvider', 'codeLensProvider',
    'semanticTokensProvider', 'documentFormattingProvider', 'documentOnTypeFormattingProvider', 'completionProvider']) {
    assert.ok(able[name], name);
  }
  assert.deepEqual(able.workspace.textDocumentContent.schemes, ['w8log-report', 'w8log-rule']);
  const registered = client.registered.map(({ method }) => method).sort();
  assert.deepEqual(registered, ['workspace/didChangeConfiguration', 'workspace/didChangeWatchedFiles']);
  await ends();
});

test('shows averages behind weigh-ins and follows what is typed', async () => {
  const { uri, textDocument } = await opened(canonical);
  const line = lineOf(canonical, '04 Wed');
  const range = span(line, 0, line + 1, 0);
  const labels = async () => (await client.request('textDocument/inlayHint', { textDocument, range }))
    .map(({ label }) => (typeof label === 'string' ? label : label.map(({ value }) => value).join('')));
  const before = await labels();
  assert.match(before.join(), /avg 80\.7/);
  await client.type(uri, line, '04 Wed   7'.length, '5');
  assert.notDeepEqual(await labels(), before);
  await ends();
});

test('is asked for faults, and tells of them once', async () => {
  const { uri, textDocument } = await opened('# 2026-01\n\n03 Fri   82.1\n');
  const first = await client.request('textDocument/diagnostic', { textDocument, identifier: 'w8log' });
  assert.equal(first.kind, 'full');
  const [fault] = first.items;
  assert.equal(fault.code, 'W8104');
  const page = await client.request('workspace/textDocumentContent', { uri: fault.codeDescription.href });
  assert.match(page.text, /weekday-mismatch/);
  const again = await client.request('textDocument/diagnostic', { textDocument, previousResultId: first.resultId });
  assert.equal(again.kind, 'unchanged');
  const fixes = await client.request('textDocument/codeAction', {
    textDocument, range: fault.range, context: { diagnostics: [fault], triggerKind: 1 },
  });
  // The weekday, the day or the month may be the slip.
  const preferred = fixes.filter(({ isPreferred }) => isPreferred);
  assert.deepEqual(preferred.filter(({ diagnostics: [{ code }] }) => code === fault.code), []);
  const changes = fixes.find(({ title }) => title === 'Write Sat').edit.documentChanges[0].edits;
  assert.match(edited('# 2026-01\n\n03 Fri   82.1\n', changes), /03 Sat/);
  await client.type(uri, 2, 3, ' ');
  const after = await client.request('textDocument/diagnostic', { textDocument, previousResultId: first.resultId });
  assert.equal(after.kind, 'full');
  await ends();
});

test('tells faults of the whole book, and lets the next question wait for news', async () => {
  const other = `file://${folder}/other.w8log`;
  fs.writeFileSync(path.join(folder, 'other.w8log'), 'unit kg\n\n# 2026-01\n\n03 Fri   82.1\n');
  const { textDocument } = await opened('include "other.w8log"\n\n# 2026-02\n\n02 Mon   82.1\n');
  const known = new Map();
  // The first answer does not wait until the book has been read; those after it wait for what is new.
  while (!known.has(other)) {
    const { items } = await client.request('workspace/diagnostic', { previousResultIds: idsOf(known) });
    for (const report of items.filter(({ kind }) => kind === 'full')) known.set(report.uri, report);
  }
  assert.deepEqual(known.get(other).items.map(({ code }) => code), ['W8104']);
  const previousResultIds = idsOf(known);
  const held = client.request('workspace/diagnostic', { previousResultIds });
  await client.type(textDocument.uri, 4, 4, 'x');
  const second = await held;
  assert.deepEqual(second.items.filter(({ kind }) => kind === 'full').map(({ uri }) => uri), [textDocument.uri]);
  await ends();
});

test('offers the next day, gyms and the sets of the time before', async () => {
  const { uri, textDocument } = await opened(`${canonical}\n`);
  const last = canonical.split('\n').length - 1;
  const complete = async (line, character) => {
    const answer = await client.request('textDocument/completion', {
      textDocument, position: { line, character }, context: { triggerKind: 1 },
    });
    return (answer.items ?? answer).map(({ label }) => label.label ?? label);
  };
  assert.match((await complete(last, 0)).join(), /05 Thu/);
  await client.type(uri, last, 0, '05 Thu   80.1   @');
  assert.ok((await complete(last, '05 Thu   80.1   @'.length)).some((label) => label.includes('iron')));
  await client.type(uri, last, '05 Thu   80.1   @'.length, 'iron\n    Squat: ');
  assert.ok((await complete(last + 1, '    Squat: '.length)).some((label) => label.includes('102.5')));
  await ends();
});

test('renames a gym wherever it is named', async () => {
  const { textDocument } = await opened(canonical);
  const line = lineOf(canonical, 'gym        @iron');
  const position = { line, character: 12 };
  const { placeholder } = await client.request('textDocument/prepareRename', { textDocument, position });
  assert.equal(placeholder, '@iron');
  const edit = await client.request('textDocument/rename', { textDocument, position, newName: '@steel' });
  const changed = edited(canonical, edit.documentChanges.flatMap(({ edits }) => edits));
  assert.equal(changed, canonical.replaceAll('@iron', '@steel'));
  await assert.rejects(client.request('textDocument/rename', { textDocument, position, newName: '@home' }), /@home/);
  await ends();
});

test('formats as fmt does', async () => {
  const untidy = canonical.replace('02 Fri   82.6', '02 fri 82.6  ').replace('    Squat:              w5', '  Squat:w5');
  const { textDocument } = await opened(untidy);
  const edits = await client.request('textDocument/formatting', { textDocument, options: { tabSize: 4, insertSpaces: true } });
  assert.equal(edited(untidy, edits), canonical);
  await ends();
});

test('colours the whole, a part, and what has changed', async () => {
  const { uri, textDocument } = await opened(canonical);
  const full = await client.request('textDocument/semanticTokens/full', { textDocument });
  assert.ok(full.data.length > 500);
  assert.equal(full.data.length % 5, 0);
  const part = await client.request('textDocument/semanticTokens/range', { textDocument, range: span(0, 0, 20, 0) });
  assert.deepEqual(part.data, full.data.slice(0, part.data.length));
  await client.type(uri, lineOf(canonical, '02 Fri'), 13, '   @home');
  const delta = await client.request('textDocument/semanticTokens/full/delta', { textDocument, previousResultId: full.resultId });
  const data = [...full.data];
  for (const { start, deleteCount, data: put = [] } of [...delta.edits].reverse()) data.splice(start, deleteCount, ...put);
  assert.deepEqual(data, (await client.request('textDocument/semanticTokens/full', { textDocument })).data);
  await ends();
});

test('has outline, folds, lenses and colours for the sides of the window', async () => {
  const { textDocument } = await opened(canonical);
  const symbols = await client.request('textDocument/documentSymbol', { textDocument });
  assert.ok(symbols.some(({ name, children }) => name.includes('2026-01') && children.length === 11), symbols.map(({ name }) => name));
  const folds = await client.request('textDocument/foldingRange', { textDocument });
  assert.ok(folds.every((fold) => !('collapsedText' in fold)));
  assert.ok(folds.some(({ startLine }) => startLine === lineOf(canonical, '# 2026-01')));
  assert.ok((await client.request('textDocument/codeLens', { textDocument })).every(({ command }) => command.title));
  assert.equal((await client.request('textDocument/documentColor', { textDocument })).length, 3);
  await ends();
});

test('gives up what is withdrawn, and answers the rest', async () => {
  const { CancellationTokenSource } = require('vscode-languageserver-protocol/node');
  const { textDocument } = await opened(canonical.repeat(1) + '# 2026-03\n\n01 Sun   79.9\n');
  const source = new CancellationTokenSource();
  const withdrawn = client.request('textDocument/documentSymbol', { textDocument }, source.token).then(() => 'answered', ({ code }) => code);
  source.cancel();
  assert.ok(['answered', -32800].includes(await withdrawn));
  assert.ok(await client.request('textDocument/hover', { textDocument, position: { line: lineOf(canonical, '04 Wed'), character: 10 } }));
  await ends();
});

test('a log without a name is a log', async () => {
  const uri = 'untitled:Untitled-1';
  await client.open(uri, '# 2026-02\n\n');
  await client.request('workspace/executeCommand', { command: 'w8log.addToday', arguments: [{ uri }] });
  assert.match(client.edits[0].edit.documentChanges[0].edits[0].newText, /^10 Tue/);
  await ends();
});
