// Between Monaco and the server, as VS Code's client converts what they say. Python carries the messages: `ask` of the
// server is the binding `carry`, and `answered` is called with what it says.

const uri = 'file:///typed/log.w8log';
const textDocument = { uri };
const waiting = new Map();
let editor;
let version = 0;
let last = 0;

function tell(method, params) {
  carry(JSON.stringify({ method, params }));
}

function ask(method, params) {
  last += 1;
  unanswered += 1;
  carry(JSON.stringify({ id: last, method, params }));
  return new Promise((resolve) => waiting.set(last, resolve));
}

function answered(id, result) {
  unanswered -= 1;
  waiting.get(id)(result);
  waiting.delete(id);
}

// Conversion

const toPosition = ({ lineNumber, column }) => ({ line: lineNumber - 1, character: column - 1 });
const toRange = (range) => ({
  start: { line: range.startLineNumber - 1, character: range.startColumn - 1 },
  end: { line: range.endLineNumber - 1, character: range.endColumn - 1 },
});
const ofRange = ({ start, end }) => new monaco.Range(start.line + 1, start.character + 1, end.line + 1, end.character + 1);
const at = (position) => ({ textDocument, position: toPosition(position) });

/** The kinds of items, in the order of the protocol. */
const kinds = ['Text', 'Method', 'Function', 'Constructor', 'Field', 'Variable', 'Class', 'Interface', 'Module', 'Property', 'Unit',
  'Value', 'Enum', 'Keyword', 'Snippet', 'Color', 'File', 'Reference', 'Folder', 'EnumMember', 'Constant', 'Struct', 'Event',
  'Operator', 'TypeParameter'];

function suggestion(item, wordRange) {
  const { range, insert, replace, newText } = item.textEdit ?? {};
  return {
    label: item.labelDetails ? { label: item.label, ...item.labelDetails } : item.label,
    kind: monaco.languages.CompletionItemKind[kinds[(item.kind ?? 1) - 1]],
    detail: item.detail,
    insertText: newText ?? item.insertText ?? item.label,
    insertTextRules: item.insertTextFormat === 2 ? monaco.languages.CompletionItemInsertTextRule.InsertAsSnippet : 0,
    filterText: item.filterText,
    sortText: item.sortText,
    preselect: item.preselect,
    commitCharacters: item.commitCharacters,
    range: insert ? { insert: ofRange(insert), replace: ofRange(replace) } : range ? ofRange(range) : wordRange,
  };
}

function completions(triggerCharacters) {
  return {
    triggerCharacters,
    async provideCompletionItems(model, position, context) {
      const answer = await ask('textDocument/completion', {
        ...at(position), context: { triggerKind: context.triggerKind + 1, triggerCharacter: context.triggerCharacter },
      });
      const word = model.getWordUntilPosition(position);
      const range = new monaco.Range(position.lineNumber, word.startColumn, position.lineNumber, word.endColumn);
      return { suggestions: answer.items.map((item) => suggestion(item, range)), incomplete: answer.isIncomplete };
    },
  };
}

const inlineCompletions = {
  async provideInlineCompletions(model, position, context) {
    const selected = context.selectedSuggestionInfo;
    const answer = await ask('textDocument/inlineCompletion', {
      ...at(position),
      context: {
        triggerKind: context.triggerKind + 1,
        ...(selected && { selectedCompletionInfo: { range: toRange(selected.range), text: selected.text } }),
      },
    });
    return { items: answer.map(({ insertText, filterText, range }) => ({ insertText, filterText, range: ofRange(range) })) };
  },
  disposeInlineCompletions() {},
};

const typing = (triggers) => ({
  autoFormatTriggerCharacters: triggers,
  async provideOnTypeFormattingEdits(model, position, ch, options) {
    const edits = await ask('textDocument/onTypeFormatting', { ...at(position), ch, options });
    return edits.map(({ range, newText }) => ({ range: ofRange(range), text: newText }));
  },
});

const formatting = {
  async provideDocumentRangeFormattingEdits(model, range, options) {
    const edits = await ask('textDocument/rangeFormatting', { textDocument, range: toRange(range), options });
    return edits.map(({ range, newText }) => ({ range: ofRange(range), text: newText }));
  },
};

// What editors/vscode says of the language

