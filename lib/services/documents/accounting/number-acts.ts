import { z } from "zod";
import { db } from "@/lib/db";
import { type AccountingAct, type AccountingKind, movedMinor } from "@/lib/domain/accounting/act";
import { TRANSACTION_KINDS } from "@/lib/domain/ledger";
import { CURRENCIES } from "@/lib/domain/money";
import { writeAct } from "@/lib/formats/accounting/write-act";
import type { Prisma } from "@/lib/generated/prisma/client";
import { readTicketActsOf, type TicketAct } from "@/lib/services/views/reports/ticket-acts";
import { isSliceOver } from "@/lib/util/waiting/time-slice";

/** So many are numbered in one transaction. */
const BATCH = 200;

const rows = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(TRANSACTION_KINDS),
    memo: z.string(),
    at: z.date(),
    currency: z.enum(CURRENCIES),
    agency: z.object({ code: z.string(), name: z.string(), isDemo: z.boolean() }),
    bookingNumber: z.string().nullable(),
    entries: z.array(z.object({ account: z.string(), amountMinor: z.int() })),
  }),
);
type Row = z.infer<typeof rows>[number];

/**
 * Numbers what the ledger has done since the last time and writes each act's document down. Goes on where it was left; whoever numbers at the same moment
 * waits, so no number is given twice and none is left out. What test mode does has no number.
 * @returns how many were numbered
 */
export async function numberActs({ now }: { now: Date }): Promise<number> {
  let numbered = 0;
  let batch: number;
  do {
    batch = await numberSome(now);
    numbered += batch;
  } while (batch === BATCH && !isSliceOver());
  return numbered;
}

function numberSome(now: Date): Promise<number> {
  return db().$transaction(
    async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('parvoz accounting acts'))`;
      // Rows are found by indexes, which a planner that thinks the tables small would not use.
      await tx.$executeRaw`set local enable_seqscan = off`;
      const found = await unnumbered(tx, now);
      const ticketActs = await readTicketActsOf(
        tx,
        found.filter(({ bookingNumber }) => bookingNumber !== null).map(({ id }) => id),
      );
      const actOf = new Map(ticketActs.map((act) => [act.id, act]));
      const last = (await tx.accountingAct.aggregate({ _max: { number: true } }))._max.number ?? 0n;
      const acts = found.map((row, place) => toAct(row, Number(last) + place + 1, actOf.get(row.id)));
      await tx.accountingAct.createMany({ data: acts.map((act) => ({ ...columnsOf(act), numberedAt: now })) });
      return found.length;
    },
    { timeout: 60_000 },
  );
}

const beginnings = z.tuple([z.object({ since: z.date().nullable() })]);
const DAY_MS = 86_400_000;

/**
 * The next ones, oldest first. A transaction has the moment at which it began, and may come to be seen later than one that began after it: a day back is looked
 * at again. From there on two days are looked through, then four, so that years that wait for their numbers are not sorted for each batch.
 */
async function unnumbered(tx: Prisma.TransactionClient, now: Date): Promise<Row[]> {
  const [{ since }] = beginnings.parse(
    await tx.$queryRaw`
      select coalesce((select max(happened_at) - interval '1 day' from accounting_act), (select min(created_at) from ledger_transaction)) as since`,
  );
  if (since === null) return [];
  for (let days = 2; ; days *= 2) {
    const until = new Date(since.getTime() + days * DAY_MS);
    const found = await unnumberedBetween(tx, since, until);
    if (found.length === BATCH || until.getTime() > now.getTime() + DAY_MS) return found;
  }
}

async function unnumberedBetween(tx: Prisma.TransactionClient, since: Date, until: Date): Promise<Row[]> {
  const found = await tx.$queryRaw`
    select t.id::text as id, t.kind::text as kind, t.memo, t.created_at as at, coalesce(b.currency, e.currency)::text as currency,
           jsonb_build_object('code', p.code, 'name', p.name, 'isDemo', p.is_demo) as agency, b.booking_number as "bookingNumber",
           coalesce(e.entries, '[]') as entries
      from ledger_transaction t
      left join booking b on b.id = t.booking_id
     cross join lateral (
       select jsonb_agg(jsonb_build_object('account', a.kind, 'amountMinor', l.amount_minor) order by l.id) as entries,
              min(a.currency) as currency, (array_agg(a.partner_id) filter (where a.kind = 'deposit'))[1] as partner_id
         from ledger_entry l join ledger_account a on a.id = l.account_id where l.transaction_id = t.id) e
      join partner p on p.id = coalesce(b.partner_id, e.partner_id) and p.test_of is null
     where t.created_at >= ${since} and t.created_at < ${until}
       and not exists (select from accounting_act n where n.transaction_id = t.id)
     order by t.created_at, t.id limit ${BATCH}`;
  return rows.parse(found);
}

function toAct(row: Row, number: number, ticketAct: TicketAct | undefined): AccountingAct {
  return { ...row, number, kind: kindOf(row, ticketAct), lines: ticketAct?.lines ?? [] };
}

/** @throws Error where a payment or a refund is of no booking: nothing is guessed of it */
function kindOf({ id, kind }: Row, ticketAct: TicketAct | undefined): AccountingKind {
  if (kind === "deposit") return "top_up";
  if (kind === "adjustment") return "adjustment";
  const [first] = ticketAct?.lines ?? [];
  if (ticketAct && !first) return kind === "payment" ? "sale" : "refund";
  if (!first) throw new Error(`the ledger's transaction ${id} is of no booking`);
  return first.act;
}

function columnsOf(act: AccountingAct) {
  const { number, id, kind, at, agency, bookingNumber, currency } = act;
  return {
    ...{ number: BigInt(number), transactionId: id, kind, happenedAt: at, agencyCode: agency.code, bookingNumber, currency },
    ...{ amountMinor: BigInt(movedMinor(act)), document: writeAct(act) },
  };
}
