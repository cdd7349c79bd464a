import type { Prisma } from "@/lib/generated/prisma/client";

/** Paid bookings that wait for tickets of a carrier that has no numbers left; 0 where it has some. */
export async function waitingFor(tx: Prisma.TransactionClient, carrier: string): Promise<number> {
  const [left] = await tx.$queryRaw<{ waiting: number }[]>`
    select count(distinct b.id)::int as waiting from booking b join ticket t on t.booking_id = b.id
     where b.status = 'paid' and t.ticket_number is null and t.carrier = ${carrier}
       and not exists (select from ticket_stock_left where carrier = ${carrier})`;
  return left?.waiting ?? 0;
}
