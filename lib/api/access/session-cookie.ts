import { decode } from "next-auth/jwt";
import { z } from "zod";
import { env, isSecure } from "@/lib/env";

/** Name of the cookie that next-auth keeps a session in; it adds the prefix where the product is served over https. */
export function sessionCookieName(): string {
  const prefix = isSecure() ? "__Secure-" : "";
  return `${prefix}next-auth.session-token`;
}

/** What our sign-in puts into it: which session of the database this is. */
const content = z.object({ sid: z.uuid() });

/** @returns the session's id; null where we have not made the cookie, or it has expired, or names no session (as before 2026-11-23) */
export async function sessionIdIn(cookie: string): Promise<string | null> {
  const token = await decode({ token: cookie, secret: env().NEXTAUTH_SECRET }).catch(() => null);
  return content.safeParse(token).data?.sid ?? null;
}
