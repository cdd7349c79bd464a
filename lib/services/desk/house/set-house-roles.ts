import { validate } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { HouseRole } from "@/lib/domain/house/rights";
import { expireEnded } from "@/lib/services/access/sessions/end-access";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { ADMINISTRATORS, type HouseAct, isAdministrator, othersStay, rolesBefore, whyRefused } from "./administrators";

/**
 * Gives a colleague other roles: they count from the next request, within a second in every process. Nobody can take the last administrator's away:
 * the statement changes nothing then.
 * @throws AppError person_not_found, last_administrator; right_missing where the administrator has ceased to be one
 */
export async function setHouseRoles({ personId, userId, roles, by, now }: HouseAct & { roles: readonly HouseRole[] }): Promise<void> {
  if (!validate(personId)) throw new AppError("person_not_found");
  await db().$transaction(async (tx) => {
    const stays = roles.includes("administrator");
    const before = rolesBefore(
      await tx.$queryRaw`
        with ${ADMINISTRATORS}
        update app_user u set house_roles = ${roles}::text[]::house_role[] from app_user old
         where u.id = ${personId}::uuid and old.id = u.id and u.role = 'operator'
           and ${isAdministrator(userId)} and (${stays} or ${othersStay(personId)})
        returning old.house_roles::text[] as roles`,
    );
    if (!before) throw await whyRefused(tx, { personId, userId });
    const detail = { user: personId, before_houseRoles: before.join(","), houseRoles: roles.join(",") };
    await recordAudit(tx, { action: "house_roles_set", by, partnerId: null, detail, now });
  });
  expireEnded();
}
