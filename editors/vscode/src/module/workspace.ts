import * as vscode from 'vscode';

import { toAddress } from '../client/addresses';
import type { Supply } from '../client/client';
import type { Change } from '../client/files';
import type { Module } from './module';

/** More logs than anybody has. */
const mostFiles = 5000;
const logs = '**/*.w8log';

/** Reads the logs of the workspace, through VS Code, for a module that cannot read them itself. */
export class Workspace implements Supply {
  constructor(private readonly module: Module) {}

  /** Brings all logs of the folders that are open. */
  async bringAll(): Promise<void> {
    const found = await vscode.workspace.findFiles(logs, undefined, mostFiles);
    await this.bring(found.map((uri) => ({ uri, type: 1 })));
  }

  async bring(changes: readonly Change[]): Promise<void> {
    await Promise.all(changes.map(async ({ uri, type }) => {
      this.module.bring(pathOf(uri), type === 3 ? undefined : await orElse(vscode.workspace.fs.readFile(uri), undefined));
    }));
  }

  /** If a log is in no folder of the workspace, the logs in its own folder. */
  async beside({ uri }: vscode.TextDocument): Promise<Change[]> {
    if (uri.scheme === 'untitled' || vscode.workspace.getWorkspaceFolder(uri)) return [];
    const folder = vscode.Uri.joinPath(uri, '..');
    const entries = await orElse(vscode.workspace.fs.readDirectory(folder), []);
    return entries.filter(([name, type]) => type === vscode.FileType.File && name.endsWith('.w8log'))
      .map(([name]) => ({ uri: vscode.Uri.joinPath(folder, name), type: 1 }));
  }
}

/** Where the module has a file. */
function pathOf(uri: vscode.Uri): string {
  return vscode.Uri.parse(toAddress(uri), true).path;
}

/** What is read, or something else if it cannot be read. */
async function orElse<Read, Other>(read: PromiseLike<Read>, other: Other): Promise<Read | Other> {
  try {
    return await read;
  } catch {
    return other;
  }
}
