import { expect } from "@playwright/test";
import { BASE_URL } from "../product/partner";
import { type RawAnswer, type Shot, sendUnlimited } from "./raw";

/** The API tier that scripts/test.mjs starts beside the product. */
export const TIER_URL = process.env.TIER_URL ?? "http://localhost:3001";
/** The product itself: what is sent here on purpose no document names. */
export const NEXT_URL = process.env.NEXT_URL ?? BASE_URL;

/** Both, as a partner's program meets them: what a journey shows of one it shows of the other. */
export const SERVERS = [
  { title: "the portal's server", url: BASE_URL },
  { title: "the API tier", url: TIER_URL },
] as const;

/** Of the connection and the moment; how the body is cut up; and what is left of a limit that both tiers share. */
const BY_NATURE = /^(date|connection|keep-alive|transfer-encoding|content-length|x-request-id|ratelimit|ratelimit-remaining|vary)$/;
/** Next names headers of its own pages in Vary. */
const OF_NEXT = /^(rsc|next-.*)$/;

/** Where in what an offer's id seals the second stands (`quoteSealer`). */
const SEALED_AT = 7;

/** What of an answer has to be the same from both tiers. */
function comparable({ status, headers, body }: RawAnswer, mask: (body: string) => string) {
  const vary = (headers.vary ?? "").split(",").map((name) => name.trim().toLowerCase());
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !BY_NATURE.test(name))),
    varies: [...new Set(vary.filter((name) => name !== "" && !OF_NEXT.test(name)))].sort(),
    body: mask(withoutEnvelope(body)),
  };
}

/**
 * Ids of offers begin with their version, a tab and the first digit of a partner's id, in base64url. Every answer has an id and a minute of its own, and of
 * offers a second until which they can be ticketed and are kept.
 */
function withoutEnvelope(body: string): string {
  return body
    .replaceAll(/\b(M[Qg][kl][\w-]+)\.(\w+)\.[\w-]{22}(?![\w-])/g, (_, quote: string, key: string) => `${withoutSecond(quote)}.${key}`)
    .replaceAll(/"(ticketing_time_limit|expires_at)":"[^"]*"/g, '"$1":"…"')
    .replace(/^\{"request_id":"[0-9a-f-]{36}","created_at":"[\d :-]{16}",/, '{"request_id":"…","created_at":"…",');
}

/** What an offer's id seals, but for the second in which it was sealed: each process keeps its answer from a second of its own. */
function withoutSecond(quote: string): string {
  return Buffer.from(quote, "base64url")
    .toString()
    .split("\t")
    .map((part, at) => (at === SEALED_AT ? "…" : part))
    .join("|");
}

/** Ids, moments and numbers that differ by nature where each tier has done something of its own. */
export function maskWritten(body: string): string {
  return body
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "<id>")
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?/g, "<moment>")
    .replaceAll(/"airline_locators":\[[^\]]*\]/g, '"airline_locators":"<own>"')
    .replaceAll(/"(booking_number|pnr|ticket_number|token|first_name|last_name|number|secret|message_id)":"[^"]*"/g, '"$1":"<own>"')
    .replaceAll(/(\/receipts\/)[\w-]+/g, "$1<own>")
    .replaceAll(/"(duration_ms|deposit)":[\d.]+/g, '"$1":"<own>"');
}

/** Says what each tier answers to its own shot, and expects that to be the same. @returns the answer of the portal's server */
export async function expectSame(shots: Shot | { next: Shot; tier: Shot }, mask = (body: string) => body): Promise<RawAnswer> {
  const { next, tier } = "next" in shots ? shots : { next: shots, tier: shots };
  const isWritten = "next" in shots;
  const [ofNext, ofTier] = await answersOf(() => Promise.all([sendUnlimited(NEXT_URL, next), sendUnlimited(TIER_URL, tier)]), isWritten);
  if (!ofNext || !ofTier) throw new Error("no answer");
  const [seen, wanted] = [comparable(ofTier, mask), comparable(ofNext, mask)];
  const shot = `${tier.method} ${tier.path.slice(0, 120)}`;
  // First as values, for a difference that can be read.
  expect(parsed(seen.body), shot).toEqual(parsed(wanted.body));
  expect(seen, shot).toEqual(wanted);
  return ofNext;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/**
 * The same of what other journeys change meanwhile: each process learns within seconds, and by itself, of flights that have changed and of
 * seats that were sold (2026-11-22-plain-snapshots.md, 2026-11-21-seats-in-memory.md).
 */
export async function expectSameSoon(shot: Shot): Promise<void> {
  await expect(async () => expect(await expectSame(shot)).toMatchObject({ status: 200 })).toPass({ timeout: 60_000 });
}

/**
 * What is offered depends on the minute, so what only reads is asked again where the minute has changed; what writes never is, for it answers
 * something else the second time.
 */
async function answersOf(work: () => Promise<RawAnswer[]>, isWritten: boolean): Promise<RawAnswer[]> {
  const minute = () => Math.floor(Date.now() / 60_000);
  const began = minute();
  const answers = await work();
  return isWritten || minute() === began ? answers : answersOf(work, isWritten);
}
