import { randomBytes } from "node:crypto";
import { v7 as uuid } from "uuid";
import { z } from "zod";
import { ROLES } from "@/lib/contracts/scopes";
import { hashPassword } from "@/lib/crypto/password";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { findPartnerByCode } from "./find-partner-by-code";

const user = z.object({ email: z.email().toLowerCase(), name: z.string().trim().min(1).max(120), role: z.enum(ROLES) });

const TAKEN = {
  en: "A person of another partner has this e-mail address.",
  ru: "Этот адрес уже у сотрудника другого партнёра.",
  uz: "Bu manzil boshqa hamkor xodimida bor.",
};

/**
 * Opens an account for one of a partner's people; where the e-mail address has one already, its name, role and password are set anew.
 * @returns the password, which is kept nowhere in clear
 * @throws ZodError for a wrong field; AppError validation for an unknown partner, or an address of another one
 */
export async function addUser(options: { partnerCode: string; email: string; name: string; role: string }): Promise<{ password: string }> {
  const { id: partnerId } = await findPartnerByCode(options.partnerCode);
  const { email, name, role } = user.parse(options);
  const other = await db().user.findUnique({ where: { email }, select: { partnerId: true } });
  if (other && other.partnerId !== partnerId) throw new AppError("validation", { fields: { email: [TAKEN] } });
  const password = randomBytes(12).toString("base64url");
  const data = { name, role, passwordHash: await hashPassword(password) };
  await db().user.upsert({ where: { email }, create: { id: uuid(), partnerId, email, ...data }, update: data });
  return { password };
}
