import { beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { flightTimesChanged } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { someCarrier, someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { declareInventedStocks } from "@/lib/services/booking/ticket-stock/invented-stocks";
import { listSchedule } from "@/lib/services/offers/calendar/list-schedule";
import { importFares } from "@/lib/services/schedule/imports/import-fares";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { book, bookJourney, findOffer, makeBody, ONE_ADULT, seatsSold } from "@/tests/support/bookings/booking";
import { searchOffers } from "@/tests/support/offers/ask-offers";
import { someFile } from "@/tests/support/run/files";
import { makeWorld, type World } from "@/tests/support/world/world";

const FARE_COLUMNS =
  "carrier,origin,destination,brand,brand_rank,booking_class,cabin,amount,currency,child_percent,infant_percent,infant_seat_percent," +
  "baggage_pieces,baggage_kg,hand_pieces,hand_kg,season_from,season_to,days_of_week,advance_purchase_days," +
  "refund_before,refund_after,change_before,change_after,services,both_directions";

function fares(carrier: string, ...markets: string[]): string {
  const rows = markets.map(
    (market) => `${carrier},${market.slice(0, 3)},${market.slice(3)},LITE,0,Y,E,100,USD,75,10,50,0,0,1,8,,,,0,no,no,40,60,,no`,
  );
  return someFile(`${carrier}.csv`, [FARE_COLUMNS, ...rows]);
}

let world: World;
const date = () => world.date(30);

/** A daily leg with ten seats. */
function daily(changes: Partial<LegPattern>): LegPattern {
  return someLeg({ bookingDesignators: "Y", configuration: "Y10", origin: "TAS", destination: "FRA", ...changes });
}

/** B2 sells QX 451 as B2 7451; B2 10 goes on from Frankfurt; QX 9 flies to Urgench over a fictitious point. */
beforeAll(async () => {
  world = await makeWorld();
  const shared = { carrier: "B2", flightNumber: 7451, operatingCarrier: "QX", operatingFlight: "QX0451" };
  const closed = { offLeg: 1, restriction: "A", qualifier: "", classes: "", remarks: "" };
  const b2 = [
    daily(shared),
    daily({ carrier: "B2", flightNumber: 10, destination: "RIX" }),
    daily({
      carrier: "B2",
      flightNumber: 10,
      legSequence: 2,
      origin: "RIX",
      destination: "LHR",
      departureMinutes: 660,
      arrivalMinutes: 700,
    }),
    daily({ carrier: "B2", flightNumber: 20, destination: "NMA", aircraft: "BUS", arrivalMinutes: 700 }),
    daily({
      carrier: "B2",
      flightNumber: 30,
      destination: "FEG",
      segments: [{ ...closed, restriction: "", remarks: "G" }],
      operatingName: "GUEST AIR",
    }),
  ].map((leg) => (leg.flightNumber === 10 && leg.legSequence === 1 ? { ...leg, segments: [closed] } : leg));
  const qx = [
    daily({ carrier: "QX", flightNumber: 451 }),
    // 07:05 in Tashkent is 02:05 UTC, the clock of QZX.
    daily({ carrier: "QX", flightNumber: 9, destination: "QZX", arrivalMinutes: 240 }),
    daily({
      carrier: "QX",
      flightNumber: 9,
      legSequence: 2,
      origin: "QZX",
      destination: "UGC",
      departureMinutes: 240,
      arrivalMinutes: 700,
    }),
  ];
  await declareInventedStocks(["B2", "QX"], world.now);
  const carriers = [someCarrier(b2, { carrier: "B2" }), someCarrier(qx, { carrier: "QX" })];
  const file = someFile("shared.ssim", writeSsim({ carriers, createdOn: "2026-10-01" }));
  const [report] = await importSchedule({ files: [file], isKnownAirport: () => true, now: world.now });
  expect(report?.withoutFares.map(({ carrier, routes, of }) => [carrier, routes, of])).toEqual([
    ["B2", 5, 5],
    ["QX", 1, 1],
  ]);
  await importFares({ files: [fares("B2", "TASFRA", "TASRIX", "TASLHR", "RIXLHR", "TASNMA", "TASFEG")] });
});

async function flightsTo(to: string) {
  const { partner, now } = world;
  const directions = [{ departure_airport: "TAS", arrival_airport: to, date: date() }];
  const query = { directions, service_class: "E" as const, adults: 1, children: 0, infants: 0, infants_with_seat: 0 };
  const offers = await searchOffers({ partner, query, locale: "en", now });
  return offers.map((offer) => ({ offer, segment: offer.directions[0]?.segments[0] }));
}

test("a code share is offered once, with who flies it, and sold out of the seats of the flight that is flown", async () => {
  const [found, ...others] = await flightsTo("FRA");
  expect(others).toEqual([]);
  expect(found?.segment).toMatchObject({
    airline: { code: "B2" },
    flight_number: "7451",
    operating_airline: { code: "QX", title: "Horizon Air" },
    seats: 10,
  });

  const { partner, now } = world;
  const booking = await bookJourney({ partner, now, date: date(), to: "FRA", carrier: "B2" });
  const kept = await readBooking({ partnerId: partner.id, bookingId: booking.id, locale: "en" });
  expect(kept.directions[0]?.segments[0]?.operating_airline).toEqual({ code: "QX", title: "Horizon Air" });
  expect(await seatsSold(`QX0451|${date()}|TASFRA`)).toBe(1);
  expect(await seatsSold(`B27451|${date()}|TASFRA`)).toBe(0);
});

test("a journey that may not be sold is not offered, while those over it are", async () => {
  expect(await flightsTo("RIX")).toEqual([]);
  expect((await flightsTo("LHR")).some(({ segment }) => segment?.airline.code === "B2" && segment.flight_number === "10")).toBe(true);
  const { now } = world;
  const query = { departure_from: date(), departure_to: date(), airport_from: "TAS", airlines: ["B2"] };
  const listed = await listSchedule({ mode: "live", locale: "en", query, now });
  const text = listed.map((entry) => `${entry.flight_number} ${entry.arrival_airport.code} ${entry.operating_airline?.title ?? ""}`.trim());
  expect(text.sort()).toEqual(["10 LHR", "20 NMA", "30 FEG GUEST AIR", "7451 FRA Horizon Air"]);
});

test("a bus is told from a flight, and a flight that waits for its approval from others", async () => {
  const [bus] = await flightsTo("NMA");
  expect(bus?.segment?.surface).toBe(true);
  expect(bus?.offer.information_for_clients.map(({ en }) => en)).toContain(
    "B2 20, TAS – NMA: this is no flight. All or part of the way is by bus, train or boat.",
  );
  const [guest] = await flightsTo("FEG");
  expect(guest?.segment).toMatchObject({ operating_airline: { code: null, title: "GUEST AIR" } });
  expect(guest?.segment).not.toHaveProperty("surface");
  expect(guest?.offer.information_for_clients.map(({ en }) => en)).toEqual([
    "B2 30, TAS – FEG: the flight is subject to government approval.",
  ]);
});

test("once the carrier that flies has fares of its own, its number is the one, with the seats that are left; offers of the other tell it", async () => {
  const { partner, now } = world;
  const { offerId } = await findOffer({ partner, now, date: date(), to: "FRA", carrier: "B2" });
  await importFares({ files: [fares("QX", "TASFRA", "TASUGC")] });
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1_000);
  const [found, ...others] = await flightsTo("FRA");
  expect(others).toEqual([]);
  expect(found?.segment).toMatchObject({ airline: { code: "QX" }, flight_number: "451", seats: 9 });
  expect(found?.segment).not.toHaveProperty("operating_airline");
  const refusal: unknown = await book({ partner, now, offerId, body: makeBody(ONE_ADULT) }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ kind: "flight_times_changed" });
  const { data } = z.object({ data: flightTimesChanged }).parse(refusal);
  expect(data.directions).toMatchObject([
    { old: [{ airline: "B2", flight_number: "7451" }], new: [{ airline: "QX", flight_number: "451" }] },
  ]);
  expect(data.directions[0]?.old[0]?.departure).toEqual(data.directions[0]?.new[0]?.departure);
  expect(await db().booking.count()).toBe(1);
  const { offer_id = "" } = data;
  await book({ partner, now, offerId: offer_id, body: makeBody(ONE_ADULT) });
  expect(await seatsSold(`QX0451|${date()}|TASFRA`)).toBe(2);
});

test("a flight by way of a fictitious point is one flight without a stop", async () => {
  const offers = await flightsTo("UGC");
  const found = offers.find(({ segment }) => segment?.airline.code === "QX");
  expect(found?.segment).toMatchObject({ flight_number: "9", technical_stops: [], travel_time: 700 - 425 });
});
