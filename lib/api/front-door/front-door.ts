import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { DOCS_LANGUAGE, languageNamed } from "@/lib/i18n/pick-locale";
import { log, traceOf } from "@/lib/log";
import { eventLoopLag } from "@/lib/observability/event-loop";
import { metrics } from "@/lib/observability/metrics";
import { readiness } from "@/lib/observability/readiness";
import { beginRecord, endRecord } from "@/lib/observability/request-records";
import { recordCall } from "@/lib/services/access/key-calls/record-call";
import { isDatabaseAway, isDatabaseBusy } from "@/lib/services/ground/health/database-load";
import { isInterfacePath, isUsualMethod } from "../allowed-methods";
import { dropHeader, replaceHeader } from "../request/mend-request";
import { AdmissionQueue } from "./admission-queue";
import { type BrotliFiles, sendBrotli } from "./brotli-files";
import { takeTurn } from "./connection-line";
import { LoadShedder } from "./load-shedder";
import { isLivePage, kindOf } from "./path-kind";
import { answerFault, refuseForNow, refuseMethod } from "./refusals";
import { identify, REQUEST_ID } from "./request-id";
import { securityHeaders } from "./security-headers";

/** Each holds memory. */
const MOST = 512;
const ADAPT_MS = 100;
/** Seconds after which a caller who was refused for load should come again. */
const BUSY_SECONDS = 1;
/** The database is mostly back by then. */
const AWAY_SECONDS = 2;
/** The caller has gone before the response was sent (nginx's own status). */
const GONE = 499;

/** Hands a request on to the server's own handler. */
type Attend = (incoming: IncomingMessage, outgoing: ServerResponse, pass: () => void) => void;

interface Door {
  /** How many requests are let in at once however much there is to do. */
  least: number;
  /** How many requests may wait to be begun in any case. */
  leastWaiting: number;
  /** How long those before them may wait while more come than the process can do, milliseconds. */
  patienceMs: number;
  /** Whether the product is reached by https. */
  isSecure: boolean;
  /** Compressed files of a server that has pages. */
  brotliFiles?: BrotliFiles;
}

/**
 * What every request meets first, on every server: its response gets the headers by which browsers guard it; it gets its id; whether the process
 * is alive and ready is answered here; who comes for a page while the database is away is refused before anything is done, and who would wait too long because there is too much to do,
 * too. Requests of one connection are let in one after the other. What is let in is counted, timed and logged when it is over.
 */
export function openFrontDoor({ least, leastWaiting, patienceMs, isSecure, brotliFiles = new Map() }: Door): Attend {
  const guard = securityHeaders({ isSecure });
  const shedder = new LoadShedder({ lag: eventLoopLag, isDatabaseBusy, least, most: MOST });
  const queue = new AdmissionQueue({ shedder, least: leastWaiting, patienceMs });
  setInterval(() => shedder.adapt(), ADAPT_MS).unref();
  const attend: Attend = (incoming, outgoing, pass) => {
    const path = pathOf(incoming.url);
    const kind = kindOf(path);
    guard({ incoming, outgoing, path, kind });
    nameLanguage(incoming);
    if (path === "/healthz") return plain(outgoing, 200, "ok");
    if (path === "/readyz") return void respondReadiness(outgoing);
    takeTurn(incoming, outgoing, () => letIn({ incoming, outgoing, path, kind, shedder, queue, pass, brotliFiles }));
  };
  return answeringFaults(attend);
}

/** A request at which the door itself fails is answered as a fault of ours: nobody waits for an answer that never comes, and the process lives on. */
function answeringFaults(attend: Attend): Attend {
  return (incoming, outgoing, pass) => {
    try {
      attend(incoming, outgoing, pass);
    } catch (error) {
      const requestId = randomUUID();
      log.error({ requestId, error: traceOf(error) }, "a request could not be let in");
      if (outgoing.headersSent) outgoing.destroy();
      else answerFault({ incoming, outgoing, requestId });
    }
  };
}

