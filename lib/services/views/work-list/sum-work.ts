import { z } from "zod";
import type { WorkTotals } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import { UNPAID_STATUSES } from "@/lib/domain/booking/booking-status";
import { CURRENCIES, sum, toMajor } from "@/lib/domain/money";
import { type Returned, returnedByBooking } from "../sales/returned-by-booking";
import { type WorkQuestion, workOfPartners } from "./work-of-partners";

/** So many bookings are counted, so that totals cost the same however many there are. */
const MOST = 1_000;

const rowShape = z.object({
  currency: z.enum(CURRENCIES),
  /** Of the currency, those that were cancelled before they were paid left out. */
  count: z.int(),
  found: z.int(),
  price: z.bigint(),
  selling: z.bigint(),
  /** Of those that were paid. */
  paid: z.int(),
  margin: z.bigint(),
  /** Ids of those of which something came back. */
  returned: z.array(z.string()),
});

/** What the first 1,000 bookings of a list come to, in each currency. */
export async function sumWork(question: WorkQuestion): Promise<WorkTotals> {
  const statement = await workOfPartners(question, { place: null, limit: MOST + 1 });
  const found = await db().$queryRaw`
    with listed as materialized (select id, currency, total_minor, status, row_number() over () as place from (${statement}) found)
    select l.currency::text as currency, (select count(*)::integer from listed) as found,
           count(*) filter (where l.status <> 'cancelled')::integer as count,
           coalesce(sum(l.total_minor) filter (where l.status <> 'cancelled'), 0)::bigint as price,
           coalesce(sum(p.selling) filter (where l.status <> 'cancelled'), 0)::bigint as selling,
           count(*) filter (where p.is_paid)::integer as paid,
           coalesce(sum(p.selling - l.total_minor) filter (where p.is_paid), 0)::bigint as margin,
           coalesce(array_agg(l.id::text) filter (where p.is_paid and p.has_returned), '{}') as returned
      from listed l
     cross join lateral (
       select coalesce(case when bool_or(p.selling_minor is not null) then sum(coalesce(p.selling_minor, p.price_minor)) end, l.total_minor) as selling,
              l.status::text <> all(${[...UNPAID_STATUSES]}::text[]) as is_paid,
              exists (select from ledger_transaction t where t.booking_id = l.id and t.kind = 'refund') as has_returned
         from booking_passenger p where p.booking_id = l.id) p
     where l.place <= ${MOST}
     group by l.currency order by l.currency`;
  const sums = z.array(rowShape).parse(found);
  const all = sums[0]?.found ?? 0;
  const returned = await returnedByBooking(sums.flatMap((each) => each.returned));
  return {
    count: Math.min(all, MOST),
    is_more: all > MOST,
    sums: sums.filter(({ count }) => count > 0).map((row) => presentSum(row, returned)),
  };
}

function presentSum(
  { currency, count, price, selling, paid, margin, returned: ids }: z.infer<typeof rowShape>,
  returned: ReadonlyMap<string, Returned>,
): WorkTotals["sums"][number] {
  const back = ids.flatMap((id) => returned.get(id) ?? []);
  const lostMinor = sum(back.map(({ refundMinor, customerRefundMinor }) => customerRefundMinor - refundMinor));
  return {
    ...{ currency, count },
    price: toMajor(Number(price)),
    selling: toMajor(Number(selling)),
    margin: paid === 0 ? null : toMajor(Number(margin) - lostMinor),
  };
}
