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
  /** Times and terminals shown, as sealTimes writes them; null in an id of a version that sealed none. */
  shown: string | null;
  /** Seconds since 1970, UTC. */
  issuedAt: number;
}

/** How long an offer id lives (interface-facts: from hours to a day). */
export const QUOTE_LIFETIME_SECONDS = 12 * 3600;

const VERSION = "2";
/**
 * Of another currency than the partner's own: processes of before know neither the fee in it nor its deposit, so they open no such id. Reads as VERSION.
 */
const VERSION_FURTHER = "3";
/** Without the times shown. Its ids live on for QUOTE_LIFETIME_SECONDS after an upgrade. */
const VERSION_BEFORE = "1";
const KNOWN_VERSIONS = [VERSION, VERSION_FURTHER, VERSION_BEFORE];

/** What the quotes of one answer have in common, and what each has of its own. */
interface QuoteTerms extends Pick<Quote, "partnerId" | "cabin" | "party" | "issuedAt"> {
  /** The partner's own. */
  ownCurrency: Currency;
}
type QuotedOffer = Omit<Quote, keyof QuoteTerms | "shown"> & { shown: string };

/** Makes what writes quotes of the same terms, each as the short text that is sealed into an offer id. */
export function quoteWriter({ partnerId, ownCurrency, cabin, party, issuedAt }: QuoteTerms): (offer: QuotedOffer) => string {
  const who = partnerId.replaceAll("-", "");
  const how = `${cabin}\t${party.adt}.${party.chd}.${party.inf}.${party.ins}`;
  const when = issuedAt.toString(36);
  return ({ supplier, currency, totalMinor, shown, reference }) =>
    `${currency === ownCurrency ? VERSION : VERSION_FURTHER}\t${who}\t${supplier}\t${how}\t${currency}\t${totalMinor.toString(36)}\t${when}\t${shown}\t${reference}`;
}

/**
 * Reads a quote back from its text.
 * @param now seconds since 1970
 * @returns null where it is of another version, malformed or past its life
 */
export function readQuote(text: string, now: number): Quote | null {
  const [version, partner, supplier, cabin, counts, currency, total, issued, ...rest] = text.split("\t");
  const [adt, chd, inf, ins] = (counts ?? "").split(".").map(Number);
  if (!KNOWN_VERSIONS.some((known) => known === version) || !partner || !supplier || !total || !issued) return null;
  if (adt === undefined || chd === undefined || inf === undefined || ins === undefined) return null;
  if (cabin !== "E" && cabin !== "B" && cabin !== "A") return null;
  const known = CURRENCIES.find((candidate) => candidate === currency);
  const issuedAt = Number.parseInt(issued, 36);
  if (!known || now > issuedAt + QUOTE_LIFETIME_SECONDS) return null;
  const shown = version === VERSION_BEFORE ? null : (rest.shift() ?? "");
  return {
    partnerId: uuidOf(partner),
    supplier,
    reference: rest.join("\t"),
    cabin,
    party: { adt, chd, inf, ins },
    currency: known,
    totalMinor: Number.parseInt(total, 36),
    shown,
    issuedAt,
  };
}

function uuidOf(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
