import { z } from "zod";
import { db } from "@/lib/db";
import type { Currency } from "@/lib/domain/money";
import type { SalesGrouping } from "@/lib/domain/selling/sales";
import { TASHKENT_MS } from "@/lib/domain/tashkent";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Moments } from "../statement/moments-of";

const TASHKENT_SECONDS = Prisma.raw(String(TASHKENT_MS / 1000));

/** Whose sales, of which moments, and by what they are counted. */
export interface SalesQuestion extends Moments {
  partnerId: string;
  currency: Currency;
  by: SalesGrouping;
}

const soldShape = z.object({ key: z.string(), bookings: z.int(), passengers: z.int(), sold: z.bigint(), cost: z.bigint() });

/** Bookings that were paid, and extras that were bought for them since then, group by group; minor units. A booking counts once: where it was paid itself. */
export async function readSold(question: SalesQuestion) {
  const found = await db().$queryRaw`
    select ${keyOf(question.by)} as key, count(*) filter (where m.purpose = 'booking')::integer as bookings,
           coalesce(sum(p.passengers) filter (where m.purpose = 'booking'), 0)::integer as passengers,
           sum(m.customer_minor)::bigint as sold, -sum(e.amount_minor)::bigint as cost
      ${movements(question, "payment")}
      join payment m on m.id = t.id
     cross join lateral (select count(*) as passengers from booking_passenger p where p.booking_id = b.id) p
     group by 1`;
  return z.array(soldShape).parse(found);
}

const refundShape = z.object({ key: z.string(), amount: z.bigint(), customer: z.bigint() });

/** What came back to the deposit, and of that to the customer, group by group; minor units. */
export async function readReturned(question: SalesQuestion) {
  const found = await db().$queryRaw`
    select ${keyOf(question.by)} as key, sum(e.amount_minor)::bigint as amount, sum(r.customer_minor)::bigint as customer
      ${movements(question, "refund")}
      join refund r on r.id = t.id
     group by 1`;
  return z.array(refundShape).parse(found);
}

/** Movements of bookings, as the statement has them. */
function movements({ partnerId, currency, from, until }: SalesQuestion, kind: "payment" | "refund"): Prisma.Sql {
  return Prisma.sql`
      from ledger_account a
      join ledger_entry e on e.account_id = a.id and e.created_at >= ${from} and e.created_at < ${until}
      join ledger_transaction t on t.id = e.transaction_id and t.kind = ${kind}::transaction_kind
      join booking b on b.id = t.booking_id and a.partner_id = ${partnerId}::uuid and a.kind = 'deposit' and a.currency = ${currency}::currency`;
}

// Snapshots of version 1 called a direction a bound.
const FIRST_DIRECTION = Prisma.sql`(coalesce(b.snapshot -> 'directions', b.snapshot -> 'bounds') -> 0)`;

function keyOf(by: SalesGrouping): Prisma.Sql {
  switch (by) {
    case "day":
      // Not PostgreSQL's own time zones, which are of whatever release it was built with.
      return Prisma.sql`to_char(e.created_at at time zone 'UTC' + make_interval(secs => ${TASHKENT_SECONDS}), 'YYYY-MM-DD')`;
    case "carrier":
      return Prisma.sql`coalesce(${FIRST_DIRECTION} #>> '{segments,0,carrier}', '')`;
    case "route":
      return Prisma.sql`concat_ws('-', ${FIRST_DIRECTION} #>> '{segments,0,departure,airport}', ${FIRST_DIRECTION} #>> '{segments,-1,arrival,airport}')`;
    case "agent":
      return Prisma.sql`coalesce((select v.actor from booking_event v where v.booking_id = b.id and v.reason = 'book' order by v.id limit 1), '')`;
  }
}
