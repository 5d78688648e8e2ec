// The extension in a VS Code of stubs, with the real server behind it.
const assert = require('assert/strict');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { spawnSync } = require('child_process');
const { afterEach, test } = require('node:test');
const { pathToFileURL } = require('url');

const { edited } = require('./client.cjs');
const { binary, canonical, compiled, extension: folder, manifest, read } = require('./places.cjs');
const { loadExtension } = require('./stubs/load.cjs');
const { Workbench } = require('./stubs/vscode.cjs');

const LOG = 'file:///logs/log.w8log';
const open = [];

/** A workbench with the extension in it. */
async function activated(settings = {}) {
  const workbench = new Workbench(manifest, { 'w8log.server.path': binary, ...settings });
  const { extension, clients } = loadExtension(compiled, workbench);
  const context = { subscriptions: [], extensionUri: workbench.api.Uri.parse(pathToFileURL(folder).href, true) };
  open.push(clients);
  await extension.activate(context);
  await clients.at(-1).client.settle();
  const client = () => clients.at(-1).client;
  return { workbench, extension, clients, client, context };
}

/** The same with a log in front. */
async function withLog(text, settings) {
  const made = await activated(settings);
  made.workbench.active = made.workbench.document(LOG, 'w8log', text);
  await made.client().open(LOG, text);
  return made;
}

const hints = (client, last) => client.request('textDocument/inlayHint', {
  textDocument: { uri: LOG }, range: { start: { line: 0, character: 0 }, end: { line: last, character: 0 } },
});

const isAverage = ({ label }) => [label].flat().map((part) => part.value ?? part).join('').trim().startsWith('avg');

afterEach(() => {
  for (const { client } of open.splice(0).flat()) client?.kill();
});

test('every command of the manifest is registered, and no other', async () => {
  const { workbench, clients, extension } = await activated();
  const ofServer = clients[0].capabilities.executeCommandProvider.commands;
  assert.deepEqual(
    [...workbench.commands.keys()].sort(),
    [...manifest.contributes.commands.map(({ command }) => command), ...ofServer].sort());
  assert.deepEqual(workbench.errors, []);
  await extension.deactivate();
});

test('the server is asked for logs of the disk and for new ones', async () => {
  const { clients, extension } = await activated();
  const { options, server } = clients[0];
  assert.deepEqual(options.documentSelector, [
    { scheme: 'file', language: 'w8log' }, { scheme: 'untitled', language: 'w8log' }]);
  assert.deepEqual(server.run, server.debug);
  assert.deepEqual(server.run.args, ['lsp']);
  await extension.deactivate();
});

test('the server hears its settings alone, and says nothing of them', async () => {
  const { client, extension, workbench } = await withLog(canonical, { 'w8log.inlayHints.averageAndRate': false });
  const shown = await hints(client(), 60);
  assert.ok(shown.length > 0);
  assert.ok(!shown.some(isAverage));
  workbench.settings['w8log.inlayHints.averageAndRate'] = true;
  await client().notify('workspace/didChangeConfiguration', { settings: null });
  await client().settle();
  assert.ok((await hints(client(), 60)).some(isAverage));
  assert.deepEqual(client().messages, []);
  assert.deepEqual(client().surprises, []);
  await extension.deactivate();
});

