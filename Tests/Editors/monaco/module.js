// The server as a module of WebAssembly, in the worker that the extension has in a browser, instead of Python.

/** Starts it; what the server can do. */
async function begin_module(today, params) {
  const worker = new Worker('extension/worker.js');
  const say = (message) => worker.postMessage(JSON.stringify({ jsonrpc: '2.0', ...message }));
  window.carry = (text) => say(JSON.parse(text));
  const failed = new Promise((_, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  worker.onmessage = ({ data }) => {
    const { id, method, params: asked, result, error } = JSON.parse(data);
    if (method && id !== undefined) say({ id, result: asked?.items?.map(() => null) ?? null });
    else if (error) throw new Error(error.message);
    else if (id !== undefined) answered(id, result);
  };
  const bytes = await (await fetch('extension/w8log.wasm')).arrayBuffer();
  worker.postMessage({ module: await WebAssembly.compile(bytes), today });
  const { capabilities } = await Promise.race([ask('initialize', params), failed]);
  tell('initialized', {});
  return capabilities;
}