interface Guest {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  path: string;
  kind: ReturnType<typeof kindOf>;
  shedder: LoadShedder;
  queue: AdmissionQueue;
  pass: () => void;
  brotliFiles: BrotliFiles;
}

function letIn({ incoming, outgoing, path, kind, shedder, queue, pass, brotliFiles }: Guest): void {
  const requestId = identify(incoming);
  stateUnlessStated(outgoing, requestId);
  const refuse = (retryAfter: number, reason: string) => {
    metrics().shed.inc({ reason });
    refuseForNow({ incoming, outgoing, path, requestId, retryAfter });
  };
  if (kind === "static") sendBrotli(brotliFiles, incoming, outgoing, path) || pass();
  else if (path === "/api/health") pass();
  else if (isInterfacePath(path) && !isUsualMethod(incoming.method)) refuseMethod({ incoming, outgoing, path, requestId });
  else if (isLivePage(path) && isDatabaseAway()) refuse(AWAY_SECONDS, "away");
  else {
    const begin = () => {
      follow({ incoming, outgoing, requestId, kind, shedder, queue });
      pass();
    };
    queue.enter({ begin, refuse: () => refuse(BUSY_SECONDS, "busy"), isGone: () => outgoing.destroyed });
  }
}

/**
 * Gives the response the request's id where it has none when it is sent. One that is given again under an Idempotency-Key has that of the first
 * request, and Next would add it to one that is there.
 */
function stateUnlessStated(outgoing: ServerResponse, requestId: string): void {
  const writeHead = outgoing.writeHead;
  outgoing.writeHead = function withId(this: ServerResponse, ...details: unknown[]) {
    if (!this.hasHeader(REQUEST_ID)) this.setHeader(REQUEST_ID, requestId);
    return Reflect.apply(writeHead, this, details);
  };
}

interface Followed {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  requestId: string;
  kind: string;
  shedder: LoadShedder;
  queue: AdmissionQueue;
}

/** Counts it as at work until its response is sent or its caller is gone. One whose body is not here yet costs nobody anything. */
function follow({ incoming, outgoing, requestId, kind, shedder, queue }: Followed): void {
  const began = performance.now();
  const cameAt = new Date();
  const record = beginRecord(requestId, kind);
  let isAtWork = false;
  const enter = () => {
    if (outgoing.destroyed) return;
    isAtWork = true;
    shedder.enter();
  };
  if (hasBody(incoming)) incoming.once("end", enter);
  else enter();
  outgoing.once("close", () => {
    incoming.off("end", enter);
    if (isAtWork) shedder.leave();
    queue.roomMade();
    endRecord(requestId);
    const status = outgoing.writableFinished ? outgoing.statusCode : GONE;
    const ms = performance.now() - began;
    const { operation, partnerId, keyId, bookingId } = record;
    const { requests, seconds, inFlight } = metrics();
    requests.inc({ operation, status });
    seconds.observe({ operation }, ms / 1000);
    inFlight.set(shedder.inFlight);
    if (keyId !== null) recordCall({ keyId, at: cameAt, requestId, operation, status, durationMs: Math.round(ms) });
    const about = bookingId === null ? {} : { bookingId };
    log.info({ requestId, operation, method: incoming.method, status, ms: Math.round(ms * 10) / 10, partnerId, ...about }, "request");
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function pathOf(url = "/"): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}

async function respondReadiness(outgoing: ServerResponse): Promise<void> {
  const found = await readiness({ searches: true });
  plain(outgoing, found === "ready" ? 200 : 503, found);
}

function plain(outgoing: ServerResponse, status: number, text: string): void {
  outgoing.writeHead(status, { "Content-Type": "text/plain", "Cache-Control": "no-store" }).end(`${text}\n`);
}

/** Tells a page of the documentation, which is found at several addresses, the language that its address names. What a caller sends counts for nothing. */
function nameLanguage(incoming: IncomingMessage): void {
  const named = languageNamed(incoming.url ?? "/");
  if (named === null) dropHeader(incoming, DOCS_LANGUAGE);
  else replaceHeader(incoming, DOCS_LANGUAGE, named);
}
