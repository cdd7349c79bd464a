import { describe, expect, test } from "vitest";
import { GET as readExtras } from "@/app/api/portal/bookings/[id]/route";
import { isSelling, type Operation } from "@/lib/contracts/interface/operation";
import { OPERATIONS, operationNames } from "@/lib/contracts/interface/operations";
import { portalBooking } from "@/lib/contracts/portal/portal-booking";
import { may, ROLES, type Role, scopesOf } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { makePerson, sessionHeaders } from "@/tests/support/access/sessions";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { callOperation } from "@/tests/support/call-operation";
import { makeCredentials } from "@/tests/support/credentials";
import { callPortal } from "@/tests/support/portal-call";

const UNKNOWN = "019a0000-0000-7000-8000-000000000000";
const NAMES = operationNames();
const GUARDED = NAMES.filter((name) => OPERATIONS[name].scope !== null);

/** Whether the interface lets them ask at all, whatever comes of it. */
function isOpenTo(role: Role, { scope, money }: Operation): boolean {
  return scope !== null && scopesOf(role).includes(scope) && (!money || role !== "viewer");
}

describe.each(["accountant", "viewer"] as const)("%s", (role) => {
  test("changes nothing by the interface, signed in or by a token", async () => {
    const person = await makePerson(role);
    const { id } = await insertBooking({ partnerId: person.partner.id });
    const { token } = await makeCredentials(person);
    const params = { id, changeId: UNKNOWN, passengerId: UNKNOWN, deliveryId: UNKNOWN };
    for (const headers of [await sessionHeaders(person.userId), { authorization: `Bearer ${token}` }])
      for (const name of GUARDED) {
        const { status } = await callOperation(name, { params, headers });
        expect(status === 403, name).toBe(!isOpenTo(role, OPERATIONS[name]));
      }
  });

  test("may ask for nothing that is no reading", () => {
    for (const name of GUARDED) if (isOpenTo(role, OPERATIONS[name])) expect(OPERATIONS[name].method, name).toBe("GET");
  });

  test("gets no link of the customer's page, where changes are answered", async () => {
    const person = await makePerson(role);
    const { id, publicToken } = await insertBooking({ partnerId: person.partner.id });
    const answer = await callPortal(readExtras, { userId: person.userId, params: { id } });
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).not.toContain(publicToken);
    expect(portalBooking.parse(JSON.parse(text).data)).toMatchObject({ tripUrl: null, calendarUrl: null, jointReceiptUrl: null });
  });
});

test("the back office sells nothing by the interface, and reads what it needs", async () => {
  const person = await makePerson("operator");
  const { id } = await insertBooking({ partnerId: person.partner.id });
  await db().secondFactor.create({ data: { userId: person.userId, secretSealed: "", createdAt: new Date(), confirmedAt: new Date() } });
  const params = { id, changeId: UNKNOWN, passengerId: UNKNOWN, deliveryId: UNKNOWN };
  const { token } = await makeCredentials(person);
  for (const headers of [await sessionHeaders(person.userId), { authorization: `Bearer ${token}` }])
    for (const name of GUARDED) {
      const { status, error } = await callOperation(name, { params, headers });
      const { method, path } = OPERATIONS[name];
      if (isSelling(OPERATIONS[name])) expect([status, error?.error_code], name).toEqual([403, 100630]);
      else if (isOpenTo("operator", OPERATIONS[name])) expect([200, 403, 404, 422], name).toContain(status);
      if (method !== "GET" || path.startsWith("/offers")) expect(status, name).toBe(403);
    }
  expect((await callOperation("read_booking", { params: { id }, headers: await sessionHeaders(person.userId) })).status).toBe(200);
  expect((await callOperation("list_airports", { headers: await sessionHeaders(person.userId) })).status).toBe(200);
});

test("pages offer sales to sellers, figures to bookkeepers, and settings to owners", () => {
  const offered = ROLES.map((role) => [role, may(role, "sell"), may(role, "readMoney"), may(role, "manage")]);
  expect(offered).toEqual([
    ["agent", true, true, false],
    ["admin", true, true, true],
    ["accountant", false, true, false],
    ["viewer", false, false, false],
    ["operator", false, false, false],
  ]);
});
