import * as vscode from 'vscode';

import { toAddress } from './client/addresses';
import { Client } from './client/client';
import type { Channel } from './client/connection';
import { selectorOfLogs } from './documents';
import { Module, type Port } from './module/module';
import { Workspace } from './module/workspace';
import { serverProgram, settingsOfServer } from './settings';
import type { Status } from './status';

/** The commands of the server that the extension runs. */
export type ServerCommand =
  'w8log.report' | 'w8log.chart' | 'w8log.addToday' | 'w8log.moveUp' | 'w8log.moveDown' | 'w8log.readPasted';

/** What VS Code can start here. */
export interface Servers {
  /** Starts a program as a server; in a browser there is none. */
  program?(path: string, given: readonly string[], complain: (line: string) => void): Promise<Channel>;
  /** Starts a worker for the module. */
  worker(): Port;
}

/** A server that ends this often by itself, in so many milliseconds, is not started again. */
const mostEnds = { count: 5, within: 180_000 };

/** The language server: started, stopped and started again, one after the other. */
export class Server implements vscode.Disposable {
  private client: Client | undefined;
  private last: Promise<void> = Promise.resolve();
  private ends: number[] = [];
  /** Is told the address of a page that the server has written anew. */
  onPageChanged: (page: string) => void = () => {};

  constructor(
    private readonly folder: vscode.Uri, private readonly servers: Servers,
    private readonly output: vscode.LogOutputChannel, private readonly status: Status,
  ) {}

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
    this.client?.connection.notify('w8log/pageClosed', { uri: page });
  }

  /** Has it run a command about a log. */
  async run<Result>(command: ServerCommand, log: vscode.TextDocument, more: object = {}): Promise<Result> {
    await this.last;
    if (!this.client) throw new Error('the server is not running; see the output of w8log');
    const params = { command, arguments: [{ uri: toAddress(log.uri), ...more }] };
    return await this.client.connection.request('workspace/executeCommand', params) as Result;
  }

  /** Two changes of a setting in a row must not start two servers. */
  private next(step: () => Promise<void>): Promise<void> {
    this.last = this.last.then(step);
    return this.last;
  }

  /** Starts the program, else the module. */
  private async begin(): Promise<void> {
    this.status.starts();
    try {
      this.client = await this.beginProgram() ?? await this.beginModule();
      this.client.connection.on('w8log/pageChanged', ({ uri }: { uri: string }) => this.onPageChanged(uri));
    } catch (problem) {
      this.output.error(`the server does not start: ${describe(problem)}`);
      this.status.fails();
      void vscode.window.showErrorMessage('w8log: the server does not start; see the output of w8log.');
    }
  }

  /** The program reads the disk itself, so it is of no use to a folder elsewhere. */
  private async beginProgram(): Promise<Client | undefined> {
    const isElsewhere = vscode.workspace.workspaceFolders?.some(({ uri }) => uri.scheme !== 'file');
    if (!this.servers.program || isElsewhere) return undefined;
    const { path, arguments: given, isChosen } = serverProgram();
    let channel: Channel | undefined;
    try {
      channel = await this.servers.program(path, given, (line) => this.output.warn(line));
      const client = await Client.start({ ...this.options(), channel });
      this.status.runs(client.version, false);
      return client;
    } catch (problem) {
      void channel?.close();
      const reason = `${path} does not start as a server: ${describe(problem)}`;
      if (isChosen) {
        this.output.error(reason);
        void offerSettings(path);
      } else {
        this.output.info(`${reason}. The server of the extension runs instead: it has no reports, charts and pages.`);
      }
      return undefined;
    }
  }

  private async beginModule(): Promise<Client> {
    const bytes = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(this.folder, 'out/w8log.wasm'));
    const channel = await Module.start(() => this.servers.worker(), bytes.slice());
    const files = new Workspace(channel);
    await files.bringAll();
    const client = await Client.start({ ...this.options(), channel, files });
    this.status.runs(client.version, true);
    return client;
  }

  private async end(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    try {
      await client?.close();
    } catch (problem) {
      // A server that had ended by itself cannot be told to.
      this.output.warn(`the server did not stop cleanly: ${describe(problem)}`);
    }
  }

  /** Starts it again if it has ended by itself, unless that happens all the time. */
  private hasEnded(why: string): void {
    this.output.error(why);
    const now = Date.now();
    this.ends = [...this.ends.filter((time) => now - time < mostEnds.within), now];
    if (this.ends.length < mostEnds.count) return void this.restart();
    void this.stop();
    this.status.fails();
    void vscode.window.showErrorMessage(`w8log: the server has ended ${mostEnds.count} times; see the output of w8log.`);
  }

  private options() {
    return {
      selector: selectorOfLogs(),
      output: this.output,
      configuration: settingsOfServer,
      onEnd: (why: string): void => {
        if (this.client) this.hasEnded(why);
      },
    };
  }
}

/** What went wrong, in words. */
export function describe(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}

async function offerSettings(path: string): Promise<void> {
  const open = 'Open the Settings';
  const chosen = await vscode.window.showErrorMessage(
    `w8log: "${path}" does not start as a server. The server of the extension runs instead, without reports and pages.`,
    open,
  );
  if (chosen === open) {
    await vscode.commands.executeCommand('workbench.action.openSettings', 'w8log.server');
  }
}
