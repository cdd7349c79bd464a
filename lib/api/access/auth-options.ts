import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { AppError } from "@/lib/domain/errors";
import { verifyCredentials } from "@/lib/services/access/verify-credentials";
import { addressOf } from "../request/address";

declare module "next-auth" {
  interface Session {
    userId?: string;
  }
}

const WORKING_DAY_SECONDS = 12 * 3600;

/** The portal's sign-in: a cookie that holds the user's id, signed and encrypted; the account is looked up at every use. */
export const authOptions: NextAuthOptions = {
  session: { strategy: "jwt", maxAge: WORKING_DAY_SECONDS },
  pages: { signIn: "/sign-in", error: "/sign-in" },
  providers: [
    CredentialsProvider({
      name: "Parvoz",
      credentials: { email: { type: "email" }, password: { type: "password" } },
      async authorize(credentials, request) {
        if (!credentials) return null;
        try {
          const address = addressOf(new Headers(plainHeaders(request.headers)));
          const principal = await verifyCredentials({ email: credentials.email, password: credentials.password, address });
          return { id: principal.userId };
        } catch (error) {
          // next-auth hands the message to the sign-in page, which has a text for each name.
          if (error instanceof AppError) throw new Error(error.kind);
          throw error;
        }
      },
    }),
  ],
  callbacks: {
    session: ({ session, token }) => ({ expires: session.expires, userId: token.sub }),
  },
};

function plainHeaders(headers: Record<string, unknown> | undefined): [string, string][] {
  return Object.entries(headers ?? {}).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
}
