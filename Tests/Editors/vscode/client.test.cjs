// The client between VS Code and the server: that it asks all that the server offers, and makes of the answers what VS Code wants.
const assert = require('assert/strict');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { afterEach, test } = require('node:test');

const { LOG, activated, asModule, ask, endAll, messages, until, withLog } = require('./activated.cjs');
const { canonical, read, repository } = require('./places.cjs');
const { FAULTY, tour } = require('./tour.cjs');

const TODAY = { 'w8log.today': '2026-02-10' };

afterEach(endAll);

/** The requests that the server offers, of those that the protocol has. */
function offered(capabilities) {
  const list = read(repository, 'Tests/Smoke/methods.py').matchAll(/_method\("([^"]+)", "([^"]+)"/g);
  return [...list].filter(([, , names]) => names.split('.').reduce((level, name) => level?.[name], capabilities)).map(([, method]) => method);
}

function sent(workbench, method) {
  return messages(workbench, '→').filter((message) => message.method === method).map(({ params }) => params);
}

test('asks the server for all that it offers, and registers nothing that it does not', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'w8log-vscode-'));
  fs.writeFileSync(`${folder}/log.w8log`, '');
  const { workbench, log } = await withLog(FAULTY, TODAY);
  await tour(workbench, log.api, FAULTY);
  await workbench.run('w8log.addEntryOfToday');
  await workbench.rename([`file://${folder}/log.w8log`, `file://${folder}/new.w8log`]);
  const { result } = messages(workbench, '←').find((message) => message.result?.capabilities);
  const methods = offered(result.capabilities);
  assert.ok(methods.length > 30);
  const asked = new Set(messages(workbench, '→').map(({ method }) => method));
  assert.deepEqual(methods.filter((method) => !asked.has(method)), []);
  const requests = messages(workbench, '→').filter(({ id, method }) => id !== undefined && method).map(({ method }) => method);
  assert.deepEqual([...new Set(requests)].filter((method) => !methods.includes(method) && !['initialize', 'shutdown'].includes(method)), []);
  const refused = messages(workbench, '←').filter(({ error }) => error && error.code !== -32602 && error.code !== -32803);
  assert.deepEqual(refused, []);
  assert.deepEqual([workbench.errors, workbench.output], [[], []]);
});

test('the module gives VS Code the same objects as the program', async () => {
  const answers = [];
  for (const settings of [{}, asModule]) {
    const { workbench, log } = await withLog(FAULTY, { ...TODAY, ...settings });
    assert.equal(/\(built in\)$/.test(workbench.status.text), settings === asModule);
    answers.push(await tour(workbench, log.api, FAULTY));
  }
  const [native, module] = answers;
  assert.deepEqual(Object.keys(native), Object.keys(module));
  for (const name of Object.keys(native)) assert.deepEqual(plain(module[name]), plain(native[name]), name);
});

/** Values without their classes, which each workbench loads anew, and without the identity of what the server remembers. */
function plain(value) {
  return JSON.parse(JSON.stringify(value, (key, inner) => (key === 'resultId' ? undefined : inner)));
}

test('what VS Code is given is made of its own classes', async () => {
  const { workbench, log } = await withLog(FAULTY, TODAY);
  const answers = await tour(workbench, log.api, FAULTY);
  const { api } = workbench;
  const hover = answers['HoverProvider.provideHover'].find(Boolean);
  assert.ok(hover instanceof api.Hover && hover.contents instanceof api.MarkdownString && hover.range instanceof api.Range);
  const [problem] = workbench.diagnostics.get(LOG);
  assert.deepEqual([problem.code.value, problem.code.target.toString(), problem.severity, problem.source], ['W8104', 'w8log-rule:W8104', 1, 'w8log']);
  const fixes = answers['CodeActionsProvider.provideCodeActions'].at(-1);
  const fix = fixes.find(({ title }) => title === 'Write Fri');
  assert.equal(fix.kind.value, 'quickfix');
  assert.deepEqual(fix.edit.entries.map(({ uri, edit }) => [uri, edit.newText]), [[LOG, 'Fri']]);
  assert.equal(fix.diagnostics[0].message, problem.message);
  const items = answers.items.flatMap((list) => list.items);
  assert.ok(items.some(({ insertText }) => insertText instanceof api.SnippetString));
  assert.ok(items.some(({ range }) => range.inserting instanceof api.Range));
  assert.ok(items.some(({ label }) => label.description));
  const [month] = answers['DocumentSymbolProvider.provideDocumentSymbols'][0].filter(({ name }) => name.includes('2026-01'));
  assert.deepEqual([month.kind, month.children.length], [2, 11]);
  const parts = answers['InlayHintsProvider.resolveInlayHint'].flatMap(({ label }) => label);
  assert.ok(parts.some(({ tooltip }) => /average over 7 days/.test(tooltip)));
  const colors = answers['ColorProvider.provideDocumentColors'][0];
  assert.deepEqual([colors.length, colors[0].color instanceof api.Color], [3, true]);
  assert.ok(answers['FoldingRangeProvider.provideFoldingRanges'][0].every(({ kind }) => kind === undefined || kind === 3));
  const annotated = answers['CodeActionsProvider.resolveCodeAction'].flatMap(({ edit }) => edit.entries).find(({ metadata }) => metadata);
  assert.deepEqual([typeof annotated.metadata.label, typeof annotated.metadata.needsConfirmation], ['string', 'boolean']);
});

