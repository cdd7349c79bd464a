import type { HouseArea } from "../house/rights";
import type { Currency } from "../money";

/** What the back office does to an agency by a proposal: who, why, before and after, and above limits with a second person. */
export const PROPOSAL_KINDS = ["deposit", "reversal", "terms", "suspend", "reopen", "stop_sales", "resume_sales"] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** Kinds that limits of the house are held against: those that give an agency money, take it off, or let it owe more. */
export const LIMITED_KINDS = ["deposit", "reversal", "terms"] as const satisfies readonly ProposalKind[];

/** Part of the back office whose rights proposing and approving need. */
export function areaOf(kind: ProposalKind): HouseArea {
  return kind === "deposit" || kind === "reversal" ? "money" : "agencies";
}

export const PROPOSAL_STATES = ["open", "done", "rejected", "taken_back"] as const;
type ProposalState = (typeof PROPOSAL_STATES)[number];

/** As pages show it: whoever is late finds an open one expired. */
export const SHOWN_STATES = [...PROPOSAL_STATES, "expired"] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** What a preview tells of: money in minor units, or basis points. */
export const PREVIEW_FIELDS = ["balance", "fee", "markup", "credit"] as const;

/** One thing that a proposal changes. */
export interface PreviewChange {
  field: (typeof PREVIEW_FIELDS)[number];
  /** Null for basis points. */
  currency: Currency | null;
  before: number;
  after: number;
}

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
