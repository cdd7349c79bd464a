import { v7 } from "uuid";
import { z } from "zod";
import { ROLES, type Role } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { HOUSE_ROLES, type HouseRole } from "@/lib/domain/house/rights";
import { t } from "@/lib/domain/localized";
import type { Prisma } from "@/lib/generated/prisma/client";
import { ROLES_NEEDED } from "@/lib/services/access/people/add-user";
import { findUserByEmail } from "@/lib/services/access/people/find-user-by-email";
import { endAccess, expireEnded } from "@/lib/services/access/sessions/end-access";
import { COMMAND, type Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { seal } from "@/lib/services/ground/personal-data/keyring";
import { openStaff, STAFF_COLUMNS, staffColumns } from "@/lib/services/ground/personal-data/staff";

/** What is not named stays as it is. */
const change = z.object({
  role: z.enum(ROLES).optional(),
  name: z.string().trim().min(1).max(120).optional(),
  houseRoles: z.array(z.enum(HOUSE_ROLES)).min(1).optional(),
});

interface Account {
  role: Role;
  name: string;
  /** What an operator may do in the back office. */
  houseRoles: readonly HouseRole[];
}

const OF_OPERATORS = t(
  "Roles of the house are of operators alone.",
  "Роли в бэк-офисе бывают только у операторов.",
  "Bek-ofisdagi vazifalar faqat operatorlarda boʻladi.",
);

/** Whose account it is, locked with all of their agency until the transaction ends, so that of two owners who go at once one stays. */
async function lockAgencyOf(tx: Prisma.TransactionClient, userId: string) {
  const { partnerId } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { partnerId: true } });
  await tx.$queryRaw`select 1 from app_user where partner_id = ${partnerId}::uuid order by id for no key update`;
  return tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { ...STAFF_COLUMNS, partnerId: true, role: true, houseRoles: true, disabledAt: true },
  });
}

/** @throws AppError last_owner where nobody else manages the agency */
async function refuseLastOwner(
  tx: Prisma.TransactionClient,
  person: { id: string; partnerId: string; role: Role; disabledAt: Date | null },
): Promise<void> {
  if (person.role !== "admin" || person.disabledAt !== null) return;
  const others = { partnerId: person.partnerId, role: "admin", disabledAt: null, id: { not: person.id } } as const;
  if ((await tx.user.count({ where: others })) === 0) throw new AppError("last_owner");
}

/** What somebody may do in the back office afterwards. @throws AppError validation (`house_roles`) where it has to be named, or may not be */
function houseRolesAfter(before: Account, role: Role, named: readonly HouseRole[] | undefined): readonly HouseRole[] {
  if (role !== "operator") {
    if (named) throw new AppError("validation", { fields: { house_roles: [OF_OPERATORS] } });
    return [];
  }
  if (!named && before.role !== "operator") throw new AppError("validation", { fields: { house_roles: [ROLES_NEEDED] } });
  return named ?? before.houseRoles;
}

interface ChangeAccount {
  email: string;
  role?: string | undefined;
  name?: string | undefined;
  /** Has to be named of who becomes an operator. */
  houseRoles?: readonly string[] | undefined;
}

/**
 * Changes somebody's role, name or roles of the house, of what is named alone. The password and what it has opened stay; a role counts from the
 * next request.
 * @throws ZodError for a wrong field; AppError validation for an unknown address, or an operator without roles of the house; last_owner
 */
export async function changeAccount({ email, ...wanted }: ChangeAccount): Promise<{ before: Account; after: Account }> {
  const { role, name, houseRoles } = change.parse(wanted);
  const { id } = await findUserByEmail(email);
  const changed = await db().$transaction(async (tx) => {
    const person = await lockAgencyOf(tx, id);
    const staff = await openStaff(person);
    const before = { role: person.role, name: staff.name, houseRoles: person.houseRoles };
    const turned = role ?? before.role;
    const after = { role: turned, name: name ?? before.name, houseRoles: houseRolesAfter(before, turned, houseRoles) };
    if (after.role !== before.role) await refuseLastOwner(tx, person);
    const columns = after.name === before.name ? {} : await staffColumns(id, { ...staff, name: after.name });
    await tx.user.update({ where: { id }, data: { ...columns, role: after.role, houseRoles: [...after.houseRoles] } });
    const detail = {
      ...{ user: id, before_role: before.role, role: after.role },
      ...(after.houseRoles.join() !== before.houseRoles.join() && {
        before_houseRoles: before.houseRoles.join(","),
        houseRoles: after.houseRoles.join(","),
      }),
    };
    await recordAudit(tx, { action: "user_changed", by: COMMAND, partnerId: person.partnerId, detail });
    return { before, after };
  });
  expireEnded();
  return changed;
}

interface Closing {
  email: string;
  isClosed: boolean;
  by?: Doer;
  /** Why, in the words of whoever does it; kept sealed, as it is about somebody. */
  reason?: string;
  now: Date;
}

/**
 * Closes somebody's account, or opens it again with the password that they had. What they had open ends with either. API keys are the partner's
 * and go on.
 * @returns whether anything was changed
 * @throws AppError validation for an unknown address; last_owner
 */
export async function setAccountClosed({ email, isClosed, by = COMMAND, reason, now }: Closing): Promise<boolean> {
  const { id } = await findUserByEmail(email);
  const changed = await db().$transaction(async (tx) => {
    const person = await lockAgencyOf(tx, id);
    if ((person.disabledAt !== null) === isClosed) return false;
    if (isClosed) await refuseLastOwner(tx, person);
    await tx.user.update({ where: { id }, data: { disabledAt: isClosed ? now : null } });
    await tx.passwordReset.deleteMany({ where: { userId: id } });
    // A sign-in that was under way at the suspension may have left a session behind.
    await endAccess(tx, { userId: id, keep: null, now });
    const action = isClosed ? "user_suspended" : "user_reinstated";
    const act =
      reason === undefined ? null : await keepReason(tx, { userId: id, isBlock: isClosed, reason, actor: by.actor, createdAt: now });
    const detail = { user: id, ...(act !== null && { act }) };
    await recordAudit(tx, { action, by, partnerId: person.partnerId, detail, now });
    return true;
  });
  expireEnded();
  return changed;
}

/** @returns the id by which the audit log names it */
async function keepReason(tx: Prisma.TransactionClient, row: Omit<Prisma.AccountActUncheckedCreateInput, "id">): Promise<string> {
  const id = v7();
  await tx.accountAct.create({ data: { ...row, id, reason: await seal("account_act.reason", id, row.reason) } });
  return id;
}
