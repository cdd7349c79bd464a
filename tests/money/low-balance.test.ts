import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { accountWebhook } from "@/lib/contracts/interface/callbacks";
import { eventPage } from "@/lib/contracts/interface/events";
import { lowBalance } from "@/lib/contracts/interface/money";
import { db } from "@/lib/db";
import { readFunds } from "@/lib/services/desk/waiting/read-funds";
import { setLowBalance } from "@/lib/services/terms/ledger/low-balance";
import { depositMoney } from "@/lib/services/terms/ledger/post-ledger";
import { callOperation } from "@/tests/support/call-operation";
import { addEndpoint } from "@/tests/support/callbacks";
import { makeCredentials } from "@/tests/support/credentials";
import { startReceiver } from "@/tests/support/receiver";
import { workOff } from "@/tests/support/run/work-off";
import { makePartner } from "@/tests/support/world/world";

async function spend(partnerId: string, amountMinor: number): Promise<void> {
  const id = randomUUID();
  const common = { currency: "UZS" };
  const entries = [
    { partnerId, kind: "deposit", amountMinor: -amountMinor, ...common },
    { partnerId: null, kind: "carriers", amountMinor, ...common },
  ];
  const posting = JSON.stringify({ id, bookingId: null, kind: "payment", memo: "spent", entries });
  await db().$queryRaw`select post_ledger_v1(${posting}::jsonb)::text`;
}

const noticed = async (partnerId: string) => {
  const events = await db().accountEvent.findMany({ where: { partnerId }, orderBy: { id: "asc" } });
  return events.map(({ balanceMinor }) => Number(balanceMinor));
};

test("of many payments at once, one crosses the threshold and is told; the next only after it was above again", async () => {
  const { partner } = await makePartner({ depositMinor: 100_000n });
  await setLowBalance({ partnerId: partner.id, amount: 500, now: new Date() });
  await Promise.all(Array.from({ length: 20 }, () => spend(partner.id, 4_000)));
  // 100,000 less thirteen times 4,000 is the first amount below 50,000.
  expect(await noticed(partner.id)).toEqual([48_000]);
  await depositMoney({ partnerId: partner.id, amountMinor: 20_000, memo: "not enough" });
  await spend(partner.id, 1_000);
  expect(await noticed(partner.id)).toEqual([48_000]);
  await depositMoney({ partnerId: partner.id, amountMinor: 11_000, memo: "to the threshold" });
  await Promise.all(Array.from({ length: 3 }, () => spend(partner.id, 1_000)));
  expect(await noticed(partner.id)).toEqual([48_000, 49_000]);
});

test("credit counts, a payment that fails does not, and nothing is told where nothing is set", async () => {
  const { partner } = await makePartner({ depositMinor: 10_000n, creditLimitMinor: 10_000n });
  await spend(partner.id, 1_000);
  await setLowBalance({ partnerId: partner.id, amount: 50, now: new Date() });
  await spend(partner.id, 14_000);
  expect(await noticed(partner.id)).toEqual([]);
  await expect(spend(partner.id, 6_000)).rejects.toThrow(/does not cover/);
  expect(await noticed(partner.id)).toEqual([]);
  await spend(partner.id, 1);
  expect(await noticed(partner.id)).toEqual([-5_001]);
  await setLowBalance({ partnerId: partner.id, amount: null, now: new Date() });
  await depositMoney({ partnerId: partner.id, amountMinor: 50_000, memo: "enough" });
  await spend(partner.id, 52_000);
  expect(await noticed(partner.id)).toEqual([-5_001]);
});

test("a partner sets it by the interface, and is told by webhook and in its list, in its own mode alone", async () => {
  const seller = await makePartner({ depositMinor: 100_000n });
  const [partnerId, keys] = [seller.partner.id, await makeCredentials(seller)];
  const receiver = await startReceiver(200);
  const status = await startReceiver(200);
  const { secret } = await addEndpoint({ partnerId, url: receiver.url, now: new Date() });
  await addEndpoint({ partnerId, url: status.url, kind: "status_callback", now: new Date() });
  const set = (body: unknown, credential = keys.keyWith("webhooks")) => callOperation("set_low_balance", { body, credential });
  for (const body of [{}, { amount: -1 }, { amount: 0.001 }, { amount: "5" }]) expect(await set(body)).toMatchObject({ status: 422 });
  expect(lowBalance.parse((await set({ amount: 900 })).data)).toEqual({ amount: 900, currency: "UZS", available: 1000, is_low: false });
  const read = await callOperation("read_low_balance", { credential: keys.keyWith("read") });
  expect(read.data).toMatchObject({ amount: 900, available: 1000 });
  expect((await callOperation("read_low_balance", { credential: keys.testKey })).data).toMatchObject({ amount: null });

  await spend(partnerId, 10_001);
  await workOff();
  expect(status.calls).toEqual([]);
  const [call] = receiver.calls;
  const told = accountWebhook.parse(new Webhook(secret).verify(call?.body ?? "", call?.headers ?? {}));
  const data = { available: 899.99, deposit: 899.99, credit: 0, threshold: 900, currency: "UZS" };
  expect(told).toMatchObject({ type: "account.balance_low", data });
  const { items } = eventPage.parse((await callOperation("list_events", { credential: keys.keyWith("read") })).data);
  expect(items).toEqual([{ id: call?.headers["webhook-id"], created: expect.any(String), body: told }]);
  expect((await callOperation("read_low_balance", { credential: keys.fullKey })).data).toMatchObject({ is_low: true });
  await workOff();
  expect(receiver.calls).toHaveLength(1);
  expect((await set({ amount: null, currency: null })).data).toMatchObject({ amount: null, is_low: false });
});

test("the portal's pages say below what to warn, and whether that is so", async () => {
  const { partner } = await makePartner({ depositMinor: 100_000n });
  const funds = async () => (await readFunds({ partnerId: partner.id, now: new Date() }))[0];
  expect(await funds()).toMatchObject({ available: 1000, warn_below: null, is_low: false });
  await setLowBalance({ partnerId: partner.id, amount: 500, now: new Date() });
  expect(await funds()).toMatchObject({ warn_below: 500, is_low: false });
  await spend(partner.id, 60_000);
  expect(await funds()).toMatchObject({ available: 400, spent: 600, warn_below: 500, is_low: true });
});
