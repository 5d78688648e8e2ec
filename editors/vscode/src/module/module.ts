import type { Channel } from '../client/connection';
import type { Told } from './serve';

/** A worker, of a browser or of Node. */
export interface Port {
  post(told: Told): void;
  listen(take: (message: string) => void, fail: (why: string) => void): void;
  end(): void;
}

/** The server as a module of WebAssembly, in a worker. */
export class Module implements Channel {
  private constructor(private readonly port: Port) {}

  /** Compiles the module and starts it; `today` is another date than that of the clock. */
  static async start(makePort: () => Port, bytes: Uint8Array<ArrayBuffer>, today?: string): Promise<Module> {
    const module = await WebAssembly.compile(bytes);
    const port = makePort();
    port.post(today === undefined ? { module } : { module, today });
    return new Module(port);
  }

  listen(take: (text: string) => void, end: (why: string) => void): void {
    this.port.listen(take, end);
  }

  send(text: string): void {
    this.port.post(text);
  }

  /** Brings a file of the workspace, or what it is now; without bytes, it is gone. */
  bring(path: string, bytes?: Uint8Array): void {
    this.port.post(bytes ? { path, bytes } : { path });
  }

  async close(): Promise<void> {
    this.port.end();
  }
}
