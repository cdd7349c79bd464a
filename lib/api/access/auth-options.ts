import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { AppError, type ErrorName } from "@/lib/domain/errors";
import { log, traceOf } from "@/lib/log";
import { endSession } from "@/lib/services/access/sessions/end-session";
import { SESSION_SECONDS } from "@/lib/services/access/sessions/open-session";
import { signIn } from "@/lib/services/access/sign-in/sign-in";
import { databaseTime } from "@/lib/services/ground/clock/database-time";
import { isConflict } from "@/lib/services/ground/outbox/retry-conflict";
import { isUnavailable } from "@/lib/util/unavailable";
import { addressOf } from "../request/address";

declare module "next-auth" {
  interface User {
    sessionId?: string;
  }
}

declare module "next-auth/jwt" {
  interface JWT {
    /** Which session of the database this is: see session-cookie.ts. */
    sid?: string;
  }
}

/** Error of a sign-in that could not be decided. */
export const AWAY = "unavailable" satisfies ErrorName;

/** The browser that signs in, beside its session: see device-mark.ts. */
interface Browser {
  /** What it has kept of an earlier sign-in; null for nothing. */
  device: string | null;
  /** Called with what it is to keep from now on. */
  keep: (mark: string) => void;
}

/** The portal's sign-in: a cookie that holds the session's id, signed and encrypted; session and account are looked up at every use. */
export function authOptions({ device, keep }: Browser): NextAuthOptions {
  return {
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: "/sign-in", error: "/sign-in" },
    providers: [
      CredentialsProvider({
        name: "Parvoz",
        credentials: { email: { type: "email" }, password: { type: "password" }, code: { type: "text" } },
        async authorize(credentials, request) {
          if (!credentials) return null;
          try {
            const headers = new Headers(plainHeaders(request.headers));
            const asked = { requestId: headers.get("x-request-id"), userAgent: headers.get("user-agent") ?? "", device };
            const from = { address: addressOf(headers), ...asked };
            const { email, password, code = "" } = credentials;
            const { userId, sessionId, deviceMark } = await signIn({ email, password, code, ...from, now: await databaseTime() });
            keep(deviceMark);
            return { id: userId, sessionId };
          } catch (error) {
            // next-auth hands the message to the sign-in page, which has a text for each name.
            if (error instanceof AppError) throw new Error(error.kind);
            if (isUnavailable(error) || isConflict(error)) throw new Error(AWAY);
            log.error({ error: traceOf(error) }, "a sign-in failed");
            throw new Error("internal" satisfies ErrorName);
          }
        },
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => (user?.sessionId ? { sub: user.id, sid: user.sessionId } : token),
      // The session as next-auth itself gives it says nothing: our own pages and routes look sessions up.
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: {
      signOut: async ({ token: { sub, sid } }) => {
        if (!sub || !sid) return;
        // The browser forgets its cookie all the same.
        const failed = () => log.warn({ sessionId: sid }, "could not end a session at sign-out");
        const end = async () => endSession({ userId: sub, sessionId: sid, by: { actor: `partner:${sub}` }, now: await databaseTime() });
        await end().catch(failed);
      },
    },
  };
}

function plainHeaders(headers: Record<string, unknown> | undefined): [string, string][] {
  return Object.entries(headers ?? {}).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
}
