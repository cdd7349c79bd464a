import { beforeEach, expect, test } from "vitest";
import { POST as resetRoute } from "@/app/api/account/password-reset/route";
import { POST as eraseRoute } from "@/app/api/operator/erasures/route";
import { POST as findRoute } from "@/app/api/operator/people/find/route";
import { POST as linkRoute } from "@/app/api/operator/people/reset-link/route";
import { POST as factorRoute } from "@/app/api/operator/people/reset-second-factor/route";
import type { RouteHandler } from "@/lib/api/handler";
import { erasure, foundPerson, resetLink } from "@/lib/contracts/operator/operator-people";
import { envelope, errorEnvelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { signIn } from "@/lib/services/access/sign-in/sign-in";
import { setUpFactor } from "@/tests/support/authenticator";
import { SNAPSHOT } from "@/tests/support/bookings/receipt-sample";
import { beginningAt } from "@/tests/support/bookings/refund-fares";
import { insertSold } from "@/tests/support/bookings/sold-booking";
import { makeSomebody, PASSWORD, type Somebody } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";

const NEW = "qalam bulut qosh anor";
const DAY_MS = 86_400_000;

let operator: Somebody;
let agent: Somebody;
beforeEach(async () => {
  operator = await makeSomebody("operator");
  agent = await makeSomebody();
});

const ask = (route: RouteHandler, body: unknown) => callPortal(route, { userId: operator.userId, method: "POST", body });

/** The fields that an answer complains of. */
async function refusedFields(response: Response): Promise<string[]> {
  expect(response.status).toBe(422);
  return Object.keys(errorEnvelope.parse(await response.json()).errors ?? {});
}

/** What the operator has done, as the audit log has it. */
async function recorded() {
  const where = { actor: `operator:${operator.userId}` };
  const rows = await db().auditEvent.findMany({ where, orderBy: { id: "asc" } });
  return rows.map(({ action, partnerId, bookingId, detail }) => ({ action, partnerId, bookingId, detail }));
}

test("who forgot their password gets a link from the back office, in any spelling of their address", async () => {
  const email = ` ${agent.email.toUpperCase()} `;
  const found = envelope(foundPerson).parse(await (await ask(findRoute, { email })).json()).data;
  expect(found).toMatchObject({ email: agent.email, role: "agent", has_second_factor: false });
  const { token, expires } = envelope(resetLink).parse(await (await ask(linkRoute, { email, password: PASSWORD })).json()).data;
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  const body = { token, new_password: NEW };
  expect((await callPortal(resetRoute, { userId: agent.userId, method: "POST", body })).status).toBe(200);
  const from = { code: "", address: "192.0.2.1", userAgent: "", now: new Date() };
  expect(await signIn({ email: agent.email, password: NEW, ...from })).toMatchObject({ userId: agent.userId });
  const { userId, partnerId } = agent;
  expect(await recorded()).toEqual([{ action: "password_reset_offered", partnerId, bookingId: null, detail: { user: userId } }]);
});

test("who lost their telephone signs in without it, and is signed out everywhere", async () => {
  await setUpFactor(agent);
  const { email, userId, partnerId } = agent;
  expect(envelope(foundPerson).parse(await (await ask(findRoute, { email })).json()).data.has_second_factor).toBe(true);
  const changed = envelope(foundPerson).parse(await (await ask(factorRoute, { email, password: PASSWORD })).json()).data;
  expect(changed.has_second_factor).toBe(false);
  expect(await db().userSession.count({ where: { userId, endedAt: null } })).toBe(0);
  const from = { code: "", address: "192.0.2.1", userAgent: "", now: new Date() };
  expect(await signIn({ email, password: PASSWORD, ...from })).toMatchObject({ userId });
  expect(await recorded()).toEqual([{ action: "second_factor_removed", partnerId, bookingId: null, detail: { user: userId } }]);
});

test("no operator becomes another one, and nobody is found by an address that nobody has", async () => {
  const other = await makeSomebody("operator");
  await setUpFactor(other);
  for (const route of [findRoute, linkRoute, factorRoute])
    for (const email of [other.email, operator.email, "nobody@parvoz.example"])
      expect(await refusedFields(await ask(route, { email, password: PASSWORD }))).toEqual(["email"]);
  expect(await db().secondFactor.count({ where: { userId: other.userId } })).toBe(1);
  expect(await db().passwordReset.count({ where: { userId: { in: [other.userId, operator.userId] } } })).toBe(0);
  expect(await recorded()).toEqual([]);
});

test("a session that somebody else has got hold of helps nobody: each needs the operator's own password", async () => {
  const { email } = agent;
  await setUpFactor(agent);
  for (const route of [linkRoute, factorRoute])
    expect(await refusedFields(await ask(route, { email, password: "wrong" }))).toEqual(["password"]);
  expect(await db().secondFactor.count({ where: { userId: agent.userId } })).toBe(1);
  expect(await db().passwordReset.count({ where: { userId: agent.userId } })).toBe(0);
});

test("personal data are erased once, not before the last flight, and the log says by whom", async () => {
  const { partnerId } = agent;
  const snapshot = beginningAt(SNAPSHOT, new Date(Date.now() + 30 * DAY_MS));
  const sold = { partnerId, snapshot, paidAt: new Date() };
  const [flying, refunded] = [await insertSold({ ...sold, status: "ticketed" }), await insertSold({ ...sold, status: "refunded" })];
  const numberOf = async ({ id }: { id: string }) => (await db().booking.findUniqueOrThrow({ where: { id } })).bookingNumber;
  const erase = async (number: string) => ask(eraseRoute, { booking_number: number });
  expect(await refusedFields(await erase(await numberOf(flying)))).toEqual(["booking_number"]);
  expect(await refusedFields(await erase("ZZZZZZZZ"))).toEqual(["booking_number"]);
  for (const is_new of [true, false])
    expect(envelope(erasure).parse(await (await erase(await numberOf(refunded))).json()).data).toEqual({ is_new });
  expect((await db().booking.findUniqueOrThrow({ where: { id: flying.id } })).erasedAt).toBeNull();
  expect((await db().booking.findUniqueOrThrow({ where: { id: refunded.id } })).erasedAt).not.toBeNull();
  expect(await recorded()).toEqual([{ action: "personal_data_erased", partnerId, bookingId: refunded.id, detail: {} }]);
});
