import { v7 as uuid } from "uuid";
import { z } from "zod";
import { runStatement } from "@/lib/db";
import { BOOKING_STATUSES, type BookingAction, type BookingStatus, isLive, nextStatus } from "@/lib/domain/booking/booking-status";
import { AppError } from "@/lib/domain/errors";
import type { RefundDetail, RefundKind } from "@/lib/domain/refund/refund-detail";
import type { RefundReason, RequestedPart } from "@/lib/domain/refund/request";
import { nextChangeState } from "@/lib/domain/schedule-change/states";
import { jobsOf, type QueuedJob } from "@/lib/services/ground/outbox/job-names";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { retryConflict, sqlState } from "@/lib/services/ground/outbox/retry-conflict";
import { sealNote } from "@/lib/services/ground/personal-data/refund-note";
import type { LedgerPosting } from "@/lib/services/terms/ledger/post-ledger";
import type { IssuedTicket } from "@/lib/suppliers/port";
import { allSuppliers } from "@/lib/suppliers/registry";

interface Transition {
  bookingId: string;
  /** The status that the caller has seen; where it has moved since, nothing happens. */
  from: BookingStatus;
  action: BookingAction;
  /** 'partner:<user id>', 'worker', 'operator:<user id>' */
  actor: string;
  now: Date;
  /** Only before, or only from, the booking's auto-cancel moment. */
  deadline?: "before" | "after";
  /** The open change of schedule that the caller has decided by, null for none; where it is another one by now, nothing happens. */
  openChange?: string | null;
  /** Whether the end of the booking is the answer to that change. */
  refundsChange?: boolean;
  ledger?: LedgerPosting[];
  tickets?: IssuedTicket[];
  jobs?: QueuedJob[];
  /** Opens or closes the booking's request to the back office, in the same statement. */
  refundRequest?: RefundRequestChange;
  /** Hex; see the column booking_event.request_key. */
  requestKey?: string | null;
  /** Id of the request that did it; see the column booking_event.request_id. */
  byRequest?: string | null;
  /** What goes back with it, for the record. */
  refund?: RefundRecord;
  /** The price that a request of a part was counted by: where it is another one by now, nothing happens. */
  totalMinor?: number;
  /** How many passengers were refunded apart before, as that was counted by; where they are more by now, nothing happens. None where absent. */
  returned?: number;
  /** The same of single directions that those who are in the booking have given back. */
  returnedDirections?: number;
}

export interface RefundRecord {
  kind: RefundKind;
  refundMinor: number;
  detail: RefundDetail;
  /** The booking's price that it was counted by: where it is another one by now, nothing happens. */
  totalMinor: number;
}

interface NewRequest {
  id: string;
  requestedBy: string;
  reason?: RefundReason;
  message?: { id: string; words: string };
  /** Where it is about a part of the booking, which, and what was paid for it, minor units. */
  part?: RequestedPart;
  paidMinor?: number;
}

export type RefundRequestChange =
  | { open: NewRequest }
  | { close: { state: "settled" | "rejected"; refundMinor: number | null; decidedBy: string; note: string } };

const outcome = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("moved") }),
  z.object({ outcome: z.literal("wrong_state"), status: z.enum(BOOKING_STATUSES) }),
  z.object({ outcome: z.literal("not_found") }),
]);
const answer = z.tuple([z.object({ result: outcome })]);

const REFUND_BOOKING = { name: "refund_booking", text: "select refund_booking_v1($1::jsonb) as result" };
const ASK_REFUND = { name: "ask_refund", text: "select ask_refund_v1($1::jsonb) as result" };
const TRANSITION_BOOKING = { name: "transition_booking", text: "select transition_booking_v1($1::jsonb) as result" };

/** With this error PostgreSQL undoes the whole statement. */
export const INSUFFICIENT_FUNDS = "PV004";

export type TransitionResult =
  | { outcome: "moved" | "wrong_state"; status: BookingStatus }
  | { outcome: "not_found" | "insufficient_funds" };

/**
 * The one place where a booking's status changes: by the table of lib/domain/booking/booking-status.ts, in one SQL statement with its
 * event, money, tickets and jobs. A booking that stops being alive gives back its seats and its claims in the same statement.
 */
export async function transitionBooking(transition: Transition): Promise<TransitionResult> {
  const { from, action, now, refund, refundsChange = false, returned = 0, returnedDirections = 0 } = transition;
  const to = nextStatus(from, action);
  if (!to) return { outcome: "wrong_state", status: from };
  const moment = now.toISOString();
  const { refundRequest, jobs, ...written } = transition;
  const release = isLive(from) && !isLive(to);
  const statement = JSON.stringify({
    ...written,
    ...(jobs && { jobs: jobsOf(transition.byRequest, jobs) }),
    ...(refund && { refund: { id: uuid(), ...refund } }),
    returned,
    returnedDirections,
    ...(refundRequest && { refundRequest: await sealRefundNote(transition.bookingId, refundRequest) }),
    to,
    reason: action,
    endsChangeAs: nextChangeState("open", refundsChange ? "refund" : "end"),
    now: moment,
    release,
    set: { paidAt: to === "paid" ? moment : null, ticketedAt: action === "issue_tickets" ? moment : null },
  });
  const result = await retryConflict(() => move(statement, functionFor(transition)));
  if (result.outcome !== "moved") return result;
  relayJobsSoon();
  if (release) for (const supplier of allSuppliers()) supplier.seatsMoved();
  return { outcome: "moved", status: to };
}

/** Each refuses where what the caller has counted by is not so any more. */
function functionFor({ refund, refundRequest }: Transition): typeof TRANSITION_BOOKING {
  if (refund) return REFUND_BOOKING;
  if (refundRequest && "open" in refundRequest && refundRequest.open.part) return ASK_REFUND;
  return TRANSITION_BOOKING;
}

async function sealRefundNote(bookingId: string, change: RefundRequestChange): Promise<RefundRequestChange> {
  return "open" in change ? change : { close: { ...change.close, note: await sealNote(bookingId, change.close.note) } };
}

async function move(
  statement: string,
  by: typeof TRANSITION_BOOKING,
): Promise<z.infer<typeof outcome> | { outcome: "insufficient_funds" }> {
  try {
    return answer.parse(await runStatement(by, [statement]))[0].result;
  } catch (error) {
    if (sqlState(error) === INSUFFICIENT_FUNDS) return { outcome: "insufficient_funds" };
    throw error;
  }
}

/** Somebody is always first: more rounds than this mean that something else is wrong. */
const ROUNDS = 4;

/**
 * Decides and moves; where the booking has moved in between (the attempt gives null), decides anew.
 * @throws AppError what the attempt throws; processing where the booking never stood still
 */
export async function retryTransition<Result>(attempt: () => Promise<Result | null>): Promise<Result> {
  for (let round = 1; round <= ROUNDS; round++) {
    const result = await attempt();
    if (result !== null) return result;
  }
  throw new AppError("processing");
}
