import http from "node:http";
import zlib from "node:zlib";

export interface Shot {
  method: string;
  /** Sent as it is, whatever a URL would make of it. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface RawAnswer {
  status: number;
  /** Lower-case names, as they came. */
  headers: http.IncomingHttpHeaders;
  /** Unpacked. */
  body: string;
}

/**
 * Sends one request exactly as it is written: no redirects, no headers of a client library's own. The connection is kept open, because one
 * that the server has closed over a body that it did not want would lose its answer.
 */
export function send(base: string, { method, path, headers = {}, body }: Shot): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  const length = body === undefined || "transfer-encoding" in headers ? {} : { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const options = { hostname, port, method, path, headers: { connection: "keep-alive", ...headers, ...length }, agent: false };
    const request = http.request(options, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("error", reject);
      response.once("end", () => {
        const { statusCode = 0, headers: received } = response;
        request.destroy();
        resolve({ status: statusCode, headers: received, body: unpack(Buffer.concat(parts), received["content-encoding"]) });
      });
    });
    request.once("error", reject);
    request.end(body);
  });
}

/** Limits count by the second. */
const PAUSE_MS = 100;

/** The same until it is not refused because of a limit: tests ask faster than a key may, and a refused call has done nothing. */
export async function sendUnlimited(base: string, shot: Shot): Promise<RawAnswer> {
  const answer = await send(base, shot);
  if (answer.status !== 429) return answer;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return sendUnlimited(base, shot);
}

function unpack(body: Buffer, coding: string | undefined): string {
  if (coding === undefined || body.length === 0) return body.toString();
  if (coding === "br") return zlib.brotliDecompressSync(body).toString();
  if (coding === "gzip") return zlib.gunzipSync(body).toString();
  throw new Error(`an answer in ${coding}, which nobody asked for`);
}
