import NextAuth from "next-auth";
import { authOptions } from "@/lib/api/access/auth-options";
import { deviceCookieName, setDeviceCookie } from "@/lib/api/access/device-cookie";
import { guardNextAuth } from "@/lib/api/access/guard-next-auth";

const handler = guardNextAuth(async (request, context) => {
  const marks: string[] = [];
  const device = request.cookies.get(deviceCookieName())?.value ?? null;
  const response: Response = await NextAuth(request, context, authOptions({ device, keep: (mark) => marks.push(mark) }));
  for (const mark of marks) response.headers.append("Set-Cookie", setDeviceCookie(mark));
  return response;
});

export { handler as GET, handler as POST };
