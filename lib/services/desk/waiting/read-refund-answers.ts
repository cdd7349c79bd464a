import { z } from "zod";
import type { Desk } from "@/lib/contracts/portal/desk";
import { db } from "@/lib/db";
import { CURRENCIES, toMajor } from "@/lib/domain/money";

interface ReadAnswers {
  partnerId: string;
  now: Date;
  limit: number;
}

const DAY_MS = 86_400_000;
const SHOWN_DAYS = 7;
/** Older requests are answered long since: so few rows are read, however many refunds there were. */
const ASKED_DAYS = 60;

const rows = z.array(
  z.object({
    bookingId: z.string(),
    bookingNumber: z.string(),
    state: z.enum(["settled", "rejected"]),
    amount: z.bigint().nullable(),
    currency: z.enum(CURRENCIES),
    decided: z.date(),
  }),
);

/** What the back office decided lately about a partner's refund requests, newest first. */
export async function readRefundAnswers({ partnerId, now, limit }: ReadAnswers): Promise<Desk["refunds"]> {
  const since = new Date(now.getTime() - SHOWN_DAYS * DAY_MS);
  const asked = new Date(now.getTime() - ASKED_DAYS * DAY_MS);
  // A request and its refund have one id.
  const found = await db().$queryRaw`
    select b.id::text as "bookingId", b.booking_number as "bookingNumber", r.state::text as state, r.refund_minor as amount,
           b.currency::text as currency, r.decided_at as decided
      from refund f join refund_request r on r.id = f.id join booking b on b.id = f.booking_id
     where f.partner_id = ${partnerId}::uuid and f.created_at >= ${asked} and r.decided_at >= ${since} and r.state in ('settled', 'rejected')
     order by r.decided_at desc limit ${limit}`;
  return rows.parse(found).map(({ bookingId, bookingNumber, state, amount, currency, decided }) => ({
    ...{ booking_id: bookingId, booking_number: bookingNumber, is_settled: state === "settled", currency },
    amount: amount === null ? null : toMajor(Number(amount)),
    decided: decided.toISOString(),
  }));
}
