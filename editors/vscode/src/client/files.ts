import * as vscode from 'vscode';

import { toAddress } from './addresses';
import type { Context } from './context';
import { ofWorkspaceEdit } from './edits';

interface Registration { method: string; registerOptions?: { watchers?: { globPattern: string }[]; section?: string } }
/** A file that was created (1), changed (2) or deleted (3). */
export interface Change { uri: vscode.Uri; type: 1 | 2 | 3 }

/** How long changes of files are gathered before the server hears of them. */
const gatherMilliseconds = 100;

/** Tells the server of files that change on the disk, of folders and of settings, as far as it has asked for that. */
export class Files implements vscode.Disposable {
  private readonly parts: vscode.Disposable[];
  private changes: Change[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `bring` is done before the server hears of changes. */
  constructor(private readonly context: Context, private readonly bring: (changes: readonly Change[]) => Promise<void> | undefined) {
    const { connection, capabilities } = context;
    connection.on('client/registerCapability', ({ registrations }: { registrations: Registration[] }) => {
      for (const registration of registrations) this.register(registration);
    });
    this.parts = [vscode.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      connection.notify('workspace/didChangeWorkspaceFolders', { event: { added: added.map(folder), removed: removed.map(folder) } });
    })];
    if (capabilities.workspace?.fileOperations?.willRename) this.parts.push(this.renames());
  }

  dispose(): void {
    clearTimeout(this.timer);
    for (const part of this.parts) part.dispose();
  }

  private register({ method, registerOptions = {} }: Registration): void {
    if (method === 'workspace/didChangeConfiguration') {
      this.parts.push(vscode.workspace.onDidChangeConfiguration((change) => {
        if (change.affectsConfiguration(registerOptions.section ?? '')) this.context.connection.notify(method, { settings: null });
      }));
    } else if (method === 'workspace/didChangeWatchedFiles') {
      for (const { globPattern } of registerOptions.watchers ?? []) {
        const watcher = vscode.workspace.createFileSystemWatcher(globPattern);
        this.parts.push(watcher, watcher.onDidCreate((uri) => this.gather({ uri, type: 1 })),
          watcher.onDidChange((uri) => this.gather({ uri, type: 2 })), watcher.onDidDelete((uri) => this.gather({ uri, type: 3 })));
      }
    } else {
      throw new Error(`${method} cannot be registered`);
    }
  }

  private gather(change: Change): void {
    this.changes.push(change);
    this.timer ??= setTimeout(() => {
      void this.tell(this.changes);
      [this.timer, this.changes] = [undefined, []];
    }, gatherMilliseconds);
  }

  /** Tells the server that files have changed. */
  async tell(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return;
    await this.bring(changes);
    this.context.connection.notify('workspace/didChangeWatchedFiles', {
      changes: changes.map(({ uri, type }) => ({ uri: toAddress(uri), type })),
    });
  }

  /** Has the lines that include a file changed when it gets another name. */
  private renames(): vscode.Disposable {
    const { connection, capabilities } = this.context;
    const filters = capabilities.workspace?.fileOperations?.willRename?.filters ?? [];
    const edit = async (renamed: readonly { oldUri: vscode.Uri; newUri: vscode.Uri }[]): Promise<vscode.WorkspaceEdit | undefined> => {
      const files = [];
      for (const { oldUri, newUri } of renamed) {
        const isFolder = (await vscode.workspace.fs.stat(oldUri)).type === vscode.FileType.Directory;
        const isMeant = filters.some(({ pattern: { glob, matches } }) =>
          matches === (isFolder ? 'folder' : 'file') && expression(glob).test(oldUri.path));
        if (isMeant) files.push({ oldUri: toAddress(oldUri), newUri: toAddress(newUri) });
      }
      const answer = files.length > 0 && await connection.request('workspace/willRenameFiles', { files });
      return answer ? ofWorkspaceEdit(answer) : undefined;
    };
    return vscode.workspace.onWillRenameFiles((event) => event.waitUntil(edit(event.files)));
  }
}

/** A folder of the workspace as the protocol has it. */
export function folder({ uri, name }: vscode.WorkspaceFolder): { uri: string; name: string } {
  return { uri: toAddress(uri), name };
}

/** A pattern of paths, with `*` and `**`. */
function expression(glob: string): RegExp {
  const parts: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '.': '\\.' };
  return new RegExp(`^/?${glob.replace(/\*\*\/|\*\*|\*|\./g, (part) => parts[part] ?? part)}$`);
}