test('the report opens as a page in a panel, and follows what is typed', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'w8log-page-'));
  const log = `file://${folder}/log.w8log`;
  const { client, extension, workbench } = await activated({ 'w8log.today': '2026-02-10' });
  workbench.active = workbench.document(log, 'w8log', canonical);
  await client().open(log, canonical);
  await workbench.run('w8log.openReport');
  assert.deepEqual(workbench.errors, []);
  const [panel] = workbench.panels;
  assert.equal(panel.title, 'log');
  assert.ok(panel.html.startsWith('<!doctype html>\n<html lang="en" data-w8log'));
  assert.equal(fs.readFileSync(`${folder}/log.html`, 'utf8'), panel.html);
  const line = canonical.split('\n').findIndex((each) => each.startsWith('04 Wed'));
  await client().type(log, line, '04 Wed   7'.length, '5');
  await until(() => panel.posted.length > 0);
  const model = JSON.parse(panel.posted[0].w8log);
  assert.ok(!panel.html.includes(model.revision));
  assert.ok(fs.readFileSync(`${folder}/log.live.js`, 'utf8').includes(model.revision));
  await workbench.run('w8log.openReport');
  assert.deepEqual([workbench.panels.length, panel.revealed], [1, 1]);
  panel.$panel.dispose();
  await until(() => fs.readdirSync(folder).join() === 'log.html');
  await workbench.run('w8log.openReport');
  assert.equal(workbench.panels.length, 1);
  assert.ok(fs.existsSync(`${folder}/log.live.js`));
  assert.deepEqual(client().shown, []);
  assert.deepEqual(client().surprises, []);
  await extension.deactivate();
  assert.deepEqual(fs.readdirSync(folder), ['log.html']);
  fs.rmSync(folder, { recursive: true });
});

test('a page that cannot be written is told', async () => {
  const { extension, workbench } = await withLog(canonical);
  await workbench.run('w8log.openReport');
  assert.equal(workbench.panels.length, 0);
  assert.match(workbench.errors[0], /^w8log: .*log/);
  await extension.deactivate();
});

test('the report opens as text of the server, and follows the log', async () => {
  const { client, extension, workbench } = await withLog(canonical, { 'w8log.today': '2026-02-10' });
  await workbench.run('w8log.openReportAsText');
  await until(() => client().shown.length > 0);
  const { uri } = client().shown[0];
  assert.match(uri, /^w8log-report:/);
  const { text } = await client().request('workspace/textDocumentContent', { uri });
  assert.match(text, /79\.8/);
  const line = canonical.split('\n').findIndex((each) => each.startsWith('04 Wed'));
  await client().type(LOG, line, '04 Wed   7'.length, '5');
  await until(() => client().refreshed.includes(uri));
  assert.deepEqual(workbench.errors, []);
  await extension.deactivate();
});

test('pages of the server are shown as what they are, and are no logs', async () => {
  const { extension, workbench } = await activated();
  const report = workbench.document(`w8log-report:${LOG}`, 'w8log', '');
  workbench.document('w8log-rule:W8104', 'plaintext', '');
  workbench.document(LOG, 'w8log', '');
  assert.deepEqual([...workbench.languages.values()], ['plaintext', 'markdown']);
  workbench.active = report;
  await workbench.run('w8log.addEntryOfToday');
  assert.deepEqual(workbench.notes, ['w8log: open a log first.']);
  await extension.deactivate();
});

test('the chart is a picture that another program opens', async () => {
  const { client, extension, workbench } = await withLog(canonical);
  await workbench.run('w8log.openChart');
  await until(() => client().shown.length > 0);
  const [{ uri, external }] = client().shown;
  assert.equal(external, true);
  assert.match(fs.readFileSync(new URL(uri), 'utf8'), /<svg [^]*<\/svg>/);
  await extension.deactivate();
});

test('the entry of today is written, and the cursor put where the weight goes', async () => {
  const { client, extension, workbench } = await withLog(canonical, { 'w8log.today': '2026-02-10' });
  await workbench.run('w8log.addEntryOfToday');
  await until(() => client().shown.length > 0);
  const [{ edit }] = client().edits;
  const changed = edited(canonical, edit.documentChanges[0].edits);
  const lines = changed.split('\n');
  const { selection } = client().shown[0];
  assert.match(lines[selection.start.line], /^10 Tue {3}/);
  assert.equal(selection.start.character, '10 Tue   '.length);
  await extension.deactivate();
});

