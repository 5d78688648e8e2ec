import * as vscode from 'vscode';

import { registerCommands } from './commands';
import { showPagesAsTheyAre } from './documents';
import { Pages } from './pages';
import { readPastedLines } from './pasting';
import { Server, type Servers } from './server';
import { concernsServer } from './settings';
import { offerSnippets } from './snippets';
import { Status } from './status';

/** Begins when the first log is opened, or a folder with one. */
export async function begin(context: vscode.ExtensionContext, servers: Servers): Promise<void> {
  const output = vscode.window.createOutputChannel('w8log', { log: true });
  const status = new Status();
  const server = new Server(context.extensionUri, servers, output, status);
  const pages = new Pages(server);
  context.subscriptions.push(output, status, server, pages, ...registerCommands(server, pages, output));
  context.subscriptions.push(
    showPagesAsTheyAre(),
    readPastedLines(server),
    offerSnippets(context.extensionUri),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (concernsServer(change)) void server.restart();
    }),
  );
  running = server;
  await server.start();
}

/** Called by VS Code before it ends: the server is told to end first. */
export async function deactivate(): Promise<void> {
  await running?.stop();
}

let running: Server | undefined;