test('each change reaches the server, and the problems follow it', async () => {
  const { workbench, log } = await withLog('# 2026-01\n\n03 Fri   82.1\n');
  const codes = () => workbench.diagnostics.get(LOG)?.map(({ code }) => code.value).join();
  await until(() => codes()?.includes('W8104'));
  workbench.type(log, 2, 4, 'x');
  workbench.type(log, 2, 4, 'y');
  assert.deepEqual(sent(workbench, 'textDocument/didChange').map(({ textDocument: { version }, contentChanges: [{ text }] }) => [version, text]), [
    [2, 'x'], [3, 'y']]);
  await until(() => !codes().includes('W8104'));
  workbench.save(log);
  assert.deepEqual(sent(workbench, 'textDocument/didSave'), [{ textDocument: { uri: LOG } }]);
  workbench.close(log);
  assert.deepEqual(sent(workbench, 'textDocument/didClose'), [{ textDocument: { uri: LOG } }]);
  assert.equal(workbench.diagnostics.has(LOG), false);
  workbench.type(log, 0, 0, 'z');
  assert.equal(sent(workbench, 'textDocument/didChange').length, 2);
});

test('a question that is withdrawn is cancelled', async () => {
  const { workbench, log } = await withLog(canonical);
  const { provider } = workbench.providers.get('DocumentSymbolProvider');
  const source = new workbench.api.CancellationTokenSource();
  const answer = provider.provideDocumentSymbols(log.api, source.token).then(() => 'answered', (problem) => problem.constructor.name);
  source.cancel();
  assert.ok(['answered', 'CancellationError'].includes(await answer));
  assert.equal(sent(workbench, '$/cancelRequest').length, 1);
});

for (const [server, settings] of [['program', {}], ['module', asModule]]) {
  test(`the ${server} has the problems of all files of a book, and hears of changes on the disk`, async () => {
    const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'w8log-vscode-')));
    const [log, other] = [`${folder}/log.w8log`, `${folder}/other.w8log`];
    fs.writeFileSync(other, 'unit kg\n\n# 2026-01\n\n03 Fri   82.1\n');
    fs.writeFileSync(log, 'include "other.w8log"\n');
    const { workbench } = await activated(settings, ({ folders, api }) => folders.push(api.Uri.parse(`file://${folder}`, true)));
    workbench.document(`file://${log}`, 'w8log', 'include "other.w8log"\n');
    const codes = () => workbench.diagnostics.get(`file://${other}`)?.map(({ code }) => code.value).join();
    await until(() => codes() === 'W8104');
    fs.writeFileSync(other, 'unit kg\n\n# 2026-01\n\n03 Sat   82.1\n');
    const [{ glob, changed }] = workbench.watchers;
    assert.equal(glob, '**/*.w8log');
    changed.fire(workbench.api.Uri.parse(`file://${other}`, true));
    await until(() => codes() === '');
    const [edit] = await workbench.rename([`file://${other}`, `file://${folder}/2026.w8log`], ['file:///etc/passwd', 'file:///etc/x']);
    assert.deepEqual(edit.entries.map(({ uri, edit: { newText } }) => [uri, newText]), [[`file://${log}`, '"2026.w8log"']]);
    workbench.changeFolders(['file:///added'], ['file:///removed']);
    assert.deepEqual(sent(workbench, 'workspace/didChangeWorkspaceFolders')[0].event.removed, [{ uri: 'file:///removed', name: 'removed' }]);
    fs.rmSync(folder, { recursive: true });
  });
}

test('the module finds the files beside a log that is in no folder of the workspace', async () => {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'w8log-vscode-')));
  fs.writeFileSync(`${folder}/other.w8log`, 'unit kg\ngym @iron\n\n# 2026-01\n\n03 Fri   82.1\n');
  const { workbench } = await activated(asModule);
  workbench.document(`file://${folder}/log.w8log`, 'w8log', 'include "other.w8log"\n');
  await until(() => workbench.diagnostics.get(`file://${folder}/other.w8log`)?.length === 1);
  fs.rmSync(folder, { recursive: true });
});

test('the module says why there is no report', async () => {
  const { workbench } = await withLog(canonical, asModule);
  for (const name of ['w8log.openReport', 'w8log.openReportAsText', 'w8log.openChart']) await workbench.run(name);
  await until(() => workbench.errors.length === 3);
  assert.deepEqual(workbench.errors, Array(3).fill('w8log: reports, charts and pages need the program w8log; install it'));
});

test('a name that is taken says so, and a change for an older text is not made', async () => {
  const { workbench, log } = await withLog(canonical, TODAY);
  const position = new workbench.api.Position(canonical.split('\n').findIndex((line) => line.startsWith('gym        @iron')), 12);
  await assert.rejects(ask(workbench, 'RenameProvider', 'provideRenameEdits', log.api, position, '@home'), /@home/);
  await assert.rejects(ask(workbench, 'RenameProvider', 'prepareRename', log.api, new workbench.api.Position(0, 0)), /nothing here has a name/);
  const added = workbench.run('w8log.addEntryOfToday');
  log.version += 1;
  await added;
  await until(() => messages(workbench, '→').some(({ result }) => result?.applied === false));
  assert.deepEqual(workbench.edits, []);
});
