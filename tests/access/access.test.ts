import { beforeAll, describe, expect, test } from "vitest";
import type { Operation } from "@/lib/contracts/interface/operation";
import { OPERATIONS, type OperationName, operationNames } from "@/lib/contracts/interface/operations";
import { ALL_SCOPES, type Scope } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { bookJourney, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { callOperation, type OperationAnswer } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { casesOfRow } from "@/tests/support/run/property-runs";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

/** Every status that a booking can have. */
const STATUSES: BookingStatus[] = [
  "booked",
  "paid",
  "ticketed",
  "cancelled",
  "refunded",
  "partiallyrefunded",
  "refundauthorized",
  "refund_request_sent",
];
const UNKNOWN = "019a0000-0000-7000-8000-000000000000";

const NAMES = operationNames();
const OF_BOOKINGS = NAMES.filter((name) => OPERATIONS[name].path.startsWith("/booking/{id}"));
const OF_OFFERS = NAMES.filter((name) => OPERATIONS[name].path.startsWith("/offers/{id}"));
const OF_SANDBOX = NAMES.filter((name) => OPERATIONS[name].path.startsWith("/sandbox/"));
const OTHERS = NAMES.filter(
  (name) => !OPERATIONS[name].path.includes("{id}") && OPERATIONS[name].scope !== null && !OF_SANDBOX.includes(name),
);

let world: World;
let own: Credentials;
let stranger: Credentials;
let turn = 0;

/** A date of its own for every few bookings: the small flights of the tests sell out soon. */
function nextDate(): string {
  turn += 1;
  return world.date(5 + (turn % 310));
}
/** A booking of ours in every status. */
const bookings = new Map<BookingStatus, string>();

beforeAll(async () => {
  // The route handlers go by the real clock.
  world = await makeWorld({ now: new Date() });
  own = await makeCredentials(world);
  stranger = await makeCredentials(await makePartner());
  // Hundreds of calls by one credential within a second are no case of this file.
  await db().partner.updateMany({ data: { rateLimits: { search: 100_000, offer: 100_000, book: 100_000, read: 100_000 } } });
  for (const status of STATUSES) {
    const { id } = await bookJourney({ partner: world.partner, now: world.now, date: nextDate() });
    await db().booking.update({ where: { id }, data: { status } });
    bookings.set(status, id);
  }
});

/** What an answer says, without what is each answer's own. */
function gist({ status, error, data }: OperationAnswer): unknown {
  if (!error) return { status, data };
  const { request_id: _, created_at: __, ...rest } = error;
  return { status, ...rest };
}

/** Everything that a call could have changed of a booking. */
function standing(bookingId: string): Promise<unknown> {
  return db().$queryRaw`
    select to_jsonb(b) as booking,
      (select jsonb_agg(e order by e.id) from booking_event e where e.booking_id = b.id) as events,
      (select jsonb_agg(t order by t.id) from ticket t where t.booking_id = b.id) as tickets,
      (select jsonb_agg(r order by r.id) from refund_request r where r.booking_id = b.id) as refund_requests,
      (select jsonb_agg(m order by m.id) from ledger_transaction m where m.booking_id = b.id) as money
    from booking b where b.id = ${bookingId}::uuid`;
}

/** They name passengers in their body. */
const NAMES_PASSENGERS: readonly OperationName[] = ["refund_passengers", "cancel_passengers", "add_bags"];

function bodyOf(name: OperationName): unknown {
  const { example }: Operation = OPERATIONS[name];
  return name === "create_booking" ? makeBody() : example.body;
}

describe.each(OF_BOOKINGS.map((name, row) => ({ name, row })))("$name", ({ name, row }) => {
  const { scope } = OPERATIONS[name];
  const ask = (credential: string | undefined, id: string) =>
    callOperation(name, { params: { id, changeId: UNKNOWN, passengerId: UNKNOWN }, credential, body: bodyOf(name) });

  describe.each(casesOfRow(STATUSES, row, 1))("on a booking that is %s", (status) => {
    const id = () => bookings.get(status) ?? "";

    test.each([
      ["nobody", () => undefined],
      ["a made-up token", () => "pvz_made_up_made_up_made_up"],
      ["a revoked key", () => own.revokedKey],
      ["an expired token", () => own.expiredToken],
    ])("%s is told to sign in", async (_who, credential) => {
      const before = await standing(id());
      const answer = await ask(credential(), id());
      expect(gist(answer)).toEqual(gist(await ask(credential(), UNKNOWN)));
      expect(answer).toMatchObject({ status: 401, error: { error_code: 100401 } });
      expect(await standing(id())).toEqual(before);
    });

    test.each([
      ["another partner's token", () => stranger.token],
      ["another partner's key", () => stranger.fullKey],
      ["our own test-mode key", () => own.testKey],
    ])("%s learns no more than of an unknown booking", async (_who, credential) => {
      const before = await standing(id());
      const answer = await ask(credential(), id());
      expect(gist(answer)).toEqual(gist(await ask(credential(), UNKNOWN)));
      expect(answer).toMatchObject({ status: 404, error: { error_code: 100406 } });
      expect(await standing(id())).toEqual(before);
    });

    test("our own key without the scope is refused, and learns nothing either", async () => {
      const before = await standing(id());
      const answer = await ask(own.keyWithout(scope), id());
      expect(gist(answer)).toEqual(gist(await ask(own.keyWithout(scope), UNKNOWN)));
      expect(answer).toMatchObject({ status: 403, error: { error_code: 100409, data: { scope } } });
      expect(await standing(id())).toEqual(before);
    });
  });

  // In other statuses too the answer is that of tests/booking/operation-table.test.ts.
  test("our own key with that scope alone is let in, as our token is", async () => {
    // Each call on a booking of its own: what the first does would be in the second's way.
    const answers: number[] = [];
    for (const credential of [own.keyWith(scope), own.token]) {
      const { id: fresh } = await bookJourney({ partner: world.partner, now: world.now, date: nextDate() });
      await db().booking.update({ where: { id: fresh }, data: { status: "paid" } });
      answers.push((await ask(credential, fresh)).status);
    }
    // The bookings have no change of schedule that could be answered, and no such passenger.
    const namesThem = NAMES_PASSENGERS.includes(name) || /\{(changeId|passengerId)\}/.test(OPERATIONS[name].path);
    expect(namesThem ? [404] : [200, 422]).toContain(answers[0]);
    expect(answers[1]).toBe(answers[0]);
  });
});

describe.each(OF_OFFERS)("%s", (name) => {
  const { scope } = OPERATIONS[name];
  const ask = (credential: string | undefined, id: string) => callOperation(name, { params: { id }, credential, body: bodyOf(name) });
  const offers = {
    fresh: () => findOffer({ partner: world.partner, now: world.now, date: world.date(50) }),
    expired: () => findOffer({ partner: world.partner, now: new Date(world.now.getTime() - 13 * 3_600_000), date: world.date(50) }),
    forged: async () => {
      const { offerId } = await findOffer({ partner: world.partner, now: world.now, date: world.date(50) });
      return { offerId: `${offerId.slice(0, -4)}AAAA` };
    },
  };
  type State = keyof typeof offers;
  const states: State[] = ["fresh", "expired", "forged"];

  test.each(states)("a %s offer: without a credential 401, without the scope 403, for others as an unknown one", async (state) => {
    const { offerId } = await offers[state]();
    const count = await db().booking.count();
    expect((await ask(undefined, offerId)).status).toBe(401);
    expect((await ask(own.keyWithout(scope), offerId)).status).toBe(403);
    for (const credential of [stranger.token, stranger.fullKey, own.testKey]) {
      const answer = await ask(credential, offerId);
      expect(answer).toMatchObject({ status: 404, error: { error_code: 100404 } });
      expect(gist(answer)).toEqual(gist(await ask(credential, "unknown")));
    }
    expect(await db().booking.count()).toBe(count);
  });

  test.each(states)("a %s offer for its own partner, with the scope and no more", async (state) => {
    const { offerId } = await offers[state]();
    expect((await ask(own.keyWith(scope), offerId)).status).toBe(state === "fresh" ? 200 : 404);
  });
});

describe.each(OTHERS)("%s", (name) => {
  const { scope } = OPERATIONS[name];
  const query = () => QUERIES[name]?.(world);
  const body = BODIES[name];

  test("refuses nobody, made-up tokens and keys without the scope, whatever they ask", async () => {
    for (const credential of [undefined, "pvz_made_up_made_up_made_up", own.revokedKey, own.expiredToken]) {
      expect(await callOperation(name, { query: query(), credential })).toMatchObject({ status: 401, error: { error_code: 100401 } });
    }
    const wrong = await callOperation(name, { query: "wrong=1", credential: own.keyWithout(scope) });
    expect(wrong).toMatchObject({ status: 403, error: { error_code: 100409 } });
    expect((await callOperation(name, { query: query(), body, credential: own.keyWith(scope) })).status).toBe(200);
  });
});

const oneWay = ({ date }: World) =>
  `directions[0][departure_airport]=TAS&directions[0][arrival_airport]=IST&directions[0][date]=${date(30)}&service_class=E&adults=1&children=0&infants=0&infants_with_seat=0`;
/** A good query of each path that needs one. */
const QUERIES: Partial<Record<OperationName, (world: World) => string>> = {
  search_offers: oneWay,
  search_offers_lean: oneWay,
  list_price_calendar: ({ date }) =>
    `departure_airport=TAS&arrival_airport=IST&date=${date(30)}&days=2&service_class=E&adults=1&children=0&infants=0&infants_with_seat=0`,
  list_destinations: ({ date }) =>
    `departure_airport=TAS&date_from=${date(30)}&date_to=${date(31)}&service_class=E&adults=1&children=0&infants=0&infants_with_seat=0`,
  list_schedule: ({ date }) => `departure_from=${date(1)}&departure_to=${date(2)}`,
  read_statement: ({ date }) => `from=${date(-5)}&to=${date(0)}`,
  list_visa_types: () => "countries[0]=TR",
  list_visa_types_legacy: () => "countries=TR&countries=GB",
};

/** A good body of each of them that takes one. */
const BODIES: Partial<Record<OperationName, unknown>> = {
  set_low_balance: { amount: 1000 },
  create_webhook: { url: "https://127.0.0.1:65001/hook" },
};

test("the balance of one partner says nothing of another's", async () => {
  const poor = await makeCredentials(await makePartner({ depositMinor: 12_300n }));
  const answer = await callOperation("check_balance", { credential: poor.keyWith("read") });
  expect(answer.data).toEqual({ deposit: 123, credit: 0, currency: "UZS" });
});

test("every scope opens some path, and no path but the token's is open", () => {
  const used = new Set(NAMES.flatMap((name) => OPERATIONS[name].scope ?? []));
  expect([...used].sort()).toEqual([...ALL_SCOPES].sort());
  const open = NAMES.filter((name) => (OPERATIONS[name].scope satisfies Scope | null) === null);
  expect(open).toEqual(["mint_token"]);
});

describe.each(OF_SANDBOX.map((name, row) => ({ name, row })))("$name", ({ name, row }) => {
  const { path, scope } = OPERATIONS[name];
  const ask = (credential: string | undefined, id: string, body = bodyOf(name)) =>
    callOperation(name, { params: { id }, credential, body });

  test.each(casesOfRow(STATUSES, row, 3))(
    "on a test booking that is %s: nobody 401, live mode 403, others as an unknown one, and nothing changes",
    async (status) => {
      const { partnerId } = await db().apiKey.findFirstOrThrow({ where: { partner: { testOf: world.partner.id } } });
      const { id } = await insertBooking({ partnerId, status });
      const before = await standing(id);
      for (const credential of [undefined, "pvz_made_up_made_up_made_up", own.revokedKey, own.expiredToken])
        expect(await ask(credential, id)).toMatchObject({ status: 401, error: { error_code: 100401 } });
      // Whatever is sent: nothing of it is looked at.
      for (const credential of [own.token, own.keyWith(scope), stranger.token])
        for (const body of [bodyOf(name), {}, undefined])
          expect(await ask(credential, id, body)).toMatchObject({ status: 403, error: { error_code: 100487 } });
      expect(await ask(own.keyWithout(scope), id)).toMatchObject({ status: 403, error: { error_code: 100409, data: { scope } } });
      if (path.includes("{id}")) {
        const answer = await ask(stranger.testKey, id);
        expect(answer).toMatchObject({ status: 404, error: { error_code: 100406 } });
        expect(gist(answer)).toEqual(gist(await ask(stranger.testKey, UNKNOWN)));
        expect(gist(answer)).toEqual(gist(await ask(own.testKey, bookings.get(status) ?? "")));
      }
      expect(await standing(id)).toEqual(before);
    },
  );
});
