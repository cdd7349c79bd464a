import { createHash, randomUUID } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { respondOnce } from "@/lib/api/idempotency/respond-once";
import type { ApiResponse } from "@/lib/api/representation/api-response";
import { openExchange } from "@/lib/api/request/exchange";
import { createdBooking } from "@/lib/contracts/interface/bookings";
import type { OperationName } from "@/lib/contracts/interface/operations";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { createBooking } from "@/lib/services/booking/create/create-booking";
import { purgeExpired } from "@/lib/services/channels/idempotency/purge-expired";
import type { RequestKey } from "@/lib/services/ground/idempotency/request-key";
import { createApiKey } from "@/lib/services/terms/partners/create-api-key";
import { Unavailable } from "@/lib/util/unavailable";
import { bookJourney, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { callOperation, type OperationAnswer } from "@/tests/support/call-operation";
import { checkOffer } from "@/tests/support/offers/ask-offers";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

/** Pauses of those who wait for another's answer: really waited, or only added up. Milliseconds. */
const pauses = vi.hoisted(() => ({ skipped: false, total: 0 }));
vi.mock("node:timers/promises", async (original) => {
  const real = await original<typeof import("node:timers/promises")>();
  const wait = (milliseconds: number) => {
    if (!pauses.skipped) return real.setTimeout(milliseconds);
    pauses.total += milliseconds;
    return Promise.resolve();
  };
  return { ...real, setTimeout: wait };
});

/** Whether the answer to the next claim of a key gets lost on its way from the database. */
const claims = vi.hoisted(() => ({ loseNext: false }));
vi.mock("@/lib/db", async (original) => {
  const real = await original<typeof import("@/lib/db")>();
  const runStatement: typeof real.runStatement = async (statement, values) => {
    const rows = await real.runStatement(statement, values);
    if (!claims.loseNext || statement.name !== "claim_request") return rows;
    claims.loseNext = false;
    throw new Unavailable("the connection was cut");
  };
  return { ...real, runStatement };
});

let world: World;
let credential = "";

const SCOPES = ["search", "book", "pay", "refund", "read"] as const;

async function keyFor({ partner, userId }: Pick<World, "partner" | "userId">): Promise<string> {
  const made = await createApiKey({ partnerId: partner.id, userId, name: "Robot", mode: "live", scopes: SCOPES, now: new Date() });
  return made.key;
}

beforeAll(async () => {
  // The route handlers go by the real clock.
  world = await makeWorld({ now: new Date() });
  credential = await keyFor(world);
});

function call(name: OperationName, id: string, key: string, body?: unknown, as = credential): Promise<OperationAnswer> {
  return callOperation(name, { params: { id }, credential: as, body, headers: { "idempotency-key": key } });
}

async function freshOffer(days: number): Promise<string> {
  return (await findOffer({ ...world, date: world.date(days), carrier: "TK" })).offerId;
}

/** A booking that is still to be paid, as its own key would have it. */
async function unpaid(days: number): Promise<string> {
  return (await bookJourney({ ...world, date: world.date(days), carrier: "TK" })).id;
}

function replayed({ headers }: OperationAnswer): boolean {
  return headers.get("idempotency-replayed") === "true";
}

/** As a process leaves the record that is at work for too long, or dies: held until a moment that has passed. */
async function passLease(key: string): Promise<void> {
  const { count } = await db().idempotencyRecord.updateMany({
    where: { keyHash: new Uint8Array(createHash("sha256").update(key).digest()), isDone: false },
    data: { lockedUntil: new Date(Date.now() - 1_000) },
  });
  expect(count).toBe(1);
}

async function payments(bookingId: string): Promise<number> {
  return db().ledgerTransaction.count({ where: { bookingId } });
}

test("a repetition gets the first answer byte for byte, and books nothing", async () => {
  const [key, offerId, body] = [randomUUID(), await freshOffer(30), makeBody()];
  const first = await call("create_booking", offerId, key, body);
  expect([first.status, replayed(first)]).toEqual([200, false]);
  const again = await call("create_booking", offerId, key, body);
  expect(again.body).toEqual(first.body);
  expect([again.status, replayed(again)]).toEqual([200, true]);
  expect(again.headers.get("x-request-id")).toBe(first.headers.get("x-request-id"));
  const { id } = createdBooking.parse(first.data);
  expect(await db().bookingEvent.count({ where: { bookingId: id } })).toBe(1);
});

/** As an import of bag prices does, and this process has seen it. */
async function bagsMoved(): Promise<void> {
  await db().dataVersion.update({ where: { kind: "baggage" }, data: { version: { increment: 1 } } });
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1_000);
}

