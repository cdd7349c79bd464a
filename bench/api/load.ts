import http from "node:http";
import { performance } from "node:perf_hooks";

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

/** The next request, or null where a load of a fixed number is used up. */
export type Supply = () => Shot | null;

export interface Target {
  port: number;
  token: string;
}

/**
 * Sends requests over so many kept-alive connections, each connection one after the other, until the supply ends or the time is over.
 * Node's own client: its cost is the same for every path, so ratios hold; it shares the machine with the server.
 */
export async function load(target: Target, supply: Supply, connections: number, seconds: number): Promise<LoadResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failures = 0;
  const began = performance.now();
  const one = async () => {
    while (performance.now() - began < seconds * 1000) {
      const shot = supply();
      if (!shot) return;
      const started = performance.now();
      const status = await send(target, agent, shot);
      times.push(performance.now() - started);
      if (status !== 200) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  const took = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((left, right) => left - right);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { requests: times.length, perSecond: times.length / took, p50: at(0.5), p99: at(0.99), failures };
}

function send({ port, token }: Target, agent: http.Agent, { method, path, body }: Shot): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { "content-type": "application/json" }) };
    const request = http.request({ port, host: "127.0.0.1", agent, method, path, headers }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
      response.once("error", reject);
    });
    request.once("error", reject);
    request.end(body);
  });
}
