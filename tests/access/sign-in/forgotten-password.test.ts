import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { POST as forgottenRoute } from "@/app/api/account/password-forgotten/route";
import { POST as resetRoute } from "@/app/api/account/password-reset/route";
import { db } from "@/lib/db";
import { signIn } from "@/lib/services/access/sign-in/sign-in";
import { openMessage } from "@/lib/services/ground/mail/mail-message";
import { relayJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { callRoute } from "@/tests/support/access/call-route";
import { makeSomebody, PASSWORD, type Somebody } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { workOff } from "@/tests/support/run/work-off";

const NEW = "qalam bulut qosh anor";
// Links are mailed where mails leave the house, and in the demonstration.
process.env.DEMO = "1";

let agent: Somebody;
beforeEach(async () => {
  agent = await makeSomebody();
});

let place = 0;
/** From an address of its own, unless one is named. */
function ask(email: string, address = `198.51.${Math.floor(++place / 250)}.${place % 250}`) {
  const request = new Request("http://parvoz.test/api/account/password-forgotten", {
    method: "POST",
    headers: { "x-forwarded-for": address, "x-real-ip": address },
    body: JSON.stringify({ email }),
  });
  return forgottenRoute(request, { params: Promise.resolve({}) });
}

async function lettersTo(somebody: Somebody) {
  await workOff();
  return db().mail.findMany({ where: { partnerId: somebody.partnerId, kind: "password_reset" }, orderBy: { createdAt: "asc" } });
}

async function tokenIn(mail: { id: string; sealedMessage: Uint8Array | null } | undefined): Promise<string> {
  const { text } = await openMessage(mail?.id ?? "", new Uint8Array(mail?.sealedMessage ?? []));
  return /http:\/\/parvoz\.test\/reset-password#([\w-]{32})\s/.exec(text)?.[1] ?? "";
}

const reset = (token: string) => callPortal(resetRoute, { userId: agent.userId, method: "POST", body: { token, new_password: NEW } });

test("who forgot their password gets a letter with a link, which sets another one, once", async () => {
  expect((await ask(` ${agent.email.toUpperCase()} `)).status).toBe(200);
  const [letter] = await lettersTo(agent);
  const token = await tokenIn(letter);
  const from = { code: "", address: "192.0.2.1", userAgent: "", now: new Date() };
  await signIn({ email: agent.email, password: PASSWORD, ...from });
  expect((await reset(token)).status).toBe(200);
  expect(await signIn({ email: agent.email, password: NEW, ...from })).toMatchObject({ userId: agent.userId });
  expect((await reset(token)).status).toBe(410);
  const events = await db().auditEvent.findMany({ where: { partnerId: agent.partnerId, action: { startsWith: "password" } } });
  expect(events.map(({ action, actor }) => [action, actor])).toEqual([
    ["password_reset_offered", "stranger"],
    ["password_reset", `partner:${agent.userId}`],
  ]);
});

test("an address without an account, a suspended one and an operator's are answered the same, and get nothing", async () => {
  const suspended = await makeSomebody();
  await db().user.update({ where: { id: suspended.userId }, data: { disabledAt: new Date() } });
  const operator = await makeSomebody("operator");
  const addresses = [agent.email, `${randomUUID()}@parvoz.example`, suspended.email, operator.email];
  const answers = await Promise.all(addresses.map(async (email) => (await ask(email)).text()));
  expect(new Set(answers.map((text) => text.replaceAll(/[0-9a-f-]{36}/g, ""))).size).toBe(1);
  await relayJobs();
  const jobs = await db().$queryRaw`select payload::text as payload from graphile_worker._private_jobs`;
  expect(JSON.stringify(jobs)).toContain("sealedEmail");
  for (const address of addresses) expect(JSON.stringify(jobs)).not.toContain(address);
  expect(await Promise.all([agent, suspended, operator].map(async (one) => (await lettersTo(one)).length))).toEqual([1, 0, 0]);
});

test("nobody is flooded with letters, whoever asks from wherever, and the links that came go on working", async () => {
  const statuses = [];
  for (let count = 0; count < 5; count++) statuses.push((await ask(agent.email)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const nobody = `${randomUUID()}@parvoz.example`;
  for (let count = 0; count < 3; count++) expect((await ask(nobody)).status).toBe(200);
  const refused = await ask(nobody);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const letters = await lettersTo(agent);
  expect(letters).toHaveLength(3);
  expect((await reset(await tokenIn(letters[0]))).status).toBe(200);
  expect((await reset(await tokenIn(letters[2]))).status).toBe(410);
});

test("one place asks for so many, and no more", async () => {
  const statuses = [];
  for (let count = 0; count < 21; count++) statuses.push((await ask(`${randomUUID()}@parvoz.example`, "203.0.113.77")).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test("what is no address is refused by its field", async () => {
  const { status, text } = await callRoute({ folder: "api/account/password-forgotten", method: "POST", body: { email: "a b" } });
  expect(status).toBe(422);
  expect(text).toContain('"email"');
});