test("extra bags that are not for sale now are refused for now: the same key books them when they are back", async () => {
  const offerId = await freshOffer(44);
  const shown = await checkOffer({ ...world, now: new Date(), locale: "en", offerId, withServices: true });
  const bag = shown.additional_services?.find(({ weight }) => weight === 32)?.id ?? "";
  const prices = await db().baggagePrice.findMany({ where: { carrier: "TK" } });
  const [key, body] = [randomUUID(), { ...makeBody(), additional_services: [bag] }];
  await db().baggagePrice.deleteMany({ where: { carrier: "TK" } });
  await bagsMoved();
  expect(await call("create_booking", offerId, key, body)).toMatchObject({ status: 422, error: { error_code: 8 } });
  await db().baggagePrice.createMany({ data: prices });
  await bagsMoved();
  const again = await call("create_booking", offerId, key, body);
  expect([again.status, replayed(again)]).toEqual([200, false]);
  vi.restoreAllMocks();
});

test("what the caller is told to put right is not kept: topped up, the same key pays, and no other call had to be invented", async () => {
  const poor = await makePartner({ depositMinor: 0n });
  const as = await keyFor(poor);
  const { id } = await bookJourney({ ...world, ...poor, date: world.date(31), carrier: "TK" });
  const key = `pay-${id}`;
  expect(await call("pay_booking", id, key, undefined, as)).toMatchObject({ status: 422, error: { error_code: 1048 } });
  await db().ledgerAccount.update({ where: { id: poor.depositAccountId }, data: { balanceMinor: 100_000_000_000n } });
  const again = await call("pay_booking", id, key, undefined, as);
  expect([again.status, replayed(again)]).toEqual([200, false]);
  expect(replayed(await call("pay_booking", id, key, undefined, as))).toBe(true);
});

test("a flight that was sold out is booked under the same key once there is a seat", async () => {
  const { offerId } = await findOffer({ ...world, date: world.date(47) });
  const others = [];
  for (let seat = 0; seat < 6; seat++) others.push(await bookJourney({ ...world, date: world.date(47) }));
  const [key, body] = [randomUUID(), makeBody()];
  expect((await call("create_booking", offerId, key, body)).status).not.toBe(200);
  await call("cancel_unpaid", others[0]?.id ?? "", randomUUID());
  expect((await call("create_booking", offerId, key, body)).status).toBe(200);
});

test("a mistake does not use the key up: the body that is put right acts under it, and the key is then its own", async () => {
  const [key, offerId, right] = [randomUUID(), await freshOffer(31), makeBody()];
  for (const wrong of [{}, { ...right, payer_email: "" }, { ...right, passengers: [] }, { ...right, additional_services: ["meal"] }]) {
    const refused = await call("create_booking", offerId, key, wrong);
    expect([refused.status, replayed(refused)]).toEqual([422, false]);
    expect(refused.error?.error_code).not.toBe(100416);
  }
  const booked = await call("create_booking", offerId, key, right);
  expect([booked.status, replayed(booked)]).toEqual([200, false]);
  expect(replayed(await call("create_booking", offerId, key, right))).toBe(true);
  expect(await call("create_booking", offerId, key, makeBody())).toMatchObject({ status: 422, error: { error_code: 100416 } });
});

test("a key compares what bodies say: blanks and the order of fields are no other request", async () => {
  const [key, offerId, body] = [randomUUID(), await freshOffer(30), makeBody()];
  const path = `/offers/${offerId}/booking`;
  const book = (own: RequestKey) => createBooking({ ...world, actor: "key:own", locale: "en", key: own, offerId, body });
  const first = await underKey(key, path, JSON.stringify(body), book);
  expect(first.status).toBe(200);
  const reordered = Object.fromEntries(Object.entries({ ...body, reference: null }).reverse());
  const again = await underKey(key, path, JSON.stringify(reordered, null, 2), book);
  expect([again.body, again.replayed]).toEqual([first.body, true]);
});

