import * as vscode from 'vscode';

import { ofAddress, toAddress } from './addresses';
import type { Context } from './context';
import { document, ofDiagnostic } from './convert';
import type { DiagnosticReport } from './protocol';

/** The pause between two questions about the whole book, and how often in a row one may fail. */
const pauseMilliseconds = 1000;
const mostFailures = 5;

/** The problems of logs: asked for each time a log changes, and for all files of its book whenever there is news. */
export class Diagnostics implements vscode.Disposable {
  private readonly shown = vscode.languages.createDiagnosticCollection('w8log');
  /** The identity of the newest report about a document, by its address. */
  private readonly known = new Map<string, string>();
  private readonly running = new Map<string, { source: vscode.CancellationTokenSource; isOld: boolean }>();
  private readonly open = new Map<string, vscode.TextDocument>();
  private book = new vscode.CancellationTokenSource();
  private isOver = false;

  constructor(private readonly context: Context) {
    context.connection.on('workspace/diagnostic/refresh', () => {
      for (const log of this.open.values()) void this.pull(log);
      this.book.cancel();
    });
    void this.askAboutBook();
  }

  /** Asks about a log that is open; a question about an older text of it is withdrawn. */
  async pull(log: vscode.TextDocument): Promise<void> {
    const uri = toAddress(log.uri);
    this.open.set(uri, log);
    const before = this.running.get(uri);
    if (before) {
      before.isOld = true;
      before.source.cancel();
      return;
    }
    const question = { source: new vscode.CancellationTokenSource(), isOld: false };
    this.running.set(uri, question);
    try {
      const previous = this.known.get(uri);
      const params = { ...document(log), ...(previous !== undefined && { previousResultId: previous }) };
      const report = await this.context.connection.request('textDocument/diagnostic', params, question.source.token);
      if (this.open.has(uri)) this.take(uri, report);
    } catch (problem) {
      this.complain(problem);
    }
    this.running.delete(uri);
    question.source.dispose();
    if (question.isOld && this.open.has(uri) && !this.isOver) await this.pull(log);
  }

  /** Forgets a log that was closed; if it is in a book that is open, its problems come with those of the book. */
  forget(log: vscode.TextDocument): void {
    const uri = toAddress(log.uri);
    this.open.delete(uri);
    this.known.delete(uri);
    this.shown.delete(log.uri);
    this.running.get(uri)?.source.cancel();
    this.book.cancel();
  }

  dispose(): void {
    this.isOver = true;
    this.book.cancel();
    for (const { source } of this.running.values()) source.cancel();
    this.shown.dispose();
  }

  private async askAboutBook(): Promise<void> {
    for (let failures = 0; !this.isOver && failures < mostFailures;) {
      this.book = new vscode.CancellationTokenSource();
      try {
        const previousResultIds = [...this.known].map(([uri, value]) => ({ uri, value }));
        const { items } = await this.context.connection.request('workspace/diagnostic', { previousResultIds }, this.book.token);
        failures = 0;
        for (const { uri, ...report } of items) this.take(uri, report);
      } catch (problem) {
        if (!(problem instanceof vscode.CancellationError)) failures += 1;
        this.complain(problem);
      }
      await new Promise((resume) => setTimeout(resume, pauseMilliseconds));
    }
  }

  private take(uri: string, { kind, resultId, items = [] }: DiagnosticReport): void {
    if (this.isOver) return;
    if (resultId === undefined) this.known.delete(uri);
    else this.known.set(uri, resultId);
    if (kind === 'full') this.shown.set(ofAddress(uri), items.map(ofDiagnostic));
  }

  private complain(problem: unknown): void {
    if (!this.isOver && !(problem instanceof vscode.CancellationError)) this.context.output.error(String(problem));
  }
}
