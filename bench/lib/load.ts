import autocannon from "autocannon";
import type { Partner } from "./partner";

const PATIENCE_SECONDS = 600;

interface LoadRequest {
  method: "GET" | "POST";
  path: string;
  body?: string;
}

interface LoadOptions {
  connections: number;
  /** How long it goes on: so many seconds, or so many requests. */
  length: { seconds: number } | { requests: number };
  next: () => LoadRequest;
  /** Told of every answer with status 200. */
  onAnswer?: (body: string) => void;
  /** Notes when answers come. It takes them apart, which large ones are slowed down by. */
  isTimed?: boolean;
}

/** What came of a load. */
export interface LoadResult {
  requests: number;
  perSecond: number;
  /** Of an answer, its head included. */
  bytes: number;
  /** Answers with a status other than 2xx. */
  refused: number;
  /** How many answers had each status, to say with a fault: "200 × 126, 503 × 274". */
  statuses: string;
  /** When each answer came, `performance.now()`; empty where that was not to be noted. */
  answeredAt: number[];
}

/** Sends requests one after the other on each of so many kept-alive connections. @throws Error where one was not answered */
export async function load(
  { token, port }: Partner,
  { connections, length, next, onAnswer, isTimed = false }: LoadOptions,
): Promise<LoadResult> {
  const answeredAt: number[] = [];
  const onResponse = (status: number, body: string) => {
    answeredAt.push(performance.now());
    if (status === 200) onAnswer?.(body);
  };
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    headers: { authorization: `Bearer ${token}` },
    connections,
    // It looks so often whether all is done, milliseconds; the first fault ends it, for it loses its place in answers that it gives up.
    sampleInt: 20,
    timeout: PATIENCE_SECONDS,
    bailout: 1,
    ...("requests" in length ? { amount: length.requests } : { duration: length.seconds }),
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }), ...((onAnswer || isTimed) && { onResponse }) }],
  });
  if (result.errors > 0) throw new Error(`${result.errors} requests were not answered`);
  const seconds = (result.finish.getTime() - result.start.getTime()) / 1000;
  const requests = result.requests.total;
  const bytes = result.throughput.total / requests;
  return { requests, perSecond: requests / seconds, bytes, refused: result.non2xx, statuses: statusesOf(result), answeredAt };
}

function statusesOf({ statusCodeStats = {} }: autocannon.Result): string {
  return Object.entries(statusCodeStats)
    .map(([status, { count = 0 }]) => `${status} × ${count}`)
    .join(", ");
}
