import { beforeEach, expect, test } from "vitest";
import { POST as changeRoute } from "@/app/api/account/password/route";
import { POST as resetRoute } from "@/app/api/account/password-reset/route";
import { POST as renewRoute } from "@/app/api/account/second-factor/recovery-codes/route";
import { POST as removeRoute } from "@/app/api/account/second-factor/remove/route";
import { DELETE as endRoute } from "@/app/api/account/sessions/[id]/route";
import { DELETE as endOthersRoute } from "@/app/api/account/sessions/route";
import { db } from "@/lib/db";
import { makeResetLink } from "@/lib/services/access/passwords/make-reset-link";
import { signIn } from "@/lib/services/access/sign-in/sign-in";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { setUpFactor } from "@/tests/support/authenticator";
import { makeSomebody, PASSWORD, type Somebody } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { signInHere } from "@/tests/support/portal-session";

const NEW = "qalam bulut qosh anor";
const STEP_MS = 30_000;

let agent: Somebody;
beforeEach(async () => {
  agent = await makeSomebody();
});

/** What was recorded of the account, without wrong passwords and sign-ins. */
async function recorded(): Promise<[action: string, actor: string][]> {
  const rows = await db().auditEvent.findMany({
    where: { detail: { path: ["user"], equals: agent.userId }, action: { notIn: ["sign_in_failed", "signed_in"] } },
    orderBy: { id: "asc" },
  });
  const { partnerId } = await db().user.findUniqueOrThrow({ where: { id: agent.userId } });
  for (const row of rows) expect(row).toMatchObject({ partnerId, detail: { user: agent.userId } });
  return rows.map(({ action, actor }) => [action, actor]);
}

const self = () => `partner:${agent.userId}`;

test("a second factor: made, its recovery codes used and renewed, and taken off", async () => {
  const { cookie, code, recoveryCodes } = await setUpFactor(agent);
  const from = { address: "192.0.2.1", userAgent: "", now: new Date() };
  await signIn({ email: agent.email, password: PASSWORD, code: recoveryCodes[0] ?? "", ...from });
  await signIn({ email: agent.email, password: PASSWORD, code: "no code", ...from }).catch(() => undefined);
  const call = { userId: agent.userId, cookie, method: "POST" };
  const both = (steps: number) => ({ body: { password: PASSWORD, code: code(steps) } });
  expect((await callPortal(renewRoute, { ...call, ...both(1) })).status).toBe(200);
  await db().secondFactor.update({ where: { userId: agent.userId }, data: { lastStep: { decrement: 1 } } });
  expect((await callPortal(removeRoute, { ...call, ...both(1) })).status).toBe(200);
  expect(await recorded()).toEqual([
    ["second_factor_added", self()],
    ["recovery_code_used", self()],
    ["recovery_codes_made", self()],
    ["second_factor_removed", self()],
  ]);
});

test("passwords: changed, and set by a link that the command made", async () => {
  const { userId, email } = agent;
  const body = { password: PASSWORD, new_password: NEW };
  expect((await callPortal(changeRoute, { userId, method: "POST", body })).status).toBe(200);
  expect((await callPortal(changeRoute, { userId, method: "POST", body })).status).toBe(422);
  const { token } = await makeResetLink({ email, by: COMMAND, now: new Date(Date.now() + STEP_MS) });
  expect((await callPortal(resetRoute, { userId, method: "POST", body: { token, new_password: `${NEW} uzum` } })).status).toBe(200);
  expect(await recorded()).toEqual([
    ["password_changed", self()],
    ["password_reset_offered", "command"],
    ["password_reset", self()],
  ]);
});

test("sessions that were ended, once each; ending nothing is nothing", async () => {
  const { userId } = agent;
  const [here, there] = [await signInHere(userId), await signInHere(userId)];
  const call = { userId, cookie: here.cookie, method: "DELETE" };
  expect((await callPortal(endRoute, { ...call, params: { id: there.sessionId } })).status).toBe(200);
  expect((await callPortal(endRoute, { ...call, params: { id: there.sessionId } })).status).toBe(200);
  expect((await callPortal(endOthersRoute, call)).status).toBe(200);
  expect(await recorded()).toEqual([["session_ended", self()]]);
  await signInHere(userId);
  expect((await callPortal(endOthersRoute, call)).status).toBe(200);
  expect(await recorded()).toHaveLength(2);
});
