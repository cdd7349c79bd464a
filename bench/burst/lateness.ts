import { db } from "@/lib/db";

/** How long after its moment each came, seconds. */
export interface Lateness {
  /** From the end of the ticketing delay to the tickets. */
  ticketing: number[];
  /** From a change to the first try to tell of it. */
  webhooks: number[];
}

const PATIENCE_MS = 300_000;
const LOOK_MS = 250;
/** Created, paid and ticketed. */
const EVENTS = 3;

/** Waits until all bookings are ticketed and everything about them was tried to be told. @throws Error where that does not end */
export async function latenessOf(bookings: readonly string[], delaySeconds: number): Promise<Lateness> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look(bookings, delaySeconds);
    if (found.ticketing.length === bookings.length && found.webhooks.length === bookings.length * EVENTS) return found;
    if (Date.now() > until)
      throw new Error(`${found.ticketing.length} of ${bookings.length} bookings are ticketed, ${found.webhooks.length} told`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

async function look(bookings: readonly string[], delaySeconds: number): Promise<Lateness> {
  const tickets = await db().$queryRaw<{ late: number }[]>`
    select extract(epoch from ticketed_at - paid_at)::float8 - ${delaySeconds} as late from booking
     where id = any(${bookings}::uuid[]) and ticketed_at is not null`;
  const tries = await db().$queryRaw<{ late: number }[]>`
    select extract(epoch from min(a.started_at) - min(b.created_at))::float8 as late
      from webhook_event e join booking_event b on b.id = e.booking_event_id
      join webhook_delivery d on d.event_id = e.id join webhook_attempt a on a.delivery_id = d.id
     where e.booking_id = any(${bookings}::uuid[]) group by e.id`;
  return { ticketing: tickets.map(({ late }) => late), webhooks: tries.map(({ late }) => late) };
}
