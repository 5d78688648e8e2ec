// The extension in a VS Code of stubs, with the real server behind it.
const assert = require('assert/strict');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { spawnSync } = require('child_process');
const { afterEach, test } = require('node:test');

const { LOG, activated, ask, endAll, messages, until, withLog } = require('./activated.cjs');
const { binary, canonical, extension: folder, manifest, read } = require('./places.cjs');

const COMMANDS = ['w8log.report', 'w8log.chart', 'w8log.addToday', 'w8log.moveUp', 'w8log.moveDown', 'w8log.readPasted'];

/** The labels of the hints of the log in front, down to a line. */
async function labels(workbench, last) {
  const { Position, Range } = workbench.api;
  const hints = await ask(workbench, 'InlayHintsProvider', 'provideInlayHints', workbench.active.api, new Range(new Position(0, 0), new Position(last, 0)));
  return hints.map(({ label }) => [label].flat().map((part) => part.value ?? part).join('').trim());
}

/** The line of the sample log where `text` is typed to change the last weight. */
const lastDay = canonical.split('\n').findIndex((each) => each.startsWith('04 Wed'));
const afterSeven = '04 Wed   7'.length;

afterEach(endAll);

test('every command of the manifest is registered, and no other', async () => {
  const { workbench } = await activated();
  assert.deepEqual(
    [...workbench.commands.keys()].sort(),
    [...manifest.contributes.commands.map(({ command }) => command), ...COMMANDS].sort());
  assert.deepEqual(workbench.errors, []);
});

test('the server is asked for logs of the disk and for new ones', async () => {
  const { workbench } = await withLog(canonical);
  assert.deepEqual(workbench.providers.get('HoverProvider').selector, [
    { scheme: 'file', language: 'w8log' }, { scheme: 'untitled', language: 'w8log' }]);
  workbench.document('git:/logs/log.w8log', 'w8log', canonical);
  workbench.document('file:///letter.txt', 'plaintext', '');
  assert.deepEqual(opened(workbench), [LOG]);
});

test('the server hears its settings alone, and says nothing of them', async () => {
  const { workbench } = await withLog(canonical, { 'w8log.inlayHints.averageAndRate': false });
  const isAverage = (label) => label.startsWith('avg');
  const shown = await labels(workbench, 60);
  assert.ok(shown.length > 0);
  assert.ok(!shown.some(isAverage));
  workbench.set('w8log.inlayHints.averageAndRate', true);
  await until(() => workbench.refreshed.includes('InlayHintsProvider'));
  assert.ok((await labels(workbench, 60)).some(isAverage));
  assert.deepEqual([workbench.notes, workbench.errors, workbench.output], [[], [], []]);
});

test('the report opens as a page in a panel, and follows what is typed', async () => {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'w8log-page-'));
  const { extension, workbench } = await activated({ 'w8log.today': '2026-02-10' });
  workbench.active = workbench.document(`file://${place}/log.w8log`, 'w8log', canonical);
  await workbench.run('w8log.openReport');
  assert.deepEqual(workbench.errors, []);
  const [panel] = workbench.panels;
  assert.equal(panel.title, 'log');
  assert.ok(panel.html.startsWith('<!doctype html>\n<html lang="en" data-w8log'));
  assert.equal(fs.readFileSync(`${place}/log.html`, 'utf8'), panel.html);
  workbench.type(workbench.active, lastDay, afterSeven, '5');
  await until(() => panel.posted.length > 0);
  const model = JSON.parse(panel.posted[0].w8log);
  assert.ok(!panel.html.includes(model.revision));
  assert.ok(fs.readFileSync(`${place}/log.live.js`, 'utf8').includes(model.revision));
  await workbench.run('w8log.openReport');
  assert.deepEqual([workbench.panels.length, panel.revealed], [1, 1]);
  panel.$panel.dispose();
  await until(() => fs.readdirSync(place).join() === 'log.html');
  await workbench.run('w8log.openReport');
  assert.equal(workbench.panels.length, 1);
  assert.ok(fs.existsSync(`${place}/log.live.js`));
  assert.deepEqual([workbench.shown, workbench.opened], [[], []]);
  await extension.deactivate();
  assert.deepEqual(fs.readdirSync(place), ['log.html']);
  fs.rmSync(place, { recursive: true });
});

