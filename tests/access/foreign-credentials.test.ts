import { beforeAll, describe, expect, test } from "vitest";
import { isSelling, type Operation } from "@/lib/contracts/interface/operation";
import { OPERATIONS, type OperationName, operationNames } from "@/lib/contracts/interface/operations";
import { db } from "@/lib/db";
import { type Carried, noCredentials } from "@/tests/support/access/no-credentials";
import { makePerson, sessionCookie, sessionHeaders } from "@/tests/support/access/sessions";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { callOperation, type OperationAnswer } from "@/tests/support/call-operation";
import { makeCredentials } from "@/tests/support/credentials";
import { sessionCookie as cookieOf } from "@/tests/support/portal-session";
import { makePartner } from "@/tests/support/world/world";

const UNKNOWN = "019a0000-0000-7000-8000-000000000000";
const GUARDED = operationNames().filter((name) => OPERATIONS[name].scope !== null);
const OF_BOOKINGS = GUARDED.filter((name) => OPERATIONS[name].path.startsWith("/booking/{id}"));

let bookingId: string;
/** Whom the booking belongs to, and somebody who has nothing to do with it. */
const strangers: Carried[] = [];
const sessions = { owner: {}, plainOwner: {}, stranger: {}, operator: {} };

beforeAll(async () => {
  const owner = await makePartner();
  const booking = await insertBooking({ partnerId: owner.partner.id });
  bookingId = booking.id;
  const own = await makeCredentials(owner);
  const elsewhere = [booking.publicToken, booking.receiptTokens[0] ?? "", booking.id, booking.bookingNumber, `trip:${booking.publicToken}`];
  const gone = await makePerson("admin");
  await db().user.update({ where: { id: gone.userId }, data: { disabledAt: new Date() } });
  strangers.push(
    ...noCredentials({ own, elsewhere }),
    ["a session of a closed account", await sessionHeaders(gone.userId)],
    ["a session that never was", { "x-parvoz-portal": "1", cookie: await cookieOf(UNKNOWN) }],
    ["a token of a closed account", { authorization: `Bearer ${(await makeCredentials(gone)).token}` }],
  );
  sessions.owner = await sessionHeaders(owner.userId);
  sessions.plainOwner = await sessionCookie(owner.userId);
  sessions.stranger = await sessionHeaders((await makePerson("admin")).userId);
  sessions.operator = await sessionHeaders((await makePerson("operator")).userId);
});

/** What an answer says, without what is each answer's own. */
function gist({ status, error, data }: OperationAnswer): unknown {
  if (!error) return { status, data };
  const { request_id: _, created_at: __, ...rest } = error;
  return { status, ...rest };
}

function ask(name: OperationName, id: string, headers: Record<string, string>): Promise<OperationAnswer> {
  const { body }: Operation["example"] = OPERATIONS[name].example;
  const params = { id, changeId: UNKNOWN, passengerId: UNKNOWN, deliveryId: UNKNOWN };
  return callOperation(name, { params, headers, ...(body && { body }) });
}

/** All that a call could have changed. */
function standing(): Promise<unknown> {
  return db().$queryRaw`
    select to_jsonb(b) as booking, (select jsonb_agg(e order by e.id) from booking_event e where e.booking_id = b.id) as events
      from booking b where b.id = ${bookingId}::uuid`;
}

describe.each(GUARDED)("%s", (name) => {
  test("nothing that only looks like a credential opens it, and all of it is answered alike", async () => {
    const before = await standing();
    const nobody = gist(await ask(name, UNKNOWN, {}));
    for (const [what, headers] of strangers) {
      const answer = await ask(name, bookingId, headers);
      expect(answer, what).toMatchObject({ status: 401, error: { error_code: 100401 } });
      expect(gist(answer), what).toEqual(nobody);
    }
    expect(await standing()).toEqual(before);
  });
});

describe.each(OF_BOOKINGS)("%s, by people", (name) => {
  test("another partner's person, and the back office's, who sells nothing, learn no more than of an unknown booking", async () => {
    const before = await standing();
    const unknown = { status: 404, error: { error_code: 100406 } };
    const noSeller = { status: 403, error: { error_code: 100630 } };
    for (const [headers, refusal] of [
      [sessions.stranger, unknown],
      [sessions.operator, isSelling(OPERATIONS[name]) ? noSeller : unknown],
    ] as const) {
      const answer = await ask(name, bookingId, headers);
      expect(gist(answer)).toEqual(gist(await ask(name, UNKNOWN, headers)));
      expect(answer).toMatchObject(refusal);
    }
    expect(await standing()).toEqual(before);
  });

  test("its own person's session counts for nothing where another site asks", async () => {
    const before = await standing();
    const foreign = [
      sessions.plainOwner,
      { ...sessions.owner, "sec-fetch-site": "cross-site" },
      { ...sessions.owner, "x-parvoz-portal": "0" },
    ];
    for (const headers of foreign) expect(await ask(name, bookingId, headers)).toMatchObject({ status: 403 });
    expect(await standing()).toEqual(before);
  });
});

test("its own person's session opens the booking that all the others did not", async () => {
  expect(await ask("read_booking", bookingId, sessions.owner)).toMatchObject({ status: 200, data: { id: bookingId } });
});
