// A document that is open in the stub of VS Code.
const { strict } = require('./strict.cjs');
const { Position, Range } = require('./values.cjs');

class Document {
  isClosed = false;
  version = 1;

  constructor(uri, languageId, text) {
    Object.assign(this, { uri, languageId, text });
  }

  /** The document as an extension sees it. */
  get api() {
    const document = this;
    this.shown ??= strict('TextDocument', {
      uri: this.uri,
      languageId: this.languageId,
      get version() { return document.version; },
      get isClosed() { return document.isClosed; },
      getText: () => this.text,
      lineAt: (line) => strict('TextLine', { text: this.text.split('\n')[line] }),
    });
    return this.shown;
  }

  /** Replaces a range by `text`, and returns what VS Code says of that. */
  replace({ start, end }, text) {
    const [from, to] = [this.offset(start), this.offset(end)];
    this.text = this.text.slice(0, from) + text + this.text.slice(to);
    this.version += 1;
    const range = new Range(new Position(start.line, start.character), new Position(end.line, end.character));
    return strict('TextDocumentChangeEvent', {
      document: this.api, contentChanges: [strict('ContentChange', { range, rangeLength: to - from, text })],
    });
  }

  offset({ line, character }) {
    return this.text.split('\n').slice(0, line).reduce((sum, each) => sum + each.length + 1, 0) + character;
  }
}

module.exports = { Document };
