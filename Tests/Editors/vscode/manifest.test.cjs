// The manifest: its form, and that it names what there is.
const assert = require('assert/strict');
const fs = require('fs');
const path = require('path');
const { test } = require('node:test');

const Ajv = require('ajv');
const { capabilities, extension, manifest, packed, read, repository } = require('./places.cjs');

const { contributes } = manifest;
const properties = contributes.configuration.properties;
// Settings of the extension itself; all others are the server's.
const OWN = ['w8log.server.path', 'w8log.server.arguments'];

/** The rows of the table of settings that the server's own test holds against `Setting.all`. */
function settingsOfServer(page = 'editors/server.md', title = "## The server's settings") {
  const section = read(repository, page).split(title)[1].split('\n## ')[0];
  return [...section.matchAll(/^\| `(w8log\.[^`]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)]
    .map(([, name, values, standard, meaning]) => ({ name, values, standard, meaning }));
}

/** Every file that the manifest names. */
function namedFiles() {
  return [
    manifest.main, manifest.browser, manifest.icon,
    ...contributes.languages.flatMap(({ configuration, icon }) => [configuration, icon.light, icon.dark]),
    ...contributes.grammars.map(({ path: file }) => file),
    './snippets/w8log.json', './out/thread.js', './out/worker.js', './out/w8log.wasm', './README.md', './LICENSE.txt',
    ...contributes.walkthroughs.flatMap(({ steps }) => steps.map(({ media }) => media.markdown)),
  ];
}

test('has the form that VS Code documents', () => {
  const schema = JSON.parse(read(__dirname, 'manifest-schema.json'));
  const validate = new Ajv({ allErrors: true }).compile(schema);
  assert.ok(validate(manifest), JSON.stringify(validate.errors, null, 1));
});

test('the schema refuses what VS Code does not know', () => {
  const schema = JSON.parse(read(__dirname, 'manifest-schema.json'));
  const validate = new Ajv().compile(schema);
  const faulty = [
    (it) => delete it.engines, (it) => (it.contributes.comands = []), (it) => delete it.contributes.commands[0].title,
    (it) => delete it.contributes.configuration.properties['w8log.today'].description,
    (it) => delete it.contributes.configuration.properties['w8log.today'].default,
    (it) => (it.activationEvents = ['onLog']), (it) => (it.contributes.languages[0].extensions = ['w8log']),
    (it) => delete it.contributes.walkthroughs[0].steps[0].media,
    (it) => (it.contributes.walkthroughs[0].steps[0].completionEvents = ['onLanguage:w8log']), (it) => (it.main = 'out/extension.js/'),
  ];
  for (const spoil of faulty) {
    const copy = structuredClone(manifest);
    spoil(copy);
    assert.ok(!validate(copy), spoil.toString());
  }
});

test("lists exactly the server's settings, with its defaults and its words", () => {
  const settings = settingsOfServer();
  assert.ok(settings.length >= 6);
  assert.deepEqual(Object.keys(properties).filter((name) => !OWN.includes(name)), settings.map(({ name }) => name));
  for (const { name, values, standard, meaning } of settings) {
    const { type, default: value, description } = properties[name];
    const isSwitch = values === 'true or false';
    assert.deepEqual(type, isSwitch ? 'boolean' : ['string', 'null'], name);
    assert.equal(isSwitch ? String(value) : value, isSwitch ? standard : null, name);
    assert.ok(description.toLowerCase().includes(meaning.toLowerCase()), `${name}: ${description}`);
  }
});

test('the page for all editors lists the same settings', () => {
  assert.deepEqual(settingsOfServer('editors/README.md', '## Settings of the server'), settingsOfServer());
});

