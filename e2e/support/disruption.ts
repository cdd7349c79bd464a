import pg from "pg";

async function run(sql: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}

/** The carrier cancels the flight of a ticketed booking: in one statement, as the worker writes it down (lib/services/booking/transition-booking.ts). */
export async function cancelFlight(bookingId: string): Promise<void> {
  const move = { from: "ticketed", to: "refundauthorized", action: "airline_cancel", reason: "airline_cancel", release: true };
  const statement = { ...move, bookingId, actor: "worker", now: new Date().toISOString(), set: { paidAt: null, ticketedAt: null } };
  await run("select transition_booking_v1($1::jsonb)", [JSON.stringify(statement)]);
}

/** The carrier reports that all passengers have flown the first direction, as `npm run import:coupons` would write it down. */
export async function reportOutboundFlown(bookingId: string): Promise<void> {
  const sql = `insert into ticket_coupon (ticket_id, bound, segment, status)
    select ticket.id, 0, flight.position - 1, 'flown' from ticket
    join booking on booking.id = ticket.booking_id,
    jsonb_array_elements(booking.snapshot -> 'directions' -> 0 -> 'segments') with ordinality as flight (segment, position)
    where booking.id = $1`;
  await run(sql, [bookingId]);
}
