import { beforeAll, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { bookJourney } from "@/tests/support/bookings/booking";
import { announcedDelivery } from "@/tests/support/callbacks";
import { startReceiver } from "@/tests/support/receiver";
import { runWorker } from "@/tests/support/run/workers";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
});

test("a ticket is issued while every receiver keeps its callers waiting", async () => {
  const silent = await startReceiver(() => undefined);
  for (let endpoint = 0; endpoint < 8; endpoint++) await announcedDelivery(silent.url, world.now);
  const made = await bookJourney({ ...world, date: world.date(20), carrier: "TK" });
  await payBooking({ partnerId: world.partner.id, bookingId: made.id, actor: "partner:test", now: world.now });
  // Queued before the ticket, and more than the worker does of its own work at once.
  await runWorker(process.env, []);
  await vi.waitFor(() => expect(silent.calls).toHaveLength(8), { timeout: 40_000 });
  const status = async () => (await db().booking.findUniqueOrThrow({ where: { id: made.id } })).status;
  await vi.waitFor(async () => expect(await status()).toBe("ticketed"), { timeout: 40_000 });
  const { createdAt } = await db().bookingEvent.findFirstOrThrow({ where: { bookingId: made.id, reason: "issue_tickets" } });
  const attempts = await db().webhookAttempt.findMany();
  expect(attempts.filter(({ startedAt, durationMs }) => startedAt.getTime() + durationMs < createdAt.getTime())).toEqual([]);
}, 120_000);
