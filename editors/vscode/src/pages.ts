import * as vscode from 'vscode';

import type { Server } from './server';

/** The pages of logs, each in a panel beside its log; the server says when one is another. */
export class Pages implements vscode.Disposable {
  /** The panels by the addresses of their pages. */
  private readonly panels = new Map<string, vscode.WebviewPanel>();

  constructor(private readonly server: Server) {
    server.onPageChanged = (page) => void this.refresh(page);
  }

  /** Opens the page of a log, or brings it to the front. */
  async show(log: vscode.TextDocument): Promise<void> {
    const page = await this.server.page(log);
    const text = await read(page);
    const old = this.panels.get(page);
    if (old) return old.reveal(undefined, true);
    const panel = vscode.window.createWebviewPanel(
      'w8log.page',
      nameOf(page),
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, enableFindWidget: true, retainContextWhenHidden: true, localResourceRoots: [] },
    );
    panel.onDidDispose(() => {
      this.panels.delete(page);
      this.server.close(page);
    });
    this.panels.set(page, panel);
    panel.webview.html = text;
  }

  dispose(): void {
    for (const panel of [...this.panels.values()]) panel.dispose();
  }

  /** Gives an open page what is new; where the reader is in it stays. */
  private async refresh(page: string): Promise<void> {
    const panel = this.panels.get(page);
    if (!panel) return;
    const call = await read(page.replace(/\.html$/, '.model.js'));
    await panel.webview.postMessage({ w8log: call.slice(call.indexOf('(') + 1, call.lastIndexOf(')')) });
  }
}

/** The text of a file of a page. */
async function read(address: string): Promise<string> {
  const bytes = await vscode.workspace.fs.readFile(vscode.Uri.parse(address, true));
  return vscode.workspace.decode(bytes, { encoding: 'utf8' });
}

/** What stands on the tab. */
function nameOf(address: string): string {
  const name = vscode.Uri.parse(address, true).path.split('/').pop() ?? '';
  return name.replace(/\.html$/, '');
}
