import { z } from "zod";
import { CURRENCIES, isMajor } from "@/lib/domain/money";
import { PARTNER_CODE } from "@/lib/domain/partner-code";
import { LIMITED_KINDS, PREVIEW_FIELDS, PROPOSAL_KINDS, PROPOSED_REFUNDS, SHOWN_STATES } from "@/lib/domain/proposals/proposal";
import { pageNumber, pageOf } from "../paging";
import { dateText } from "../shared";
import { attachment } from "./attachments";
import { markupAsked } from "./markups";

/** Major units, exactly. */
const amount = z.number().min(0).max(1e12).refine(isMajor, "amount");
/** How agencies are called. */
export const agencyCode = z.string().trim().toUpperCase().regex(PARTNER_CODE);
/** Why something is done: never empty. */
export const reasonText = z.string().trim().min(3).max(500);

/** Body of POST /api/operator/proposals/preview. */
export const proposalRequest = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("deposit"),
    partner: agencyCode,
    amount: amount.positive(),
    currency: z.enum(CURRENCIES),
    /** Of the payment order or the cash receipt. */
    document: z.string().trim().min(1).max(64),
    /** The day from which the bank counts the money. */
    value_date: dateText,
    /** The paper's scan, which whoever proposes has added. */
    scan: z.uuid().optional(),
    reason: reasonText,
  }),
  z.object({ kind: z.literal("reversal"), transaction: z.uuid(), reason: reasonText }),
  z.object({
    kind: z.literal("terms"),
    partner: agencyCode,
    /** Per passenger, in the agency's first currency. */
    fee: amount.optional(),
    markup_bp: z.int().min(0).max(10_000).optional(),
    credit: amount.optional(),
    /** A day of Tashkent from which they count; at once where it is left out, or is not to come. */
    from: dateText.optional(),
    reason: reasonText,
  }),
  z.object({
    kind: z.literal("credit"),
    partner: agencyCode,
    /** A further one of the agency's. */
    currency: z.enum(CURRENCIES),
    /** How far the deposit in it may go below zero. */
    credit: amount,
    reason: reasonText,
  }),
  z.object({ kind: z.literal("close"), partner: agencyCode, reason: reasonText }),
  z.object({ kind: z.literal("open_closed"), partner: agencyCode, reason: reasonText }),
  z.object({ kind: z.literal("suspend"), partner: agencyCode, reason: reasonText }),
  z.object({ kind: z.literal("reopen"), partner: agencyCode, reason: reasonText }),
  z.object({ kind: z.literal("stop_sales"), partner: agencyCode, reason: reasonText }),
  z.object({ kind: z.literal("resume_sales"), partner: agencyCode, reason: reasonText }),
  z.object({
    kind: z.literal("markup"),
    /** Id of the rule that ends with it; a rule is changed by ending it and adding another. */
    ends: z.uuid().nullable(),
    adds: markupAsked.nullable(),
    reason: reasonText,
  }),
]);
export type ProposalRequest = z.infer<typeof proposalRequest>;

/** Body of POST /api/operator/proposals. What comes again with its key, after a lost answer, is the same proposal. */
export const newProposal = z.object({ key: z.string().regex(/^[0-9a-f]{32}$/), asked: proposalRequest });
export type NewProposal = z.infer<typeof newProposal>;

/** Money in major units of `currency`; where that is null percent, or how many. */
const change = z.strictObject({
  field: z.enum(PREVIEW_FIELDS),
  currency: z.enum(CURRENCIES).nullable(),
  before: z.number(),
  after: z.number(),
  /** Of a lowest fare: whose and where, `HY TAS–IST`. */
  about: z.string().optional(),
});
export type ShownChange = z.infer<typeof change>;

const agency = z.strictObject({ code: z.string(), name: z.string() });

/** Answer of POST /api/operator/proposals/preview. */
export const proposalPreview = z.strictObject({
  partner: agency,
  changes: z.array(change),
  /** Whether it is above what whoever asks may carry out alone. */
  needs_second: z.boolean(),
});
export type ProposalPreview = z.infer<typeof proposalPreview>;

const doneBy = z.strictObject({ name: z.string().nullable(), is_you: z.boolean() });

/** What somebody wants to do to an agency, and what became of it. Moments are ISO 8601, UTC. */
export const proposal = z.strictObject({
  id: z.string(),
  kind: z.enum(PROPOSAL_KINDS),
  state: z.enum(SHOWN_STATES),
  partner: agency,
  /** Of a markup: the rule that ends and the one that begins, each in one line; null for none. */
  markup: z.strictObject({ ends: z.string().nullable(), adds: z.string().nullable() }).optional(),
  /** Of a refund: what of the booking is given back. */
  refund: z.strictObject({ act: z.enum(PROPOSED_REFUNDS), booking: z.strictObject({ id: z.string(), number: z.string() }) }).optional(),
  /** As it was when it was proposed. */
  changes: z.array(change),
  /** What the limits of the house are held against. */
  amount: z.strictObject({ amount: z.number(), currency: z.enum(CURRENCIES) }).nullable(),
  document: z.string().nullable(),
  /** Its scan, where one was attached. */
  scan: attachment.nullable(),
  /** Of terms: the day from which they count; null where that is at once. */
  value_date: z.string().nullable(),
  reason: z.string(),
  proposed: z.strictObject({ by: doneBy, at: z.string() }),
  /** Until when it can be decided. */
  until: z.string(),
  decided: z.strictObject({ by: doneBy, at: z.string(), remark: z.string().nullable() }).nullable(),
});
export type Proposal = z.infer<typeof proposal>;

/** Query of GET /api/operator/proposals. */
export const proposalListQuery = z.object({
  state: z.enum(SHOWN_STATES).optional(),
  partner: agencyCode.optional(),
  kind: z.enum(PROPOSAL_KINDS).optional(),
  page: pageNumber,
});
export type ProposalListQuery = z.infer<typeof proposalListQuery>;

export const proposalPage = pageOf(proposal);
export type ProposalPage = z.infer<typeof proposalPage>;

/** Body of POST /api/operator/proposals/{id}: take back is for one's own, which nobody has decided yet. */
export const proposalDecision = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("approve"), remark: z.string().trim().max(500).optional() }),
  z.object({ decision: z.literal("reject"), remark: reasonText }),
  z.object({ decision: z.literal("take_back") }),
]);
export type ProposalDecision = z.infer<typeof proposalDecision>;

const houseLimit = z.strictObject({ kind: z.enum(LIMITED_KINDS), currency: z.enum(CURRENCIES), alone: amount });
export type HouseLimit = z.infer<typeof houseLimit>;

/** Answer of GET and POST /api/operator/limits: up to which amount one person carries out alone, major units. */
export const houseLimits = z.strictObject({ items: z.array(houseLimit) });
export type HouseLimits = z.infer<typeof houseLimits>;

/** Body of POST /api/operator/limits. */
export const houseLimitRequest = z.object({ ...houseLimit.shape, reason: reasonText });
export type HouseLimitRequest = z.infer<typeof houseLimitRequest>;
