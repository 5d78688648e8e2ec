import * as vscode from 'vscode';

import { ofAddress, toAddress } from './addresses';
import type { Context } from './context';
import { ofRange } from './convert';
import { isCurrent, ofWorkspaceEdit } from './edits';
import type { Range, WorkspaceEdit } from './protocol';

interface Shown { uri: string; external?: boolean; takeFocus?: boolean; selection?: Range }
interface Progress { token: string | number; value: { kind: 'begin' | 'report' | 'end'; title?: string; message?: string; percentage?: number } }

/** Does what the server asks for, except what belongs to a feature. */
export function answerServer({ connection, output }: Context, configuration: (section: string) => unknown): void {
  connection.on('workspace/configuration', ({ items }: { items: { section?: string }[] }) =>
    items.map(({ section = '' }) => configuration(section)));

  connection.on('workspace/applyEdit', async ({ edit }: { edit: WorkspaceEdit }) => {
    const applied = isCurrent(edit) && await vscode.workspace.applyEdit(ofWorkspaceEdit(edit));
    return { applied };
  });

  connection.on('window/showDocument', async ({ uri, external, takeFocus = false, selection }: Shown) => {
    const address = ofAddress(uri);
    if (external) return { success: await vscode.env.openExternal(address) };
    const options = { preserveFocus: !takeFocus, ...(selection && { selection: ofRange(selection) }) };
    return { success: await vscode.window.showTextDocument(address, options).then(() => true, tell) ?? false };
  });

  connection.on('window/showMessage', ({ type, message }: { type: number; message: string }) => {
    const { showErrorMessage, showWarningMessage, showInformationMessage } = vscode.window;
    void ([showErrorMessage, showWarningMessage][type - 1] ?? showInformationMessage)(message);
  });

  connection.on('window/logMessage', ({ message }: { message: string }) => output.info(message));

  const tasks = new Map<string | number, (value: Progress['value']) => void>();
  connection.on('window/workDoneProgress/create', () => null);
  connection.on('$/progress', ({ token, value }: Progress) => {
    if (value.kind === 'begin') tasks.set(token, begin(value.title));
    tasks.get(token)?.(value);
    if (value.kind === 'end') tasks.delete(token);
  });
}

/** Shows in the status bar how far a long task is, as it is told. */
function begin(title = ''): (value: Progress['value']) => void {
  let progress: vscode.Progress<{ message?: string; increment?: number }> | undefined;
  let end = (): void => {};
  const isOver = new Promise<void>((resolve) => (end = resolve));
  void vscode.window.withProgress({ location: vscode.ProgressLocation.Window, title }, (shown) => {
    progress = shown;
    return isOver;
  });
  let done = 0;
  return ({ kind, message = '', percentage = done }) => {
    if (kind === 'end') return end();
    progress?.report({ message, increment: percentage - done });
    if (progress) done = percentage;
  };
}

/** Shows the texts that the server makes, by their schemes. */
export function provideContents({ ask, connection, capabilities }: Context): vscode.Disposable {
  const changed = new vscode.EventEmitter<vscode.Uri>();
  connection.on('workspace/textDocumentContent/refresh', ({ uri }: { uri: string }) => changed.fire(ofAddress(uri)));
  const schemes = capabilities.workspace?.textDocumentContent?.schemes ?? [];
  return vscode.Disposable.from(changed, ...schemes.map((scheme) => vscode.workspace.registerTextDocumentContentProvider(scheme, {
    onDidChange: changed.event,
    provideTextDocumentContent: (uri, token) => ask('workspace/textDocumentContent', { uri: toAddress(uri) }, token, ({ text }) => text),
  })));
}

/** Registers the commands of the server, which hints and lenses name. */
export function registerCommands({ connection, capabilities }: Context): vscode.Disposable {
  const commands = capabilities.executeCommandProvider?.commands ?? [];
  return vscode.Disposable.from(...commands.map((command) => vscode.commands.registerCommand(command, (...given: unknown[]) =>
    connection.request('workspace/executeCommand', { command, arguments: given }).catch(tell))));
}

/** Tells people what went wrong. */
function tell(problem: unknown): undefined {
  void vscode.window.showErrorMessage(`w8log: ${problem instanceof Error ? problem.message : String(problem)}`);
}
