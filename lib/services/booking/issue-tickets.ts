import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { airlineCancellationJob, type QueuedJob, receiptsJob } from "@/lib/jobs/names";
import { type IssuedTicket, type Supplier, TicketingRefused, type TicketOrder } from "@/lib/suppliers/port";
import { supplierByCode } from "@/lib/suppliers/registry";
import { fullRefundOf } from "../money/post-ledger";
import { bookingRowInclude } from "./booking-record";
import { transitionBooking } from "./transition-booking";

/** The supplier did not issue the tickets; nothing was written, and it may be asked again with the same key. */
export class TicketingFailed extends Error {
  /** Whether the supplier has refused for good. */
  readonly final: boolean;

  constructor(message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.final = options.cause instanceof TicketingRefused;
  }
}

/**
 * Has the tickets of a paid booking issued, and writes them with the status in one statement. May run any number of times: the
 * supplier is asked with a stable key, and only a `paid` booking moves. Where the booking was voided before its tickets could be written,
 * they are given back: whoever is asked again after a crash does so as well. While a change of the airline's schedule is open nothing is
 * issued; settling it queues the ticketing again.
 * @returns whether the booking is ticketed by this call
 * @throws TicketingFailed where the supplier refuses, fails, or issues other tickets than were ordered; SupplierUnconfirmed where it does
 *   not take tickets back yet
 */
export async function issueTickets({ bookingId, now }: { bookingId: string; now: Date }): Promise<boolean> {
  const booking = await readBooking(bookingId);
  if (!booking) return false;
  const order = orderOf(booking);
  if (booking.status === "refunded" && isUnwritten(booking)) await takeBack(order);
  if (booking.status !== "paid" || booking.openChangeId !== null) return false;
  const tickets = await askSupplier(order);
  const jobs = [receiptsJob(bookingId), ...disruptionJobs(order, now)];
  const result = await transitionBooking({ bookingId, from: "paid", action: "issue_tickets", actor: "worker", now, tickets, jobs });
  if (result.outcome === "wrong_state" && result.status === "refunded") await takeBack(order);
  return result.outcome === "moved";
}

/** What the supplier already knows will become of the flights. */
function disruptionJobs(order: TicketOrder, now: Date): QueuedJob[] {
  const disruption = supplierOf(order).disruptionOf(order.snapshot);
  return disruption ? [airlineCancellationJob(order.key, new Date(now.getTime() + disruption.afterSeconds * 1000))] : [];
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
  await supplierOf(order).returnTickets({ ...order, kind: "void" });
}

function supplierOf({ snapshot }: TicketOrder): Supplier {
  const supplier = supplierByCode(snapshot.supplier);
  if (!supplier) throw new TicketingFailed(`no supplier ${snapshot.supplier}`);
  return supplier;
}

async function askSupplier(order: TicketOrder): Promise<IssuedTicket[]> {
  const tickets = await supplierOf(order)
    .issueTickets(order)
    .catch((error: unknown) => {
      throw new TicketingFailed("the supplier did not issue the tickets", { cause: error });
    });
  const issued = tickets.map(({ passengerId, ticketGroup }) => `${passengerId} ${ticketGroup}`).sort();
  const ordered = order.passengerIds.flatMap((id) => order.snapshot.ticketGroups.map((_, group) => `${id} ${group}`)).sort();
  if (issued.join() !== ordered.join()) throw new TicketingFailed("the supplier issued other tickets than were ordered");
  return tickets;
}

/**
 * Gives up on the tickets of a paid booking: the money goes back to the deposit and the seats are free, in one statement. Does nothing
 * where the booking is not `paid` any more.
 * @returns whether it was refunded now
 */
export async function failTicketing({ bookingId, now }: { bookingId: string; now: Date }): Promise<boolean> {
  const booking = await db().booking.findFirst({ where: { id: bookingId, status: "paid" }, include: bookingRowInclude });
  if (!booking) return false;
  const ledger = [fullRefundOf(booking)];
  const result = await transitionBooking({ bookingId, from: "paid", action: "fail_ticketing", actor: "worker", now, ledger });
  return result.outcome === "moved";
}
