import { randomUUID, scryptSync } from "node:crypto";
import type { Role } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { makePartner } from "./world/world";

export const PASSWORD = "daryo tog kitob olma";

/** A hash whose cost is a thousandth of that of today's, for what is not about the time that checking takes. */
export function cheapHash(password: string): string {
  const key = scryptSync(password, "salt", 32, { N: 32, r: 8, p: 3 });
  return ["scrypt", 32, 8, 3, Buffer.from("salt").toString("base64url"), key.toString("base64url")].join("$");
}

export interface Somebody {
  userId: string;
  email: string;
  partnerId: string;
}

/** Somebody of a partner of their own, who signs in with PASSWORD. */
export async function makeSomebody(role: Role = "agent"): Promise<Somebody> {
  const { partner, userId } = await makePartner();
  const email = `${randomUUID()}@parvoz.example`;
  await db().user.update({ where: { id: userId }, data: { role, email, passwordHash: cheapHash(PASSWORD) } });
  return { userId, email, partnerId: partner.id };
}
