import { randomBytes } from "node:crypto";
import { v7 as uuid } from "uuid";
import { z } from "zod";
import { ROLES } from "@/lib/contracts/scopes";
import { hashPassword } from "@/lib/crypto/password";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { COMMAND } from "../audit/doer";
import { recordAudit } from "../audit/record-audit";
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
  const other = await db().user.findUnique({ where: { email }, select: { id: true, partnerId: true } });
  if (other && other.partnerId !== partnerId) throw new AppError("validation", { fields: { email: [TAKEN] } });
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(password);
  await db().$transaction(async (tx) => {
    if (other) await setPassword(tx, { userId: other.id, passwordHash, keep: null, now: new Date() });
    const create = { id: uuid(), partnerId, email, name, role, passwordHash };
    const { id } = await tx.user.upsert({ where: { email }, create, update: { name, role } });
    await recordAudit(tx, { action: other ? "user_changed" : "user_added", by: COMMAND, partnerId, detail: { user: id, role } });
  });
  return { password };
}
