import { createHash, randomUUID } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import { respondOnce } from "@/lib/api/idempotency/respond-once";
import { openExchange } from "@/lib/api/request/exchange";
import { bookingBags } from "@/lib/contracts/interface/booking-bags";
import { type Booking, booking as bookingContract } from "@/lib/contracts/interface/bookings";
import type { Operation } from "@/lib/contracts/interface/operation";
import { OPERATIONS, type OperationName } from "@/lib/contracts/interface/operations";
import type { SandboxEvent } from "@/lib/contracts/interface/sandbox";
import { db } from "@/lib/db";
import { SYSTEM } from "@/lib/services/ground/audit/doer";
import type { RequestKey } from "@/lib/services/ground/idempotency/request-key";
import { refillDeposit } from "@/lib/services/sandbox/refill-deposit";
import { Unavailable } from "@/lib/util/unavailable";
import { book, makeBody } from "@/tests/support/bookings/booking";
import { callOperation, type OperationAnswer } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { firstOffer, type Seller, testModeOf } from "@/tests/support/offers/sandbox";
import { makePartner, makeWorld } from "@/tests/support/world/world";

/** A process that dies right after the commit of what it does under this key: from then on it reaches no database. */
const killed = vi.hoisted(() => ({ keyHash: null as Uint8Array<ArrayBuffer> | null, isDead: false }));

vi.mock("@/lib/db", async (original) => {
  const real = await original<typeof import("@/lib/db")>();
  const refuseDead = () => {
    if (killed.isDead) throw new Unavailable("the process is dead");
  };
  async function untilEffect<Result>(run: () => Promise<Result>): Promise<Result> {
    refuseDead();
    const result = await run();
    const { keyHash } = killed;
    const isDone = keyHash !== null && (await real.db().idempotencyRecord.count({ where: { keyHash, isDone: true } })) > 0;
    // What a dead process had begun beside may end when the next one lives already.
    if (killed.keyHash === keyHash) killed.isDead = isDone;
    refuseDead();
    return result;
  }
  const watched = () => {
    refuseDead();
    return new Proxy(real.db(), {
      get(client, name: keyof ReturnType<typeof real.db>) {
        const own = client[name];
        if (typeof own !== "function") return own;
        const bound = own.bind(client);
        return name === "$transaction" ? (...given: unknown[]) => untilEffect(() => Reflect.apply(bound, client, given)) : bound;
      },
    });
  };
  const runStatement: typeof real.runStatement = (...given) => untilEffect(() => real.runStatement(...given));
  return { ...real, db: () => (killed.keyHash ? watched() : real.db()), runStatement };
});
/** Who is dead tries nothing again. */
vi.mock("@/lib/api/idempotency/settle-later", () => ({ settleLater: () => undefined }));

let seller: Seller;
let keys: Credentials;
beforeAll(async () => {
  const world = await makeWorld({ now: new Date() });
  const owner = await makePartner();
  keys = await makeCredentials(owner);
  seller = { ...world, partner: await testModeOf(owner.partner) };
});

interface Asked {
  params?: Record<string, string>;
  body?: unknown;
}

function call(name: OperationName, asked: Asked, headers: Record<string, string> = {}): Promise<OperationAnswer> {
  return callOperation(name, { ...asked, credential: keys.testKey, headers });
}

const PARTY = { adt: 2, chd: 0, inf: 0, ins: 0 };
const offered = async () => (await firstOffer({ ...seller, now: new Date() }, "TAS-AYT", { adults: 2 })).id;

/** A test booking of two adults to which these events have happened. */
async function booked(...events: SandboxEvent[]): Promise<{ params: { id: string } }> {
  const { id } = await book({ ...seller, now: new Date(), offerId: await offered(), body: makeBody(PARTY) });
  const params = { id };
  for (const type of events) expect((await call("sandbox_trigger_event", { params, body: { type } })).error).toBeNull();
  return { params };
}

const TICKETED = ["booking.paid", "booking.ticketed"] as const;

async function read(asked: Asked): Promise<Booking> {
  return bookingContract.parse((await call("read_booking", asked)).data);
}

/** A ticketed booking, the first of its passengers. */
async function withPassenger(...events: SandboxEvent[]) {
  const held = await booked(...events);
  return { ...held, body: { passengers: [(await read(held)).passengers[0]?.key] } };
}

/** A ticketed booking whose flights the airline has changed. */
async function changed() {
  const { params } = await booked(...TICKETED, "booking.schedule_changed");
  const [change] = (await read({ params })).schedule_changes;
  return { params: { ...params, changeId: change?.id ?? "" }, alternative: change?.options.alternatives[0]?.id };
}

async function bagged() {
  const held = await booked("booking.paid");
  const [passenger] = bookingBags.parse((await call("read_booking_bags", held)).data).passengers;
  return { ...held, body: { bags: [{ passenger: passenger?.key, id: passenger?.bags[0]?.id }] } };
}

