import * as vscode from 'vscode';

/** The settings that are the extension's own business: which program is the server, and what it is told. */
const own = 'server';

/** How the server is started. */
export interface ServerProgram {
  readonly path: string;
  readonly arguments: readonly string[];
}

/** What the user has set about the program. */
export function serverProgram(): ServerProgram {
  const settings = vscode.workspace.getConfiguration('w8log');
  const path = settings.get<string>(`${own}.path`)?.trim();
  return {
    path: path ? path : 'w8log',
    arguments: settings.get<readonly string[]>(`${own}.arguments`) ?? [],
  };
}

/** Whether another program, or the same in another way, is to be the server now. */
export function concernsServer(change: vscode.ConfigurationChangeEvent): boolean {
  return change.affectsConfiguration(`w8log.${own}`);
}

/** The section `w8log` as the server wants to know it: it complains of what it does not know. */
export function settingsOfServer(section: unknown): unknown {
  if (typeof section !== 'object' || section === null) return section;
  return Object.fromEntries(Object.entries(section).filter(([name]) => name !== own));
}
