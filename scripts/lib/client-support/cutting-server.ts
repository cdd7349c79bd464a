import net from "node:net";

/** What becomes of an answer on its way: the bytes that arrive before the connection ends. */
export interface Manner {
  bytes: string;
  /** The connection is reset instead of closed. */
  reset?: boolean;
  /** The connection stays open, and this comes again every 20 ms. */
  drip?: string;
}

export interface CuttingServer {
  url: string;
  /** The requests, head and what had come of the body. */
  asked: string[];
  /** Different Idempotency-Keys among them. */
  keys(): Set<string | undefined>;
  close(): void;
}

/** A server on 127.0.0.1 whose answers arrive in these manners, one after the other, and the last of them for ever. */
export async function cuttingServer(...manners: [Manner, ...Manner[]]): Promise<CuttingServer> {
  const asked: string[] = [];
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    let text = "";
    let isAnswered = false;
    socket.on("data", (part) => {
      text += part;
      if (isAnswered || !text.includes("\r\n\r\n")) return;
      isAnswered = true;
      asked.push(text);
      answer(socket, manners[asked.length - 1] ?? manners.at(-1) ?? manners[0]);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  const keys = () => new Set(asked.map((one) => /idempotency-key: (\S+)/i.exec(one)?.[1]));
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, asked, keys, close };
}

function answer(socket: net.Socket, { bytes, reset = false, drip }: Manner): void {
  if (drip !== undefined) {
    socket.write(bytes);
    const timer = setInterval(() => socket.write(drip), 20);
    return void socket.on("close", () => clearInterval(timer));
  }
  socket.write(bytes, () => {
    if (reset) setImmediate(() => socket.resetAndDestroy());
    else socket.end();
  });
}

/** A whole answer with a body of JSON. */
export function whole(body: object, status = "200 OK", fields: readonly string[] = []): Manner {
  const text = JSON.stringify(body);
  const head = ["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(text)}`, "Connection: close", ...fields];
  return { bytes: `HTTP/1.1 ${status}\r\n${head.join("\r\n")}\r\n\r\n${text}` };
}
