import * as vscode from 'vscode';

import type { Requests } from './protocol';

/** Carries texts to a server and back. */
export interface Channel {
  /** Begins: hands on each message, and says once that no more will come. */
  listen(take: (text: string) => void, end: (why: string) => void): void;
  send(text: string): void;
  /** Ends the server, once it has been told to. */
  close(): Promise<void>;
}

interface Message { id?: number | string; method?: string; params?: unknown; result?: unknown; error?: { code: number; message: string } }
interface Waiting { resolve(result: unknown): void; reject(problem: Error): void }

/** Cancelled by the client, overtaken by a change, cancelled by the server. */
const withdrawn = [-32800, -32801, -32802];
const [methodNotFound, requestFailed] = [-32601, -32803];

/** A conversation in the language server protocol. */
export class Connection {
  private readonly waiting = new Map<number, Waiting>();
  private readonly handlers = new Map<string, (params: never) => unknown>();
  private last = 0;
  private ended: string | undefined;

  /** `log` takes each message if people want to see them. */
  constructor(private readonly channel: Channel, private readonly log: (line: string) => void, end: (why: string) => void) {
    channel.listen((text) => void this.take(text), (why) => {
      this.ended = why;
      for (const { reject } of this.waiting.values()) reject(new Error(why));
      this.waiting.clear();
      end(why);
    });
  }

  /** Handles a request or a notification of the server. */
  on<Params>(method: string, handler: (params: Params) => unknown): void { this.handlers.set(method, handler); }

  /** Sends a request; throws what VS Code ignores if it is withdrawn. */
  request<Method extends keyof Requests>(
    method: Method, params: Requests[Method][0], token?: vscode.CancellationToken,
  ): Promise<Requests[Method][1]> {
    if (this.ended !== undefined) return Promise.reject(new Error(this.ended));
    const id = (this.last += 1);
    const answer = new Promise<unknown>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.send({ id, method, params });
    const cancel = token?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
    return answer.finally(() => cancel?.dispose()) as Promise<Requests[Method][1]>;
  }

  notify(method: string, params: object): void {
    if (this.ended === undefined) this.send({ method, params });
  }

  /** Ends the server as the protocol says, and waits for its end. */
  async close(): Promise<void> {
    if (this.ended === undefined) {
      await this.request('shutdown', undefined);
      this.send({ method: 'exit' });
    }
    await this.channel.close();
  }

  private send(message: Message): void {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.log(`→ ${text}`);
    this.channel.send(text);
  }

  private async take(text: string): Promise<void> {
    this.log(`← ${text}`);
    const { id, method, params, result, error } = JSON.parse(text) as Message;
    if (method !== undefined) return this.handle(method, params, id);
    const waiting = this.waiting.get(id as number);
    this.waiting.delete(id as number);
    if (!error) waiting?.resolve(result);
    else if (withdrawn.includes(error.code)) waiting?.reject(new vscode.CancellationError());
    else waiting?.reject(new Error(error.message));
  }

  private async handle(method: string, params: unknown, id: Message['id']): Promise<void> {
    const handler = this.handlers.get(method) as ((params: unknown) => unknown) | undefined;
    if (id === undefined) return void handler?.(params);
    if (!handler) return this.send({ id, error: { code: methodNotFound, message: `${method} is unknown` } });
    try {
      this.send({ id, result: (await handler(params)) ?? null });
    } catch (problem) {
      this.send({ id, error: { code: requestFailed, message: String(problem) } });
    }
  }
}
