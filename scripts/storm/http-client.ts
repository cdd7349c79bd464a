import http from "node:http";

/** So long does a client wait for an answer, milliseconds. */
const PATIENCE_MS = 60_000;

export interface Request {
  port: number;
  method: "GET" | "POST" | "DELETE";
  path: string;
  token: string;
  key?: string;
  body?: string;
  /** Closes the connection after so many milliseconds, without waiting for the answer. */
  cutAfterMs?: number;
}

/** What came back; status null where the connection broke or nothing came. */
export interface Reply {
  status: number | null;
  body: string;
  ms: number;
}

/** A program that asks over kept-alive connections, as partners' programs do, and repeats nothing by itself. */
export class HttpClient {
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 512 });

  send({ port, method, path, token, key, body, cutAfterMs }: Request): Promise<Reply> {
    const began = performance.now();
    const headers = {
      authorization: `Bearer ${token}`,
      ...(key !== undefined && { "idempotency-key": key }),
      ...(body !== undefined && { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) }),
    };
    return new Promise((resolve) => {
      const end = (status: number | null, text: string) => resolve({ status, body: text, ms: performance.now() - began });
      const request = http.request({ host: "127.0.0.1", port, method, path, headers, agent: this.agent, timeout: PATIENCE_MS });
      request.once("response", (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part) => parts.push(part));
        response.once("end", () => end(response.statusCode ?? null, Buffer.concat(parts).toString()));
        response.once("error", () => end(null, ""));
        response.once("close", () => end(null, ""));
      });
      request.once("timeout", () => request.destroy());
      request.once("error", () => end(null, ""));
      if (cutAfterMs !== undefined) setTimeout(() => request.destroy(), cutAfterMs);
      request.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
