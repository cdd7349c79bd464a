import { db } from "@/lib/db";
import { departureName, legKeyOfDeparture } from "@/lib/domain/departures/departure-id";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { suppliersOf } from "@/lib/suppliers/registry";
import { liftLimits, lockLeg, writeLimits } from "./write-limits";

interface LiftSaleLimit {
  /** As addresses name the departure. */
  id: string;
  /** One letter; null of the whole departure. */
  bookingClass: string | null;
  reason: string;
  by: Doer;
  now: Date;
}

/** Lets a departure, or one of its classes, sell again what its authorisations allow. @throws AppError sale_limit_not_found where nothing holds it */
export async function liftSaleLimit({ id, bookingClass, reason, by, now }: LiftSaleLimit): Promise<void> {
  const legKey = legKeyOfDeparture(id);
  if (!legKey) throw new AppError("sale_limit_not_found");
  await db().$transaction(async (tx) => {
    if ((await tx.saleLimit.count({ where: { legKey, bookingClass, liftedAt: null } })) === 0) throw new AppError("sale_limit_not_found");
    await lockLeg(tx, legKey);
    const lifted = await liftLimits(tx, { legKey, bookingClass, actor: by.actor, now });
    if (lifted === 0) throw new AppError("sale_limit_not_found");
    await writeLimits(tx, legKey);
    const detail = { source: departureName(legKey), booking_class: bookingClass, reason };
    await recordAudit(tx, { action: "sale_limit_lifted", by, now, detail });
  });
  for (const { ownSchedule } of suppliersOf("live")) ownSchedule?.seatsMoved();
}
