import * as vscode from 'vscode';

import { isLog } from './documents';
import type { Pages } from './pages';
import { describe, type Server, type ServerCommand } from './server';

/** Registers every command of the manifest. */
export function registerCommands(server: Server, pages: Pages, output: vscode.LogOutputChannel): vscode.Disposable[] {
  const commands: Record<string, () => Promise<void>> = {
    'w8log.openReport': () => doOnLog((log) => pages.show(log)),
    'w8log.openReportAsText': () => runOnLog(server, 'w8log.report', { as: 'text' }),
    'w8log.openChart': () => runOnLog(server, 'w8log.chart'),
    'w8log.addEntryOfToday': () => runOnLog(server, 'w8log.addToday'),
    'w8log.moveLinesUp': () => moveLines(server, 'Up'),
    'w8log.moveLinesDown': () => moveLines(server, 'Down'),
    'w8log.newLog': newLog,
    'w8log.restartServer': () => server.restart(),
    'w8log.showOutput': async () => output.show(),
  };
  return Object.entries(commands).map(([name, run]) => vscode.commands.registerCommand(name, run));
}

/** Has the server run a command about the log in front. */
function runOnLog(server: Server, command: ServerCommand, more: object = {}): Promise<void> {
  return doOnLog(async (log) => void (await server.run(command, log, more)));
}

/** Does something with the log in front, and tells why it cannot be done. */
async function doOnLog(act: (log: vscode.TextDocument) => Promise<void>): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  if (!document || !isLog(document)) {
    void vscode.window.showInformationMessage('w8log: open a log first.');
    return;
  }
  try {
    await act(document);
  } catch (problem) {
    void vscode.window.showErrorMessage(`w8log: ${describe(problem)}`);
  }
}

/** Starts a session or an exercise: its head line. */
const headLine = /^\s+(?:@(?!\d)|[^\s@#;>][^:]*:(?:\s|$))/;

/** Moves a session or an exercise with all below it if the cursor is on its head line; else the lines, as in any file. */
async function moveLines(server: Server, direction: 'Up' | 'Down'): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  const cursor = editor?.selection.active;
  const isHead = cursor && editor.selection.isEmpty && headLine.test(editor.document.lineAt(cursor.line).text);
  if (!isHead || !isLog(editor.document)) {
    await vscode.commands.executeCommand(`editor.action.moveLines${direction}Action`);
    return;
  }
  await runOnLog(server, `w8log.move${direction}`, { position: { line: cursor.line, character: cursor.character } });
}

/** Opens a log without a name that begins with this month. */
async function newLog(): Promise<void> {
  const now = new Date();
  const month = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
  const document = await vscode.workspace.openTextDocument({ language: 'w8log', content: `# ${month}\n\n` });
  await vscode.window.showTextDocument(document);
}
