import { randomUUID, scryptSync } from "node:crypto";
import type { Role } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { openStaff, STAFF_COLUMNS, type StaffData, staffColumns } from "@/lib/services/ground/personal-data/staff";
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

/** Another address or name, kept as the product keeps it. */
export async function becomePerson(userId: string, change: Partial<StaffData>): Promise<void> {
  const data = await staffColumns(userId, { ...(await readPerson(userId)), ...change });
  await db().user.update({ where: { id: userId }, data });
}

/** Address and name of an account. */
export async function readPerson(userId: string): Promise<StaffData> {
  return openStaff(await db().user.findUniqueOrThrow({ where: { id: userId }, select: STAFF_COLUMNS }));
}

/** Somebody of a partner of their own, who signs in with PASSWORD. */
export async function makeSomebody(role: Role = "agent"): Promise<Somebody> {
  const { partner, userId } = await makePartner();
  const email = `${randomUUID()}@parvoz.example`;
  await becomePerson(userId, { email });
  await db().user.update({
    where: { id: userId },
    data: { role, houseRoles: role === "operator" ? ["administrator"] : [], passwordHash: cheapHash(PASSWORD) },
  });
  return { userId, email, partnerId: partner.id };
}