test('a page that cannot be written is told', async () => {
  const { workbench } = await withLog(canonical);
  await workbench.run('w8log.openReport');
  assert.equal(workbench.panels.length, 0);
  assert.match(workbench.errors[0], /^w8log: .*log/);
});

test('the report opens as text of the server, and follows the log', async () => {
  const { workbench, log } = await withLog(canonical, { 'w8log.today': '2026-02-10' });
  await workbench.run('w8log.openReportAsText');
  await until(() => workbench.shown.length > 0);
  const { uri } = workbench.shown[0];
  assert.match(uri, /^w8log-report:/);
  const text = () => workbench.contents.get('w8log-report').provideTextDocumentContent(workbench.api.Uri.parse(uri, true));
  assert.match(await text(), /79\.8/);
  workbench.type(log, lastDay, afterSeven, '5');
  await until(() => workbench.refreshed.includes(uri));
  assert.doesNotMatch(await text(), /79\.8/);
  assert.deepEqual(workbench.errors, []);
});

test('pages of the server are shown as what they are, and are no logs', async () => {
  const { workbench } = await activated();
  const report = workbench.document(`w8log-report:${LOG}`, 'w8log', '');
  workbench.document('w8log-rule:W8104', 'plaintext', '');
  workbench.document(LOG, 'w8log', '');
  assert.deepEqual([...workbench.languages.values()], ['plaintext', 'markdown']);
  workbench.active = report;
  await workbench.run('w8log.addEntryOfToday');
  assert.deepEqual(workbench.notes, ['w8log: open a log first.']);
});

test('the chart is a picture that another program opens', async () => {
  const { workbench } = await withLog(canonical);
  await workbench.run('w8log.openChart');
  await until(() => workbench.opened.length > 0);
  assert.match(fs.readFileSync(new URL(workbench.opened[0]), 'utf8'), /<svg [^]*<\/svg>/);
});

test('the entry of today is written, and the cursor put where the weight goes', async () => {
  const { workbench, log } = await withLog(canonical, { 'w8log.today': '2026-02-10' });
  await workbench.run('w8log.addEntryOfToday');
  await until(() => workbench.shown.length > 0);
  const { selection } = workbench.shown[0];
  assert.match(log.text.split('\n')[selection.start.line], /^10 Tue {3}/);
  assert.equal(selection.start.character, '10 Tue   '.length);
});

test('Alt+Down moves an exercise with all below it, and any other line as usual', async () => {
  const before = '# 2026-01\n\n03 Sat   82.1   @iron\n    Squat:              5\n        > belt\n    Row:                8\n';
  const { workbench, log } = await withLog(before);
  workbench.selection = { active: { line: 3, character: 6 }, isEmpty: true };
  await workbench.run('w8log.moveLinesDown');
  await until(() => workbench.edits.length > 0);
  assert.equal(log.text, before.replace('    Row:                8\n', '').replace('    Squat', '    Row:                8\n    Squat'));
  for (const [line, isEmpty] of [[2, true], [5, true], [3, false]]) {
    workbench.selection = { active: { line, character: 0 }, isEmpty };
    await workbench.run('w8log.moveLinesUp');
  }
  assert.deepEqual(workbench.executed, Array(3).fill(['editor.action.moveLinesUpAction']));
  workbench.selection = { active: { line: 3, character: 6 }, isEmpty: true };
  await workbench.run('w8log.moveLinesUp');
  assert.deepEqual(workbench.errors, ['w8log: this is the first exercise there']);
});

test('snippets are offered where a line begins, and nowhere else', async () => {
  const { workbench } = await withLog('no\n    Seated no\n');
  const offered = (line, character) => ask(workbench, 'Snippets', 'provideCompletionItems', workbench.active.api, { line, character });
  const snippets = Object.values(JSON.parse(read(folder, 'snippets/w8log.json')));
  assert.deepEqual((await offered(0, 2)).map(({ label }) => label.label), snippets.map(({ prefix }) => prefix));
  assert.equal((await offered(0, 2))[0].insertText.value, snippets[0].body.join('\n'));
  assert.deepEqual(await offered(1, '    Seated no'.length), []);
});

