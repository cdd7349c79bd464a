import { randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
import { db } from "@/lib/db";
import { openSession } from "@/lib/services/access/sessions/open-session";

/** The cookie of a session, as the sign-in makes it. @param secret another one forges it */
export async function sessionCookie(sessionId: string, secret = process.env.NEXTAUTH_SECRET ?? ""): Promise<string> {
  return `next-auth.session-token=${await encode({ token: { sub: randomUUID(), sid: sessionId }, secret })}`;
}

/**
 * Signs somebody in to the portal, without a password.
 * @param isFactorSet whether an operator has a second factor, as every one must who works
 */
export async function signInHere(userId: string, { isFactorSet = true } = {}): Promise<{ sessionId: string; cookie: string }> {
  const now = new Date();
  const { role } = await db().user.findUniqueOrThrow({ where: { id: userId }, select: { role: true } });
  const factor = { userId, secretSealed: "", createdAt: now, confirmedAt: now };
  // Whoever signs in several times at once has one too.
  if (role === "operator" && isFactorSet) await db().secondFactor.createMany({ data: factor, skipDuplicates: true });
  const sessionId = await openSession(db(), { userId, address: "203.0.113.7", userAgent: "", now });
  return { sessionId, cookie: await sessionCookie(sessionId) };
}
