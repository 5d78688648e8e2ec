import * as vscode from 'vscode';

import capabilities from './capabilities.json';
import { type Channel, Connection } from './connection';
import { Context, type Feature } from './context';
import { Documents } from './documents';
import { type Change, Files, folder } from './files';
import { reading } from './reading';
import { answerServer, provideContents, registerCommands } from './requests';
import { writing } from './writing';

/** What a client works with. */
export interface ClientOptions {
  readonly channel: Channel;
  readonly selector: readonly vscode.DocumentFilter[];
  readonly output: vscode.LogOutputChannel;
  /** What is set in a section of the settings, as the server wants to know it. */
  readonly configuration: (section: string) => unknown;
  /** Is told if the server ends although nobody told it to. */
  readonly onEnd: (why: string) => void;
  /** Brings files to a server that does not read them itself. */
  readonly files?: Supply;
}

/** Brings files to a server. */
export interface Supply {
  /** Brings what has changed. */
  bring(changes: readonly Change[]): Promise<void>;
  /** The files beside a log that may be new to the server. */
  beside(log: vscode.TextDocument): Promise<Change[]>;
}

/** What VS Code asks a server for, by the capability that says so. */
const features: Readonly<Record<string, Feature>> = { ...reading, ...writing, executeCommandProvider: registerCommands };

/** A server, as VS Code sees it. */
export class Client {
  private readonly parts: vscode.Disposable[] = [];
  private isClosing = false;
  /** Its version, if it tells that. */
  version: string | undefined;

  private constructor(readonly connection: Connection) {}

  /** Begins a conversation; returns once the server has answered. */
  static async start(options: ClientOptions): Promise<Client> {
    const { channel, output, files } = options;
    const connection: Connection = new Connection(channel, (line) => output.trace(line), (why) => {
      if (!client.isClosing) options.onEnd(why);
    });
    const client = new Client(connection);
    const folders = vscode.workspace.workspaceFolders?.map(folder) ?? null;
    const answer = await connection.request('initialize', {
      processId: null,
      clientInfo: { name: vscode.env.appName, version: vscode.version },
      locale: vscode.env.language,
      rootUri: folders?.[0]?.uri ?? null,
      capabilities,
      initializationOptions: options.configuration('w8log'),
      workspaceFolders: folders,
    });
    client.version = answer.serverInfo?.version;
    const context = new Context(connection, answer.capabilities, options.selector, output);
    answerServer(context, options.configuration);
    const watched = new Files(context, (changes) => files?.bring(changes));
    const documents = new Documents(context, (log) => void files?.beside(log).then((changes) => watched.tell(changes)));
    client.parts.push(provideContents(context), watched, documents);
    for (const [name, value] of Object.entries(answer.capabilities)) {
      if (value) client.parts.push(features[name]?.(context) ?? vscode.Disposable.from());
    }
    connection.notify('initialized', {});
    documents.beginAll();
    return client;
  }

  /** Takes back what it has registered, and ends the server. */
  async close(): Promise<void> {
    this.isClosing = true;
    for (const part of this.parts.splice(0)) part.dispose();
    await this.connection.close();
  }
}
