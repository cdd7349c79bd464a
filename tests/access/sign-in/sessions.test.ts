import { beforeEach, expect, test } from "vitest";
import { DELETE as endRoute } from "@/app/api/account/sessions/[id]/route";
import { DELETE as endOthersRoute, GET as listRoute } from "@/app/api/account/sessions/route";
import { authOptions } from "@/lib/api/access/auth-options";
import { sessionList } from "@/lib/contracts/account/account-security";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { resolveSession, sessionUsesWritten } from "@/lib/services/access/sessions/resolve-session";
import { signIn } from "@/lib/services/access/sign-in/sign-in";
import { makeSomebody, PASSWORD, type Somebody } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { sessionCookie, signInHere } from "@/tests/support/portal-session";

const PHONE = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

let agent: Somebody;
beforeEach(async () => {
  agent = await makeSomebody();
});

async function list(cookie: string) {
  return envelope(sessionList).parse(await (await callPortal(listRoute, { ...agent, cookie })).json()).data.items;
}

async function status(cookie: string): Promise<number> {
  return (await callPortal(listRoute, { ...agent, cookie })).status;
}

test("somebody sees where they are signed in, without more of an address or a browser than tells one from another", async () => {
  const from = { address: "198.51.100.77", userAgent: PHONE, now: new Date() };
  const { sessionId } = await signIn({ email: agent.email, password: PASSWORD, code: "", ...from });
  const here = await signInHere(agent.userId);
  await signInHere((await makeSomebody()).userId);
  expect(await list(here.cookie)).toMatchObject([
    { id: here.sessionId, address: "203.0.113.0/24", agent: "", is_current: true },
    { id: sessionId, address: "198.51.100.0/24", agent: "Chrome, Android", is_current: false },
  ]);
});

test("an ended session is out at its next request, and somebody else's cannot be ended or told from one that is not", async () => {
  const [here, there] = [await signInHere(agent.userId), await signInHere(agent.userId)];
  const foreign = await signInHere((await makeSomebody()).userId);
  const end = (id: string) => callPortal(endRoute, { ...agent, cookie: here.cookie, method: "DELETE", params: { id } });
  expect([await status(here.cookie), await status(there.cookie)]).toEqual([200, 200]);
  expect((await end(there.sessionId)).status).toBe(200);
  expect([await status(here.cookie), await status(there.cookie)]).toEqual([200, 401]);
  const unknown = await Promise.all([foreign.sessionId, "019a0000-0000-7000-8000-000000000000", "nothing"].map(end));
  expect(unknown.map((answer) => answer.status)).toEqual([404, 404, 404]);
  expect((await resolveSession(foreign.sessionId, new Date()))?.userId).not.toBe(agent.userId);
  // Ended twice is ended.
  expect((await end(there.sessionId)).status).toBe(200);
});

test("all others end at once, and the one that asks goes on", async () => {
  const [here, ...others] = await Promise.all([1, 2, 3].map(() => signInHere(agent.userId)));
  const cookie = here?.cookie ?? "";
  expect((await callPortal(endOthersRoute, { ...agent, cookie, method: "DELETE" })).status).toBe(200);
  expect(await Promise.all(others.map((other) => status(other.cookie)))).toEqual([401, 401]);
  expect((await list(cookie)).map((item) => item.id)).toEqual([here?.sessionId]);
});

test("signing out ends the session, so that a copy of its cookie is worth nothing", async () => {
  const { sessionId, cookie } = await signInHere(agent.userId);
  expect(await status(cookie)).toBe(200);
  await authOptions({ device: null, keep: () => undefined }).events?.signOut?.({
    token: { sub: agent.userId, sid: sessionId },
    session: { expires: "" },
  });
  expect(await status(cookie)).toBe(401);
});

test("a session ends by itself after a working day, whatever its cookie says", async () => {
  const { sessionId } = await signInHere(agent.userId);
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  expect(await resolveSession(sessionId, hours(11.9))).not.toBeNull();
  expect(await resolveSession(sessionId, hours(12.1))).toBeNull();
});

test("when a session was last seen is kept to five minutes", async () => {
  const { sessionId } = await signInHere(agent.userId);
  const seenAt = async () => {
    await sessionUsesWritten();
    return (await db().userSession.findUniqueOrThrow({ where: { id: sessionId } })).lastSeenAt.getTime();
  };
  const opened = await seenAt();
  for (const [minutes, kept] of [
    [1, 0],
    [4.9, 0],
    [6, 6],
    [10, 6],
    [12, 12],
  ] as const) {
    await resolveSession(sessionId, new Date(opened + minutes * 60_000));
    expect((await seenAt()) - opened).toBe(kept * 60_000);
  }
});

test("a cookie that names a person and no session opens nothing", async () => {
  const { encode } = await import("next-auth/jwt");
  const old = await encode({ token: { sub: agent.userId }, secret: process.env.NEXTAUTH_SECRET ?? "" });
  expect(await status(`next-auth.session-token=${old}`)).toBe(401);
  expect(await status(await sessionCookie("not a session"))).toBe(401);
});
