import { validate } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";

interface Withdrawing {
  invitationId: string;
  by: Doer;
  now: Date;
}

/** Takes an invitation into the back office back: its link is worth nothing from then on. @throws AppError invitation_not_found */
export async function withdrawColleague({ invitationId, by, now }: Withdrawing): Promise<void> {
  if (!validate(invitationId)) throw new AppError("invitation_not_found");
  await db().$transaction(async (tx) => {
    const { count } = await tx.invitation.deleteMany({ where: { id: invitationId, role: "operator" } });
    if (count === 0) throw new AppError("invitation_not_found");
    await recordAudit(tx, { action: "invitation_withdrawn", by, partnerId: null, detail: { invitation: invitationId }, now });
  });
}
