import { beforeAll, expect, test } from "vitest";
import type { CreatedBooking } from "@/lib/contracts/interface/bookings";
import { db } from "@/lib/db";
import { undoImport } from "@/lib/services/schedule/sets/undo-import";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { directionOf, NO_FILTERS } from "@/lib/suppliers/port/selling";
import { applyChange } from "@/scripts/demo-changes/apply-change";
import { flightOfBooking, NotFound, parseFlight } from "@/scripts/demo-changes/find-flight";
import { DEMO_CHANGES, type DemoChange, PREPARED } from "@/scripts/demo-changes/kinds";
import { sellInventedSeats } from "@/scripts/demo-sales/sell-seats";
import { book, bookJourney, makeBody, ONE_ADULT } from "@/tests/support/bookings/booking";
import { quoteOffer } from "@/tests/support/offers/quote-offer";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let direct: CreatedBooking;
let connecting: CreatedBooking;

beforeAll(async () => {
  world = await makeWorld();
  await sellInventedSeats(world);
  const date = world.date(25);
  direct = await bookJourney({ ...world, date, carrier: "PC" });
  connecting = await bookConnection(date);
});

async function bookConnection(date: string): Promise<CreatedBooking> {
  const { partner, now } = world;
  const travel = { cabin: "E", party: ONE_ADULT, currency: partner.currency, now } as const;
  const { offers } = await houseSupplier.selling.search({ ...travel, directions: [directionOf("TAS", "LHR", date)], filters: NO_FILTERS });
  const offer = offers.find(({ directions }) => directions[0]?.segments.map(({ flightNumber }) => flightNumber).join() === "371,1979");
  if (!offer) throw new Error("no connection");
  return book({ partner, now, offerId: quoteOffer({ offer, partner, cabin: "E", party: ONE_ADULT, now }), body: makeBody() });
}

/** What a change tells a booking, before it is taken back again. */
async function toldOf({ id, booking_number }: CreatedBooking, kind: DemoChange) {
  const before = await db().scheduleChange.findMany({ where: { bookingId: id }, select: { id: true } });
  const flight = await flightOfBooking(booking_number, kind === "lost-connection");
  await applyChange({ kind, flight, now: world.now, dryRun: false });
  const [told, ...others] = await db().scheduleChange.findMany({
    where: { bookingId: id, id: { notIn: before.map((each) => each.id) } },
    select: { kind: true, state: true, minutes: true, seatless: true },
  });
  await undoImport({ actor: "test", now: world.now });
  expect(others).toEqual([]);
  return told;
}

test.each<[DemoChange, Record<string, unknown>]>([
  ["small-time", { kind: "time", state: "told", minutes: 10 }],
  ["large-time", { kind: "time", state: "open", minutes: 180 }],
  ["over-midnight", { kind: "time", state: "open", minutes: -230 }],
  ["number", { kind: "number", state: "told" }],
  ["smaller-aircraft", { kind: "equipment", state: "open", seatless: true }],
  ["routing", { kind: "routing", state: "open" }],
  ["terminal", { kind: "terminal", state: "told" }],
  ["cancellation", { kind: "cancelled", state: "open" }],
  ["suspended", { kind: "suspended", state: "open" }],
])("a change of kind %s reaches the booking that it was made for, and can be undone", async (kind, expected) => {
  expect(await toldOf(direct, kind)).toMatchObject(expected);
});

test("a lost connection is made for a booking that has one", async () => {
  expect(await toldOf(connecting, "lost-connection")).toMatchObject({ kind: "connection_lost", state: "open" });
  await expect(flightOfBooking(direct.booking_number, true)).rejects.toThrow(NotFound);
});

test("each kind has a flight of its own prepared", () => {
  expect(new Set(Object.values(PREPARED)).size).toBe(DEMO_CHANGES.length);
  expect(Object.values(PREPARED).map(parseFlight)).toHaveLength(DEMO_CHANGES.length);
});

test("a dry run changes nothing, and what does not fly is named", async () => {
  const imports = await db().scheduleImport.count();
  await applyChange({ kind: "large-time", flight: parseFlight("HY271"), now: world.now, dryRun: true });
  expect(await db().scheduleImport.count()).toBe(imports);
  await expect(applyChange({ kind: "large-time", flight: parseFlight("HY9"), now: world.now, dryRun: true })).rejects.toThrow(
    "HY9 does not fly",
  );
});
