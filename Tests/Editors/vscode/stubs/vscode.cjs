// A stub of the module `vscode`: of its functions just those that the extension uses; any other name is refused.
const fs = require('fs');

const { strict, onlyKnown } = require('./strict.cjs');

/** A VS Code with nothing open, and `settings` by their whole names over the defaults of the manifest. */
class Workbench {
  commands = new Map();
  /** What was shown to people: errors, notes, documents, and the lines of the output. */
  errors = [];
  notes = [];
  documents = [];
  output = [];
  executed = [];
  outputIsShown = false;
  /** Where the cursor is. */
  selection = strict('Selection', { active: { line: 0, character: 0 }, isEmpty: true });
  /** What reads a text that is pasted. */
  paste = undefined;
  /** What offers items by itself, without the server. */
  completion = undefined;
  /** What is shown beside the language. */
  status = { name: undefined, text: '', busy: false, severity: undefined, command: undefined, dispose: undefined };
  /** The panels that are open. */
  panels = [];
  /** What documents were said to be written in, by their addresses. */
  languages = new Map();
  /** What people press where a message asks. */
  pressed = undefined;
  #listeners = { configuration: new Set(), open: new Set() };

  constructor(manifest, settings = {}) {
    this.properties = manifest.contributes.configuration.properties;
    this.settings = settings;
    this.active = undefined;
    const workbench = this;
    this.api = strict('vscode', {
      // Compiled code would make a copy of what is no module, and the copy would refuse nothing.
      __esModule: true,
      window: strict('vscode.window', {
        get activeTextEditor() {
          return workbench.active && strict('TextEditor', { document: workbench.active, selection: workbench.selection });
        },
        createOutputChannel: (name, options) => this.#createOutput(name, options),
        showErrorMessage: async (message, ...items) => {
          this.errors.push(message);
          return items.find((item) => item === this.pressed);
        },
        showInformationMessage: async (message) => void this.notes.push(message),
        showTextDocument: async (document) => {
          this.active = document;
          return strict('TextEditor', { document, selection: this.selection });
        },
        createWebviewPanel: (kind, title, where, options) => this.#createPanel(kind, title, where, options),
      }),
      LanguageStatusSeverity: strict('LanguageStatusSeverity', { Information: 0, Error: 2 }),
      CompletionItemKind: strict('CompletionItemKind', { Snippet: 14 }),
      CompletionItem: class {
        constructor(label, kind) {
          Object.assign(this, { label, kind });
        }
      },
      SnippetString: class {
        constructor(value) {
          this.value = value;
        }
      },
      ViewColumn: strict('ViewColumn', { Beside: -2 }),
      Uri: strict('Uri', {
        joinPath: (base, ...parts) => strict('Uri', { path: [base.path, ...parts].join('/') }),
        parse: (text, isStrict) => {
          if (isStrict !== true) throw new Error('an address without a scheme would become a path');
          return strict('Uri', { scheme: new URL(text).protocol.slice(0, -1), path: decodeURIComponent(new URL(text).pathname), toString: () => text });
        },
      }),
      workspace: strict('vscode.workspace', {
        getConfiguration: (section) => strict('WorkspaceConfiguration', {
          get: (name) => this.setting(`${section}.${name}`),
        }),
        onDidChangeConfiguration: (listener) => this.#listen('configuration', listener),
        onDidOpenTextDocument: (listener) => this.#listen('open', listener),
        fs: strict('vscode.workspace.fs', { readFile: async (uri) => new Uint8Array(fs.readFileSync(uri.path)) }),
        decode: async (bytes, options) => {
          onlyKnown('decode', options, ['encoding']);
          return new TextDecoder(options.encoding).decode(bytes);
        },
        openTextDocument: async (options) => {
          onlyKnown('openTextDocument', options, ['language', 'content']);
          return this.document('untitled:Untitled-1', options.language, options.content);
        },
      }),
      DocumentDropOrPasteEditKind: strict('DocumentDropOrPasteEditKind', {
        Text: strict('Kind', { append: (...parts) => strict('Kind', { value: ['text', ...parts].join('.') }) }),
      }),
      DocumentPasteEdit: class {
        constructor(insertText, title, kind) {
          Object.assign(this, { insertText, title, kind });
        }
      },
      languages: strict('vscode.languages', {
        registerDocumentPasteEditProvider: (selector, provider, metadata) => {
          onlyKnown('metadata', metadata, ['providedPasteEditKinds', 'pasteMimeTypes']);
          this.paste = provider;
          return disposable(() => (this.paste = undefined));
        },
        registerCompletionItemProvider: (selector, provider) => {
          onlyKnown('selector', selector, ['language']);
          this.completion = provider;
          return disposable(() => (this.completion = undefined));
        },
        createLanguageStatusItem: (id) => {
          if (id !== 'w8log.server') throw new Error('no item of this extension');
          return Object.seal(Object.assign(this.status, disposable(() => {})));
        },
        setTextDocumentLanguage: async (document, language) => void this.languages.set(document.uri.toString(), language),
      }),
      commands: strict('vscode.commands', {
        registerCommand: (name, run) => {
          if (this.commands.has(name)) throw new Error(`command '${name}' already exists`);
          this.commands.set(name, run);
          return disposable(() => this.commands.delete(name));
        },
        executeCommand: async (name, ...given) => void this.executed.push([name, ...given]),
      }),
    });
  }

