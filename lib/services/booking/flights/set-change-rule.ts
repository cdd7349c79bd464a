import type { ChangeRuleRequest } from "@/lib/contracts/operator/carriers/change-rules";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { DEFAULT_RULE } from "@/lib/domain/schedule-change/limits";
import { airlineByCode } from "@/lib/reference/airlines";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";

/**
 * Sets what a carrier changes without asking, with what it was in the audit log. It counts for changes from now on, and for what is open and still unanswered.
 * @throws AppError list_carrier_unknown
 */
export async function setChangeRule({ asked, by, now }: { asked: ChangeRuleRequest; by: Doer; now: Date }): Promise<void> {
  const { carrier, later_minutes: limitMinutes, earlier_minutes: earlierLimitMinutes, unanswered, reason } = asked;
  if (!airlineByCode(carrier)) throw new AppError("list_carrier_unknown", { data: { carrier } });
  const data = { limitMinutes, earlierLimitMinutes, unanswered };
  await db().$transaction(async (tx) => {
    const before = (await tx.scheduleChangeRule.findUnique({ where: { carrier } })) ?? DEFAULT_RULE;
    await tx.scheduleChangeRule.upsert({ where: { carrier }, create: { carrier, ...data }, update: data });
    const detail = {
      carrier,
      before: `+${before.limitMinutes} −${before.earlierLimitMinutes} ${before.unanswered}`,
      after: `+${limitMinutes} −${earlierLimitMinutes} ${unanswered}`,
      reason,
    };
    await recordAudit(tx, { action: "change_rule_set", by, now, detail });
  });
}
