import * as vscode from 'vscode';

import { selectorOfLogs } from './documents';

/** What VS Code shows of the server beside the language of a log: whether it runs; a click shows its output. */
export class Status implements vscode.Disposable {
  private readonly item = vscode.languages.createLanguageStatusItem('w8log.server', selectorOfLogs());

  constructor() {
    this.item.name = 'w8log';
    this.item.command = { command: 'w8log.showOutput', title: 'Show Output' };
    this.starts();
  }

  starts(): void {
    this.show('w8log starts', true, vscode.LanguageStatusSeverity.Information);
  }

  /** `isModule`: the server of the extension runs, not the program. */
  runs(version: string | undefined, isModule: boolean): void {
    const text = ['w8log', ...(version === undefined ? [] : [version]), ...(isModule ? ['(built in)'] : [])].join(' ');
    this.show(text, false, vscode.LanguageStatusSeverity.Information);
  }

  fails(): void {
    this.show('w8log does not run', false, vscode.LanguageStatusSeverity.Error);
  }

  dispose(): void {
    this.item.dispose();
  }

  private show(text: string, busy: boolean, severity: vscode.LanguageStatusSeverity): void {
    this.item.text = text;
    this.item.busy = busy;
    this.item.severity = severity;
  }
}