test('an item says whether the server runs', async () => {
  const { workbench } = await activated();
  assert.match(workbench.status.text, /^w8log \d+\.\d+\.\d+$/);
  assert.deepEqual([workbench.status.busy, workbench.status.severity], [false, 0]);
  assert.ok(manifest.contributes.commands.some(({ command }) => command === workbench.status.command.command));
});

test('pasted lines of a notes app become entries', async () => {
  const { workbench } = await withLog('unit kg\n\n# 2026-01\n\n03 Sat   82.1\n', { 'w8log.today': '2026-02-10' });
  const pasted = (text) => ask(workbench, 'DocumentPasteEditProvider', 'provideDocumentPasteEdits', workbench.active.api,
    [{ start: { line: 5, character: 0 } }], { get: () => ({ asString: async () => text }) });
  const [edit, ...others] = await pasted('1/13: 82.4\n• 4 Jan — 82,3 kg\n');
  assert.deepEqual(others, []);
  assert.deepEqual([edit.insertText, edit.title, edit.kind.value], ['', 'Write these 2 lines as entries', 'text.w8log']);
  assert.deepEqual(edit.additionalEdit.entries.map(({ uri, edit: { newText } }) => [uri, newText]), [
    [LOG, '04 Sun   82.3\n13 Tue   82.4\n']]);
  assert.deepEqual(await pasted('call Bob\nmilk\n'), []);
  assert.equal(await pasted('82.4'), undefined);
});

test('why a command cannot be done is told', async () => {
  const { workbench, log } = await withLog(canonical);
  workbench.close(log);
  await workbench.run('w8log.openChart');
  await workbench.run('w8log.chart', { uri: LOG });
  assert.equal(workbench.errors.length, 2);
  for (const error of workbench.errors) assert.match(error, /^w8log: "file:\/\/\/logs\/log.w8log" is not open/);
});

test('a command about a log wants a log in front', async () => {
  const { workbench } = await activated();
  for (const name of ['w8log.openReport', 'w8log.openChart', 'w8log.addEntryOfToday']) {
    await workbench.run(name);
    workbench.active = workbench.document('file:///letter.txt', 'plaintext', '');
  }
  assert.deepEqual(workbench.notes, Array(3).fill('w8log: open a log first.'));
  assert.deepEqual(workbench.errors, []);
});

test('a new log has the header of this month and no fault', async () => {
  const { workbench } = await activated();
  await workbench.run('w8log.newLog');
  const [document] = workbench.documents;
  assert.equal(workbench.active, document);
  assert.equal(document.languageId, 'w8log');
  assert.match(document.text, /^# \d{4}-\d\d\n\n$/);
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'w8log-vscode-')), 'new.w8log');
  fs.writeFileSync(file, document.text);
  assert.equal(spawnSync(binary, ['check', '--fail-on', 'hint', file]).status, 0);
});

test('the server is restarted on request, and hears of open logs again', async () => {
  const { workbench } = await withLog(canonical);
  await workbench.run('w8log.restartServer');
  assert.deepEqual(opened(workbench), [LOG, LOG]);
  assert.equal(await ended(), 1);
  assert.equal(workbench.commands.size, manifest.contributes.commands.length + COMMANDS.length);
  assert.ok((await labels(workbench, 60)).length > 0);
  assert.deepEqual(workbench.errors, []);
});

test('two restarts at once leave one server', async () => {
  const { workbench, extension } = await activated();
  await Promise.all([workbench.run('w8log.restartServer'), workbench.run('w8log.restartServer')]);
  assert.equal(await ended(), 1);
  await extension.deactivate();
  assert.equal(await ended(), 0);
});

