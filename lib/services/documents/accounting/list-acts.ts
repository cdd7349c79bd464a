import type { AccountingActPage, AccountingActsRequest } from "@/lib/contracts/operator/reports/acts";
import { db } from "@/lib/db";
import { ACCOUNTING_KINDS } from "@/lib/domain/accounting/act";
import { toMajor } from "@/lib/domain/money";
import { momentsOf } from "@/lib/services/views/statement/moments-of";

const PAGE = 50;

/** The acts of some days of Tashkent, the last number first, page by page. @throws AppError validation (`to`) */
export async function listActs({ from, to, before }: AccountingActsRequest): Promise<AccountingActPage> {
  const moments = momentsOf({ from, to });
  const happenedAt = { gte: moments.from, lt: moments.until };
  const [ends, found] = await Promise.all([
    db().accountingAct.aggregate({ where: { happenedAt }, _min: { number: true }, _max: { number: true }, _count: true }),
    db().accountingAct.findMany({
      where: { happenedAt, ...(before !== undefined && { number: { lt: before } }) },
      orderBy: { number: "desc" },
      take: PAGE + 1,
      omit: { document: true },
    }),
  ]);
  const items = found.slice(0, PAGE).map(({ number, kind, happenedAt: at, agencyCode, bookingNumber, currency, amountMinor }) => ({
    ...{ number: Number(number), kind: ACCOUNTING_KINDS.find((each) => each === kind) ?? "adjustment", at: at.toISOString() },
    ...{ agency: agencyCode, booking_number: bookingNumber, currency, amount: toMajor(Number(amountMinor)) },
  }));
  return {
    items,
    next: found.length > PAGE ? (items.at(-1)?.number ?? null) : null,
    count: ends._count,
    first: ends._min.number === null ? null : Number(ends._min.number),
    last: ends._max.number === null ? null : Number(ends._max.number),
  };
}
