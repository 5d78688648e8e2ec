import * as vscode from 'vscode';
import { LanguageClient, type LanguageClientOptions, type Middleware, type WorkspaceEdit as ProtocolEdit } from 'vscode-languageclient/node';

import { schemesOfLogs } from './documents';
import { serverProgram, settingsOfServer } from './settings';
import type { Status } from './status';

/** The commands of the server that the extension runs. */
export type ServerCommand =
  'w8log.report' | 'w8log.chart' | 'w8log.addToday' | 'w8log.moveUp' | 'w8log.moveDown' | 'w8log.readPasted';

/** The language server: started, stopped and started again, one after the other. */
export class Server implements vscode.Disposable {
  private client: LanguageClient | undefined;
  private last: Promise<void> = Promise.resolve();
  /** Is told the address of a page that the server has written anew. */
  onPageChanged: (page: string) => void = () => {};

  constructor(private readonly output: vscode.LogOutputChannel, private readonly status: Status) {}

  /** Starts it with what is set now; tells the user where that cannot be done. */
  start(): Promise<void> {
    return this.next(() => this.begin());
  }

  /** Ends it; nothing happens where it does not run. */
  stop(): Promise<void> {
    return this.next(() => this.end());
  }

  /** Ends it and starts it with what is set now. */
  restart(): Promise<void> {
    return this.next(async () => {
      await this.end();
      await this.begin();
    });
  }

  dispose(): void {
    void this.stop();
  }

  /** Has it write the page of a log and keep that fresh; the address of its file. */
  async page(log: vscode.TextDocument): Promise<string> {
    const { uri } = await this.run<{ uri: string }>('w8log.report', log, { show: false });
    return uri;
  }

  /** Tells it that nobody looks at a page any more; one that ends ends its pages by itself. */
  close(page: string): void {
    this.client?.sendNotification('w8log/pageClosed', { uri: page }).catch(() => {});
  }

  /** Has it run a command about a log. */
  async run<Result>(command: ServerCommand, log: vscode.TextDocument, more: object = {}): Promise<Result> {
    await this.last;
    if (!this.client) throw new Error('the server is not running; see the output of w8log');
    const uri = this.client.code2ProtocolConverter.asUri(log.uri);
    return this.client.sendRequest<Result>('workspace/executeCommand', { command, arguments: [{ uri, ...more }] });
  }

  /** A change that the server has sent, as VS Code makes it. */
  async edit(edit: ProtocolEdit): Promise<vscode.WorkspaceEdit | undefined> {
    return this.client?.protocol2CodeConverter.asWorkspaceEdit(edit);
  }

  /** Two changes of a setting in a row must not start two servers. */
  private next(step: () => Promise<void>): Promise<void> {
    this.last = this.last.then(step);
    return this.last;
  }

  private async begin(): Promise<void> {
    const { path, arguments: more } = serverProgram();
    const run = { command: path, args: ['lsp', ...more] };
    const client = new LanguageClient('w8log', 'w8log', { run, debug: run }, this.options());
    client.onNotification('w8log/pageChanged', ({ uri }: { uri: string }) => this.onPageChanged(uri));
    this.status.starts();
    try {
      await client.start();
      this.client = client;
      this.status.runs(client.initializeResult?.serverInfo?.version);
    } catch (problem) {
      this.output.error(`${path} does not start as a server: ${describe(problem)}`);
      this.status.fails();
      void offerSettings(path);
    }
  }

  private async end(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    try {
      await client?.dispose();
    } catch (problem) {
      // A server that had ended by itself cannot be told to.
      this.output.warn(`the server did not stop cleanly: ${describe(problem)}`);
    }
  }

  private options(): LanguageClientOptions {
    return {
      documentSelector: schemesOfLogs.map((scheme) => ({ scheme, language: 'w8log' })),
      outputChannel: this.output,
      middleware,
    };
  }
}

const middleware: Middleware = {
  workspace: {
    configuration: async (asked, token, next) => {
      const answer = await next(asked, token);
      return Array.isArray(answer) ? answer.map(settingsOfServer) : answer;
    },
  },
};

/** What went wrong, in words. */
export function describe(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}

async function offerSettings(path: string): Promise<void> {
  const open = 'Open the Settings';
  const chosen = await vscode.window.showErrorMessage(
    `w8log: "${path}" does not start as a server. Install w8log, or say where it is.`,
    open,
  );
  if (chosen === open) {
    await vscode.commands.executeCommand('workbench.action.openSettings', 'w8log.server');
  }
}
