import { randomBytes } from "node:crypto";
import { v7 as uuid } from "uuid";
import { z } from "zod";
import { ROLES } from "@/lib/contracts/scopes";
import { hashPassword } from "@/lib/crypto/password";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { COMMAND } from "../audit/doer";
import { recordAudit } from "../audit/record-audit";
import { hasAddress, staffColumns } from "../personal-data/staff";
import { findPartnerByCode } from "./find-partner-by-code";
import { setPassword } from "./passwords/set-password";

const user = z.object({ email: z.email().toLowerCase(), name: z.string().trim().min(1).max(120), role: z.enum(ROLES) });

const TAKEN = {
  en: "A person of another partner has this e-mail address.",
  ru: "Этот адрес уже у сотрудника другого партнёра.",
  uz: "Bu manzil boshqa hamkor xodimida bor.",
};

/**
 * Opens an account for one of a partner's people; where the e-mail address has one already, its name, role and password are
 * set anew, and what the old password had opened ends.
 * @returns the password, which is kept nowhere in clear
 * @throws ZodError for a wrong field; AppError validation for an unknown partner, or an address of another one
 */
export async function addUser(options: { partnerCode: string; email: string; name: string; role: string }): Promise<{ password: string }> {
  const { id: partnerId } = await findPartnerByCode(options.partnerCode);
  const { email, name, role } = user.parse(options);
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(password);
  const address = await hasAddress(email);
  const drawn = uuid();
  await db().$transaction(async (tx) => {
    // One address has several blind indexes while keys change: two who add it at once wait for each other. Sign-ins do not.
    await tx.$executeRaw`lock table app_user in share row exclusive mode`;
    const other = await tx.user.findFirst({ where: address, select: { id: true, partnerId: true } });
    if (other && other.partnerId !== partnerId) throw new AppError("validation", { fields: { email: [TAKEN] } });
    const id = other?.id ?? drawn;
    // Sessions before people, as everybody does it: what two at once wait for, they wait for in one order.
    if (other) await setPassword(tx, { userId: other.id, passwordHash, keep: null, now: new Date() });
    const data = { ...(await staffColumns(id, { email, name })), role };
    if (other) await tx.user.update({ where: { id }, data });
    else await tx.user.create({ data: { ...data, id, partnerId, passwordHash } });
    await recordAudit(tx, { action: other ? "user_changed" : "user_added", by: COMMAND, partnerId, detail: { user: id, role } });
  });
  return { password };
}
