import NextAuth from "next-auth";
import { answerAway } from "@/lib/api/access/answer-away";
import { authOptions } from "@/lib/api/access/auth-options";
import { deviceCookieName, setDeviceCookie } from "@/lib/api/access/device-cookie";
import { guardNextAuth } from "@/lib/api/access/guard-next-auth";
import { otherMethods } from "@/lib/api/routes";

const handler = guardNextAuth(async (request, context) => {
  const marks: string[] = [];
  const device = request.cookies.get(deviceCookieName())?.value ?? null;
  const answer: Response = await NextAuth(request, context, authOptions({ device, keep: (mark) => marks.push(mark) }));
  const response = await answerAway(answer);
  for (const mark of marks) response.headers.append("Set-Cookie", setDeviceCookie(mark));
  return response;
});

const { PUT, PATCH, DELETE, OPTIONS } = otherMethods(["GET", "POST"]);

export { DELETE, handler as GET, handler as POST, OPTIONS, PATCH, PUT };
