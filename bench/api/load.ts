import { performance } from "node:perf_hooks";
import { HttpConnection } from "./http-connection";

/** One request of a load. */
export interface Shot {
  method: "GET" | "POST" | "DELETE";
  path: string;
  body?: string;
}

/** What came of a load. Times in milliseconds. */
export interface LoadResult {
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers other than 200: a figure with any is worth nothing. */
  failures: number;
}

/** Asks for nothing: the first request of each connection, before the clock starts. */
const GREETING: Shot = { method: "GET", path: "/api/health" };

/** The next request, or null where a load of a fixed number is used up. */
export type Supply = () => Shot | null;

export interface Target {
  port: number;
  token: string;
}

/**
 * Sends requests over so many kept-alive connections, each connection one after the other, until the supply ends or the time is over.
 * All connections are greeted before: Node accepts one new connection per turn of its loop, so that of a crowd that comes at once to a busy
 * process the last ones would wait for as many turns, and be measured by that.
 * The client shares the machine with the server, so it does as little as can be.
 */
export async function load(target: Target, supply: Supply, connections: number, seconds: number): Promise<LoadResult> {
  const open = Array.from({ length: connections }, () => new HttpConnection(target.port));
  const times: number[] = [];
  let failures = 0;
  await Promise.all(open.map((connection) => connection.ask(requestOf(target, GREETING))));
  const began = performance.now();
  const one = async (connection: HttpConnection) => {
    while (performance.now() - began < seconds * 1000) {
      const shot = supply();
      if (!shot) return;
      const started = performance.now();
      const status = await connection.ask(requestOf(target, shot));
      times.push(performance.now() - started);
      if (status !== 200) failures += 1;
    }
  };
  try {
    await Promise.all(open.map(one));
  } finally {
    for (const connection of open) connection.close();
  }
  const took = (performance.now() - began) / 1000;
  times.sort((left, right) => left - right);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { requests: times.length, perSecond: times.length / took, p50: at(0.5), p99: at(0.99), failures };
}

/** The request as a partner's program sends it. */
function requestOf({ token }: Target, { method, path, body }: Shot): string {
  const head = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\nAccept: */*\r\n`;
  if (body === undefined) return method === "GET" ? `${head}\r\n` : `${head}Content-Length: 0\r\n\r\n`;
  return `${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}
