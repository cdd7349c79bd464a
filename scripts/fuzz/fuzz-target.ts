import fc from "fast-check";
import { rawBytesOf } from "./raw-bytes";
import { type Credentials, type FuzzRequest, requestsTo } from "./requests";
import type { Known } from "./schema-values";
import { type FuzzAnswer, FuzzClient } from "./send";
import { nameOf, type Target } from "./targets";

/** What came of the requests to one path. */
export interface FuzzRow {
  name: string;
  requests: number;
  /** How often each status was answered; 0 is no answer, which raw bytes may get. */
  statuses: Map<number, number>;
  slowestMs: number;
  /** What must not be, in words: an answer of 5xx, none at all, one against the document. */
  illegal: string[];
}

/** Looks at the answer to a request of the interface. @returns what is wrong with it */
export type CheckAnswer = (answer: { method: string; path: string; status: number; headers: Headers; body: string }) => {
  violations: string[];
};

interface Options {
  target: Target;
  port: number;
  known: Known;
  credentials: Credentials;
  requests: number;
  seed: number;
  /** Of paths that the document has. */
  check?: CheckAnswer;
}

/** Every fourth request has something wrong in its bytes. */
const RAW_SHARE = 4;
const AT_ONCE = 8;
/** So many are made at a time: the longest have a few kilobytes. */
const BATCH = 400;

/** Sends many requests to one path, the same for the same seed. */
export async function fuzzTarget(options: Options): Promise<FuzzRow> {
  const { target, port, known, credentials, requests, seed } = options;
  const row: FuzzRow = { name: nameOf(target), requests, statuses: new Map(), slowestMs: 0, illegal: [] };
  const client = new FuzzClient(port);
  const whole = requestsTo(target, known, credentials);
  const raw = rawBytesOf(whole);
  const raws = Math.floor(requests / RAW_SHARE);
  try {
    await inBatches(whole, requests - raws, seed, async (request) => {
      const answer = await client.send(request);
      note(row, answer, () => textOf(request));
      for (const fault of faultsOf(request, answer, options.check)) row.illegal.push(`${fault}: ${textOf(request)}`);
    });
    await inBatches(raw, raws, seed, async (bytes) =>
      note(row, await client.sendBytes(bytes), () => JSON.stringify(bytes.toString("latin1"))),
    );
  } finally {
    client.close();
  }
  return row;
}

async function inBatches<Item>(items: fc.Arbitrary<Item>, count: number, seed: number, work: (item: Item) => Promise<void>): Promise<void> {
  for (let done = 0; done < count; done += BATCH) {
    const batch = fc.sample(items, { numRuns: Math.min(BATCH, count - done), seed: seed + done }).values();
    const worker = async () => {
      for (const item of batch) await work(item);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
}

function note(row: FuzzRow, { status, ms, hung, body }: FuzzAnswer, request: () => string): void {
  row.statuses.set(status ?? 0, (row.statuses.get(status ?? 0) ?? 0) + 1);
  row.slowestMs = Math.max(row.slowestMs, ms);
  if (hung) row.illegal.push(`no answer in time: ${request().slice(0, LONGEST_TOLD)}`);
  else if (status !== null && status >= 500) row.illegal.push(`${status} ${body.slice(0, 200)}: ${request().slice(0, LONGEST_TOLD)}`);
}

/** A whole request is always answered, and as the document has it. */
function faultsOf({ method, path }: FuzzRequest, { status, headers, body, hung }: FuzzAnswer, check: CheckAnswer | undefined): string[] {
  if (hung) return [];
  if (status === null) return ["the connection was cut"];
  // Addresses above what a server reads at all are refused before they are anybody's.
  if (!check || status === 431) return [];
  return check({ method, path, status, headers, body }).violations;
}

const LONGEST_TOLD = 600;

function textOf({ method, path, headers, body }: FuzzRequest): string {
  const { authorization: _key, cookie: _session, ...shown } = headers;
  return `${method} ${path} ${JSON.stringify(shown)} ${body ?? ""}`.slice(0, LONGEST_TOLD);
}
