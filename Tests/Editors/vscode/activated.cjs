// The extension, as it is packed, in a VS Code of stubs, with a real server behind it.
const path = require('path');
const { pathToFileURL } = require('url');

const { binary, manifest, packed } = require('./places.cjs');
const { loadExtension } = require('./stubs/load.cjs');
const { Workbench } = require('./stubs/vscode.cjs');

const LOG = 'file:///logs/log.w8log';
const open = [];

/** A workbench with the extension in it; `prepare` does something to the workbench first, and `entry` is that of the manifest. */
async function activated(settings = {}, prepare = () => {}, entry = manifest.main) {
  const workbench = new Workbench(manifest, { 'w8log.server.path': binary, ...settings });
  prepare(workbench);
  const extension = loadExtension(path.join(packed, entry), workbench);
  const context = { subscriptions: [], extensionUri: workbench.api.Uri.parse(pathToFileURL(packed).href, true) };
  open.push(extension);
  await extension.activate(context);
  return { workbench, extension, context };
}

/** The same with a log in front. */
async function withLog(text, settings, prepare) {
  const made = await activated(settings, prepare);
  const log = (made.workbench.active = made.workbench.document(LOG, 'w8log', text));
  return { ...made, log };
}

/** A server that is the module, as there is no program by the standard name. */
const asModule = { 'w8log.server.path': 'w8log' };

/** Ends the extensions of a test, however it went. */
async function endAll() {
  for (const extension of open.splice(0)) await extension.deactivate();
}

/** What a provider answers; its last argument is a token. */
async function ask(workbench, name, method, ...given) {
  const { provider } = workbench.providers.get(name);
  return provider[method](...given, new workbench.api.CancellationTokenSource().token);
}

/** The messages that went one way, `→` or `←`. */
function messages(workbench, way) {
  return workbench.trace.filter((line) => line.startsWith(way)).map((line) => JSON.parse(line.slice(way.length)));
}

async function until(holds) {
  for (let tries = 0; tries < 2000; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`never: ${holds}`);
}

module.exports = { LOG, activated, asModule, ask, endAll, messages, until, withLog };
