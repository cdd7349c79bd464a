import { z } from "zod";
import type { BankLinePage, BankLineQuery, ShownBankLine } from "@/lib/contracts/operator/money/bank";
import { PAGE_SIZE } from "@/lib/contracts/paging";
import { db } from "@/lib/db";
import { BANK_LINE_STATES } from "@/lib/domain/bank/bank-line";
import { CURRENCIES, toMajor } from "@/lib/domain/money";
import { Prisma } from "@/lib/generated/prisma/client";
import { findLivePartner } from "@/lib/services/access/partners/find-live-partner";
import { lineStateSql } from "@/lib/services/terms/bank/line-state";
import { reversalIdOf } from "@/lib/services/terms/ledger/reverse-deposit";

const rowShape = z.object({
  id: z.bigint(),
  number: z.int(),
  bank: z.string(),
  currency: z.enum(CURRENCIES),
  statement: z.string(),
  bookedOn: z.string(),
  valueDate: z.string(),
  amount: z.bigint(),
  document: z.string(),
  party: z.string(),
  purpose: z.string(),
  isAmbiguous: z.boolean(),
  reason: z.string().nullable(),
  state: z.enum(BANK_LINE_STATES),
  code: z.string().nullable(),
  name: z.string().nullable(),
  proposalId: z.string().nullable(),
});
const countShape = z.array(z.object({ state: z.enum(BANK_LINE_STATES), count: z.int() }));

interface ListBankLines {
  asked: BankLineQuery;
  now: Date;
}

/**
 * Lines of banks' statements, newest first, and how many are in each state.
 * @throws AppError validation (`partner`)
 */
export async function listBankLines({ asked, now }: ListBankLines): Promise<BankLinePage> {
  const partnerId = asked.partner === undefined ? null : (await findLivePartner(asked.partner)).id;
  const lines = Prisma.sql`
    select l.id, a.number, a.bank, a.currency::text as currency, l.statement, to_char(l.booked_on, 'YYYY-MM-DD') as "bookedOn",
           to_char(l.value_date, 'YYYY-MM-DD') as "valueDate", l.amount_minor as amount, l.document, l.party, l.purpose, l.is_ambiguous as "isAmbiguous", l.reason,
           ${lineStateSql(now)} as state, g.code, g.name, l.proposal_id::text as "proposalId"
      from bank_line l join bank_account a on a.number = l.account_number
      left join proposal p on p.id = l.proposal_id
      left join partner g on g.id = l.partner_id
     where ${conditionOf(asked, partnerId)}`;
  const state = asked.state === undefined ? Prisma.sql`true` : Prisma.sql`s.state = ${asked.state}`;
  const [found, counted] = await Promise.all([
    db().$queryRaw`
      select s.* from (${lines}) s where ${state} and ${placeOf(asked.after)} order by s."bookedOn" desc, s.id desc limit ${PAGE_SIZE + 1}`,
    db().$queryRaw`select s.state, count(*)::integer as count from (${lines}) s group by s.state`,
  ]);
  const rows = z.array(rowShape).parse(found);
  const counts = countShape.parse(counted);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  const reversed = await reversedOf(shown.flatMap(({ proposalId }) => proposalId ?? []));
  return {
    items: shown.map((row) => present(row, reversed.has(row.proposalId ?? ""))),
    counts: BANK_LINE_STATES.map((each) => ({ state: each, count: counts.find((one) => one.state === each)?.count ?? 0 })),
    next: last ? `${last.bookedOn}.${last.id}` : null,
  };
}

function conditionOf({ account, from, to }: BankLineQuery, partnerId: string | null): Prisma.Sql {
  const parts = [Prisma.sql`true`];
  if (account !== undefined) parts.push(Prisma.sql`l.account_number = ${account}`);
  if (partnerId !== null) parts.push(Prisma.sql`l.partner_id = ${partnerId}::uuid`);
  if (from !== undefined) parts.push(Prisma.sql`l.booked_on >= ${from}::date`);
  if (to !== undefined) parts.push(Prisma.sql`l.booked_on <= ${to}::date`);
  return Prisma.join(parts, " and ");
}

function placeOf(after: string | undefined): Prisma.Sql {
  const [day, id] = after?.split(".") ?? [];
  return day && id ? Prisma.sql`(s."bookedOn", s.id) < (${day}, ${BigInt(id)})` : Prisma.sql`true`;
}

/** Which of these top-ups were reversed. */
async function reversedOf(proposalIds: readonly string[]): Promise<Set<string>> {
  const found = await db().ledgerTransaction.findMany({ where: { id: { in: proposalIds.map(reversalIdOf) } }, select: { id: true } });
  const reversals = new Set(found.map(({ id }) => id));
  return new Set(proposalIds.filter((id) => reversals.has(reversalIdOf(id))));
}

function present(row: z.infer<typeof rowShape>, isReversed: boolean): ShownBankLine {
  const { id, number, bank, currency, statement, document, party, purpose, state, reason, code, name } = row;
  return {
    ...{ id: String(id), account: { number, bank }, currency, statement, document, party, purpose, state, reason },
    booked_on: row.bookedOn,
    value_date: row.valueDate,
    amount: toMajor(Number(row.amount)),
    is_held: state === "waiting" || (state === "posted" && !isReversed),
    is_ambiguous: row.isAmbiguous,
    partner: code !== null && name !== null ? { code, name } : null,
  };
}
