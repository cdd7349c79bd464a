import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/parse-snapshot";
import { receiptsJob } from "@/lib/jobs/names";
import type { IssuedTicket, TicketOrder } from "@/lib/suppliers/port";
import { supplierByCode } from "@/lib/suppliers/registry";
import { transitionBooking } from "./transition-booking";

/** The supplier did not issue the tickets; nothing was written, and it may be asked again with the same key. */
export class TicketingFailed extends Error {}

/**
 * Has the tickets of a paid booking issued, and writes them with the status in one statement. May run any number of times: the
 * supplier is asked with a stable key, and only a `paid` booking moves.
 * @returns whether the booking is ticketed by this call
 * @throws TicketingFailed where the supplier refuses, fails, or issues other tickets than were ordered
 */
export async function issueTickets({ bookingId, now }: { bookingId: string; now: Date }): Promise<boolean> {
  const order = await readOrder(bookingId);
  if (!order) return false;
  const tickets = await askSupplier(order);
  const jobs = [receiptsJob(bookingId)];
  const result = await transitionBooking({ bookingId, from: "paid", action: "issue_tickets", actor: "worker", now, tickets, jobs });
  return result.outcome === "moved";
}

async function readOrder(bookingId: string): Promise<TicketOrder | null> {
  const booking = await db().booking.findFirst({
    where: { id: bookingId, status: "paid" },
    select: { snapshot: true, passengers: { orderBy: { position: "asc" }, select: { id: true } } },
  });
  if (!booking) return null;
  return { key: bookingId, snapshot: parseSnapshot(booking.snapshot), passengerIds: booking.passengers.map(({ id }) => id) };
}

async function askSupplier(order: TicketOrder): Promise<IssuedTicket[]> {
  const supplier = supplierByCode(order.snapshot.supplier);
  if (!supplier) throw new TicketingFailed(`no supplier ${order.snapshot.supplier}`);
  const tickets = await supplier.issueTickets(order).catch((error: unknown) => {
    throw new TicketingFailed("the supplier did not issue the tickets", { cause: error });
  });
  const issued = tickets.map(({ passengerId, ticketGroup }) => `${passengerId} ${ticketGroup}`).sort();
  const ordered = order.passengerIds.flatMap((id) => order.snapshot.ticketGroups.map((_, group) => `${id} ${group}`)).sort();
  if (issued.join() !== ordered.join()) throw new TicketingFailed("the supplier issued other tickets than were ordered");
  return tickets;
}
