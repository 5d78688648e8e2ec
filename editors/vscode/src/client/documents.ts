import * as vscode from 'vscode';

import { toAddress } from './addresses';
import type { Context } from './context';
import { document, toRange } from './convert';
import { Diagnostics } from './diagnostics';

/** Tells the server which logs are open, and each change of them. */
export class Documents implements vscode.Disposable {
  private readonly open = new Set<string>();
  private readonly diagnostics: Diagnostics;
  private readonly parts: vscode.Disposable;

  /** `opened` hears of each log that was opened. */
  constructor(private readonly context: Context, private readonly opened: (log: vscode.TextDocument) => void) {
    this.diagnostics = new Diagnostics(context);
    this.parts = vscode.Disposable.from(
      this.diagnostics,
      vscode.workspace.onDidOpenTextDocument((log) => this.begin(log)),
      vscode.workspace.onDidChangeTextDocument((change) => this.change(change)),
      vscode.workspace.onDidCloseTextDocument((log) => this.end(log)),
      vscode.workspace.onDidSaveTextDocument((log) => {
        if (this.isOpen(log)) this.context.connection.notify('textDocument/didSave', document(log));
      }),
    );
  }

  /** Opens what is open already. */
  beginAll(): void {
    for (const log of vscode.workspace.textDocuments) this.begin(log);
  }

  dispose(): void {
    this.parts.dispose();
  }

  private isOpen(log: vscode.TextDocument): boolean {
    return this.open.has(toAddress(log.uri));
  }

  private begin(log: vscode.TextDocument): void {
    if (vscode.languages.match(this.context.selector, log) === 0 || this.isOpen(log)) return;
    const uri = toAddress(log.uri);
    this.open.add(uri);
    const textDocument = { uri, languageId: log.languageId, version: log.version, text: log.getText() };
    this.context.connection.notify('textDocument/didOpen', { textDocument });
    void this.diagnostics.pull(log);
    this.opened(log);
  }

  private change({ document: log, contentChanges }: vscode.TextDocumentChangeEvent): void {
    if (contentChanges.length === 0 || !this.isOpen(log)) return;
    this.context.connection.notify('textDocument/didChange', {
      textDocument: { uri: toAddress(log.uri), version: log.version },
      contentChanges: contentChanges.map(({ range, rangeLength, text }) => ({ range: toRange(range), rangeLength, text })),
    });
    void this.diagnostics.pull(log);
  }

  /** A log that is given another language is closed first, too. */
  private end(log: vscode.TextDocument): void {
    if (!this.open.delete(toAddress(log.uri))) return;
    this.context.connection.notify('textDocument/didClose', document(log));
    this.diagnostics.forget(log);
  }
}
