import http from "node:http";
import type { Partner } from "../lib/partner";

/** As many callers as come, not as many as were answered: of a load above what a server can do, the rest waits or is refused. */
const SOCKETS = 512;
/** Between two looks at how many requests are due, milliseconds. */
const TICK_MS = 5;

/** What came of requests at a rate. */
export interface OpenLoopResult {
  /** Milliseconds until the end of each answer of 200. */
  accepted: number[];
  /** The same of each 503 with a moment to come back at. */
  refused: number[];
  seconds: number;
}

interface OpenLoopOptions {
  perSecond: number;
  seconds: number;
  next: () => string;
}

/** Sends so many requests a second, whether or not those before are answered. @throws Error for an answer other than 200 and a 503 with Retry-After */
export async function openLoop(partner: Partner, { perSecond, seconds, next }: OpenLoopOptions): Promise<OpenLoopResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: SOCKETS });
  const result: OpenLoopResult = { accepted: [], refused: [], seconds };
  const started = performance.now();
  const all: Promise<void>[] = [];
  const due = () => Math.min(seconds, (performance.now() - started) / 1000) * perSecond;
  while (all.length < Math.floor(seconds * perSecond)) {
    while (all.length < due()) all.push(ask(partner, { agent, path: next() }, result));
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await Promise.all(all);
  agent.destroy();
  return result;
}

async function ask({ port, token }: Partner, { agent, path }: { agent: http.Agent; path: string }, result: OpenLoopResult): Promise<void> {
  const began = performance.now();
  const { status, isToComeBack } = await new Promise<{ status: number; isToComeBack: boolean }>((resolve, reject) => {
    const request = http.get({ host: "127.0.0.1", port, path, agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      const isToComeBack = response.headers["retry-after"] !== undefined;
      response.once("end", () => resolve({ status: response.statusCode ?? 0, isToComeBack })).once("error", reject);
      response.resume();
    });
    request.once("error", reject);
  });
  if (status !== 200 && !(status === 503 && isToComeBack)) throw new Error(`${path} was answered ${status}`);
  result[status === 200 ? "accepted" : "refused"].push(performance.now() - began);
}
