import { z } from "zod";
import type { RefundGrouping } from "@/lib/domain/reports/groups";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Reader } from "../statement/read-deposit";
import { BOOKING_KEYS } from "./booking-keys";
import { isReported, type ReportQuestion } from "./report-question";

const rowShape = z
  .object({ key: z.string(), refunds: z.int(), paidMinor: z.bigint(), returnedMinor: z.bigint() })
  .transform(({ paidMinor, returnedMinor, ...row }) => ({ ...row, paidMinor: Number(paidMinor), returnedMinor: Number(returnedMinor) }));
/** Refunds, the price of what was given back, and what came back of it; minor units. */
export type HouseRefundRow = z.infer<typeof rowShape>;

/**
 * Refunds by their records, group by group, on the day on which the ledger has them: those that brought nothing back as well. Carrier and route are those
 * that the booking has now.
 */
export async function readHouseRefundRows(
  on: Reader,
  { from, until, currency, agency }: ReportQuestion,
  by: RefundGrouping,
): Promise<HouseRefundRow[]> {
  const found = await on.$queryRaw`
    select ${KEYS[by]} as key, count(*)::integer as refunds, sum(r.paid_minor)::bigint as "paidMinor", sum(r.refund_minor)::bigint as "returnedMinor"
      from ledger_transaction t
      join refund r on r.id = t.id
      join booking b on b.id = t.booking_id
      join partner p on p.id = b.partner_id
     where t.kind = 'refund' and t.created_at >= ${from} and t.created_at < ${until} and b.currency = ${currency}::currency and ${isReported(agency)}
     group by 1`;
  return z.array(rowShape).parse(found);
}

const KEYS: Readonly<Record<RefundGrouping, Prisma.Sql>> = {
  ...BOOKING_KEYS,
  kind: Prisma.sql`r.kind::text`,
  day: Prisma.sql`day_in_tashkent(t.created_at)::text`,
};
