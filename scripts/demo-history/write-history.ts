import { z } from "zod";
import type { Prisma } from "@/lib/generated/prisma/client";
import { writeCopies } from "@/lib/services/booking/testing/copy-bookings";
import { sumDepositDays } from "@/lib/services/terms/ledger/sum-deposit-days";
import { findTemplates } from "./find-templates";
import { nameCopies } from "./name-copies";
import { payIn } from "./pay-in";
import { type Planned, planSales, planTopUps, type Seller } from "./plan-sales";
import { shiftFlights } from "./shift-flights";
import { writeQuotes } from "./write-quotes";

type Transaction = Prisma.TransactionClient;

/** An agency that gets a past. */
export interface PastOf extends Seller {
  partnerId: string;
}

/**
 * Gives agencies of the demonstration ninety days of sales, which end yesterday: copies of the bookings that the product has made for them, on the same
 * flights of earlier weeks, of invented people, and the money that was paid in for them. They take seats from nobody, and nobody is told of them.
 * @returns how many bookings there are more
 */
export async function writeHistory(agencies: readonly PastOf[], now: Date): Promise<number> {
  const templates = await findTemplates(agencies.map(({ partnerId }) => partnerId));
  if (!templates.some(({ outcome }) => outcome === "ticketed")) return 0;
  const pasts = agencies.map((agency) => ({ agency, sales: planSales(agency, templates, now) }));
  const planned = pasts
    .flatMap(({ agency: { partnerId }, sales }) => sales.map((sale) => ({ ...sale, partnerId })))
    .map((sale, index) => ({ ...sale, n: index + 1 }));
  await writeCopies(
    async (tx) => {
      for (const { agency, sales } of pasts) await payIn(tx, agency.partnerId, planTopUps(agency.code, sales));
      await planCopies(tx, planned);
    },
    async (tx) => {
      await moveFlights(tx, planned);
      await nameCopies(tx, planned);
    },
  );
  await sumDepositDays();
  await writeQuotes({ agencies, now });
  return planned.length;
}

async function planCopies(tx: Transaction, planned: readonly Planned[]): Promise<void> {
  const rows = planned.map(({ n, template, partnerId, actor, soldAt }) => ({
    ...{ n, actor, old: template.id, partner: partnerId },
    seconds: Math.round((soldAt.getTime() - template.createdAt.getTime()) / 1000),
  }));
  await tx.$executeRaw`
    insert into copy (n, old, partner_id, account_id, later, actor)
    select r.n, r.old, r.partner, a.id, make_interval(secs => r.seconds), r.actor
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (n bigint, old uuid, partner uuid, seconds bigint, actor text)
      join booking b on b.id = r.old
      join ledger_account a on a.partner_id = r.partner and a.kind = 'deposit' and a.currency = b.currency`;
}

const snapshots = z.array(z.object({ id: z.string(), snapshot: z.json() }));

/** The flights of the copies leave whole weeks before those that they are copied from, and take none of their seats. */
async function moveFlights(tx: Transaction, planned: readonly Planned[]): Promise<void> {
  const old = [...new Set(planned.map(({ template }) => template.id))];
  const found = snapshots.parse(await tx.$queryRaw`select id::text as id, snapshot from booking where id = any(${old}::uuid[])`);
  const snapshotOf = new Map(found.map(({ id, snapshot }) => [id, snapshot]));
  const moved = new Map(planned.map(({ template, flownDays }) => [`${template.id} ${flownDays}`, { old: template.id, days: flownDays }]));
  const flights = [...moved.values()].map(({ old, days }) => ({ old, days, snapshot: shiftFlights(snapshotOf.get(old) ?? null, days) }));
  const days = planned.map(({ n, flownDays }) => ({ n, days: flownDays }));
  await tx.$executeRaw`
    update booking b set snapshot = f.snapshot, seats = '[]', first_departure_at = t.first_departure_at + f.days * interval '1 day'
      from copy c join jsonb_to_recordset(${JSON.stringify(days)}::jsonb) d (n bigint, days integer) on d.n = c.n
      join jsonb_to_recordset(${JSON.stringify(flights)}::jsonb) f (old uuid, days integer, snapshot jsonb) on f.old = c.old and f.days = d.days
      join booking t on t.id = c.old
     where b.booking_number = 'N' || lpad(c.n::text, 7, '0')`;
  await tx.$executeRaw`
    update passenger_flight p set flight_key = split_part(p.flight_key, '|', 1) || '|' || (split_part(p.flight_key, '|', 2)::date + d.days)
      from copy c join jsonb_to_recordset(${JSON.stringify(days)}::jsonb) d (n bigint, days integer) on d.n = c.n
      join booking b on b.booking_number = 'N' || lpad(c.n::text, 7, '0')
     where p.booking_id = b.id`;
}