test('Alt+Down moves an exercise with all below it, and any other line as usual', async () => {
  const log = '# 2026-01\n\n03 Sat   82.1   @iron\n    Squat:              5\n        > belt\n    Row:                8\n';
  const { client, extension, workbench } = await withLog(log);
  workbench.selection = { active: { line: 3, character: 6 }, isEmpty: true };
  await workbench.run('w8log.moveLinesDown');
  await until(() => client().edits.length > 0);
  assert.equal(
    edited(log, client().edits[0].edit.documentChanges[0].edits),
    log.replace('    Row:                8\n', '').replace('    Squat', '    Row:                8\n    Squat'));
  for (const [line, isEmpty] of [[2, true], [4, true], [3, false]]) {
    workbench.selection = { active: { line, character: 0 }, isEmpty };
    await workbench.run('w8log.moveLinesUp');
  }
  assert.deepEqual(workbench.executed, Array(3).fill(['editor.action.moveLinesUpAction']));
  workbench.selection = { active: { line: 3, character: 6 }, isEmpty: true };
  await workbench.run('w8log.moveLinesUp');
  assert.deepEqual(workbench.errors, ['w8log: this is the first exercise there']);
  await extension.deactivate();
});

test('snippets are offered where a line begins, and nowhere else', async () => {
  const { extension, workbench } = await withLog('no\n    Seated no\n');
  const offered = (line, character) => workbench.completion.provideCompletionItems(workbench.active, { line, character });
  const snippets = Object.values(JSON.parse(read(folder, 'snippets/w8log.json')));
  assert.deepEqual((await offered(0, 2)).map(({ label }) => label.label), snippets.map(({ prefix }) => prefix));
  assert.equal((await offered(0, 2))[0].insertText.value, snippets[0].body.join('\n'));
  assert.deepEqual(await offered(1, '    Seated no'.length), []);
  await extension.deactivate();
});

test('an item says whether the server runs', async () => {
  const { extension, workbench } = await activated();
  assert.match(workbench.status.text, /^w8log \d+\.\d+/);
  assert.deepEqual([workbench.status.busy, workbench.status.severity], [false, 0]);
  assert.ok(manifest.contributes.commands.some(({ command }) => command === workbench.status.command.command));
  await extension.deactivate();
});

test('pasted lines of a notes app become entries', async () => {
  const log = 'unit kg\n\n# 2026-01\n\n03 Sat   82.1\n';
  const { extension, workbench } = await withLog(log, { 'w8log.today': '2026-02-10' });
  const pasted = (text) => workbench.paste.provideDocumentPasteEdits(
    workbench.active, [{ start: { line: 5, character: 0 } }], { get: () => ({ asString: async () => text }) });
  const [edit, ...others] = await pasted('1/13: 82.4\n• 4 Jan — 82,3 kg\n');
  assert.deepEqual(others, []);
  assert.deepEqual([edit.insertText, edit.title, edit.kind.value], ['', 'Write these 2 lines as entries', 'text.w8log']);
  assert.equal(
    edited(log, edit.additionalEdit.documentChanges[0].edits), `${log}04 Sun   82.3\n13 Tue   82.4\n`);
  assert.deepEqual(await pasted('call Bob\nmilk\n'), []);
  assert.equal(await pasted('82.4'), undefined);
  await extension.deactivate();
});

test('why a command cannot be done is told', async () => {
  const { extension, workbench } = await activated();
  workbench.active = workbench.document(LOG, 'w8log', canonical);
  await workbench.run('w8log.openChart');
  assert.match(workbench.errors[0], /^w8log: "file:\/\/\/logs\/log.w8log" is not open/);
  await extension.deactivate();
});

test('a command about a log wants a log in front', async () => {
  const { extension, workbench } = await activated();
  for (const name of ['w8log.openReport', 'w8log.openChart', 'w8log.addEntryOfToday']) {
    await workbench.run(name);
    workbench.active = workbench.document('file:///letter.txt', 'plaintext', '');
  }
  assert.deepEqual(workbench.notes, Array(3).fill('w8log: open a log first.'));
  assert.deepEqual(workbench.errors, []);
  await extension.deactivate();
});

