import NextAuth from "next-auth";
import { authOptions } from "@/lib/api/access/auth-options";
import { guardNextAuth } from "@/lib/api/access/guard-next-auth";

const handler = guardNextAuth(NextAuth(authOptions));

export { handler as GET, handler as POST };
