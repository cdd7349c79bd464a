import pg from "pg";
import type { ClientRecord } from "./record";

/** What of it is not as clients were told, or as money must be; all zero where nothing was lost. */
export interface Comparison {
  lostBookings: number;
  /** In the database, and acknowledged to nobody. */
  strangeBookings: number;
  lostPayments: number;
  strangePayments: number;
  paidTwice: number;
  unbalancedTransactions: number;
  wrongBalances: number;
  /** Seats sold since the beginning, less those of the bookings made since. */
  wrongSeats: number;
  ticketsTwice: number;
}

/** The state before a load: only bookings made from `since` on are its own. */
export interface Before {
  since: Date;
  seats: number;
}

const SEATS_SOLD = "select coalesce(sum(n), 0)::int as seats from leg_inventory, unnest(sold) n";

/** The state now, by the database's clock. */
export function stateBefore(url: string): Promise<Before> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<Before>(`select clock_timestamp() as since, (${SEATS_SOLD}) as seats`);
    if (!rows[0]) throw new Error("no state");
    return rows[0];
  });
}

/** Holds what clients were told against the database, when nothing is under way any more. */
export function compare(record: ClientRecord, url: string, { since, seats }: Before): Promise<Comparison> {
  return withClient(url, async (client) => {
    const ids = async (sql: string) => new Set((await client.query<{ id: string }>(sql, [since])).rows.map(({ id }) => id));
    const number = async (sql: string) => Number((await client.query<{ count: string }>(sql)).rows[0]?.count);
    const made = await ids("select id from booking where created_at >= $1");
    const paid = await ids("select id from booking where created_at >= $1 and paid_at is not null");
    return {
      lostBookings: missing(record.bookings, made),
      strangeBookings: missing(made, record.bookings),
      lostPayments: missing(record.payments, paid),
      strangePayments: missing(paid, record.payments),
      paidTwice: await number(
        "select count(*) from (select booking_id from ledger_transaction where kind = 'payment' group by booking_id having count(*) > 1) twice",
      ),
      unbalancedTransactions: await number(
        "select count(*) from (select transaction_id from ledger_entry group by transaction_id having sum(amount_minor) <> 0) wrong",
      ),
      wrongBalances: await number(
        `select count(*) from ledger_account a where balance_minor <>
           (select coalesce(sum(amount_minor), 0) from ledger_entry e where e.account_id = a.id)`,
      ),
      wrongSeats: Number((await client.query(SEATS_SINCE, [since])).rows[0]?.seats) - seats,
      ticketsTwice: await number(
        "select count(*) from (select ticket_number from ticket where ticket_number is not null group by 1 having count(*) > 1) twice",
      ),
    };
  });
}

const SEATS_SINCE = `select (${SEATS_SOLD}) - coalesce(sum((take ->> 'seats')::int), 0) as seats
  from booking, jsonb_array_elements(seats) take where created_at >= $1 and status in ('booked', 'paid', 'ticketed')`;

async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

function missing(expected: ReadonlySet<string>, found: ReadonlySet<string>): number {
  return [...expected].filter((id) => !found.has(id)).length;
}
