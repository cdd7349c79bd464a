import { beforeAll, describe, expect, test } from "vitest";
import { behaviourOf, type SandboxBehaviour } from "@/lib/contracts/interface/sandbox-routes";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { recordDisruptionTask } from "@/lib/jobs/task-list";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { relayJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { changeFlights } from "@/lib/services/sandbox/change-flights";
import { bookRoute, type Seller, searchAs, testModeOf } from "@/tests/support/offers/sandbox";
import { makeWorld } from "@/tests/support/world/world";

let seller: Seller;
beforeAll(async () => {
  const world = await makeWorld();
  seller = { ...world, partner: await testModeOf(world.partner) };
});

function at(bookingId: string) {
  return { partnerId: seller.partner.id, bookingId, actor: "partner:test", locale: "en" as const, now: seller.now };
}

/** When the flights of a booking will change; null where nothing is going to happen. */
async function changesAt(bookingId: string): Promise<Date | null> {
  await relayJobs();
  const [job] = await db().$queryRaw<{ run_at: Date }[]>`select run_at from graphile_worker.jobs where key = ${`disruption:${bookingId}`}`;
  return job?.run_at ?? null;
}

const later = (seconds: number) => new Date(seller.now.getTime() + seconds * 1000);

async function ticketed(route: string): Promise<string> {
  const { id } = await bookRoute(seller, route);
  expect(await changesAt(id)).toBeNull();
  await payBooking(at(id));
  await issueTickets({ bookingId: id, now: seller.now });
  return id;
}

describe("a route of test mode whose flights change", () => {
  test.each<[string, SandboxBehaviour, Record<string, unknown>, "told" | "open"]>([
    ["TAS-NQZ", "time_change_told", { kind: "time", minutes: 10 }, "told"],
    ["TAS-DYU", "time_change", { kind: "time", minutes: 180 }, "open"],
    ["TAS-GYD", "over_midnight", { kind: "time" }, "open"],
    ["TAS-TBS", "number_change", { kind: "number" }, "told"],
    ["TAS-SVX", "smaller_aircraft", { kind: "equipment" }, "open"],
    ["TAS-KZN", "routing_change", { kind: "routing" }, "open"],
    ["TAS-MUC", "terminal_change", { kind: "terminal" }, "told"],
    ["TAS-OVB", "cancelled_ticketed", { kind: "cancelled" }, "open"],
    ["TAS-ICN", "connection_lost", { kind: "connection_lost" }, "open"],
    ["TAS-BKK", "suspended", { kind: "suspended" }, "open"],
  ])("%s (%s) tells it five seconds after ticketing, once", async (route, behaviour, change, state) => {
    expect(behaviourOf(route.slice(0, 3), route.slice(4))).toBe(behaviour);
    const bookingId = await ticketed(route);
    expect(await changesAt(bookingId)).toEqual(later(5));
    await recordDisruptionTask({ bookingId });
    await recordDisruptionTask({ bookingId });
    const { status, schedule_changes } = await readBooking(at(bookingId));
    expect(status).toBe("ticketed");
    expect(schedule_changes).toMatchObject([{ ...change, state }]);
    if (state === "open") expect(schedule_changes[0]?.options.alternatives.length).toBeGreaterThan(0);
  });

  test("TAS-LED (cancelled_unpaid) tells it five seconds after booking, and cannot be paid then", async () => {
    const { id } = await bookRoute(seller, "TAS-LED");
    expect(await changesAt(id)).toEqual(later(5));
    await recordDisruptionTask({ bookingId: id });
    expect((await readBooking(at(id))).schedule_changes).toMatchObject([{ kind: "cancelled", state: "open" }]);
    const refused = await payBooking(at(id)).catch((error: unknown) => error);
    expect(refused instanceof AppError && refused.kind).toBe("schedule_changed");
  });

  test("what is asked for names its request in the event, and so in what partners are told", async () => {
    const bookingId = await ticketed("TAS-DYU");
    await changeFlights({ ...at(bookingId), requestId: "request-of-change" }, "time");
    const last = await db().bookingEvent.findFirst({ where: { bookingId }, orderBy: { id: "desc" } });
    expect(last).toMatchObject({ reason: "change_flights", requestId: "request-of-change" });
  });

  test("changes that come at once follow one another, and the last one is open", async () => {
    const bookingId = await ticketed("TAS-DYU");
    const changes = ["time", "over_midnight", "cancelled", "routing", "equipment", "suspended"] as const;
    expect(await Promise.all(changes.map((change) => changeFlights(at(bookingId), change)))).toEqual(changes.map(() => true));
    const states = await db().scheduleChange.findMany({ where: { bookingId }, select: { state: true } });
    expect(states.map(({ state }) => state).sort()).toEqual(["open", ...Array(5).fill("superseded")]);
  });

  test("TAS-ICN sells connections alone", async () => {
    const offers = await searchAs(seller, "TAS-ICN");
    expect(offers.map(({ transfers }) => transfers)).not.toContain(false);
    expect(offers.length).toBeGreaterThan(0);
  });

  test("does nothing to a booking that is not alive any more, nor on other routes", async () => {
    const bookingId = await ticketed("TAS-DYU");
    await db().booking.update({ where: { id: bookingId }, data: { status: "refunded" } });
    await recordDisruptionTask({ bookingId });
    expect(await db().scheduleChange.count({ where: { bookingId } })).toBe(0);
    const { id } = await bookRoute(seller, "TAS-IST");
    await recordDisruptionTask({ bookingId: id });
    expect(await db().scheduleChange.count({ where: { bookingId: id } })).toBe(0);
  });
});
