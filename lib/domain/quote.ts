import { timingSafeEqual } from "node:crypto";
import { quickHmac } from "@/lib/crypto/quick-hmac";
import { CURRENCIES, type Currency } from "./money";
import type { CabinChoice } from "./offer";
import type { Party } from "./passengers/passengers";

/** What an offer id seals: enough to check and to book the offer, on any replica, without a row in the database. */
export interface Quote {
  partnerId: string;
  supplier: string;
  reference: string;
  cabin: CabinChoice;
  party: Party;
  currency: Currency;
  /** Total shown, service fee included, minor units. */
  totalMinor: number;
  /** Seconds since 1970, UTC. */
  issuedAt: number;
}

/** Signing keys by id, newest first: the first one seals, all of them open (rotation). */
export type QuoteKeys = readonly { id: string; secret: Uint8Array }[];

/** How long an offer id lives (interface-facts: from hours to a day). */
export const QUOTE_LIFETIME_SECONDS = 12 * 3600;

const VERSION = "1";
/** Base64url of the first 16 bytes; the last character has two bits of them, and reading drops the rest of it. */
const MAC_LENGTH = 22;
/** Base64url: what is signed is read by the byte. */
const PAYLOAD = /^[\w-]+$/;

const signers = new WeakMap<Uint8Array, (text: string) => string>();

/** What gives the beginning of the HMAC under a key, base64url, made ready once. */
function signerOf(secret: Uint8Array): (text: string) => string {
  const known = signers.get(secret);
  if (known) return known;
  const hmac = quickHmac(secret);
  const sign = (text: string) => hmac(text).slice(0, MAC_LENGTH);
  signers.set(secret, sign);
  return sign;
}

/** What the quotes of one answer have in common, and what each has of its own. */
export type QuoteTerms = Pick<Quote, "partnerId" | "cabin" | "party" | "issuedAt">;
export type QuotedOffer = Omit<Quote, keyof QuoteTerms>;

/**
 * Makes what seals quotes of the same terms, each a compact text `payload.keyId.mac`, base64url, safe in a URL path.
 * @throws Error where there is no key
 */
export function quoteSealer({ partnerId, cabin, party, issuedAt }: QuoteTerms, keys: QuoteKeys): (offer: QuotedOffer) => string {
  const key = keys[0];
  if (!key) throw new Error("no quote key");
  const { id } = key;
  const sign = signerOf(key.secret);
  const who = `${VERSION}\t${partnerId.replaceAll("-", "")}`;
  const how = `${cabin}\t${party.adt}.${party.chd}.${party.inf}.${party.ins}`;
  const when = issuedAt.toString(36);
  return ({ supplier, currency, totalMinor, reference }) => {
    const text = `${who}\t${supplier}\t${how}\t${currency}\t${totalMinor.toString(36)}\t${when}\t${reference}`;
    const payload = Buffer.from(text).toString("base64url");
    return `${payload}.${id}.${sign(`${id}.${payload}`)}`;
  };
}

/**
 * Opens an offer id.
 * @param now seconds since 1970
 * @returns null where the id is forged, malformed or past its life: the caller answers as for an unknown one
 */
export function openQuote(id: string, keys: QuoteKeys, now: number): Quote | null {
  const [payload, keyId, given, ...rest] = id.split(".");
  if (!payload || !PAYLOAD.test(payload) || !keyId || !given || rest.length > 0) return null;
  const key = keys.find((candidate) => candidate.id === keyId);
  if (!key) return null;
  const expected = Buffer.from(signerOf(key.secret)(`${keyId}.${payload}`), "base64url");
  const actual = Buffer.from(given, "base64url");
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return parsePayload(Buffer.from(payload, "base64url").toString(), now);
}

function parsePayload(text: string, now: number): Quote | null {
  const [version, partner, supplier, cabin, counts, currency, total, issued, ...reference] = text.split("\t");
  const [adt, chd, inf, ins] = (counts ?? "").split(".").map(Number);
  if (version !== VERSION || !partner || !supplier || !total || !issued) return null;
  if (adt === undefined || chd === undefined || inf === undefined || ins === undefined) return null;
  if (cabin !== "E" && cabin !== "B" && cabin !== "A") return null;
  const known = CURRENCIES.find((candidate) => candidate === currency);
  const issuedAt = Number.parseInt(issued, 36);
  if (!known || now > issuedAt + QUOTE_LIFETIME_SECONDS) return null;
  return {
    partnerId: uuidOf(partner),
    supplier,
    reference: reference.join("\t"),
    cabin,
    party: { adt, chd, inf, ins },
    currency: known,
    totalMinor: Number.parseInt(total, 36),
    issuedAt,
  };
}

function uuidOf(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
