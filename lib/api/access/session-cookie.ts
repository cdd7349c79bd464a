import { decode } from "next-auth/jwt";
import { z } from "zod";
import { env, isSecure } from "@/lib/env";
import { Unavailable } from "@/lib/util/unavailable";

/** Name of the cookie that next-auth keeps a session in; it adds the prefix where the product is served over https. */
export function sessionCookieName(): string {
  const prefix = isSecure() ? "__Secure-" : "";
  return `${prefix}next-auth.session-token`;
}

/** What our sign-in puts into it: which session of the database this is. */
const content = z.object({ sid: z.uuid() });

/** Every cookie of ours begins with it: next-auth seals in one way alone. With another beginning the library would want a key of another kind. */
const HEADER = `${Buffer.from('{"alg":"dir","enc":"A256GCM"}').toString("base64url")}..`;

/**
 * What says that a cookie is none of ours, or is too old: codes of the library that opens it. Everything else that can go wrong there is our own failure.
 */
const FOREIGN = /^ERR_(JWE|JWT|JWK|JOSE)/;

/**
 * @returns the session's id; null where we have not made the cookie, or it has expired, or names no session
 * @throws Unavailable where the cookie could not be looked into: nobody is signed out by that
 */
export async function sessionIdIn(cookie: string): Promise<string | null> {
  if (!cookie.startsWith(HEADER)) return null;
  try {
    return content.safeParse(await decode({ token: cookie, secret: env().NEXTAUTH_SECRET })).data?.sid ?? null;
  } catch (error) {
    if (isForeign(error)) return null;
    throw new Unavailable("the session's cookie could not be opened", { cause: error });
  }
}

function isForeign(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" && FOREIGN.test(error.code);
}
