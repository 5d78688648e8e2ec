import * as vscode from 'vscode';

import type { Connection } from './connection';
import type { Capabilities, Requests } from './protocol';

/** What the features of a client work with. */
export class Context {
  /** `selector`: the documents that the server knows. */
  constructor(
    readonly connection: Connection, readonly capabilities: Capabilities,
    readonly selector: readonly vscode.DocumentFilter[], readonly output: vscode.LogOutputChannel,
  ) {}

  /** Asks the server, and makes of its answer what VS Code wants; nothing of nothing. */
  readonly ask = async <Method extends keyof Requests, Made>(
    method: Method, params: Requests[Method][0], token: vscode.CancellationToken, make: (answer: NonNullable<Requests[Method][1]>) => Made,
  ): Promise<Made | undefined> => {
    const answer = await this.connection.request(method, params, token);
    return answer === null || answer === undefined ? undefined : make(answer);
  };

  /** An event that the server fires by a request. */
  refreshed(method: string): vscode.Event<void> {
    const emitter = new vscode.EventEmitter<void>();
    this.connection.on(method, () => emitter.fire());
    return emitter.event;
  }
}

/** Registers what VS Code asks of a feature. */
export type Feature = (context: Context) => vscode.Disposable;

/** Makes each of a list what VS Code wants. */
export function each<Item, Made>(make: (item: Item) => Made): (items: readonly Item[]) => Made[] {
  return (items) => items.map((item) => make(item));
}
