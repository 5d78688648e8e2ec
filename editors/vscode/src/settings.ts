import * as vscode from 'vscode';

/** The settings that are the extension's own business: which program is the server, and what it is told. */
const own = 'server';

const standard = 'w8log';

/** How the server is started. */
export interface ServerProgram {
  readonly path: string;
  readonly arguments: readonly string[];
  /** Whether somebody has set the path, so that no other server will do. */
  readonly isChosen: boolean;
}

/** What the user has set about the program. */
export function serverProgram(): ServerProgram {
  const settings = vscode.workspace.getConfiguration('w8log');
  const path = settings.get<string>(`${own}.path`)?.trim();
  return {
    path: path ? path : standard,
    isChosen: path !== undefined && path !== '' && path !== standard,
    arguments: settings.get<readonly string[]>(`${own}.arguments`) ?? [],
  };
}

/** Whether another program, or the same in another way, is to be the server now. */
export function concernsServer(change: vscode.ConfigurationChangeEvent): boolean {
  return change.affectsConfiguration(`w8log.${own}`);
}

/** A section of the settings as the server wants to know it: it complains of what it does not know. */
export function settingsOfServer(name: string): unknown {
  const section = vscode.workspace.getConfiguration().get<unknown>(name);
  if (typeof section !== 'object' || section === null) return section ?? null;
  return Object.fromEntries(Object.entries(section).filter(([inner]) => inner !== own));
}
