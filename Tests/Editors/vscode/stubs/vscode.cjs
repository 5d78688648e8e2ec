// A stub of the module `vscode`: of its functions just those that the extension uses; any other name is refused.
const fs = require('fs');
const path = require('path');

const { Document } = require('./document.cjs');
const { strict, onlyKnown } = require('./strict.cjs');
const values = require('./values.cjs');

const { Disposable, EventEmitter, Uri } = values;

/** A VS Code with nothing open, and `settings` by their whole names over the defaults of the manifest. */
class Workbench {
  commands = new Map();
  /** What registered itself, by the end of the name of its function: `HoverProvider` for `registerHoverProvider`. */
  providers = new Map();
  /** What gives the texts of addresses, by their schemes. */
  contents = new Map();
  /** The diagnostics, by the addresses of their documents. */
  diagnostics = new Map();
  /** What was shown to people: errors, notes, documents, and the lines of the output. */
  errors = [];
  notes = [];
  shown = [];
  opened = [];
  documents = [];
  output = [];
  trace = [];
  executed = [];
  edits = [];
  progress = [];
  outputIsShown = false;
  /** What the server had shown anew. */
  refreshed = [];
  watchers = [];
  /** The folders of the workspace, by their addresses. */
  folders = [];
  /** The files of other disks than that of the test, by their addresses. */
  files = new Map();
  /** Where the cursor is. */
  selection = strict('Selection', { active: new values.Position(0, 0), isEmpty: true });
  /** What is shown beside the language. */
  status = { name: undefined, text: '', busy: false, severity: undefined, command: undefined, dispose: undefined };
  /** The panels that are open. */
  panels = [];
  /** What documents were said to be written in, by their addresses. */
  languages = new Map();
  /** What people press where a message asks. */
  pressed = undefined;
  active = undefined;
  #events = Object.fromEntries(
    ['Configuration', 'Open', 'Change', 'Close', 'Save', 'Folders', 'Rename'].map((name) => [name, new EventEmitter()]));

  constructor(manifest, settings = {}) {
    this.properties = manifest.contributes.configuration.properties;
    this.settings = settings;
    this.api = strict('vscode', {
      // Compiled code would make a copy of what is no module, and the copy would refuse nothing.
      __esModule: true,
      ...values,
      version: '1.106.0',
      window: this.#window(),
      workspace: this.#workspace(),
      languages: this.#languages(),
      commands: strict('vscode.commands', {
        registerCommand: (name, run) => {
          if (this.commands.has(name)) throw new Error(`command '${name}' already exists`);
          this.commands.set(name, run);
          return new Disposable(() => this.commands.delete(name));
        },
        executeCommand: async (name, ...given) => void this.executed.push([name, ...given]),
      }),
      env: strict('vscode.env', {
        appName: 'Visual Studio Code',
        language: 'en',
        openExternal: async (uri) => (this.opened.push(uri.toString()), true),
      }),
      LanguageStatusSeverity: strict('LanguageStatusSeverity', { Information: 0, Error: 2 }),
      CompletionItemKind: strict('CompletionItemKind', { Snippet: 14 }),
      FoldingRangeKind: strict('FoldingRangeKind', { Comment: 1, Imports: 2, Region: 3 }),
      FileType: strict('FileType', { File: 1, Directory: 2 }),
      ProgressLocation: strict('ProgressLocation', { Window: 10 }),
      ViewColumn: strict('ViewColumn', { Beside: -2 }),
      DocumentDropOrPasteEditKind: strict('DocumentDropOrPasteEditKind', {
        Text: strict('Kind', { append: (...parts) => strict('Kind', { value: ['text', ...parts].join('.') }) }),
      }),
    });
  }

  #window() {
    const workbench = this;
    return strict('vscode.window', {
      get activeTextEditor() {
        return workbench.active && strict('TextEditor', { document: workbench.active.api, selection: workbench.selection });
      },
      createOutputChannel: (name, options) => this.#createOutput(name, options),
      showErrorMessage: async (message, ...items) => {
        this.errors.push(message);
        return items.find((item) => item === this.pressed);
      },
      showWarningMessage: async (message) => void this.notes.push(message),
      showInformationMessage: async (message) => void this.notes.push(message),
      showTextDocument: async (target, options) => {
        if (options) onlyKnown('options', options, ['preserveFocus', 'selection']);
        await this.contents.get((target.uri ?? target).scheme)?.provideTextDocumentContent(target);
        this.shown.push({ uri: (target.uri ?? target).toString(), ...options });
        this.active = this.documents.find(({ api }) => api === target) ?? this.active;
      },
      withProgress: (options, run) => {
        onlyKnown('options', options, ['location', 'title']);
        return run({ report: (value) => this.progress.push(value) });
      },
      createWebviewPanel: (kind, title, where, options) => this.#createPanel(kind, title, where, options),
    });
  }

  #workspace() {
    const workbench = this;
    const { Configuration, Open, Change, Close, Save, Folders, Rename } = this.#events;
    return strict('vscode.workspace', {
      get textDocuments() { return workbench.documents.map(({ api }) => api); },
      get workspaceFolders() {
        return workbench.folders.length === 0 ? undefined : workbench.folders.map((uri) => ({ uri, name: path.basename(uri.path) }));
      },
      getWorkspaceFolder: (uri) => this.folders.find((folder) => uri.toString().startsWith(`${folder}/`)),
      getConfiguration: (section) => strict('WorkspaceConfiguration', {
        get: (name) => (section === undefined ? this.section(name) : this.setting(`${section}.${name}`)),
      }),
      onDidChangeConfiguration: Configuration.event,
      onDidOpenTextDocument: Open.event,
      onDidChangeTextDocument: Change.event,
      onDidCloseTextDocument: Close.event,
      onDidSaveTextDocument: Save.event,
      onDidChangeWorkspaceFolders: Folders.event,
      onWillRenameFiles: Rename.event,
      applyEdit: async (edit) => (this.edits.push(edit), this.#apply(edit), true),
      createFileSystemWatcher: (glob) => {
        const [created, changed, deleted] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
        this.watchers.push({ glob, created, changed, deleted });
        return strict('FileSystemWatcher', {
          onDidCreate: created.event, onDidChange: changed.event, onDidDelete: deleted.event, dispose: () => {},
        });
      },
      findFiles: async (glob, exclude, most) => {
        if (glob !== '**/*.w8log' || exclude !== undefined || !(most > 0)) throw new Error('not what logs are found by');
        return this.folders.flatMap((folder) => this.#filesBelow(folder)).filter(({ path: name }) => name.endsWith('.w8log'));
      },
      fs: strict('vscode.workspace.fs', {
        readFile: async (uri) => (uri.scheme === 'file' ? new Uint8Array(fs.readFileSync(uri.path)) : this.#file(uri)),
        readDirectory: async (uri) => fs.readdirSync(uri.path, { withFileTypes: true }).map((entry) => [entry.name, entry.isDirectory() ? 2 : 1]),
        stat: async (uri) => ({ type: fs.statSync(uri.path).isDirectory() ? 2 : 1 }),
      }),
      decode: async (bytes, options) => {
        onlyKnown('decode', options, ['encoding']);
        return new TextDecoder(options.encoding).decode(bytes);
      },
      openTextDocument: async (options) => {
        onlyKnown('openTextDocument', options, ['language', 'content']);
        return this.document('untitled:Untitled-1', options.language, options.content).api;
      },
      registerTextDocumentContentProvider: (scheme, provider) => {
        this.contents.set(scheme, provider);
        const listener = provider.onDidChange((uri) => this.refreshed.push(uri.toString()));
        return new Disposable(() => (listener.dispose(), this.contents.delete(scheme)));
      },
    });
  }

  #languages() {
    const names = [
      'HoverProvider', 'DefinitionProvider', 'ReferenceProvider', 'DocumentHighlightProvider', 'DocumentLinkProvider',
      'DocumentSymbolProvider', 'WorkspaceSymbolProvider', 'FoldingRangeProvider', 'SelectionRangeProvider', 'ColorProvider',
      'SignatureHelpProvider', 'CodeLensProvider', 'DocumentSemanticTokensProvider', 'DocumentRangeSemanticTokensProvider',
      'InlayHintsProvider', 'CompletionItemProvider', 'InlineCompletionItemProvider', 'CodeActionsProvider', 'RenameProvider',
      'DocumentFormattingEditProvider', 'DocumentRangeFormattingEditProvider', 'OnTypeFormattingEditProvider', 'DocumentPasteEditProvider',
    ];
    const register = (name) => (...given) => {
      const [selector, provider, ...rest] = name === 'WorkspaceSymbolProvider' ? [undefined, ...given] : given;
      // Snippets come from another provider than the items of the server.
      const key = name === 'CompletionItemProvider' && !provider.resolveCompletionItem ? 'Snippets' : name;
      if (this.providers.has(key)) throw new Error(`there is a ${key} already`);
      this.providers.set(key, { selector, provider, rest });
      for (const event of ['onDidChangeInlayHints', 'onDidChangeCodeLenses']) provider[event]?.(() => this.refreshed.push(key));
      return new Disposable(() => this.providers.delete(key));
    };
    return strict('vscode.languages', {
      ...Object.fromEntries(names.map((name) => [`register${name}`, register(name)])),
      match: (selector, { uri, languageId }) =>
        (selector.some(({ scheme, language }) => scheme === uri.scheme && language === languageId) ? 10 : 0),
      createDiagnosticCollection: () => strict('DiagnosticCollection', {
        set: (uri, items) => void this.diagnostics.set(uri.toString(), items),
        delete: (uri) => void this.diagnostics.delete(uri.toString()),
        dispose: () => this.diagnostics.clear(),
      }),
      createLanguageStatusItem: (id) => {
        if (id !== 'w8log.server') throw new Error('no item of this extension');
        return Object.seal(Object.assign(this.status, { dispose: () => {} }));
      },
      setTextDocumentLanguage: async (document, language) => void this.languages.set(document.uri.toString(), language),
    });
  }

  #createOutput(name, options) {
    if (name !== 'w8log' || options.log !== true) throw new Error('no output of this extension');
    const write = (line) => this.output.push(line);
    return strict('LogOutputChannel', {
      error: write, warn: write, info: write, trace: (line) => this.trace.push(line),
      show: () => void (this.outputIsShown = true), dispose: () => {},
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
      onDidDispose: (listener) => (panel.disposed.push(listener), new Disposable()),
      reveal: () => void panel.revealed++,
      dispose: () => {
        this.panels.splice(this.panels.indexOf(panel), 1);
        for (const listener of panel.disposed) listener();
      },
    }));
  }

  #filesBelow(folder) {
    if (folder.scheme !== 'file') return [...this.files.keys()].map((uri) => Uri.parse(uri, true));
    return fs.readdirSync(folder.path, { recursive: true }).map((name) => Uri.joinPath(folder, name));
  }

  #file(uri) {
    const text = this.files.get(uri.toString());
    if (text === undefined) throw new Error(`there is no ${uri}`);
    return new TextEncoder().encode(text);
  }

  #apply({ entries }) {
    const last = ({ edit }) => edit?.range.start.line ?? 0;
    for (const { uri, edit } of [...entries].sort((one, other) => last(other) - last(one))) {
      const document = this.documents.find((each) => each.uri.toString() === uri);
      if (document) this.#events.Change.fire(document.replace(edit.range, edit.newText));
    }
  }

  /** A document that is opened. */
  document(uri, languageId, text) {
    const document = new Document(Uri.parse(uri, true), languageId, text);
    this.documents.push(document);
    this.#events.Open.fire(document.api);
    return document;
  }

  /** Types a text. */
  type(document, line, character, text) {
    const cursor = { line, character };
    this.#events.Change.fire(document.replace({ start: cursor, end: cursor }, text));
  }

  close(document) {
    document.isClosed = true;
    this.documents.splice(this.documents.indexOf(document), 1);
    this.#events.Close.fire(document.api);
  }

  save(document) {
    this.#events.Save.fire(document.api);
  }

  /** Asks for what changes with new names of files. */
  async rename(...files) {
    const waited = [];
    this.#events.Rename.fire(strict('FileWillRenameEvent', {
      files: files.map(([oldUri, newUri]) => ({ oldUri: Uri.parse(oldUri, true), newUri: Uri.parse(newUri, true) })),
      waitUntil: (edit) => waited.push(edit),
    }));
    return Promise.all(waited);
  }

  /** Opens and closes folders of the workspace. */
  changeFolders(added, removed) {
    const folders = (uris) => uris.map((uri) => ({ uri: Uri.parse(uri, true), name: path.basename(uri) }));
    this.#events.Folders.fire({ added: folders(added), removed: folders(removed) });
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
    return section === 'w8log' ? result : undefined;
  }

  /** Sets something as people do. */
  set(name, value) {
    this.setting(name);
    this.settings[name] = value;
    this.#events.Configuration.fire(strict('ConfigurationChangeEvent', {
      affectsConfiguration: (section) => name === section || name.startsWith(`${section}.`),
    }));
  }

  /** Runs a command as the palette does. */
  async run(name, ...given) {
    const command = this.commands.get(name);
    if (!command) throw new Error(`command '${name}' not found`);
    return command(...given);
  }
}

module.exports = { Workbench };
