import { z } from "zod";
import { TICKET_DOCUMENTS } from "@/lib/domain/ticketing/ticket-document";
import { dateText } from "../../shared";

/** Why something was done, for whoever reads the audit log. */
const reason = z.string().trim().min(3).max(500);
const carrier = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{2}$/);
/** A ticket number as people write it: `250-2400000001`, `250 2400000001` or in one. */
const ticketNumber = z
  .string()
  .trim()
  .regex(/^\d{3}[- ]?\d{10}$/);

/** Body of POST /api/operator/ticket-stocks: a range that the carrier has given out, or the house's own documents of a charter. */
export const declareStockRequest = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("range"),
    carrier,
    first: ticketNumber,
    last: ticketNumber,
    /** The day on which the carrier has delivered it. */
    received: dateText.optional(),
    /** Number of the paper that came with it. */
    delivery: z.string().trim().min(1).max(64).optional(),
    reason,
  }),
  z.object({ kind: z.literal("own"), carrier, reason }),
]);
export type DeclareStockRequest = z.infer<typeof declareStockRequest>;

/**
 * Body of POST /api/operator/ticket-stocks/{number}: closes the range, or opens it again; blocks some of its numbers (lost forms), releases those that were
 * blocked, or voids all that is left.
 */
export const settleStockRequest = z.discriminatedUnion("act", [
  z.object({ act: z.enum(["close", "reopen", "release", "void"]), reason }),
  z.object({ act: z.literal("block"), first: ticketNumber, last: ticketNumber, reason }),
]);
export type SettleStockRequest = z.infer<typeof settleStockRequest>;

const stockRange = z.strictObject({
  /** By which commands and the audit log name it. */
  number: z.int(),
  document: z.enum(TICKET_DOCUMENTS),
  first: z.string(),
  last: z.string(),
  used: z.int(),
  left: z.int(),
  /** `blocked` and `void` numbers are never drawn; the first may be released. */
  state: z.enum(["open", "out", "closed", "blocked", "void"]),
  /** The day on which the carrier has delivered it, and the paper that came with it. */
  received: z.string().nullable(),
  delivery: z.string().nullable(),
  /** ISO 8601, UTC. */
  declared: z.string(),
  closed: z.string().nullable(),
});
export type StockRange = z.infer<typeof stockRange>;

const carrierStock = z.strictObject({
  carrier: z.string(),
  name: z.string(),
  /** Of the open ranges together: `low` below a tenth, `out` with nothing left, `closed` where none is open. */
  state: z.enum(["enough", "low", "out", "closed"]),
  left: z.int(),
  issued_30_days: z.int(),
  /** At the pace of the last thirty days; null where nothing was issued. */
  days_left: z.int().nullable(),
  ranges: z.array(stockRange),
});
export type CarrierStock = z.infer<typeof carrierStock>;

/** Answer of GET /api/operator/ticket-stocks. */
export const stockPage = z.strictObject({
  carriers: z.array(carrierStock),
  /** Carriers with flights in the schedule that have no numbers left. */
  not_on_sale: z.array(z.string()),
  /** Carriers with own documents and no confirmed document of the charter. */
  without_paper: z.array(z.string()),
  /** Carriers whose numbers run low, or have run out. */
  low: z.int(),
});
export type StockPage = z.infer<typeof stockPage>;

/** Answer of what changes a range. */
export const settledStock = z.strictObject({
  range: stockRange,
  /** Of a closed one: paid bookings that wait for tickets of a carrier that has no other numbers. */
  waiting: z.int(),
});
export type SettledStock = z.infer<typeof settledStock>;