test('a new log has the header of this month and no fault', async () => {
  const { extension, workbench } = await activated();
  await workbench.run('w8log.newLog');
  const [document] = workbench.documents;
  assert.equal(workbench.active, document);
  assert.equal(document.languageId, 'w8log');
  assert.match(document.$text, /^# \d{4}-\d\d\n\n$/);
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'w8log-vscode-')), 'new.w8log');
  fs.writeFileSync(file, document.$text);
  assert.equal(spawnSync(binary, ['check', '--fail-on', 'hint', file]).status, 0);
  await extension.deactivate();
});

test('the server is restarted on request', async () => {
  const { clients, extension, workbench } = await activated();
  const first = clients[0].client;
  await workbench.run('w8log.restartServer');
  assert.equal(clients.length, 2);
  assert.equal(await first.exitCode, 0);
  assert.notEqual(clients[1].client.process.pid, first.process.pid);
  const ofServer = clients[1].capabilities.executeCommandProvider.commands;
  assert.equal(workbench.commands.size, manifest.contributes.commands.length + ofServer.length);
  await extension.deactivate();
  assert.equal(clients[1].exitCode, 0);
});

test('two restarts at once leave one server', async () => {
  const { clients, extension, workbench } = await activated();
  await Promise.all([workbench.run('w8log.restartServer'), workbench.run('w8log.restartServer')]);
  const codes = await Promise.all(clients.slice(0, -1).map(({ client }) => client.exitCode));
  assert.deepEqual(codes, [0, 0]);
  assert.equal(clients.at(-1).client.process.exitCode, null);
  await extension.deactivate();
});

test('another program or other arguments start it again, other settings do not', async () => {
  const { clients, extension, workbench } = await activated();
  workbench.set('w8log.inlayHints.goal', false);
  workbench.set('w8log.server.arguments', ['--log-level', 'debug']);
  await until(() => clients.length === 2 && clients[1].capabilities);
  assert.deepEqual(clients[1].server.run.args, ['lsp', '--log-level', 'debug']);
  assert.equal(await clients[0].client.exitCode, 0);
  await extension.deactivate();
  assert.equal(clients.length, 2);
});

test('where the program is missing people are told, and can say where it is', async () => {
  const { clients, extension, workbench } = await activated({ 'w8log.server.path': '/nowhere/w8log' });
  assert.match(workbench.errors[0], /^w8log: "\/nowhere\/w8log" does not start as a server/);
  assert.match(workbench.output[0], /ENOENT/);
  workbench.active = workbench.document(LOG, 'w8log', canonical);
  await workbench.run('w8log.openReport');
  assert.match(workbench.errors[1], /the server is not running/);
  workbench.pressed = 'Open the Settings';
  await workbench.run('w8log.restartServer');
  await until(() => workbench.executed.length > 0);
  assert.deepEqual(workbench.executed, [['workbench.action.openSettings', 'w8log.server']]);
  workbench.set('w8log.server.path', binary);
  await until(() => clients.at(-1).capabilities);
  await clients.at(-1).client.open(LOG, canonical);
  await workbench.run('w8log.openReportAsText');
  assert.equal(workbench.errors.length, 3);
  await extension.deactivate();
});

test('the output is shown on request', async () => {
  const { extension, workbench } = await activated();
  await workbench.run('w8log.showOutput');
  assert.ok(workbench.outputIsShown);
  await extension.deactivate();
});

test('the end of VS Code ends the server', async () => {
  const { client, clients, extension } = await activated();
  await extension.deactivate();
  assert.equal(clients[0].exitCode, 0);
  assert.equal(await client().exitCode, 0);
});

test('the stubs refuse what they do not know', async () => {
  const { extension, workbench } = await activated();
  assert.throws(() => workbench.api.window.showWarningMessage, /has no "showWarningMessage"/);
  assert.throws(() => workbench.setting('w8log.colour'), /no setting/);
  await extension.deactivate();
});

async function until(holds) {
  for (let tries = 0; tries < 2000; tries += 1) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`never: ${holds}`);
}
