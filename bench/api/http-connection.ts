import net from "node:net";

const READ_BYTES = 1 << 16;
/** No JSON ends so. */
const LAST_CHUNK = "0\r\n\r\n";

/**
 * One kept-alive connection to this machine on which one request follows the other. It reads of each answer its status and where it ends, and makes
 * nothing of the rest: a client that cost as much as the server would measure itself.
 */
export class HttpConnection {
  private readonly socket: net.Socket;
  private settle: { resolve: (status: number) => void; reject: (error: Error) => void } | null = null;
  /** Of the present answer. */
  private status: number | null = null;
  private left = 0;
  private tail = "";

  constructor(port: number) {
    const onread = {
      buffer: Buffer.alloc(READ_BYTES),
      callback: (size: number, buffer: Uint8Array) => this.take(Buffer.from(buffer.buffer, buffer.byteOffset, size)),
    };
    this.socket = net.connect({ port, host: "127.0.0.1", noDelay: true, onread });
    this.socket.on("error", (error) => this.settle?.reject(error));
    this.socket.on("close", () => this.settle?.reject(new Error("the server closed the connection")));
  }

  /**
   * @param request complete, its head included
   * @returns the answer's status, once all of it is there
   */
  ask(request: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
      this.socket.write(request);
    });
  }

  close(): void {
    this.settle = null;
    this.socket.destroy();
  }

  private take(part: Buffer): boolean {
    if (this.status === null) this.begin(part);
    else this.left -= part.length;
    if (this.left === Number.POSITIVE_INFINITY)
      this.tail = (this.tail + part.toString("latin1", Math.max(0, part.length - LAST_CHUNK.length))).slice(-LAST_CHUNK.length);
    if (this.left <= 0 || this.tail === LAST_CHUNK) this.end();
    return true;
  }

  /** Servers of this product send a head whole. */
  private begin(part: Buffer): void {
    const end = part.indexOf("\r\n\r\n");
    const head = part.toString("latin1", 0, end);
    this.status = Number(head.slice(9, 12));
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    // Without a length it is in chunks, as Next answers.
    this.left = length === undefined ? Number.POSITIVE_INFINITY : end + 4 + Number(length) - part.length;
  }

  private end(): void {
    const { settle, status } = this;
    this.settle = null;
    this.status = null;
    this.tail = "";
    settle?.resolve(status ?? 0);
  }
}
