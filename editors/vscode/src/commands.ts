import * as vscode from 'vscode';

import { isLog } from './documents';
import { describe, type Server, type ServerCommand } from './server';

/** Registers every command of the manifest. */
export function registerCommands(server: Server, output: vscode.LogOutputChannel): vscode.Disposable[] {
  const commands: Record<string, () => Promise<void>> = {
    'w8log.openReport': () => runOnLog(server, 'w8log.report'),
    'w8log.openChart': () => runOnLog(server, 'w8log.chart'),
    'w8log.addEntryOfToday': () => runOnLog(server, 'w8log.addToday'),
    'w8log.newLog': newLog,
    'w8log.restartServer': () => server.restart(),
    'w8log.showOutput': async () => output.show(),
  };
  return Object.entries(commands).map(([name, run]) => vscode.commands.registerCommand(name, run));
}

/** Has the server run a command about the log in front, and tells why it cannot be done. */
async function runOnLog(server: Server, command: ServerCommand): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  if (!document || !isLog(document)) {
    void vscode.window.showInformationMessage('w8log: open a log first.');
    return;
  }
  try {
    await server.run(command, document);
  } catch (problem) {
    void vscode.window.showErrorMessage(`w8log: ${describe(problem)}`);
  }
}

/** Opens a log without a name that begins with this month. */
async function newLog(): Promise<void> {
  const now = new Date();
  const month = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
  const document = await vscode.workspace.openTextDocument({ language: 'w8log', content: `# ${month}\n\n` });
  await vscode.window.showTextDocument(document);
}
