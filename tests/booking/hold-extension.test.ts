import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { booking } from "@/lib/contracts/interface/bookings";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { extendHold } from "@/lib/services/aftersale/changes/extend-hold";
import { expireBooking } from "@/lib/services/booking/life/expire-booking";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { readPortalBooking } from "@/lib/services/views/booking-page/read-portal-booking";
import { bookJourney, seatsSold } from "@/tests/support/bookings/booking";
import { callOperation } from "@/tests/support/call-operation";
import { makeCredentials } from "@/tests/support/credentials";
import { bookRoute, testModeOf } from "@/tests/support/offers/sandbox";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let days = 30;
beforeAll(async () => {
  world = await makeWorld();
});

const HOUR_MS = 3_600_000;
const hours = (count: number) => new Date(world.now.getTime() + count * HOUR_MS);

function nextDay(): number {
  days += 1;
  return days;
}

async function held(inDays = nextDay()) {
  const made = await bookJourney({ ...world, date: world.date(inDays) });
  const address = { partnerId: world.partner.id, bookingId: made.id, actor: "test" };
  const row = () => db().booking.findUniqueOrThrow({ where: { id: made.id } });
  return { made, address, row };
}

describe("an unpaid booking", () => {
  test("is held for one time more, twice, and is then cancelled at its new moment", async () => {
    const { address, row } = await held();
    const outlook = async (now: Date) => (await readPortalBooking({ ...address, now })).longer_hold;
    expect((await row()).expiresAt).toEqual(hours(24));
    expect(await outlook(hours(1))).toBe("asked");
    await extendHold({ ...address, now: hours(1) });
    await extendHold({ ...address, now: hours(2) });
    expect(await row()).toMatchObject({ status: "booked", expiresAt: hours(72), updatedAt: hours(2) });
    await expect(extendHold({ ...address, now: hours(3) })).rejects.toMatchObject({ kind: "hold_extension_unavailable" });
    expect([await outlook(hours(3)), await outlook(hours(72))]).toEqual(["spent", null]);
    expect(await expireBooking({ bookingId: address.bookingId, now: hours(71) })).toBe(false);
    expect(await expireBooking({ bookingId: address.bookingId, now: hours(72) })).toBe(true);
    const events = await db().bookingEvent.findMany({ where: { bookingId: address.bookingId }, orderBy: { id: "asc" } });
    expect(events.map(({ reason }) => reason)).toEqual(["book", "extend_hold", "extend_hold", "expire"]);
  });

  test("is not held into the last two hours before departure, and may be paid meanwhile", async () => {
    const { address, row } = await held(2);
    const { firstDepartureAt } = await row();
    await extendHold({ ...address, now: hours(1) });
    expect((await row()).expiresAt).toEqual(new Date(firstDepartureAt.getTime() - 2 * HOUR_MS));
    await expect(extendHold({ ...address, now: hours(2) })).rejects.toMatchObject({ kind: "hold_extension_unavailable" });
    expect((await payBooking({ ...address, now: hours(30) })).status).toBe("paid");
  });

  test("of the sandbox is held longer too", async () => {
    const partner = await testModeOf(world.partner);
    const { id } = await bookRoute({ ...world, partner }, "TAS-IST");
    await extendHold({ partnerId: partner.id, bookingId: id, actor: "test", now: hours(1) });
    expect((await db().booking.findUniqueOrThrow({ where: { id } })).expiresAt).toEqual(hours(48));
  });
});

describe("at the auto-cancel moment", () => {
  test("of extension and expiry one wins, and seats agree with it", async () => {
    for (let round = 0; round < 8; round++) {
      const { made, address, row } = await held();
      const legKey = `HY0271|${world.date(days)}|TASIST`;
      const extend = () => extendHold({ ...address, now: hours(23.9) }).then(() => "extended");
      const expire = async () => ((await expireBooking({ bookingId: made.id, now: hours(24) })) ? "expired" : "too late");
      const [extended, expired] = await Promise.all([
        extend().catch((error: unknown) => {
          if (error instanceof AppError) return error.kind;
          throw error;
        }),
        expire(),
      ]);
      const { status, expiresAt } = await row();
      const isExtended = extended === "extended";
      expect([extended, expired]).toEqual(isExtended ? ["extended", "too late"] : ["hold_extension_unavailable", "expired"]);
      expect([status, expiresAt]).toEqual(isExtended ? ["booked", hours(48)] : ["cancelled", hours(24)]);
      expect(await seatsSold(legKey)).toBe(isExtended ? 1 : 0);
    }
  });

  test("many who extend at once extend as often as it may be", async () => {
    const { address, row } = await held();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => extendHold({ ...address, now: hours(1) })));
    const done = results.filter(({ status }) => status === "fulfilled").length;
    expect(await row()).toMatchObject({ expiresAt: hours(24 + 24 * Math.min(done, 2)) });
    expect(done).toBeLessThanOrEqual(2);
    expect(done).toBeGreaterThan(0);
    for (const result of results)
      if (result.status === "rejected") expect(["hold_extension_unavailable", "processing"]).toContain(result.reason.kind);
  });
});

test("a call answers with the new moment, and with one key extends once", async () => {
  const now = new Date();
  const soon = { ...world, now, date: (ahead: number) => new Date(now.getTime() + ahead * 24 * HOUR_MS).toISOString().slice(0, 10) };
  const { id, expire } = await bookJourney({ ...soon, date: soon.date(20) });
  const { token } = await makeCredentials(world);
  const headers = { "idempotency-key": randomUUID() };
  const extend = () => callOperation("extend_hold", { params: { id }, credential: token, headers });
  const [first, second] = [await extend(), await extend()];
  expect([first.status, second.status]).toEqual([200, 200]);
  const later = booking.parse(first.data).expire;
  expect(Date.parse(`${later}Z`) - Date.parse(`${expire}Z`)).toBe(24 * HOUR_MS);
  expect(booking.parse(second.data).expire).toBe(later);
});
