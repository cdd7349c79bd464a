import { EVERY_CLASS } from "@/lib/domain/schedule/seats/sale-limits";
import type { Prisma } from "@/lib/generated/prisma/client";

/** Makes a leg's sales, and others who set its limits, wait until the transaction ends. */
export async function lockLeg(tx: Prisma.TransactionClient, legKey: string): Promise<void> {
  await tx.$executeRaw`
    insert into leg_inventory as known (leg_key, sold) values (${legKey}, array_fill(0, array[26]))
      on conflict (leg_key) do update set sold = known.sold`;
}

/** Ends what holds of a class, or of the whole departure (null). @returns how many rows it has ended, 0 or 1 */
export async function liftLimits(
  tx: Prisma.TransactionClient,
  { legKey, bookingClass, actor, now }: { legKey: string; bookingClass: string | null; actor: string; now: Date },
): Promise<number> {
  const { count } = await tx.saleLimit.updateMany({
    where: { legKey, bookingClass, liftedAt: null },
    data: { liftedAt: now, liftedBy: actor },
  });
  return count;
}

/** Writes what holds beside the seats, where sales and searches read it. Under `lockLeg` alone. */
export async function writeLimits(tx: Prisma.TransactionClient, legKey: string): Promise<void> {
  await tx.$executeRaw`
    update leg_inventory set limits = (
      select jsonb_agg(jsonb_build_object(
               'classes', coalesce(booking_class, ${EVERY_CLASS}), 'limit', seats, 'until', floor(extract(epoch from until) * 1000)::bigint) order by id)
        from sale_limit l where l.leg_key = ${legKey} and l.lifted_at is null)
     where leg_key = ${legKey}`;
}
