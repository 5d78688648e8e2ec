// The values of the module `vscode`: classes that hold what they are made of, and refuse any other member.

/** A class with `members`, the first of which are given to its constructor. */
function value(name, members, check = () => {}) {
  return {
    [name]: class {
      constructor(...given) {
        if (given.length > members.length) throw new Error(`${name} is made of ${members.length} values`);
        members.forEach((member, index) => (this[member] = given[index]));
        Object.seal(this);
        check(this);
      }
    },
  };
}

const isNatural = (number) => Number.isInteger(number) && number >= 0;

const plain = {
  ...value('Position', ['line', 'character'], ({ line, character }) => {
    if (!isNatural(line) || !isNatural(character)) throw new Error('no position');
  }),
  ...value('Location', ['uri', 'range']),
  ...value('TextEdit', ['range', 'newText']),
  ...value('Hover', ['contents', 'range']),
  ...value('MarkdownString', ['value']),
  ...value('SnippetString', ['value']),
  ...value('Diagnostic', ['range', 'message', 'severity', 'code', 'source', 'tags', 'relatedInformation']),
  ...value('DiagnosticRelatedInformation', ['location', 'message']),
  ...value('CompletionItem', [
    'label', 'kind', 'insertText', 'range', 'detail', 'documentation', 'sortText', 'filterText', 'preselect', 'commitCharacters',
    'additionalTextEdits', 'command',
  ]),
  ...value('CompletionList', ['items', 'isIncomplete']),
  ...value('InlineCompletionItem', ['insertText', 'range', 'command', 'filterText']),
  ...value('CodeAction', ['title', 'kind', 'diagnostics', 'isPreferred', 'disabled', 'edit', 'command']),
  ...value('CodeLens', ['range', 'command']),
  ...value('Color', ['red', 'green', 'blue', 'alpha']),
  ...value('ColorInformation', ['range', 'color']),
  ...value('ColorPresentation', ['label', 'textEdit']),
  ...value('DocumentHighlight', ['range', 'kind']),
  ...value('DocumentLink', ['range', 'target', 'tooltip']),
  ...value('DocumentSymbol', ['name', 'detail', 'kind', 'range', 'selectionRange', 'children'], ({ name, range, selectionRange }) => {
    if (!name) throw new Error('a symbol has a name');
    if (!range.contains(selectionRange)) throw new Error('what is selected is inside of the symbol');
  }),
  ...value('SymbolInformation', ['name', 'kind', 'containerName', 'location']),
  ...value('FoldingRange', ['start', 'end', 'kind']),
  ...value('InlayHint', ['position', 'label', 'kind', 'tooltip', 'textEdits', 'paddingLeft', 'paddingRight']),
  ...value('InlayHintLabelPart', ['value', 'tooltip', 'location', 'command']),
  ...value('SelectionRange', ['range', 'parent'], ({ range, parent }) => {
    if (parent && !parent.range.contains(range)) throw new Error('a parent holds its child');
  }),
  ...value('SemanticTokens', ['data', 'resultId']),
  ...value('SemanticTokensEdit', ['start', 'deleteCount', 'data']),
  ...value('SemanticTokensEdits', ['edits', 'resultId']),
  ...value('SemanticTokensLegend', ['tokenTypes', 'tokenModifiers']),
  ...value('SignatureHelp', ['signatures', 'activeSignature', 'activeParameter']),
  ...value('SignatureInformation', ['label', 'documentation', 'parameters', 'activeParameter']),
  ...value('ParameterInformation', ['label', 'documentation']),
  ...value('DocumentPasteEdit', ['insertText', 'title', 'kind', 'additionalEdit']),
};

class Range {
  constructor(start, end) {
    Object.assign(this, { start, end });
    Object.freeze(this);
  }

  contains({ start, end }) {
    const isBefore = (one, other) => one.line < other.line || (one.line === other.line && one.character <= other.character);
    return isBefore(this.start, start) && isBefore(end, this.end);
  }
}

/** An address, written as VS Code writes it: `:` in a path as `%3A`. */
class Uri {
  constructor(scheme, authority, path) {
    Object.assign(this, { scheme, authority, path });
    Object.freeze(this);
  }

  static parse(text, isStrict) {
    if (isStrict !== true) throw new Error('an address without a scheme would become a path');
    const [, scheme, authority = '', path] = /^([\w-]+):(?:\/\/([^/?#]*))?([^?#]*)/.exec(text);
    return new Uri(scheme, decodeURIComponent(authority), decodeURIComponent(path));
  }

  static joinPath(base, ...parts) {
    return base.with({ path: require('path').posix.join(base.path, ...parts) });
  }

  get fsPath() {
    return this.path;
  }

  with({ scheme = this.scheme, authority = this.authority, path = this.path }) {
    return new Uri(scheme, authority, path);
  }

  toString(isPlain = false) {
    const encode = (text) => (isPlain ? text : encodeURIComponent(text).replaceAll('%2F', '/'));
    const host = this.authority || this.scheme === 'file' ? `//${encode(this.authority)}` : '';
    return `${this.scheme}:${host}${encode(this.path)}`;
  }
}

class WorkspaceEdit {
  entries = [];

  set(uri, edits) {
    for (const [edit, metadata] of edits) this.entries.push({ uri: uri.toString(), edit, metadata });
  }

  createFile(uri, options, metadata) {
    this.entries.push({ create: uri.toString(), options, metadata });
  }
}

class Disposable {
  constructor(run) {
    this.run = run;
  }

  static from(...parts) {
    return new Disposable(() => parts.forEach((part) => part.dispose()));
  }

  dispose() {
    this.run?.();
    this.run = undefined;
  }
}

class EventEmitter {
  listeners = new Set();
  event = (listener) => {
    this.listeners.add(listener);
    return new Disposable(() => this.listeners.delete(listener));
  };

  fire(what) {
    for (const listener of [...this.listeners]) listener(what);
  }

  dispose() {
    this.listeners.clear();
  }
}

class CancellationError extends Error {}

class CancellationTokenSource {
  #cancelled = new EventEmitter();
  token = { isCancellationRequested: false, onCancellationRequested: this.#cancelled.event };

  cancel() {
    if (this.token.isCancellationRequested) return;
    this.token.isCancellationRequested = true;
    this.#cancelled.fire();
  }

  dispose() {
    this.#cancelled.dispose();
  }
}

class CodeActionKind {
  constructor(value) {
    this.value = value;
  }

  static Empty = new CodeActionKind('');

  append(parts) {
    return new CodeActionKind([this.value, parts].filter(Boolean).join('.'));
  }
}

module.exports = {
  ...plain, Range, Uri, WorkspaceEdit, Disposable, EventEmitter, CancellationError, CancellationTokenSource, CodeActionKind,
};
