/** A message as it goes over a pipe. */
export function framed(text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]);
}

const endOfHeader = '\r\n\r\n';

/** Takes the messages out of what comes over a pipe, piece by piece. */
export class Unframer {
  private pieces: Buffer[] = [];
  private count = 0;
  /** How many bytes are needed before it is worth looking. */
  private needed = 0;

  /** The messages that are whole with this piece. */
  *take(piece: Buffer): Generator<string> {
    this.pieces.push(piece);
    this.count += piece.length;
    if (this.count < this.needed) return;
    let bytes = Buffer.concat(this.pieces);
    this.needed = 0;
    for (let end = bytes.indexOf(endOfHeader); end >= 0; end = bytes.indexOf(endOfHeader)) {
      const length = /content-length: *(\d+)/i.exec(bytes.toString('latin1', 0, end))?.[1];
      if (length === undefined) throw new Error('a message of the server has no length');
      const start = end + endOfHeader.length;
      this.needed = start + Number(length);
      if (bytes.length < this.needed) break;
      yield bytes.toString('utf8', start, this.needed);
      bytes = bytes.subarray(this.needed);
      this.needed = 0;
    }
    this.pieces = [bytes];
    this.count = bytes.length;
  }
}
