import type { HouseArea } from "../house/rights";
import { CURRENCIES, type Currency } from "../money";

/** What the back office does to an agency by a proposal: who, why, before and after, and above limits with a second person. */
export const PROPOSAL_KINDS = [
  "deposit",
  "reversal",
  "terms",
  "suspend",
  "reopen",
  "stop_sales",
  "resume_sales",
  "credit",
  "close",
  "open_closed",
  "markup",
  "refund",
] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** Kinds that limits of the house are held against: those that give an agency money, take it off, let it owe more, change what fares cost, or give money back. */
export const LIMITED_KINDS = ["deposit", "reversal", "terms", "credit", "markup", "refund"] as const satisfies readonly ProposalKind[];

/** What a refund may be: of a booking in three ways, a request that is settled, or the answer to a change of the airline's. */
export const PROPOSED_REFUNDS = ["void", "refund", "refund_part", "settle", "change"] as const;

/** Kinds that no one person carries out alone, whatever is at stake. */
export const TWO_PERSON_KINDS = ["close", "open_closed"] as const satisfies readonly ProposalKind[];

/** Currencies in which a kind has limits: what markups put at stake is counted in soums. */
export function limitCurrencies(kind: (typeof LIMITED_KINDS)[number]): readonly Currency[] {
  return kind === "markup" ? ["UZS"] : CURRENCIES;
}

/** Part of the back office whose rights proposing and approving need. */
export function areaOf(kind: ProposalKind): HouseArea {
  if (kind === "markup") return "prices";
  if (kind === "refund") return "refunds";
  return kind === "deposit" || kind === "reversal" ? "money" : "agencies";
}

export const PROPOSAL_STATES = ["open", "done", "rejected", "taken_back"] as const;
type ProposalState = (typeof PROPOSAL_STATES)[number];

/** As pages show it: whoever is late finds an open one expired. */
export const SHOWN_STATES = [...PROPOSAL_STATES, "expired"] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** What a preview counts: what an agency has that ends with it, or that the house looks after from then on. */
export const COUNT_FIELDS = ["holds", "tickets", "people", "keys", "webhooks"] as const;
export type CountField = (typeof COUNT_FIELDS)[number];

/** What a preview tells of: money in minor units, basis points, or how many. */
export const PREVIEW_FIELDS = ["balance", "fee", "markup", "credit", "lowest_fare", ...COUNT_FIELDS] as const;
type PreviewField = (typeof PREVIEW_FIELDS)[number];

export function isCount(field: PreviewField): field is CountField {
  return COUNT_FIELDS.some((each) => each === field);
}

/** One thing that a proposal changes. */
export interface PreviewChange {
  field: PreviewField;
  /** Null for basis points, and for counts. */
  currency: Currency | null;
  before: number;
  after: number;
  /** Of which fares: `HY TAS–IST`. */
  about?: string | undefined;
}

/** What an agency can be told of: what was proposed is done, or terms that were agreed for a day to come are withdrawn. */
export type DecisionKind = ProposalKind | "terms_withdrawn";

/** How long an open proposal waits for a decision. */
const LIFETIME_MS = 7 * 86_400_000;

export function expiryOf(proposedAt: Date): Date {
  return new Date(proposedAt.getTime() + LIFETIME_MS);
}

/** The state of a proposal as of a moment. */
export function shownState({ state, expiresAt }: { state: ProposalState; expiresAt: Date }, now: Date): ShownState {
  return state === "open" && expiresAt <= now ? "expired" : state;
}

/** What a change of terms puts at stake, minor units: by how much more the agency may owe. */
export function creditRaise(before: number, after: number): number {
  return Math.max(0, after - before);
}