function languageConfiguration({ wordPattern, onEnterRules, ...others }) {
  const { IndentAction } = monaco.languages;
  const actions = { none: IndentAction.None, indent: IndentAction.Indent, outdent: IndentAction.Outdent };
  return {
    ...others,
    wordPattern: new RegExp(wordPattern.pattern, `${wordPattern.flags ?? ''}g`),
    onEnterRules: onEnterRules.map(({ beforeText, afterText, action }) => ({
      beforeText: new RegExp(beforeText), afterText: new RegExp(afterText),
      action: { indentAction: actions[action.indent], appendText: action.appendText },
    })),
  };
}

/** Settings such as `editor.tabSize`, as Monaco takes them: an object in which each point is a level. */
function options(settings) {
  const made = {};
  for (const [name, value] of Object.entries(settings)) {
    const path = name.split('.').slice(1);
    const inner = path.slice(0, -1).reduce((level, key) => (level[key] ??= {}), made);
    inner[path.at(-1)] = value;
  }
  return made;
}

// What the test calls

/** Makes the language known with what the server can do; resolves when the editor can be opened. */
async function begin_language(configuration, able) {
  // The bundle loads Monaco when its own component is shown.
  const until = async (holds) => {
    while (!holds()) await new Promise((resume) => begin(resume, 20));
  };
  await until(() => window.monaco_dash_editor);
  const [component] = Object.values(window.monaco_dash_editor);
  const properties = { id: 'first', value: '', language: 'plaintext', height: '10px', setProps() {} };
  ReactDOM.createRoot(document.getElementById('root')).render(React.createElement(component, properties));
  await until(() => window.monaco);
  const { languages } = monaco;
  languages.register({ id: 'w8log' });
  languages.setLanguageConfiguration('w8log', languageConfiguration(configuration));
  languages.registerCompletionItemProvider('w8log', completions(able.completionProvider.triggerCharacters));
  if (able.inlineCompletionProvider) languages.registerInlineCompletionsProvider('w8log', inlineCompletions);
  const { firstTriggerCharacter, moreTriggerCharacter = [] } = able.documentOnTypeFormattingProvider;
  languages.registerDocumentRangeFormattingEditProvider('w8log', formatting);
  languages.registerOnTypeFormattingEditProvider('w8log', typing([firstTriggerCharacter, ...moreTriggerCharacter]));
}

/** Opens a log with the cursor at its end; the settings are those of VS Code, and `settings` on top of them. */
async function open_log(text, settings) {
  if (editor) {
    editor.getModel().dispose();
    editor.dispose();
    tell('textDocument/didClose', { textDocument });
  }
  const { tabSize = 4, insertSpaces = true, ...others } = options(settings);
  const model = monaco.editor.createModel(text, 'w8log');
  model.updateOptions({ tabSize, insertSpaces });
  version += 1;
  tell('textDocument/didOpen', { textDocument: { uri, languageId: 'w8log', version, text } });
  model.onDidChangeContent(({ changes }) => {
    version += 1;
    const contentChanges = changes.map(({ range, rangeLength, text }) => ({ range: toRange(range), rangeLength, text }));
    tell('textDocument/didChange', { textDocument: { uri, version }, contentChanges });
  });
  editor = monaco.editor.create(document.getElementById('editor'), {
    model, autoIndent: 'full', acceptSuggestionOnEnter: 'on', quickSuggestions: { other: true, comments: false, strings: false },
    wordBasedSuggestions: 'off', ...others,
  });
  editor.setPosition(model.getFullModelRange().getEndPosition());
  editor.revealPosition(editor.getPosition());
  editor.focus();
  await settled();
}

/** What the list shows; nothing where there is none, or one without suggestions. */
const listed = () => [...document.querySelectorAll('.suggest-widget.visible .monaco-list-row')]
  .filter((row) => row.checkVisibility()).map((row) => row.ariaLabel);

/** Takes the first change that is offered at the cursor whose title begins so; whether there is one. */
async function act(title) {
  const position = editor.getPosition();
  const range = toRange(monaco.Range.fromPositions(position));
  const actions = await ask('textDocument/codeAction', { textDocument, range, context: { diagnostics: [], triggerKind: 1 } });
  let wanted = actions.find((action) => action.title.startsWith(title));
  if (!wanted) return false;
  if (!wanted.edit) wanted = await ask('codeAction/resolve', wanted);
  const edits = wanted.edit.documentChanges.flatMap((change) => change.edits);
  editor.pushUndoStop();
  editor.executeEdits('action', edits.map((edit) => ({ range: ofRange(edit.range), text: edit.newText })));
  editor.pushUndoStop();
  await settled();
  return true;
}