test('other arguments start it again, other settings do not', async () => {
  const { workbench } = await activated();
  const starts = () => messages(workbench, '→').filter(({ method }) => method === 'initialize').length;
  workbench.set('w8log.inlayHints.goal', false);
  const file = path.join(os.tmpdir(), `w8log-vscode-${process.pid}.log`);
  workbench.set('w8log.server.arguments', ['--log', file]);
  await until(() => starts() === 2 && workbench.status.text !== 'w8log starts');
  await workbench.run('w8log.addEntryOfToday');
  assert.equal(starts(), 2);
  assert.ok(fs.existsSync(file));
  fs.rmSync(file);
});

test('if the chosen program is missing people are told, and the server of the extension runs', async () => {
  const { workbench } = await withLog(canonical, { 'w8log.server.path': '/nowhere/w8log' });
  assert.match(workbench.errors[0], /^w8log: "\/nowhere\/w8log" does not start as a server/);
  assert.match(workbench.output[0], /ENOENT/);
  assert.match(workbench.status.text, /\(built in\)$/);
  await workbench.run('w8log.openReport');
  assert.match(workbench.errors[1], /need the program w8log/);
  workbench.pressed = 'Open the Settings';
  await workbench.run('w8log.restartServer');
  await until(() => workbench.executed.length > 0);
  assert.deepEqual(workbench.executed, [['workbench.action.openSettings', 'w8log.server']]);
  workbench.set('w8log.server.path', binary);
  await until(() => /\d$/.test(workbench.status.text));
  await workbench.run('w8log.openReportAsText');
  assert.equal(workbench.errors.length, 3);
});

test('a program that is no server is not used', async () => {
  const { workbench } = await activated({ 'w8log.server.path': '/bin/true' });
  assert.match(workbench.errors[0], /^w8log: "\/bin\/true" does not start as a server/);
  assert.match(workbench.status.text, /\(built in\)$/);
});

test('a program that refuses is ended', async () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'w8log-vscode-')), 'w8log');
  const answer = JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'not today' } });
  fs.writeFileSync(file, `#!/bin/sh\nprintf 'Content-Length: ${answer.length}\\r\\n\\r\\n%s' '${answer}'\nexec sleep 1000\n`, { mode: 0o755 });
  const { workbench } = await activated({ 'w8log.server.path': file });
  assert.match(workbench.output[0], /not today/);
  assert.match(workbench.status.text, /\(built in\)$/);
  await until(() => servers().length === 0);
});

test('a server that is killed is started again, but not for ever', async () => {
  const { workbench } = await withLog(canonical);
  for (let times = 1; times <= 5; times += 1) {
    for (const pid of servers()) process.kill(pid, 'SIGKILL');
    await until(() => workbench.output.length === times);
    if (times < 5) await until(() => opened(workbench).length === times + 1);
  }
  await until(() => workbench.errors.length === 1);
  assert.match(workbench.errors[0], /has ended 5 times/);
  assert.equal(await ended(), 0);
});

test('the output is shown on request', async () => {
  const { workbench } = await activated();
  await workbench.run('w8log.showOutput');
  assert.ok(workbench.outputIsShown);
});

test('the end of VS Code ends the server', async () => {
  const { extension } = await activated();
  assert.equal(servers().length, 1);
  await extension.deactivate();
  assert.equal(servers().length, 0);
});

test('the stubs refuse what they do not know', async () => {
  const { workbench } = await activated();
  assert.throws(() => workbench.api.window.showQuickPick, /has no "showQuickPick"/);
  assert.throws(() => workbench.setting('w8log.colour'), /no setting/);
  assert.throws(() => Object.assign(new workbench.api.CodeLens(), { colour: 1 }), /not extensible/);
});

/** The logs that the server heard of, one after the other. */
function opened(workbench) {
  return messages(workbench, '→').filter(({ method }) => method === 'textDocument/didOpen').map(({ params }) => params.textDocument.uri);
}

/** The servers that are children of this process. */
function servers() {
  const text = fs.readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number).filter((pid) => !fs.readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '));
}

/** How many servers are left once those that end have done so. */
async function ended() {
  await until(() => servers().length <= 1);
  return servers().length;
}
