// The extension as VS Code has it in a browser: no program, no disk, and a worker.
const assert = require('assert/strict');
const fs = require('fs');
const { after, afterEach, before, test } = require('node:test');
const threads = require('worker_threads');

const { activated, ask, endAll, until } = require('./activated.cjs');
const { canonical, manifest } = require('./places.cjs');

const FOLDER = 'vscode-vfs://github/someone/logs';
const LOG = `${FOLDER}/log.w8log`;
const OTHER = `${FOLDER}/years/2026.w8log`;

/** The worker of a browser, made of one of Node. */
class BrowserWorker {
  static newest;

  constructor(address) {
    BrowserWorker.newest = this;
    const prelude = `
      const { parentPort } = require('worker_threads');
      globalThis.self = { postMessage: (message) => parentPort.postMessage(message) };
      parentPort.on('message', (data) => self.onmessage({ data }));
    `;
    this.thread = new threads.Worker(prelude + fs.readFileSync(new URL(address), 'utf8'), { eval: true });
    this.thread.on('message', (data) => this.onmessage({ data }));
    this.thread.on('error', ({ message }) => this.onerror({ message }));
  }

  postMessage(message) {
    this.thread.postMessage(message);
  }

  terminate() {
    this.thread.terminate();
  }
}

before(() => (globalThis.Worker = BrowserWorker));
after(() => delete globalThis.Worker);
afterEach(endAll);

/** A workbench with a folder on the disk of another. */
function withFolder(files, settings) {
  return activated(settings, (workbench) => {
    workbench.folders.push(workbench.api.Uri.parse(FOLDER, true));
    for (const [uri, text] of Object.entries(files)) workbench.files.set(uri, text);
  }, manifest.browser);
}

test('a log of a folder that is on no disk has its server, with all files of its book', async () => {
  const year = '# 2026-01\n\n03 Fri   82.1   @iron\n';
  const text = 'unit kg\ngym @iron\ninclude "years/*.w8log"\n';
  const { workbench } = await withFolder({ [LOG]: text, [OTHER]: year });
  assert.match(workbench.status.text, /^w8log .*\(built in\)$/);
  const log = workbench.document(LOG, 'w8log', text);
  await until(() => workbench.diagnostics.get(OTHER)?.length === 1);
  const { Position } = workbench.api;
  const edit = await ask(workbench, 'RenameProvider', 'provideRenameEdits', log.api, new Position(1, 6), '@steel');
  assert.deepEqual(edit.entries.map(({ uri, edit: { newText } }) => [uri, newText]), [[LOG, '@steel'], [OTHER, '@steel']]);
  workbench.files.set(OTHER, year.replace('Fri', 'Sat'));
  workbench.watchers[0].changed.fire(workbench.api.Uri.parse(OTHER, true));
  await until(() => workbench.diagnostics.get(OTHER)?.length === 0);
  workbench.files.delete(OTHER);
  workbench.watchers[0].deleted.fire(workbench.api.Uri.parse(OTHER, true));
  const renamed = () => ask(workbench, 'RenameProvider', 'provideRenameEdits', log.api, new Position(1, 6), '@steel');
  await until(async () => (await renamed()).entries.length === 1);
  assert.deepEqual([workbench.errors, workbench.output], [[], []]);
});

test('it says why there is no report', async () => {
  const { workbench } = await withFolder({ [LOG]: canonical });
  workbench.active = workbench.document(LOG, 'w8log', canonical);
  await workbench.run('w8log.openReport');
  assert.deepEqual(workbench.errors, ['w8log: reports, charts and pages need the program w8log; install it']);
});

test('today is added, and the cursor put there', async () => {
  const { workbench } = await withFolder({ [LOG]: canonical }, { 'w8log.today': '2026-02-10' });
  workbench.active = workbench.document(LOG, 'w8log', canonical);
  await workbench.run('w8log.addEntryOfToday');
  await until(() => workbench.shown.length === 1);
  assert.equal(workbench.shown[0].uri, LOG);
  assert.match(workbench.active.text, /\n10 Tue {3}/);
});

test('a module that fails is started again, with its files', async () => {
  const text = 'unit kg\ngym @iron\ninclude "years/*.w8log"\n';
  const { workbench } = await withFolder({ [LOG]: text, [OTHER]: '# 2026-01\n\n03 Fri   82.1   @iron\n' });
  workbench.document(LOG, 'w8log', text);
  await until(() => workbench.diagnostics.get(OTHER)?.length === 1);
  const first = BrowserWorker.newest;
  first.onerror({ message: 'unreachable' });
  assert.deepEqual(workbench.output, ['unreachable']);
  await until(() => BrowserWorker.newest !== first && workbench.diagnostics.get(OTHER)?.length === 1);
  assert.deepEqual(workbench.errors, []);
});
