import { z } from "zod";
import { ACTOR_KINDS, LOGGED_ACTIONS } from "@/lib/domain/audit/actions";
import { MODES } from "@/lib/domain/mode";
import { CURRENCIES } from "@/lib/domain/money";

/** Body of POST /api/portal/audit: it may name a person, and addresses are logged. */
export const auditRequest = z.object({
  action: z.enum(LOGGED_ACTIONS).optional(),
  /** E-mail address of a person, or how an API key begins. */
  who: z.string().trim().max(254).optional(),
  /** Booking number, in any spelling. */
  booking: z.string().trim().max(20).optional(),
  /** What the page before ended with. */
  after: z
    .string()
    .regex(/^\d{1,18}\.\d{1,18}$/)
    .optional(),
});
export type AuditRequest = z.infer<typeof auditRequest>;

/** Body of POST /api/operator/audit. */
export const operatorAuditRequest = auditRequest.extend({
  /** Code of a partner. */
  partner: z.string().trim().toUpperCase().max(12).optional(),
});
export type OperatorAuditRequest = z.infer<typeof operatorAuditRequest>;

const auditItem = z.strictObject({
  id: z.string(),
  /** ISO 8601, UTC. */
  occurred: z.string(),
  action: z.enum(LOGGED_ACTIONS),
  actor: z.strictObject({
    kind: z.enum(ACTOR_KINDS),
    /** Of a person or a key; null where it is none, or is gone. */
    name: z.string().nullable(),
    /** What `who` finds them by; null where it is no person and no key. */
    who: z.string().nullable(),
  }),
  partner: z.strictObject({ code: z.string(), name: z.string(), mode: z.enum(MODES) }).nullable(),
  booking: z.strictObject({ id: z.string(), booking_number: z.string() }).nullable(),
  /** What it was done to, in a word: a person, how a key begins, a host, a file. */
  subject: z.string().nullable(),
  amount: z.strictObject({ amount: z.number(), currency: z.enum(CURRENCIES) }).nullable(),
  /** Part of the network address that it came from; not kept of bookings' changes. */
  address_block: z.string().nullable(),
  request_id: z.string().nullable(),
});
export type AuditItem = z.infer<typeof auditItem>;

/** Answer of both: newest first. */
export const auditPage = z.strictObject({
  items: z.array(auditItem),
  /** `after` of the next page; null on the last. */
  next: z.string().nullable(),
});
export type AuditPage = z.infer<typeof auditPage>;
