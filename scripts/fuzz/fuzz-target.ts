import fc from "fast-check";
import { rawBytesOf } from "./raw-bytes";
import { type Credentials, type FuzzRequest, requestsTo } from "./requests";
import type { Known } from "./schema-values";
import { type FuzzAnswer, FuzzClient } from "./send";
import { checksPassword, nameOf, type Target } from "./targets";

/** What came of the requests to one path. */
export interface FuzzRow {
  name: string;
  /** As many as were asked for; where a page led on, its other address is asked too. */
  requests: number;
  /** How often each status was answered; 0 is no answer, which raw bytes may get. */
  statuses: Map<number, number>;
  slowestMs: number;
  /** What must not be, in words: an answer of 5xx but 503 with Retry-After, none at all, one against the document. */
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
/** How many are in flight; those of odd bytes wait for most of their time. */
const AT_ONCE = { whole: 8, raw: 24 };
/** More would only wait for each other. */
const AT_ONCE_OF_PASSWORDS = { whole: 2, raw: 4 };
/** Added to the seed: the same requests with odd bytes would mostly repeat what the whole ones did. */
const OF_RAW = 500_000;
/** So many are made at a time: the longest have a few kilobytes, and nothing is received meanwhile. */
const BATCH = 100;

/** Sends many requests to one path, the same for the same seed. */
export async function fuzzTarget(options: Options): Promise<FuzzRow> {
  const { target, port, known, credentials, requests, seed } = options;
  const row: FuzzRow = { name: nameOf(target), requests, statuses: new Map(), slowestMs: 0, illegal: [] };
  const client = new FuzzClient(port);
  const whole = requestsTo(target, known, credentials);
  const raw = rawBytesOf(whole);
  const raws = Math.floor(requests / RAW_SHARE);
  const sendOne = async (request: FuzzRequest) => {
    const answer = await client.send(request);
    note(row, answer, () => textOf(request));
    for (const fault of faultsOf(request, answer, options.check)) row.illegal.push(`${fault}: ${textOf(request)}`);
    return answer;
  };
  const sendWhole = async (request: FuzzRequest) => {
    const path = addressOfPart(await sendOne(request));
    if (path !== null) await sendOne({ ...request, path });
  };
  const sendRaw = async (bytes: Buffer) => note(row, await client.sendBytes(bytes), () => JSON.stringify(bytes.toString("latin1")));
  const atOnce = checksPassword(target) ? AT_ONCE_OF_PASSWORDS : AT_ONCE;
  try {
    await Promise.all([
      inBatches({ items: whole, count: requests - raws, seed, atOnce: atOnce.whole }, sendWhole),
      inBatches({ items: raw, count: raws, seed: seed + OF_RAW, atOnce: atOnce.raw }, sendRaw),
    ]);
  } finally {
    client.close();
  }
  return row;
}

interface Batches<Item> {
  items: fc.Arbitrary<Item>;
  count: number;
  seed: number;
  atOnce: number;
}

async function inBatches<Item>({ items, count, seed, atOnce }: Batches<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  for (let done = 0; done < count; done += BATCH) {
    const batch = fc.sample(items, { numRuns: Math.min(BATCH, count - done), seed: seed + done }).values();
    const worker = async () => {
      for (const item of batch) await work(item);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }
}

/** Where Next leads its own program in the browser for a part of a page: the address has to agree with the header fields (`_rsc`). */
function addressOfPart({ status, headers }: FuzzAnswer): string | null {
  const location = status === LED_ON ? headers.get("location") : null;
  if (location === null || !location.includes("_rsc=") || !URL.canParse(location, "http://fuzz")) return null;
  const { pathname, search } = new URL(location, "http://fuzz");
  return pathname + search;
}

const LED_ON = 307;

function note(row: FuzzRow, { status, ms, hung, busy, body }: FuzzAnswer, request: () => string): void {
  row.statuses.set(status ?? 0, (row.statuses.get(status ?? 0) ?? 0) + 1);
  row.slowestMs = Math.max(row.slowestMs, ms);
  if (hung) row.illegal.push(`no answer in time: ${request().slice(0, LONGEST_TOLD)}`);
  else if (status !== null && status >= 500 && !busy)
    row.illegal.push(`${status} ${body.slice(0, 200)}: ${request().slice(0, LONGEST_TOLD)}`);
}

/** A whole request is always answered, and as the document has it. */
function faultsOf({ method, path }: FuzzRequest, { status, headers, body, hung }: FuzzAnswer, check: CheckAnswer | undefined): string[] {
  if (hung) return [];
  if (status === null) return ["the connection was cut"];
  // Addresses above what a server reads at all are refused before they are anybody's.
  if (!check || status === 431) return [];
  return check({ method, path, status, headers, body }).violations;
}

const LONGEST_TOLD = 900;
const LONGEST_FIELD = 60;

function textOf({ method, path, headers, body }: FuzzRequest): string {
  const { authorization: _key, cookie: _session, ...others } = headers;
  const shown = Object.entries(others).map(([name, value]) => [name, value.slice(0, LONGEST_FIELD)]);
  return `${method} ${path} ${body ?? ""} ${JSON.stringify(Object.fromEntries(shown))}`.slice(0, LONGEST_TOLD);
}
