import { z } from "zod";
import { LOCALES } from "@/lib/domain/localized";
import { MODES } from "@/lib/domain/mode";
import { CURRENCIES, isMajor } from "@/lib/domain/money";
import { TEAM_ROLES } from "../scopes";
import { accountAddress } from "../shared";
import { agencyCode, reasonText } from "./proposals";

/** Moments are ISO 8601, UTC; money is in major units. */

const balance = z.strictObject({
  currency: z.enum(CURRENCIES),
  /** Below zero where credit is used. */
  balance: z.number(),
  /** The limit, whatever of it is used. */
  credit: z.number(),
  /** What may still be spent. */
  available: z.number(),
  /** What was paid for bookings in the last 30 days. */
  sold: z.number(),
});
export type AgencyBalance = z.infer<typeof balance>;

/** Live mode, of the last `days` days of Tashkent, today's included. */
const lookToBook = z.strictObject({
  days: z.int(),
  searches: z.int(),
  /** Made, whatever became of them. */
  bookings: z.int(),
});

const row = {
  code: z.string(),
  name: z.string(),
  is_suspended: z.boolean(),
  /** It books and pays for nothing new; its people get in and look after what was sold. */
  is_sales_stopped: z.boolean(),
  /** For good: it is suspended as well. */
  is_closed: z.boolean(),
  /** Its own currency first. */
  balances: z.array(balance),
  /** Of any of its people, as far as it is kept. */
  last_sign_in: z.string().nullable(),
  /** Proposals about it that wait for a decision. */
  open_proposals: z.int(),
  look_to_book: lookToBook,
};

/** One row of the list of agencies. */
export const agencyItem = z.strictObject(row);
export type AgencyItem = z.infer<typeof agencyItem>;

/** Answer of GET /api/operator/agencies: all that are live, by name. */
export const agencyList = z.strictObject({ items: z.array(agencyItem) });
export type AgencyList = z.infer<typeof agencyList>;

const terms = z.strictObject({ fee: z.number(), markup_bp: z.int(), credit: z.number() });

/** Terms that were agreed for a day to come: what is null stays as it is then. */
const agreed = {
  id: z.string(),
  from: z.string(),
  fee: z.number().nullable(),
  markup_bp: z.int().nullable(),
  credit: z.number().nullable(),
};
const termsToCome = z.strictObject(agreed);
export type TermsToCome = z.infer<typeof termsToCome>;

const person = z.strictObject({
  email: z.string(),
  name: z.string(),
  role: z.enum(TEAM_ROLES),
  is_blocked: z.boolean(),
  /** Where the house has done it: when, by whom and why. */
  block: z.strictObject({ at: z.string(), by: z.string().nullable(), reason: z.string() }).nullable(),
  last_sign_in: z.string().nullable(),
});
export type AgencyPerson = z.infer<typeof person>;

const key = z.strictObject({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  mode: z.enum(MODES),
  last_used: z.string().nullable(),
  /** Null without end. */
  expires: z.string().nullable(),
});
export type AgencyKey = z.infer<typeof key>;

const endpoint = z.strictObject({ id: z.string(), host: z.string(), mode: z.enum(MODES), is_on: z.boolean() });

/** Terms in a currency besides the agency's own. */
const furtherCurrency = z.strictObject({ currency: z.enum(CURRENCIES), fee: z.number(), credit: z.number() });
export type FurtherCurrency = z.infer<typeof furtherCurrency>;

/** Answer of GET /api/operator/agencies/{code}. */
export const agencyDetail = z.strictObject({
  ...row,
  suspended_since: z.string().nullable(),
  created: z.string(),
  currency: z.enum(CURRENCIES),
  /** In its own currency. */
  terms,
  /** How they were set, newest first; each counts until the one before it in this list. */
  history: z.array(z.strictObject({ since: z.string(), by: z.string().nullable(), terms })),
  /** Those that wait for their day, the next first. */
  to_come: z.array(termsToCome),
  /** Those that were withdrawn before they began, the last first. */
  withdrawn: z.array(z.strictObject({ ...agreed, at: z.string(), by: z.string().nullable(), reason: z.string() })),
  currencies: z.array(furtherCurrency),
  people: z.array(person),
  invitations: z.array(z.strictObject({ email: z.string(), role: z.enum(TEAM_ROLES), until: z.string(), is_expired: z.boolean() })),
  /** Those that work. */
  keys: z.array(key),
  endpoints: z.array(endpoint),
});
export type AgencyDetail = z.infer<typeof agencyDetail>;

