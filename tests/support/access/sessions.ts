import type { Role } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { signInHere } from "../portal-session";
import { makePartner } from "../world/world";

/** Headers of a portal page of somebody who is signed in. */
export async function sessionHeaders(userId: string): Promise<Record<string, string>> {
  return { "x-parvoz-portal": "1", "sec-fetch-site": "same-origin", ...(await sessionCookie(userId)) };
}

/** The cookie of a session of theirs. */
export async function sessionCookie(userId: string): Promise<{ cookie: string }> {
  return { cookie: (await signInHere(userId)).cookie };
}

/** A new partner whose one person has this role; an operator is an administrator of the house. */
export async function makePerson(role: Role): ReturnType<typeof makePartner> {
  const made = await makePartner();
  await db().user.update({ where: { id: made.userId }, data: { role, houseRoles: role === "operator" ? ["administrator"] : [] } });
  return made;
}
