import { v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import type { RefundRecord } from "@/lib/domain/booking/changes/change";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import type { Currency } from "@/lib/domain/money";
import { type BookingRefund, refundOfAll } from "@/lib/domain/refund/count-refund";
import { detailOf } from "@/lib/domain/refund/refund-detail";
import type { Act } from "@/lib/services/ground/audit/act";
import { receiptsJob } from "@/lib/services/ground/outbox/job-names";
import { inTime } from "@/lib/services/offers/suppliers/call-supplier";
import { refundOf } from "@/lib/services/terms/payments/payment-of";
import { recordOf, SOLD_COLUMNS, type SoldBooking } from "@/lib/services/terms/selling/customer-back";
import type { IssuedTicket, TicketOrder } from "@/lib/suppliers/port/ordering";
import { TicketingRefused } from "@/lib/suppliers/port/refusals";
import type { Supplier } from "@/lib/suppliers/port/supplier";
import { supplierByCode } from "@/lib/suppliers/registry";
import { isUnavailable } from "@/lib/util/unavailable";
import { disruptionJobs } from "../create/disruption-jobs";
import { bookingRowInclude } from "../record/booking-record";
import { changeBooking, type Decision } from "../writer/change-booking";
import type { WrittenChange } from "../writer/write-change";

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
  requestId?: string | null;
  now: Date;
  patienceMs?: number;
}

/**
 * Has the tickets of a paid booking issued, and writes them with the status in one statement. May run any number of times: the
 * supplier is asked with a stable key, and only a `paid` booking moves. Where the booking ends before its tickets could be written, whoever
 * ended it has queued their release. While a change of the airline's schedule is open nothing is issued; settling it queues the ticketing again.
 * @param request.patienceMs how long the supplier has for its answer
 * @returns whether the booking is ticketed by this call
 * @throws TicketingFailed where the supplier refuses, fails, or issues other tickets than were ordered
 */
export async function issueTickets({ bookingId, requestId = null, now, patienceMs = ANSWER_MS }: IssueTickets): Promise<boolean> {
  const booking = await readBooking(bookingId);
  if (!booking) return false;
  const order = orderOf(booking);
  if (booking.status !== "paid" || booking.openChangeId !== null) return false;
  const tickets = await askSupplier(order, patienceMs);
  const disruption = supplierOf(order).disruptions?.disruptionOf(order.snapshot.reference) ?? null;
  const jobs = [receiptsJob(bookingId), ...disruptionJobs({ bookingId, disruption, after: "ticketing", now })];
  return writeTickets({ booking, requestId, now }, { tickets, jobs });
}

interface WriteTickets extends Pick<IssueTickets, "requestId" | "now"> {
  /** As it was when its tickets were ordered: it is read anew where it has changed since. */
  booking: Ordered;
}

function writeTickets(
  { booking: ordered, now, ...request }: WriteTickets,
  issued: Pick<WrittenChange, "tickets" | "jobs">,
): Promise<boolean> {
  let seen: Ordered | null = ordered;
  const read = async () => {
    const first = seen;
    seen = null;
    return first ?? (await readBooking(ordered.id));
  };
  return changeBooking<Ordered | null, boolean>({ ...request, now, actor: "worker" }, read, (booking) => {
    if (booking?.status !== "paid" || booking.openChangeId !== null) return { done: false };
    const { row, events } = moveBooking(booking, "issue_tickets");
    return { change: { ...issued, row: { ...row, ticketedAt: now }, events }, result: true };
  });
}

const SELECT = { id: true, version: true, status: true, openChangeId: true, snapshot: true, seats: true, supplierOrder: true } as const;

function readBooking(id: string) {
  const passengers = { orderBy: { position: "asc" }, select: { id: true } } as const;
  return db().booking.findUnique({ where: { id }, select: { ...SELECT, passengers } });
}

type Ordered = NonNullable<Awaited<ReturnType<typeof readBooking>>>;

function orderOf({ id, supplierOrder, snapshot, passengers }: Ordered): TicketOrder {
  return { key: id, order: supplierOrder, snapshot: parseSnapshot(snapshot), passengerIds: passengers.map((passenger) => passenger.id) };
}

function supplierOf({ snapshot }: TicketOrder): Supplier {
  const supplier = supplierByCode(snapshot.supplier);
  if (!supplier) throw new TicketingFailed(`no supplier ${snapshot.supplier}`);
  return supplier;
}

async function askSupplier(order: TicketOrder, patienceMs: number): Promise<IssuedTicket[]> {
  const tickets = await inTime(() => supplierOf(order).ordering.issueTickets(order), patienceMs).catch((error: unknown) => {
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
  /** Of a request in test mode. */
  key?: Act["key"];
  /** Id of the request that led to it; see the column booking_event.request_id. */
  requestId?: string | null;
  now: Date;
}

/**
 * Gives up on the tickets of a paid booking: the money goes back to the deposit and the seats are free, in one statement. Does nothing
 * where the booking is not `paid` any more. A supplier that failed may have issued them all the same: the release that is queued with it takes them back.
 * @returns whether it was refunded now
 */
export function failTicketing({ bookingId, now, ...request }: FailTicketing): Promise<boolean> {
  const passengers = { orderBy: { position: "asc" }, select: SOLD_COLUMNS } as const;
  const include = { ...bookingRowInclude, passengers } as const;
  const refundId = uuid();
  return changeBooking(
    { ...request, now, actor: "worker" },
    () => db().booking.findUnique({ where: { id: bookingId }, include }),
    async (booking): Promise<Decision<boolean>> => {
      if (booking?.status !== "paid") return { done: false };
      const back = refundOfAll({ snapshot: parseSnapshot(booking.snapshot) });
      const refund = wholeRecordOf(booking, back, refundId);
      const ledger = [await refundOf(booking, back.amounts, refund.id)];
      return { change: { ...moveBooking(booking, "fail_ticketing"), ledger, refund }, result: true };
    },
  );
}

interface Whole {
  currency: Currency;
  totalMinor: bigint;
  passengers: SoldBooking["sold"];
}

function wholeRecordOf({ currency, totalMinor, passengers: sold }: Whole, back: BookingRefund, id: string): RefundRecord {
  const ids = sold.map(({ id }) => id);
  const decided = { id, kind: "ticketing_failed", paidMinor: Number(totalMinor), detail: detailOf(back, ids) } as const;
  return recordOf(decided, { currency, sold });
}