const url = "https://127.0.0.1:65001/hook";

/** What is to be there before each operation that takes an Idempotency-Key, and what it is asked. */
const ASKED: Partial<Record<OperationName, () => Promise<Asked>>> = {
  create_booking: async () => ({ params: { id: await offered() }, body: makeBody(PARTY) }),
  pay_booking: () => booked(),
  cancel_unpaid: () => booked(),
  void_booking: () => booked("booking.paid"),
  auto_cancel: () => booked(...TICKETED),
  request_manual_refund: () => booked(...TICKETED),
  refund_passengers: () => withPassenger(...TICKETED),
  accept_schedule_change: () => changed(),
  choose_schedule_alternative: async () => {
    const { params, alternative } = await changed();
    return { params, body: { alternative } };
  },
  refund_schedule_change: () => changed(),
  create_webhook: async () => ({ body: { url } }),
  rotate_webhook: async () => {
    await call("create_webhook", { body: { url } });
    const { id } = await db().webhookEndpoint.findFirstOrThrow({ where: { partnerId: seller.partner.id } });
    return { params: { id } };
  },
  extend_hold: () => booked(),
  cancel_passengers: () => withPassenger(),
  add_bags: () => bagged(),
  sandbox_trigger_event: async () => ({ ...(await booked()), body: { type: "booking.paid" } }),
  sandbox_refill_deposit: async () => ({ body: { amount: 100 } }),
};

const KEYED = Object.keys(OPERATIONS)
  .filter((name): name is OperationName => name in OPERATIONS)
  .filter((name) => {
    const { idempotent }: Operation = OPERATIONS[name];
    return idempotent;
  });

/** Everything of the partner that one of them changes. */
async function state() {
  const { id: partnerId } = seller.partner;
  return {
    bookings: await db().booking.findMany({ where: { partnerId }, select: { id: true, version: true }, orderBy: { id: "asc" } }),
    deposits: await db().ledgerAccount.findMany({ where: { partnerId }, select: { id: true, balanceMinor: true }, orderBy: { id: "asc" } }),
    webhooks: await db().webhookEndpoint.findMany({
      where: { partnerId },
      select: { id: true, sealedSecret: true },
      orderBy: { id: "asc" },
    }),
    audit: await db().auditEvent.count({ where: { partnerId } }),
  };
}

/** Does it in a process that dies right after the commit, and lets the moment pass until which its key is held. */
async function dieAfter(name: OperationName, asked: Asked, key: string): Promise<void> {
  const keyHash = new Uint8Array(createHash("sha256").update(key).digest());
  Object.assign(killed, { keyHash, isDead: false });
  const { status } = await call(name, asked, { "idempotency-key": key });
  const { isDead } = killed;
  Object.assign(killed, { keyHash: null, isDead: false });
  expect([status, isDead]).toEqual([503, true]);
  await db().idempotencyRecord.updateMany({ where: { keyHash }, data: { lockedUntil: new Date(Date.now() - 1_000) } });
}

test.each(KEYED)("%s whose process dies right after it is done is answered under its key, and not done again", async (name) => {
  const asked = await ASKED[name]?.();
  if (!asked) throw new Error(`nothing is known of ${name}`);
  const key = randomUUID();
  const before = await state();
  await dieAfter(name, asked, key);
  const after = await state();
  expect(after).not.toEqual(before);
  const repeated = await call(name, asked, { "idempotency-key": key });
  expect(repeated.error).toBeNull();
  const again = await call(name, asked, { "idempotency-key": key });
  expect([again.body, again.headers.get("idempotency-replayed")]).toEqual([repeated.body, "true"]);
  expect(await state()).toEqual(after);
});

test("every one that the contract names is walked above", () => {
  expect(Object.keys(ASKED).sort()).toEqual([...KEYED].sort());
});

test("of two processes under one key, the first slow and not dead, one puts the money on the deposit, and both answer the same", async () => {
  const [key, body] = [randomUUID(), { amount: 100 }];
  const request = new Request("http://parvoz.test/api/v1/sandbox/deposit", { method: "POST", body: JSON.stringify(body) });
  const refill = () => call("sandbox_refill_deposit", { body }, { "idempotency-key": key });
  const others: OperationAnswer[] = [];
  const { partner } = seller;
  const act = async (own: RequestKey) => {
    await db().idempotencyRecord.updateMany({ where: { isDone: false }, data: { lockedUntil: new Date(Date.now() - 1_000) } });
    others.push(await refill());
    return refillDeposit({ partnerId: partner.id, ...body, by: SYSTEM, key: own });
  };
  const before = await db().ledgerTransaction.count();
  const slow = await respondOnce({ exchange: openExchange(request), partner, key, act, read: null });
  expect(others[0]?.status).toBe(200);
  expect([JSON.parse(String(slow.body)), slow.replayed]).toEqual([others[0]?.body, true]);
  expect((await db().ledgerTransaction.count()) - before).toBe(1);
});
