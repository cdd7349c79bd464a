import { randomBytes } from "node:crypto";
import { v7 as uuid } from "uuid";
import { z } from "zod";
import { ROLES } from "@/lib/contracts/scopes";
import { accountAddress } from "@/lib/contracts/shared";
import { hashPassword } from "@/lib/crypto/password";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { HOUSE_ROLES } from "@/lib/domain/house/rights";
import { t } from "@/lib/domain/localized";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { hasAddress, staffColumns } from "@/lib/services/ground/personal-data/staff";
import { HOUSE_CODE, housePartner } from "../house/house-partner";
import { findLivePartner } from "../partners/find-live-partner";

const user = z.object({
  email: accountAddress,
  name: z.string().trim().min(1).max(120),
  role: z.enum(ROLES),
  houseRoles: z.array(z.enum(HOUSE_ROLES)).default([]),
});

const TAKEN = t(
  "A person of another partner has this e-mail address.",
  "Этот адрес уже у сотрудника другого партнёра.",
  "Bu manzil boshqa hamkor xodimida bor.",
);

const OURS = t(
  "Somebody of this partner has this address already, and nothing was changed. Use change-user, reset-password, suspend-user or resume-user.",
  "Этот адрес уже есть у сотрудника этого партнёра, ничего не изменено. Используйте change-user, reset-password, suspend-user или resume-user.",
  "Bu manzil shu hamkor xodimida bor, hech narsa oʻzgartirilmadi. change-user, reset-password, suspend-user yoki resume-user buyrugʻidan foydalaning.",
);

interface NewUser {
  partnerCode: string;
  email: string;
  name: string;
  role: string;
  /** What an operator may do in the back office; of nobody else. */
  houseRoles?: readonly string[] | undefined;
}

const HOUSE_ALONE = t(
  "The house has people of the back office alone: name the role operator, or an agency.",
  "У самого сервиса есть только сотрудники бэк-офиса: укажите роль operator или агентство.",
  "Xizmatning oʻzida faqat bek-ofis xodimlari bor: operator vazifasini yoki agentlikni koʻrsating.",
);

async function isHouse(code: string): Promise<boolean> {
  return code === HOUSE_CODE || (await db().partner.count({ where: { code, isHouse: true } })) > 0;
}

export const ROLES_NEEDED = t(
  "Name what they may do in the back office: --house-roles administrator, or some of sales, money, stock, support, accountant, auditor.",
  "Укажите, что им можно в бэк-офисе: --house-roles administrator или что-то из sales, money, stock, support, accountant, auditor.",
  "Bek-ofisda nima qila olishini koʻrsating: --house-roles administrator yoki sales, money, stock, support, accountant, auditordan baʼzilari.",
);

/** @throws AppError validation (`role`) for somebody of the house who is no operator */
async function partnerFor({ partnerCode, role }: NewUser): Promise<string> {
  if (!(await isHouse(partnerCode))) return (await findLivePartner(partnerCode)).id;
  if (role !== "operator") throw new AppError("validation", { fields: { role: [HOUSE_ALONE] } });
  return (await db().$transaction(housePartner)).id;
}

/**
 * Opens an account for one of a partner's people, or of the house's by its code `house`.
 * @returns the password, which is kept nowhere in clear
 * @throws ZodError for a wrong field; AppError validation for an unknown partner, a test mode, an operator without roles of the house (`house_roles`), or an address that has an account: it stays as it is
 */
export async function addUser(options: NewUser): Promise<{ password: string }> {
  const partnerId = await partnerFor(options);
  const { email, name, role, houseRoles: named } = user.parse(options);
  const houseRoles = role === "operator" ? named : [];
  if (role === "operator" && houseRoles.length === 0) throw new AppError("validation", { fields: { house_roles: [ROLES_NEEDED] } });
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(password);
  const address = await hasAddress(email);
  const id = uuid();
  await db().$transaction(async (tx) => {
    // One address has several blind indexes while keys change: two who add it at once wait for each other. Sign-ins do not.
    await tx.$executeRaw`lock table app_user in share row exclusive mode`;
    const other = await tx.user.findFirst({ where: address, select: { partnerId: true } });
    if (other) throw new AppError("validation", { fields: { email: [other.partnerId === partnerId ? OURS : TAKEN] } });
    await tx.user.create({ data: { ...(await staffColumns(id, { email, name })), role, houseRoles, id, partnerId, passwordHash } });
    const detail = { user: id, role, ...(role === "operator" && { houseRoles: houseRoles.join(",") }) };
    await recordAudit(tx, { action: "user_added", by: COMMAND, partnerId, detail });
  });
  return { password };
}
