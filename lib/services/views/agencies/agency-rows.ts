import { z } from "zod";
import type { AgencyItem } from "@/lib/contracts/operator/agencies";
import { db } from "@/lib/db";
import { CURRENCIES, toMajor } from "@/lib/domain/money";
import type { Prisma } from "@/lib/generated/prisma/client";
import { openPartners } from "@/lib/services/access/partners/open-partners";
import { readLookToBook } from "./look-to-book";

const SALES_DAYS = 30;

const rowShape = z.object({
  partnerId: z.string(),
  currency: z.enum(CURRENCIES),
  balance: z.bigint(),
  credit: z.bigint(),
  sold: z.bigint(),
});

const countShape = z.object({ partnerId: z.string(), signedIn: z.date().nullable(), open: z.int() });

/** Live agencies of a kind, by name, without the house itself. */
export async function readAgencyRows(which: Prisma.PartnerWhereInput, now: Date): Promise<(AgencyItem & { id: string })[]> {
  const partners = await db().partner.findMany({
    where: { AND: [which, openPartners(), { testOf: null, isHouse: false }] },
    select: { id: true, code: true, name: true, suspendedAt: true, salesStoppedAt: true, closedAt: true },
    orderBy: [{ name: "asc" }, { code: "asc" }],
  });
  const ids = partners.map(({ id }) => id);
  const [money, counts, looks] = await Promise.all([readMoney(ids, now), readCounts(ids, now), readLookToBook(ids, now)]);
  return partners.flatMap(({ id, code, name, suspendedAt, salesStoppedAt, closedAt }) => {
    const look_to_book = looks.get(id);
    if (!look_to_book) return [];
    const counted = counts.find(({ partnerId }) => partnerId === id);
    const item = {
      ...{ id, code, name, look_to_book, is_suspended: suspendedAt !== null, is_sales_stopped: salesStoppedAt !== null },
      is_closed: closedAt !== null,
      balances: money.filter(({ partnerId }) => partnerId === id).map(balanceOf),
      last_sign_in: counted?.signedIn?.toISOString() ?? null,
      open_proposals: counted?.open ?? 0,
    };
    return [item];
  });
}

function balanceOf({ currency, balance, credit, sold }: z.infer<typeof rowShape>): AgencyItem["balances"][number] {
  return {
    currency,
    balance: toMajor(Number(balance)),
    credit: toMajor(Number(credit)),
    available: toMajor(Math.max(0, Number(balance + credit))),
    sold: toMajor(Number(sold)),
  };
}

/** What is on each deposit, its credit, and what was paid from it for bookings lately: of the kept sums of days, and of movements since. */
async function readMoney(ids: readonly string[], now: Date) {
  const since = new Date(now.getTime() - SALES_DAYS * 86_400_000);
  const found = await db().$queryRaw`
    select t.partner_id::text as "partnerId", t.currency::text as currency, t.credit_limit_minor as credit, coalesce(a.balance_minor, 0) as balance,
           coalesce((select sum(s.paid_minor) from deposit_sums_v1(a.id, ${since}, 'infinity') s where s.kind = 'payment'), 0)::bigint as sold
      from partner_terms t
      left join ledger_account a on a.partner_id = t.partner_id and a.kind = 'deposit' and a.currency = t.currency
     where t.partner_id = any(${[...ids]}::uuid[]) order by t.is_own desc, t.currency`;
  return z.array(rowShape).parse(found);
}

async function readCounts(ids: readonly string[], now: Date) {
  const found = await db().$queryRaw`
    select p.id::text as "partnerId",
           (select max(s.created_at) from app_user u join user_session s on s.user_id = u.id where u.partner_id = p.id) as "signedIn",
           (select count(*)::integer from proposal r where r.partner_id = p.id and r.state = 'open' and r.expires_at > ${now}) as open
      from partner p where p.id = any(${[...ids]}::uuid[])`;
  return z.array(countShape).parse(found);
}