test("whoever is slow rather than dead is answered by its own effect, though a repetition that was refused has freed the key meanwhile", async () => {
  const [key, offerId, body] = [randomUUID(), await freshOffer(48), makeBody()];
  const path = `/offers/${offerId}/booking`;
  const slow = await underKey(key, path, JSON.stringify(body), async (own) => {
    await passLease(key);
    const refused = await underKey(key, path, JSON.stringify(body), () => Promise.reject(new AppError("validation")));
    expect(refused.status).toBe(422);
    return createBooking({ ...world, actor: "key:slow", locale: "en", key: own, offerId, body });
  });
  expect(slow.status).toBe(200);
  const again = await call("create_booking", offerId, key, body);
  expect([JSON.stringify(again.body), replayed(again)]).toEqual([String(slow.body), true]);
  expect(await call("create_booking", offerId, key, makeBody())).toMatchObject({ status: 422, error: { error_code: 100416 } });
});

test("a key belongs to one request: another body, path or method is refused", async () => {
  const [key, offerId, body] = [randomUUID(), await freshOffer(32), makeBody()];
  await call("create_booking", offerId, key, body);
  const others = [
    await call("create_booking", offerId, key, makeBody()),
    await call("create_booking", await freshOffer(33), key, body),
    await call("void_booking", await unpaid(32), key),
  ];
  for (const other of others) expect(other).toMatchObject({ status: 422, error: { error_code: 100416 } });
});

test("20 at once: one booking, 20 times the same answer", async () => {
  const [key, offerId, body] = [randomUUID(), await freshOffer(34), makeBody()];
  const before = await db().booking.count();
  const answers = await Promise.all(Array.from({ length: 20 }, () => call("create_booking", offerId, key, body)));
  for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
  expect(answers[0]?.status).toBe(200);
  expect(answers.filter((answer) => !replayed(answer))).toHaveLength(1);
  expect((await db().booking.count()) - before).toBe(1);
});

test("20 payments at once with one key take the money once, and all say paid", async () => {
  const [id, key] = [await unpaid(35), randomUUID()];
  const answers = await Promise.all(Array.from({ length: 20 }, () => call("pay_booking", id, key)));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: { status: "paid" } });
  expect(await payments(id)).toBe(1);
});

/** What a route does under a key, with another process's work in the place of its own. */
function underKey(key: string, path: string, body: string, act: (key: RequestKey) => Promise<unknown>): Promise<ApiResponse> {
  const request = new Request(`http://parvoz.test/api/v1${path}`, { method: "POST", ...(body === "" ? {} : { body }) });
  return respondOnce({ exchange: openExchange(request), partner: world.partner, key, act, read: null });
}

test("a process that fails, or dies, before it has done anything leaves the repetition to do it", async () => {
  const [id, key] = [await unpaid(38), randomUUID()];
  const failed = await underKey(key, `/booking/${id}/payment`, "", () => Promise.reject(new Error("out of memory")));
  expect(failed.status).toBe(500);
  await passLease(key);
  const again = await call("pay_booking", id, key);
  expect([again.status, replayed(again)]).toEqual([200, false]);
  expect(await payments(id)).toBe(1);
});

test("a process that was slow, not dead, answers what the one that took over has done", async () => {
  const [key, offerId, body] = [randomUUID(), await freshOffer(39), makeBody()];
  const before = await db().booking.count();
  const others: OperationAnswer[] = [];
  const slow = await underKey(key, `/offers/${offerId}/booking`, JSON.stringify(body), async (own) => {
    await passLease(key);
    others.push(await call("create_booking", offerId, key, body));
    return createBooking({ ...world, actor: "key:slow", locale: "en", key: own, offerId, body });
  });
  expect(others[0]?.status).toBe(200);
  expect(JSON.parse(String(slow.body))).toEqual(others[0]?.body);
  expect((await db().booking.count()) - before).toBe(1);
});

test("while the first is at work the second waits, and then is told to repeat", async () => {
  const [id, key] = [await unpaid(40), randomUUID()];
  await call("pay_booking", id, key);
  await db().idempotencyRecord.updateMany({
    where: { partnerId: world.partner.id, keyHash: new Uint8Array(createHash("sha256").update(key).digest()) },
    data: { isDone: false, status: null, body: null, lockedUntil: new Date(Date.now() + 60_000) },
  });
  pauses.skipped = true;
  const waiting = await call("pay_booking", id, key);
  pauses.skipped = false;
  expect(waiting).toMatchObject({ status: 410, error: { error_code: 3 } });
  expect(Math.round(pauses.total / 1000)).toBe(10);
});

