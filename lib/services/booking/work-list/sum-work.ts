import { z } from "zod";
import type { WorkTotals } from "@/lib/contracts/work-list";
import { db } from "@/lib/db";
import { CURRENCIES, toMajor } from "@/lib/domain/money";
import { type WorkQuestion, workStatement } from "./work-statement";

/** So many bookings are counted, so that totals cost the same however many there are. */
const MOST = 1_000;

const rowShape = z.object({
  currency: z.enum(CURRENCIES),
  count: z.int(),
  found: z.int(),
  price: z.bigint(),
  selling: z.bigint(),
});

/** What the first 1,000 bookings of a list come to, in each currency. */
export async function sumWork(question: WorkQuestion): Promise<WorkTotals> {
  const statement = await workStatement(question, { place: null, limit: MOST + 1 });
  const found = await db().$queryRaw`
    with listed as materialized (select id, currency, total_minor, row_number() over () as place from (${statement}) found)
    select l.currency::text as currency, count(*)::integer as count, (select count(*)::integer from listed) as found, sum(l.total_minor)::bigint as price,
           sum(coalesce(p.selling, l.total_minor))::bigint as selling
      from listed l
     cross join lateral (
       select case when bool_or(p.selling_minor is not null) then sum(coalesce(p.selling_minor, p.price_minor)) end as selling
         from booking_passenger p where p.booking_id = l.id) p
     where l.place <= ${MOST}
     group by l.currency order by l.currency`;
  const sums = z.array(rowShape).parse(found);
  const all = sums[0]?.found ?? 0;
  return {
    count: Math.min(all, MOST),
    is_more: all > MOST,
    sums: sums.map(({ currency, count, price, selling }) => ({
      ...{ currency, count },
      price: toMajor(Number(price)),
      selling: toMajor(Number(selling)),
    })),
  };
}
