import http from "node:http";
import net from "node:net";
import type { FuzzRequest } from "./requests";

/** So long is waited for an answer, milliseconds: whoever needs more hangs. */
const PATIENCE_MS = 20_000;
/** Bytes that are half a request get no answer before their end is told; node:http drops what it is doing for a caller who tells it sooner. */
const PAUSE_MS = 100;

const BUSY = 503;

/** What came back. */
export interface FuzzAnswer {
  /** Of raw bytes there may be several, or none; the worst counts. Null where nothing was answered. */
  status: number | null;
  headers: Headers;
  body: string;
  ms: number;
  /** Nothing came in time. */
  hung: boolean;
  /** It is told to come again: 503 with Retry-After. */
  busy: boolean;
}

/** Sends whole requests over kept connections. */
export class FuzzClient {
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 32 });

  constructor(private readonly port: number) {}

  send({ method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
    const began = performance.now();
    const length = body === null ? {} : { "content-length": String(Buffer.byteLength(body)) };
    return new Promise((resolve) => {
      let hung = false;
      const end = (status: number | null, received: http.IncomingHttpHeaders, text: string) =>
        resolve({
          ...{ status, headers: plainHeaders(received), body: text, ms: performance.now() - began, hung },
          busy: status === BUSY && received["retry-after"] !== undefined,
        });
      const options = { host: "127.0.0.1", port: this.port, agent: this.agent, timeout: PATIENCE_MS };
      const request = http.request({ ...options, method, path, headers: { ...headers, "accept-encoding": "identity", ...length } });
      request.once("response", (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.once("end", () => end(response.statusCode ?? null, response.headers, Buffer.concat(parts).toString()));
        response.once("close", () => end(null, {}, ""));
      });
      request.once("timeout", () => {
        hung = true;
        request.destroy();
      });
      request.once("error", () => end(null, {}, ""));
      request.end(body ?? undefined);
    });
  }

  /** Sends bytes on a connection of their own, and after a pause that no more will come. */
  sendBytes(bytes: Buffer): Promise<FuzzAnswer> {
    const began = performance.now();
    const socket = net.connect({ host: "127.0.0.1", port: this.port, noDelay: true });
    const parts: Buffer[] = [];
    let hung = false;
    const pause = setTimeout(() => socket.end(), PAUSE_MS);
    socket.on("data", (part) => parts.push(part));
    socket.on("error", () => undefined);
    socket.setTimeout(PATIENCE_MS, () => {
      hung = true;
      socket.destroy();
    });
    socket.write(bytes);
    return new Promise((resolve) => {
      socket.once("close", () => {
        clearTimeout(pause);
        const body = Buffer.concat(parts).toString("latin1");
        const answers = answersIn(body);
        resolve({
          ...{ headers: new Headers(), body, ms: performance.now() - began, hung },
          status: answers.length === 0 ? null : Math.max(...answers.map(({ status }) => status)),
          busy: answers.length > 0 && answers.every((answer) => answer.status < 500 || isBusy(answer)),
        });
      });
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

function plainHeaders(received: http.IncomingHttpHeaders): Headers {
  return new Headers(Object.entries(received).flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one])));
}

function isBusy({ status, fields }: AnswerHead): boolean {
  return status === BUSY && /^retry-after: \d/im.test(fields);
}

/** What stands above the body of one response on the wire. */
interface AnswerHead {
  status: number;
  /** The fields as they were sent, a line each. */
  fields: string;
}

const HEAD = /^HTTP\/1\.[01] (\d{3})\b([\s\S]*?)(?:\r\n\r\n|$)/;

/** All responses that came on one connection, one behind the other (RFC 9112, 6.3). @param received as latin1 */
function answersIn(received: string): AnswerHead[] {
  const found: AnswerHead[] = [];
  for (let at = 0; at < received.length; ) {
    const head = HEAD.exec(received.slice(at));
    if (!head) break;
    const [text, status, fields = ""] = head;
    found.push({ status: Number(status), fields });
    at += text.length;
    at += bodyLength(received.slice(at), fields);
  }
  return found;
}

/** Characters until the next response. One to HEAD has no body, whatever its fields say. */
function bodyLength(rest: string, fields: string): number {
  if (rest.startsWith("HTTP/1.")) return 0;
  if (/^transfer-encoding: chunked/im.test(fields)) return chunksLength(rest);
  return Number(/^content-length: (\d+)/im.exec(fields)?.[1] ?? 0);
}

function chunksLength(rest: string): number {
  for (let at = 0; ; ) {
    const size = /^([0-9a-f]+)\r\n/i.exec(rest.slice(at, at + 20));
    if (!size) return rest.length;
    const length = Number.parseInt(size[1] ?? "0", 16);
    at += size[0].length + length + 2;
    if (length === 0) return at;
  }
}
