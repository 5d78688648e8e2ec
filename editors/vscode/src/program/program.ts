import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

import type { Channel } from '../client/connection';
import { framed, Unframer } from './framing';

/** How long a program that was told to end may take. */
const patience = 2000;

/** The program w8log as a server, over its pipes. */
export class Program implements Channel {
  private readonly process: ChildProcessByStdio<Writable, Readable, Readable>;
  private readonly ended: Promise<string>;

  private constructor(path: string, given: readonly string[], private readonly complain: (line: string) => void) {
    this.process = spawn(path, ['lsp', ...given], { stdio: ['pipe', 'pipe', 'pipe'] });
    this.ended = new Promise((resolve) => {
      this.process.once('error', (problem) => resolve(problem.message));
      this.process.once('close', (code, signal) => resolve(`the server has ended (${signal ?? code})`));
    });
    this.process.stderr.on('data', (text) => complain(String(text).trimEnd()));
    // A server that has ended takes no message, which its end says, too.
    this.process.stdin.on('error', () => {});
  }

  /** Starts it; throws if there is no such program. */
  static async start(path: string, given: readonly string[], complain: (line: string) => void): Promise<Program> {
    const program = new Program(path, given, complain);
    await new Promise<void>((resolve, reject) => {
      program.process.once('spawn', resolve);
      program.process.once('error', reject);
    });
    return program;
  }

  listen(take: (text: string) => void, end: (why: string) => void): void {
    const unframer = new Unframer();
    this.process.stdout.on('data', (piece: Buffer) => {
      try {
        for (const text of unframer.take(piece)) take(text);
      } catch (problem) {
        this.complain(String(problem));
        this.process.kill();
      }
    });
    void this.ended.then(end);
  }

  send(text: string): void {
    this.process.stdin.write(framed(text));
  }

  async close(): Promise<void> {
    const timer = setTimeout(() => this.process.kill('SIGKILL'), patience);
    await this.ended;
    clearTimeout(timer);
  }

  /** The number of the process. */
  get pid(): number | undefined {
    return this.process.pid;
  }
}