  #listen(event, listener) {
    this.#listeners[event].add(listener);
    return disposable(() => this.#listeners[event].delete(listener));
  }

  #createOutput(name, options) {
    if (name !== 'w8log' || options.log !== true) throw new Error('no output of this extension');
    return strict('LogOutputChannel', {
      error: (line) => this.output.push(line),
      warn: (line) => this.output.push(line),
      show: () => void (this.outputIsShown = true),
      dispose: () => {},
    });
  }

  #createPanel(kind, title, where, options) {
    onlyKnown('where', where, ['viewColumn', 'preserveFocus']);
    onlyKnown('options', options, ['enableScripts', 'enableFindWidget', 'retainContextWhenHidden', 'localResourceRoots']);
    const panel = { kind, title, where, options, html: '', posted: [], revealed: 0, disposed: [] };
    this.panels.push(panel);
    return (panel.$panel = strict('WebviewPanel', {
      webview: {
        get html() { return panel.html; },
        set html(text) { panel.html = text; },
        postMessage: async (message) => (panel.posted.push(message), true),
      },
      onDidDispose: (listener) => (panel.disposed.push(listener), disposable(() => {})),
      reveal: () => void panel.revealed++,
      dispose: () => {
        this.panels.splice(this.panels.indexOf(panel), 1);
        for (const listener of panel.disposed) listener();
      },
    }));
  }

  /** A document that is open. */
  document(uri, languageId, text) {
    const document = strict('TextDocument', {
      uri: strict('Uri', { scheme: uri.split(':')[0], toString: () => uri }),
      languageId,
      lineAt: (line) => strict('TextLine', { text: text.split('\n')[line] }),
      // For the tests: the extension's declarations have no such name.
      $text: text,
    });
    this.documents.push(document);
    for (const listener of this.#listeners.open) listener(document);
    return document;
  }

  /** What is set, or the default of the manifest. */
  setting(name) {
    if (!(name in this.properties)) throw new Error(`the manifest has no setting "${name}"`);
    return name in this.settings ? this.settings[name] : this.properties[name].default;
  }

  /** All that is set below `section`, as an object of objects. */
  section(section) {
    const result = {};
    for (const name of Object.keys(this.properties)) {
      const parts = name.split('.').slice(1);
      const last = parts.pop();
      let inner = result;
      for (const part of parts) inner = inner[part] ??= {};
      inner[last] = this.setting(name);
    }
    return section === 'w8log' ? result : null;
  }

  /** Sets something as people do. */
  set(name, value) {
    this.setting(name);
    this.settings[name] = value;
    const change = strict('ConfigurationChangeEvent', {
      affectsConfiguration: (section) => name === section || name.startsWith(`${section}.`),
    });
    for (const listener of this.#listeners.configuration) listener(change);
  }

  /** Runs a command as the palette does. */
  async run(name) {
    const command = this.commands.get(name);
    if (!command) throw new Error(`command '${name}' not found`);
    await command();
  }
}

function disposable(dispose) {
  return strict('Disposable', { dispose });
}

module.exports = { Workbench };