test("whoever waits for a server that was killed takes over before the own wait ends", async () => {
  const [id, key] = [await unpaid(43), randomUUID()];
  const heldMs = z.tuple([z.object({ ms: z.number() })]);
  let held = Number.POSITIVE_INFINITY;
  await underKey(key, `/booking/${id}/payment`, "", async () => {
    const found = await db().$queryRaw`
      select extract(epoch from locked_until - now())::float * 1000 as ms from idempotency_record where key_hash = sha256(${key}::text::bytea)`;
    [{ ms: held }] = heldMs.parse(found);
    throw new Error("out of memory");
  });
  expect(held).toBeGreaterThan(0);
  // It waits about ten seconds, as the test above has it, and asks for the last time after them.
  expect(held).toBeLessThan(9_900);
});

test("a process whose clock is an hour ahead takes nobody at work for dead", async () => {
  const [id, key] = [await unpaid(42), randomUUID()];
  let ahead: OperationAnswer | undefined;
  await underKey(key, `/booking/${id}/payment`, "", async () => {
    pauses.skipped = true;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    ahead = await call("pay_booking", id, key);
    vi.useRealTimers();
    pauses.skipped = false;
    throw new Error("out of memory");
  });
  expect(ahead).toMatchObject({ status: 410, error: { error_code: 3 } });
  expect(await payments(id)).toBe(0);
});

test("a key that was got by nobody, because the database's answer was lost, is soon free again", async () => {
  const [id, key] = [await unpaid(41), randomUUID()];
  claims.loseNext = true;
  expect((await call("pay_booking", id, key)).status).toBe(503);
  const keyHash = new Uint8Array(createHash("sha256").update(key).digest());
  await vi.waitFor(
    async () => expect(await db().idempotencyRecord.findFirst({ where: { keyHash } })).toMatchObject({ lockedUntil: null }),
    {
      timeout: 40_000,
    },
  );
  expect((await call("pay_booking", id, key)).status).toBe(200);
  expect(await payments(id)).toBe(1);
});

test("answers that a repetition may overcome are not kept", async () => {
  const limited = await makePartner();
  const as = await keyFor(limited);
  const { id } = await bookJourney({ ...world, ...limited, date: world.date(41), carrier: "TK" });
  const key = randomUUID();
  // Refused before the key is looked at: 401, 429; so it stays free for the request itself.
  expect((await call("pay_booking", id, key, undefined, "pvz_made_up_made_up_made_up")).status).toBe(401);
  await db().partner.update({ where: { id: limited.partner.id }, data: { rateLimits: { book: 1 } } });
  const burst = await Promise.all(Array.from({ length: 8 }, () => call("pay_booking", "x", randomUUID(), undefined, as)));
  const late = burst.filter(({ status }) => status === 429);
  expect(late.length).toBeGreaterThan(0);
  expect(await db().idempotencyRecord.count({ where: { partnerId: limited.partner.id } })).toBe(burst.length - late.length);
  // By another credential, which has not used up its second.
  expect((await call("pay_booking", id, key, undefined, await keyFor(limited))).status).toBe(200);
});

test("another partner's same key is another key", async () => {
  const other = await makePartner();
  const as = await keyFor(other);
  const [key, body] = [randomUUID(), makeBody()];
  const first = await call("create_booking", await freshOffer(42), key, body);
  const { offerId } = await findOffer({ ...world, ...other, date: world.date(42), carrier: "TK" });
  const second = await call("create_booking", offerId, key, makeBody(), as);
  expect([first.status, second.status]).toEqual([200, 200]);
});

test("after 24 hours a key is new again, whether or not its record has been cleared away", async () => {
  const key = randomUUID();
  const bookings = [await unpaid(43), await unpaid(44), await unpaid(45)];
  for (const [index, id] of bookings.entries()) {
    expect(await call("pay_booking", id, key)).toMatchObject({ status: 200, data: { status: "paid" } });
    await db().idempotencyRecord.updateMany({ where: { partnerId: world.partner.id }, data: { expiresAt: new Date(Date.now() - 1_000) } });
    if (index === 1) expect((await purgeExpired({ now: new Date() })).responses).toBeGreaterThan(0);
  }
});

test("where no key is asked for none is looked at, and a key must be visible ASCII", async () => {
  const id = await unpaid(46);
  for (const key of ["with space", "caf\u00e9", "x".repeat(256), ""]) {
    expect(await call("pay_booking", id, key)).toMatchObject({ status: 422, error: { error_code: 100415 } });
  }
  expect((await call("read_booking", id, "with space")).status).toBe(200);
  expect((await call("pay_booking", id, "x".repeat(255))).status).toBe(200);
});
