import { z } from "zod";
import { ACTOR_KINDS, LOGGED_ACTIONS } from "@/lib/domain/audit/actions";
import { AUDIT_AREAS } from "@/lib/domain/audit/areas";
import { MODES } from "@/lib/domain/mode";
import { CURRENCIES } from "@/lib/domain/money";
import { TABLE_FORMATS } from "../limits";
import { dateText, inOrder } from "../shared";

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

const officeAudit = auditRequest.extend({
  /** Code of a partner. */
  partner: z.string().trim().toUpperCase().max(12).optional(),
  /** Part of the back office that the action is of. */
  area: z.enum(AUDIT_AREAS).optional(),
  /** Days of Tashkent, both included. */
  from: dateText.optional(),
  to: dateText.optional(),
});

/** Body of POST /api/operator/audit. */
export const operatorAuditRequest = inOrder(officeAudit, [["from", "to"]]);
export type OperatorAuditRequest = z.infer<typeof operatorAuditRequest>;

/** Body of POST /api/operator/audit/export. */
export const auditExportRequest = inOrder(officeAudit.omit({ after: true }).extend({ format: z.enum(TABLE_FORMATS) }), [["from", "to"]]);

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
  /** The rest is told to the back office alone: why it was done, what it changed from and to, and the change of the schedule that it was. */
  reason: z.string().nullable(),
  facts: z.array(
    z.strictObject({
      /** As the log has it, such as `credit_limit_minor`. */
      name: z.string(),
      /** Null where that was not written down. */
      before: z.string().nullable(),
      after: z.string(),
    }),
  ),
  schedule_import: z.string().nullable(),
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