const inviteOwner = z.object({ email: accountAddress, locale: z.enum(LOCALES) });

/** Body of POST /api/operator/agencies/{code}/invitations. */
export const ownerInvitationRequest = inviteOwner;
export type OwnerInvitationRequest = z.infer<typeof ownerInvitationRequest>;

/** Its answer: the only time that the token can be read. */
export const ownerInvitation = z.strictObject({ token: z.string(), until: z.string() });
export type OwnerInvitation = z.infer<typeof ownerInvitation>;

/** Per passenger. */
const fee = z.number().min(0).max(1e12).refine(isMajor, "amount");

/** Body of POST /api/operator/agencies. Credit is given by a proposal. */
export const newAgencyRequest = z.object({
  code: agencyCode,
  name: z.string().trim().min(1).max(120),
  currency: z.enum(CURRENCIES),
  fee,
  markup_bp: z.int().min(0).max(10_000),
  /** Whom it belongs to. */
  owner: inviteOwner,
});
export type NewAgencyRequest = z.infer<typeof newAgencyRequest>;

/** Its answer. */
export const newAgency = z.strictObject({ code: z.string(), invitation: ownerInvitation });
export type NewAgency = z.infer<typeof newAgency>;

/** Body of POST /api/operator/agencies/{code}/people. */
export const blockRequest = z.object({ email: accountAddress, is_blocked: z.boolean(), reason: reasonText });
export type BlockRequest = z.infer<typeof blockRequest>;

/** Body of POST /api/operator/agencies/{code}/currencies: opens one, without credit, or sets the fee of one that it has. */
export const grantCurrencyRequest = z.object({ currency: z.enum(CURRENCIES), fee, reason: reasonText });
export type GrantCurrencyRequest = z.infer<typeof grantCurrencyRequest>;

/** Body of POST /api/operator/agencies/{code}/currencies/take-back. */
export const takeCurrencyBackRequest = z.object({ currency: z.enum(CURRENCIES), reason: reasonText });
export type TakeCurrencyBackRequest = z.infer<typeof takeCurrencyBackRequest>;

/** Body of POST /api/operator/agencies/{code}/agreed-terms/{id}/withdraw. */
export const withdrawTermsRequest = z.object({ reason: reasonText });
export type WithdrawTermsRequest = z.infer<typeof withdrawTermsRequest>;

export const MOST_LETTER_SUBJECT = 120;
export const MOST_LETTER_TEXT = 5_000;

/** Body of POST /api/operator/agencies/{code}/letters. */
export const agencyLetterRequest = z.object({
  /** Drawn by whoever asks: the same one twice is sent once. */
  id: z.guid(),
  subject: z
    .string()
    .trim()
    .min(3, "reason_words")
    .max(MOST_LETTER_SUBJECT)
    .regex(/^[^\r\n]*$/),
  /** Sent as it is, whatever the language of the receivers. */
  text: z.string().trim().min(3, "reason_words").max(MOST_LETTER_TEXT),
});
export type AgencyLetterRequest = z.infer<typeof agencyLetterRequest>;

const agencyLetter = z.strictObject({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  /** To how many addresses it went. */
  recipients: z.int(),
  by: z.string().nullable(),
  at: z.string(),
});
export type AgencyLetter = z.infer<typeof agencyLetter>;

/** Answer of GET and POST /api/operator/agencies/{code}/letters: the last first, and to how many addresses one would go now. */
export const agencyLetters = z.strictObject({ recipients: z.int(), items: z.array(agencyLetter) });
export type AgencyLetters = z.infer<typeof agencyLetters>;
