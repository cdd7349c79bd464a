import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { db, readOneMoment } from "@/lib/db";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import { findBookingRow } from "@/lib/services/booking/record/booking-record";
import { writeChange } from "@/lib/services/booking/writer/write-change";
import { MONEY_INVARIANTS } from "@/lib/services/ground/invariants/all-invariants";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import { depositMoney } from "@/lib/services/terms/ledger/post-ledger";
import { paymentOf } from "@/lib/services/terms/payments/payment-of";
import { bookJourney } from "@/tests/support/bookings/booking";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await db().$executeRaw`update ledger_account set balance_minor = 0 where kind = 'deposit'`;
});

async function booked() {
  const { partner } = await makePartner({ depositMinor: 0n });
  await depositMoney({ partnerId: partner.id, amountMinor: 1_000_000_000_000, memo: "Deposit" });
  const { id } = await bookJourney({ partner, now: world.now, date: world.date(30) });
  const read = () => findBookingRow({ partnerId: partner.id, bookingId: id });
  const payments = () => db().payment.findMany({ where: { bookingId: id }, select: { state: true, reference: true, customerMinor: true } });
  return { read, payments };
}

const act = () => ({ actor: "partner:test", now: world.now });

async function broken(): Promise<string[]> {
  const checked = await readOneMoment((read) => checkInvariants({ read, now: world.now, invariants: MONEY_INVARIANTS }));
  return checked.filter(({ violations }) => violations > 0).map(({ name }) => name);
}

test("a payment that has begun moves no money, and is settled by the same writer with its booking", async () => {
  const { read, payments } = await booked();
  const seen = await read();
  const { payment, ledger } = await paymentOf(seen, randomUUID());
  const begun = { ...payment, state: "begun" } as const;
  expect(await writeChange(act(), seen, { payment: begun })).toBe(true);
  expect([await payments(), await broken()]).toEqual([[{ state: "begun", reference: null, customerMinor: seen.totalMinor }], []]);
  const { row, events } = moveBooking(seen, "pay");
  const settled = { row: { ...row, paidAt: world.now }, events, payment: { ...payment, reference: "their-1" }, ledger };
  // By the version of before the payment began nothing is written.
  expect(await writeChange(act(), seen, settled)).toBe(false);
  expect(await writeChange(act(), await read(), settled)).toBe(true);
  expect(await payments()).toEqual([{ state: "settled", reference: "their-1", customerMinor: seen.totalMinor }]);
  expect(await broken()).toEqual([]);
});

test("a payment that is cancelled leaves its booking as it was", async () => {
  const { read, payments } = await booked();
  const seen = await read();
  const payment = { ...(await paymentOf(seen, randomUUID())).payment };
  await writeChange(act(), seen, { payment: { ...payment, state: "begun" } });
  await writeChange(act(), await read(), { payment: { ...payment, state: "cancelled" } });
  expect([(await payments()).map(({ state }) => state), (await read()).status, await broken()]).toEqual([["cancelled"], "booked", []]);
});
