import { beforeEach, expect, test } from "vitest";
import { POST as changeRoute } from "@/app/api/account/password/route";
import { POST as resetRoute } from "@/app/api/account/password-reset/route";
import { GET as listRoute } from "@/app/api/account/sessions/route";
import { errorEnvelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { mintToken } from "@/lib/services/access/credentials/mint-token";
import { resolveCredential } from "@/lib/services/access/credentials/resolve-credential";
import { makeResetLink } from "@/lib/services/access/passwords/make-reset-link";
import { signIn } from "@/lib/services/access/sign-in/sign-in";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { setUpFactor } from "@/tests/support/authenticator";
import { makeSomebody, PASSWORD, type Somebody } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { signInHere } from "@/tests/support/portal-session";

const NEW = "qalam bulut qosh anor";
const ADDRESS = "192.0.2.1";

let agent: Somebody;
beforeEach(async () => {
  agent = await makeSomebody();
});

function attempt(password: string): Promise<string> {
  return signIn({ email: agent.email, password, code: "", address: ADDRESS, userAgent: "", now: new Date() }).then(
    () => "signed in",
    (error: unknown) => (error instanceof AppError ? error.kind : "failed"),
  );
}

/** @returns the status, and the fields that are to blame */
async function said(response: Response): Promise<[number, ...string[]]> {
  if (response.status === 200) return [200];
  return [response.status, ...Object.keys(errorEnvelope.parse(await response.json()).errors ?? {})];
}

async function change(cookie: string, password: string, newPassword: string): Promise<[number, ...string[]]> {
  return said(await callPortal(changeRoute, { ...agent, cookie, method: "POST", body: { password, new_password: newPassword } }));
}

async function reset(token: string, newPassword = NEW): Promise<[number, ...string[]]> {
  const body = JSON.stringify({ token, new_password: newPassword });
  const request = new Request("http://parvoz.test/api/account/password-reset", { method: "POST", body });
  return said(await resetRoute(request, { params: Promise.resolve({}) }));
}

async function open(cookie: string): Promise<number> {
  return (await callPortal(listRoute, { ...agent, cookie })).status;
}

test("a new password takes the old one, ends every other session and every token, and leaves this session", async () => {
  const [here, there] = [await signInHere(agent.userId), await signInHere(agent.userId)];
  const { token } = await mintToken({ email: agent.email, password: PASSWORD, address: ADDRESS, now: new Date() });
  expect(await resolveCredential(token, new Date())).not.toBeNull();
  expect(await change(here.cookie, "not it at all", NEW)).toEqual([422, "password"]);
  for (const bad of ["short", "Password-2026", agent.email])
    expect(await change(here.cookie, PASSWORD, bad)).toEqual([422, "new_password"]);
  expect([await open(there.cookie), await attempt(PASSWORD)]).toEqual([200, "signed in"]);

  expect(await change(here.cookie, PASSWORD, NEW)).toEqual([200]);
  expect([await open(here.cookie), await open(there.cookie)]).toEqual([200, 401]);
  expect(await resolveCredential(token, new Date())).toBeNull();
  expect([await attempt(PASSWORD), await attempt(NEW)]).toEqual(["wrong_credentials", "signed in"]);
});

test("a link sets a password once; a bad choice leaves it, and nothing of it can be read in the database", async () => {
  const here = await signInHere(agent.userId);
  const { token } = await makeResetLink({ email: ` ${agent.email.toUpperCase()}`, by: COMMAND, now: new Date() });
  const rows = await db().$queryRaw<{ text: string }[]>`select r::text as text from password_reset r`;
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(await reset(token, "short")).toEqual([422, "new_password"]);
  expect(await reset(`${token}x`)).toEqual([410]);
  const together = await Promise.all([reset(token), reset(token)]);
  expect(together.map(([status]) => status).toSorted()).toEqual([200, 410]);
  expect([await open(here.cookie), await attempt(PASSWORD), await attempt(NEW)]).toEqual([401, "wrong_credentials", "signed in"]);
});

test("a link is worth nothing after half an hour, after a newer one, and after the password was changed", async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const old = await makeResetLink({ email: agent.email, by: COMMAND, now: minutesAgo(31) });
  expect(await reset(old.token)).toEqual([410]);
  const first = await makeResetLink({ email: agent.email, by: COMMAND, now: minutesAgo(29) });
  const second = await makeResetLink({ email: agent.email, by: COMMAND, now: minutesAgo(29) });
  expect(await reset(first.token)).toEqual([410]);
  const { cookie } = await signInHere(agent.userId);
  expect(await change(cookie, PASSWORD, NEW)).toEqual([200]);
  expect(await reset(second.token, "yana bir uzun parol")).toEqual([410]);
});

test("a link does not replace the second factor", async () => {
  const { code } = await setUpFactor(agent);
  const { token } = await makeResetLink({ email: agent.email, by: COMMAND, now: new Date() });
  expect(await reset(token)).toEqual([200]);
  expect(await attempt(NEW)).toBe("second_factor_needed");
  const now = new Date(Date.now() + 30_000);
  const signed = await signIn({ email: agent.email, password: NEW, code: code(1), address: ADDRESS, userAgent: "", now });
  expect(signed.userId).toBe(agent.userId);
});
