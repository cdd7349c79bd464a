import { validate } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { endAccess, expireEnded } from "@/lib/services/access/sessions/end-access";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { ADMINISTRATORS, type HouseAct, isAdministrator, othersStay, rolesBefore, whyRefused } from "./administrators";

/**
 * Closes a colleague's account, or opens it again with the password that they had: what they had open ends with either. The last administrator's
 * stays open: the statement changes nothing then.
 * @throws AppError person_not_found, last_administrator; right_missing where the administrator has ceased to be one
 */
export async function blockColleague({ personId, userId, isBlocked, by, now }: HouseAct & { isBlocked: boolean }): Promise<void> {
  if (!validate(personId)) throw new AppError("person_not_found");
  await db().$transaction(async (tx) => {
    const done = rolesBefore(
      await tx.$queryRaw`
        with ${ADMINISTRATORS}
        update app_user u set disabled_at = ${isBlocked ? now : null}::timestamptz
         where u.id = ${personId}::uuid and u.role = 'operator' and ${isAdministrator(userId)} and (${!isBlocked} or ${othersStay(personId)})
        returning u.house_roles::text[] as roles`,
    );
    if (!done) throw await whyRefused(tx, { personId, userId });
    await tx.passwordReset.deleteMany({ where: { userId: personId } });
    // A sign-in that was under way at the block may have left a session behind.
    await endAccess(tx, { userId: personId, keep: null, now });
    const action = isBlocked ? "user_suspended" : "user_reinstated";
    await recordAudit(tx, { action, by, partnerId: null, detail: { user: personId }, now });
  });
  expireEnded();
}
