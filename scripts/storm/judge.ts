import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import { readOneMoment } from "@/lib/db";
import { BOOKING_STATUSES, isLive } from "@/lib/domain/booking/booking-status";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import type { Account, Told } from "./account";

/** What was paid must be ticketed by then, and what is to be told must have been: jobs of a dead worker are taken over within 30 s. */
const SETTLE_MS = 90_000;

const row = z.object({
  id: z.string(),
  status: z.enum(BOOKING_STATUSES),
  payments: z.coerce.number(),
  refunds: z.coerce.number(),
  tickets: z.coerce.number(),
});
type Row = z.infer<typeof row>;

export interface Judgement {
  lost: string[];
  duplicated: string[];
  illegal: string[];
}

interface Judge {
  databaseUrl: string;
  partnerIds: readonly string[];
  account: Account;
}

/** Holds the database against what clients were told, and against every invariant, once the work that was left has been done. */
export async function judge({ databaseUrl, partnerIds, account }: Judge): Promise<Judgement> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const late = await settled(client, partnerIds);
    const { rows } = await client.query(BOOKINGS, [partnerIds]);
    const found = new Map(
      z
        .array(row)
        .parse(rows)
        .map((one) => [one.id, one]),
    );
    const broken = await brokenInvariants();
    const told = [...account.bookings];
    return {
      lost: told.flatMap(([id, one]) => lostOf(id, one, found.get(id))),
      duplicated: [...found.values()].flatMap((one) => duplicatesOf(one, account.bookings.has(one.id))),
      illegal: [...account.illegal, ...late, ...broken, ...[...found.values()].flatMap(illegalOf)],
    };
  } finally {
    await client.end();
  }
}

const BOOKINGS = `
  select b.id, b.status,
         (select count(*) from ledger_transaction t where t.booking_id = b.id and t.kind = 'payment') as payments,
         (select count(*) from ledger_transaction t where t.booking_id = b.id and t.kind = 'refund') as refunds,
         (select count(ticket_number) from ticket join booking_passenger p on p.id = ticket.passenger_id where p.booking_id = b.id) as tickets
  from booking b where b.partner_id = any($1)`;

/** What was acknowledged and is not there. */
function lostOf(id: string, told: Told, found: Row | undefined): string[] {
  if (!found) return [`booking ${id} was acknowledged and is not there`];
  return [
    ...(told.paid && found.payments === 0 ? [`payment of ${id} was acknowledged and is not there`] : []),
    ...(told.paid && !["paid", "ticketed", "refunded"].includes(found.status) ? [`${id} was paid and is ${found.status}`] : []),
    ...(told.cancelled && found.status !== "cancelled" ? [`${id} was cancelled and is ${found.status}`] : []),
    ...(told.voided && found.refunds === 0 ? [`refund of ${id} was acknowledged and is not there`] : []),
  ];
}

/** What was done twice, or for nobody: every request was repeated until its answer came, so that every booking is known. */
function duplicatesOf({ id, payments, refunds }: Row, isKnown: boolean): string[] {
  return [
    ...(isKnown ? [] : [`booking ${id} was made and nobody was told`]),
    ...(payments > 1 ? [`${id} was paid ${payments} times`] : []),
    ...(refunds > 1 ? [`${id} was refunded ${refunds} times`] : []),
  ];
}

function illegalOf({ id, status, payments, refunds, tickets }: Row): string[] {
  const isSold = isLive(status) && status !== "booked";
  return [
    ...(isSold && payments - refunds !== 1 ? [`${id} is ${status} with ${payments} payments and ${refunds} refunds`] : []),
    ...(!isSold && payments !== refunds ? [`${id} is ${status} with ${payments} payments and ${refunds} refunds`] : []),
    ...(status === "ticketed" && tickets === 0 ? [`${id} is ticketed without a ticket`] : []),
  ];
}

/** @returns what was still not done when patience ended */
async function settled(client: pg.Client, partnerIds: readonly string[]): Promise<string[]> {
  const waiting = "select count(*)::int as count from booking where partner_id = any($1) and status = 'paid' and open_change_id is null";
  for (const until = performance.now() + SETTLE_MS; ; await pause(500)) {
    const { rows } = await client.query<{ count: number }>(waiting, [partnerIds]);
    const count = rows[0]?.count ?? 0;
    if (count === 0) return [];
    if (performance.now() > until) return [`${count} paid bookings have no tickets after ${SETTLE_MS / 1000} s`];
  }
}

async function brokenInvariants(): Promise<string[]> {
  const checked = await readOneMoment((read) => checkInvariants({ read, now: new Date() }));
  return checked
    .filter(({ violations }) => violations > 0)
    .map(({ name, violations, examples }) => `${name}: ${violations}, such as ${JSON.stringify(examples[0] ?? null)}`);
}
