import { ModuleServer } from './server.mjs';

/** What a worker hears: the module once, files of the workspace (without bytes if they are gone), and messages. */
export type Told = string | { module: WebAssembly.Module; today?: string } | { path: string; bytes?: Uint8Array };

/** Answers a client at the other end of a port: `post` sends it a message of the server. */
export function serve(post: (message: string) => void): (told: Told) => void {
  let server: ModuleServer | undefined;
  return (told) => {
    if (typeof told === 'string') server?.receive(told);
    else if ('module' in told) server = new ModuleServer(told.module, post, told.today);
    else if (told.bytes) server?.put(told.path, told.bytes);
    else server?.remove(told.path);
  };
}
