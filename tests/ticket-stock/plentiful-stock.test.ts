import pg from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { readPaymentPermission } from "@/lib/services/booking/document/read-booking";
import { runStockCommand } from "@/scripts/lib/commands/stock-commands";
import { book, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

/** Questions for one carrier's numbers that are sent while `act` runs. */
async function askedDuring(act: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  await act();
  const asked = query.mock.calls.filter(([given]) => JSON.stringify(given).includes("wanted.tickets"));
  query.mockRestore();
  return asked.length;
}

test("a carrier with plenty of numbers is not asked for each time, and is closed to payments within a second; one with few is asked for", async () => {
  const { partner, now } = world;
  const { offerId } = await findOffer({ ...world, date: world.date(30) });
  const { id } = await book({ partner, now, offerId, body: makeBody() });
  const permission = () => readPaymentPermission({ bookingId: id, partnerId: partner.id, locale: "en", now });
  expect(await askedDuring(permission)).toBe(0);
  expect(await permission()).toEqual({ payment_allowed: true });

  const { id: stock } = await db().ticketStock.findFirstOrThrow({ where: { carrier: "HY", closedAt: null } });
  await runStockCommand(["close", String(stock)]);
  await expect.poll(permission, { timeout: 3_000 }).toMatchObject({ payment_allowed: false, reason: { error_code: 100620 } });

  await runStockCommand(["declare", "HY", "250-2400000001", "250-2400000001"]);
  expect(await askedDuring(permission)).toBe(1);
  expect(await permission()).toEqual({ payment_allowed: true });
});
