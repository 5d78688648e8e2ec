// Messages as they stand in a stream of bytes, each behind a header with its length.

/** Gives `hear` each message of the chunks that it takes. */
export class MessageReader {
  #chunks = [];
  #count = 0;
  #wanted = 0;
  #hear;

  constructor(hear) {
    this.#hear = hear;
  }

  take(chunk) {
    this.#chunks.push(chunk);
    this.#count += chunk.length;
    // A message that comes in many chunks is put together once.
    if (this.#count < this.#wanted) return;
    let bytes = Buffer.concat(this.#chunks);
    for (let body = this.#body(bytes); body; body = this.#body(bytes)) {
      bytes = bytes.subarray(body.byteOffset - bytes.byteOffset + body.length);
      this.#hear(body.toString());
    }
    this.#chunks = [bytes];
    this.#count = bytes.length;
  }

  /** The first message; none as long as not all of it is there. */
  #body(bytes) {
    this.#wanted = 0;
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return undefined;
    const length = Number(/Content-Length: (\d+)/.exec(bytes.toString('latin1', 0, end))?.[1] ?? 0);
    this.#wanted = end + 4 + length;
    return bytes.length < this.#wanted ? undefined : bytes.subarray(end + 4, this.#wanted);
  }
}
