import { validate } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";

interface DeletePassenger {
  partnerId: string;
  passengerId: string;
  by: Doer;
  now: Date;
}

/** Takes a passenger out of the book for good; bookings keep theirs. @throws AppError saved_passenger_not_found, for another partner's too */
export async function deletePassenger({ partnerId, passengerId: id, by, now }: DeletePassenger): Promise<{ deleted: true }> {
  if (!validate(id)) throw new AppError("saved_passenger_not_found");
  await db().$transaction(async (tx) => {
    const { count } = await tx.savedPassenger.deleteMany({ where: { id, partnerId } });
    if (count === 0) throw new AppError("saved_passenger_not_found");
    await recordAudit(tx, { action: "saved_passenger_deleted", by, partnerId, detail: { passenger: id }, now });
  });
  return { deleted: true };
}