test('its page lists exactly the settings of the manifest, and its commands', () => {
  const page = read(extension, 'README.md');
  const named = [...page.matchAll(/^\| (`w8log\.[^|]+) \|/gm)].flatMap(([, cell]) => {
    const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    const section = names[0].slice(0, names[0].lastIndexOf('.'));
    return names.map((name) => (name.startsWith('.') ? section + name : name));
  });
  assert.deepEqual(named, Object.keys(properties));
  const commands = [...page.matchAll(/^\| w8log: ([^|]+) \|/gm)].map(([, title]) => title);
  assert.deepEqual(new Set(commands), new Set(contributes.commands.map(({ title }) => title)));
});

test('has a colour of the grammar for every type of token', () => {
  const section = read(repository, 'editors/server.md').split('## Semantic tokens')[1].split('\n## ')[0];
  const types = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, type]) => type);
  const [{ scopes }] = contributes.semanticTokenScopes;
  assert.deepEqual(Object.keys(scopes).sort(), types.sort());
  // What VS Code does not know by itself must be declared.
  const known = capabilities.textDocument.semanticTokens.tokenTypes;
  assert.deepEqual(contributes.semanticTokenTypes.map(({ id }) => id), types.filter((type) => !known.includes(type)));
  const grammar = read(repository, 'grammar/textmate/w8log.tmLanguage.json');
  const names = new Set([...grammar.matchAll(/"name": "([^"]+)"/g)].map(([, name]) => name));
  for (const scope of Object.values(scopes).flat()) assert.ok(names.has(scope), scope);
});

test('asks nothing of a folder that is not trusted', () => {
  // Which program runs, and where files are written.
  const restricted = [...OWN, 'w8log.pageFolder'];
  assert.deepEqual(manifest.capabilities.untrustedWorkspaces.restrictedConfigurations, restricted);
  for (const name of restricted) assert.equal(properties[name].scope, 'machine-overridable');
});

test('names commands that it has, and no command of the server', () => {
  const commands = contributes.commands.map(({ command }) => command);
  assert.equal(new Set(commands).size, commands.length);
  const used = [
    ...[...Object.values(contributes.menus).flat(), ...contributes.keybindings].map(({ command }) => command),
    ...JSON.stringify(contributes.walkthroughs).matchAll(/(?:\(command|onCommand):(w8log\.\w+)/g).map(([, name]) => name),
  ];
  assert.ok(used.length > 6);
  for (const name of used) assert.ok(commands.includes(name), name);
  // The client registers those of the server by their own names.
  const ofServer = [...read(repository, 'editors/server.md').matchAll(/`(w8log\.(?:report|chart|addToday|moveUp|moveDown|readPasted))`/g)];
  for (const [, name] of ofServer) assert.ok(!commands.includes(name), name);
});

test('the package has the files that it names, and no others', () => {
  const files = fs.readdirSync(packed, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(packed, path.join(parentPath, name)));
  assert.deepEqual(files.sort(), [...new Set(['package.json', ...namedFiles().map((name) => path.normalize(name))])].sort());
});

test('the package has the grammar that other editors use too', () => {
  const [{ path: name, scopeName }] = contributes.grammars;
  const grammar = JSON.parse(read(packed, name));
  assert.equal(grammar.scopeName, scopeName);
  assert.deepEqual(grammar.fileTypes.map((type) => `.${type}`), contributes.languages[0].extensions);
});

test('the package describes itself as VS Code wants it', () => {
  const described = read(packed, '../extension.vsixmanifest');
  const [, id, version, publisher] = /<Identity Language="en-US" Id="([^"]+)" Version="([^"]+)" Publisher="([^"]+)"\/>/.exec(described);
  assert.deepEqual([id, version, publisher], [manifest.name, manifest.version, manifest.publisher]);
  const engine = /Id="Microsoft.VisualStudio.Code.Engine" Value="([^"]+)"/.exec(described)[1];
  assert.equal(engine, manifest.engines.vscode);
  const assets = [...described.matchAll(/<(?:Asset [^>]*Path=")?(?:License>|Icon>)?(extension\/[^"<]+)/g)].map(([, name]) => name);
  assert.ok(assets.length >= 5);
  for (const name of assets) assert.ok(fs.existsSync(path.join(packed, '..', name)), name);
  const types = read(packed, '../[Content_Types].xml');
  for (const name of namedFiles()) assert.ok(types.includes(`Extension="${path.extname(name)}"`), name);
});

test('links of the page lead somewhere in the package too', () => {
  for (const [, target] of read(packed, 'README.md').matchAll(/\]\(([^)]+)\)/g)) assert.match(target, /^(?:https?:|#)/);
});

test('has a picture of at least 128 pixels', () => {
  const picture = fs.readFileSync(path.join(extension, manifest.icon));
  assert.equal(picture.subarray(1, 4).toString(), 'PNG');
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  assert.equal(width, height);
  assert.ok(width >= 128);
});

test('formats by its own name', () => {
  const defaults = manifest.contributes.configurationDefaults['[w8log]'];
  assert.equal(defaults['editor.defaultFormatter'], `${manifest.publisher}.${manifest.name}`);
});

test('has the version of the program', () => {
  const [, released] = /^## (\d+\.\d+\.\d+)/m.exec(read(repository, 'CHANGELOG.md'));
  assert.equal(manifest.version, released);
});
