import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { refundOfAll } from "@/lib/domain/refund/count-refund";
import { detailOf } from "@/lib/domain/refund/refund-detail";
import { receiptsJob, ticketingJob } from "@/lib/services/ground/outbox/job-names";
import { inTime } from "@/lib/services/offers/suppliers/call-supplier";
import { fullRefundOf } from "@/lib/services/terms/ledger/post-ledger";
import { type IssuedTicket, type Supplier, TicketingRefused, type TicketOrder } from "@/lib/suppliers/port";
import { supplierByCode } from "@/lib/suppliers/registry";
import { isUnavailable } from "@/lib/util/unavailable";
import { disruptionJobs } from "../create/disruption-jobs";
import { bookingRowInclude } from "../record/booking-record";
import { type RefundRecord, retryTransition, transitionBooking } from "./transition-booking";

/** A supplier that has not answered by then is asked again, milliseconds. Each job that waits keeps others from being done. */
const ANSWER_MS = 60_000;

/** The supplier did not issue the tickets; nothing was written, and it may be asked again with the same key. */
export class TicketingFailed extends Error {
  /** Whether the supplier has refused for good. */
  readonly final: boolean;

  constructor(message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.final = options.cause instanceof TicketingRefused;
  }
}

interface IssueTickets {
  bookingId: string;
  /** Id of the request that did it; see the column booking_event.request_id. */
  byRequest?: string | null;
  now: Date;
  patienceMs?: number;
}

/**
 * Has the tickets of a paid booking issued, and writes them with the status in one statement. May run any number of times: the
 * supplier is asked with a stable key, and only a `paid` booking moves. Where the booking was voided before its tickets could be written,
 * they are given back: whoever is asked again after a crash does so as well. While a change of the airline's schedule is open nothing is
 * issued; settling it queues the ticketing again.
 * @param request.patienceMs how long the supplier has for its answer
 * @returns whether the booking is ticketed by this call
 * @throws TicketingFailed where the supplier refuses, fails, or issues other tickets than were ordered; SupplierUnconfirmed where it does
 *   not take tickets back yet
 */
export async function issueTickets({ bookingId, byRequest = null, now, patienceMs = ANSWER_MS }: IssueTickets): Promise<boolean> {
  const booking = await readBooking(bookingId);
  if (!booking) return false;
  const order = orderOf(booking);
  if (booking.status === "refunded" && isUnwritten(booking)) await takeBack(order);
  if (booking.status !== "paid" || booking.openChangeId !== null) return false;
  const tickets = await askSupplier(order, patienceMs);
  const disruption = supplierOf(order).disruptionOf(order.snapshot.reference);
  const jobs = [receiptsJob(bookingId), ...disruptionJobs({ bookingId, disruption, after: "ticketing", now })];
  const result = await transitionBooking({
    bookingId,
    from: "paid",
    action: "issue_tickets",
    actor: "worker",
    byRequest,
    now,
    tickets,
    jobs,
  });
  if (result.outcome === "wrong_state" && result.status === "refunded") await takeBack(order);
  return result.outcome === "moved";
}

function readBooking(id: string) {
  const passengers = { orderBy: { position: "asc" }, select: { id: true, tickets: { select: { ticketNumber: true } } } } as const;
  return db().booking.findUnique({ where: { id }, select: { id: true, status: true, openChangeId: true, snapshot: true, passengers } });
}

type Ordered = NonNullable<Awaited<ReturnType<typeof readBooking>>>;

function orderOf({ id, snapshot, passengers }: Ordered): TicketOrder {
  return { key: id, snapshot: parseSnapshot(snapshot), passengerIds: passengers.map((passenger) => passenger.id) };
}

/** Whether no ticket of it was ever in force here. */
function isUnwritten({ passengers }: Ordered): boolean {
  return passengers.every(({ tickets }) => tickets.every(({ ticketNumber }) => ticketNumber === null));
}

async function takeBack(order: TicketOrder): Promise<void> {
  await inTime(() => supplierOf(order).returnTickets({ ...order, kind: "void" }), ANSWER_MS);
}

function supplierOf({ snapshot }: TicketOrder): Supplier {
  const supplier = supplierByCode(snapshot.supplier);
  if (!supplier) throw new TicketingFailed(`no supplier ${snapshot.supplier}`);
  return supplier;
}

async function askSupplier(order: TicketOrder, patienceMs: number): Promise<IssuedTicket[]> {
  const tickets = await inTime(() => supplierOf(order).issueTickets(order), patienceMs).catch((error: unknown) => {
    // Our own database is away: that says nothing about the supplier.
    if (isUnavailable(error)) throw error;
    throw new TicketingFailed("the supplier did not issue the tickets", { cause: error });
  });
  const issued = tickets.map(({ passengerId, ticketGroup }) => `${passengerId} ${ticketGroup}`).sort();
  const ordered = order.passengerIds.flatMap((id) => order.snapshot.ticketGroups.map((_, group) => `${id} ${group}`)).sort();
  if (issued.join() !== ordered.join()) throw new TicketingFailed("the supplier issued other tickets than were ordered");
  return tickets;
}

interface FailTicketing {
  bookingId: string;
  /** Hex, of the Idempotency-Key of a request in test mode. */
  requestKey?: string | null;
  /** Id of the request that led to it; see the column booking_event.request_id. */
  byRequest?: string | null;
  now: Date;
}

/**
 * Gives up on the tickets of a paid booking: the money goes back to the deposit and the seats are free, in one statement. Does nothing
 * where the booking is not `paid` any more. A supplier that failed may have issued them all the same: it is asked to take them back.
 * @returns whether it was refunded now
 */
export async function failTicketing({ bookingId, byRequest = null, requestKey = null, now }: FailTicketing): Promise<boolean> {
  const passengers = { orderBy: { position: "asc" }, select: { id: true } } as const;
  const where = { id: bookingId, status: "paid" } as const;
  const moved = { bookingId, from: "paid", action: "fail_ticketing", actor: "worker", byRequest, requestKey, now } as const;
  return retryTransition(async () => {
    const booking = await db().booking.findFirst({ where, include: { ...bookingRowInclude, passengers } });
    if (!booking) return false;
    const result = await transitionBooking({
      ...moved,
      ledger: [fullRefundOf(booking)],
      jobs: [ticketingJob(bookingId, now)],
      refund: wholeRecordOf(booking),
    });
    // Bags may have been bought meanwhile: they are given back too.
    const isStillPaid = result.outcome === "wrong_state" && result.status === "paid";
    return isStillPaid ? null : result.outcome === "moved";
  });
}

interface Whole {
  snapshot: unknown;
  totalMinor: bigint;
  passengers: { id: string }[];
}

function wholeRecordOf({ snapshot: kept, totalMinor, passengers }: Whole): RefundRecord {
  const back = refundOfAll({ snapshot: parseSnapshot(kept) });
  const ids = passengers.map(({ id }) => id);
  return { kind: "ticketing_failed", refundMinor: back.refundMinor, detail: detailOf(back, ids), totalMinor: Number(totalMinor) };
}
