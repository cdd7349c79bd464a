import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { booking as bookingContract } from "@/lib/contracts/interface/bookings";
import { fareRule, type Offer, offer as offerContract, searchQuery } from "@/lib/contracts/interface/offers";
import { book, makeBody } from "@/tests/support/bookings/booking";
import { callOperation } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { checkOffer, listFareFamily, searchOffers } from "@/tests/support/offers/ask-offers";
import { flightsOf, refusal } from "@/tests/support/offers/offers";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let own: Credentials;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  own = await makeCredentials(world);
});

const FAMILY = { adults: 2, children: 1, infants: 1, infants_with_seat: 0 };
const ALONE = { adults: 1, children: 0, infants: 0, infants_with_seat: 0 };

async function search(credential: string, route: string, differences: Record<string, unknown> = {}): Promise<Offer[]> {
  const [departure_airport = "", arrival_airport = ""] = route.split("-");
  const directions = [{ departure_airport, arrival_airport, date: world.date(30) }];
  const query = { directions, service_class: "E", ...FAMILY, ...differences };
  const { data } = await callOperation("search_offers", { credential, query });
  return z.array(offerContract).parse(data);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe("parts of a price", () => {
  test.each(["live", "test"])("add up to the price, by age group and for all, in %s mode", async (mode) => {
    const found = await search(mode === "test" ? own.testKey : own.fullKey, "TAS-IST", { include: "price_parts" });
    expect(found.length).toBeGreaterThan(1);
    for (const { price, taxes_and_fees, passengers, price_parts = [] } of found) {
      expect(price_parts.map(({ age, count }) => [age, count])).toEqual([
        ["adt", 2],
        ["chd", 1],
        ["inf", 1],
      ]);
      for (const { age, base, taxes, service_fee, total } of price_parts) {
        expect(base + sum(taxes.map(({ amount }) => amount)) + service_fee).toBeCloseTo(total, 6);
        expect(passengers.filter((each) => each.age === age).map((each) => each.price)).toContain(total);
      }
      expect(sum(price_parts.map(({ count, total }) => count * total))).toBeCloseTo(price.amount, 6);
      expect(price.amount - sum(price_parts.map(({ count, base }) => count * base))).toBeCloseTo(taxes_and_fees.amount, 6);
    }
  });

  test("are left out of a search that does not ask for them", async () => {
    const [plain] = await search(own.fullKey, "TAS-IST");
    const [first] = plain?.directions[0]?.segments ?? [];
    expect([plain?.price_parts, first?.booking_class, first?.departure.utc, first?.emissions]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const [both] = await search(own.fullKey, "TAS-IST", { include: ["price_parts", "flight_details"] });
    expect([both?.price_parts?.length, both?.directions[0]?.segments[0]?.booking_class]).toEqual([3, "T"]);
  });
});

describe("details of flights", () => {
  test("tell class, fare basis, aircraft, zones, moments, distance and emissions", async () => {
    const found = await search(own.fullKey, "TAS-IST", { include: "flight_details", ...ALONE });
    const [segment] = found.find((each) => flightsOf(each) === "HY271")?.directions[0]?.segments ?? [];
    expect(segment).toMatchObject({
      booking_class: "T",
      fare_basis: "TLIGHT",
      departure: { time_zone: "Asia/Tashkent" },
      arrival: { time_zone: "Europe/Istanbul" },
      distance_km: 3356,
      // 3,355.7 km × 0.07435 and 0.12576 kg.
      emissions: { co2e_kg: 249.5, co2e_kg_with_forcing: 422 },
    });
    expect(segment?.aircraft_code).toMatch(/^[A-Z0-9]{3}$/);
    const [left, landed] = [segment?.departure.utc, segment?.arrival.utc].map((text) => Date.parse(text ?? ""));
    expect(((landed ?? 0) - (left ?? 0)) / 60_000).toBe(segment?.travel_time);
    // Tashkent is five hours ahead of UTC.
    expect(Date.parse(`${segment?.departure.datetime.replace(" ", "T")}Z`) - (left ?? 0)).toBe(5 * 3_600_000);
  });

  test("count the way by a technical stop", async () => {
    const found = await search(own.fullKey, "TAS-IST", { include: "flight_details", ...ALONE });
    const km = (flight: string) => found.find((each) => flightsOf(each) === flight)?.directions[0]?.segments[0]?.distance_km ?? 0;
    expect(km("HY603")).toBeGreaterThan(km("HY271"));
  });

  test("are those of the fare rules, in a check, in every brand, and in the booking", async () => {
    const [cheapest] = await search(own.fullKey, "TAS-LON", ALONE);
    const offerId = cheapest?.id ?? "";
    const { data } = await callOperation("check_offer", { credential: own.fullKey, params: { id: offerId } });
    const checked = offerContract.parse(data);
    const rules = z
      .array(fareRule)
      .parse((await callOperation("read_offer_rules", { credential: own.fullKey, params: { id: offerId } })).data);
    for (const { flight_number, airline, fare_basis, booking_class } of checked.directions[0]?.segments ?? []) {
      const rule = rules.find((each) => each.flight_numbers.includes(`${airline.code} ${flight_number}`));
      expect([fare_basis, booking_class]).toEqual([rule?.fare_basis, rule?.booking_class]);
    }
    const booked = await book({ partner: world.partner, now: new Date(), offerId, body: makeBody() });
    const read = bookingContract.parse((await callOperation("read_booking", { credential: own.fullKey, params: { id: booked.id } })).data);
    for (const seen of [booked, read]) {
      expect(seen.directions[0]?.segments).toEqual(checked.directions[0]?.segments.map(({ seats: _, ...segment }) => segment));
      const [passenger] = seen.passengers;
      const [parts] = checked.price_parts ?? [];
      const { base, taxes, service_fee, total } = parts ?? {};
      expect(passenger?.price_parts).toEqual({ base, taxes, service_fee, additional_services: 0, total });
      expect(total).toBe(passenger?.price);
      expect(seen.expires_at).toBe(`${seen.expire.replace(" ", "T")}Z`);
    }
  });

  test("are in each brand of the fare family", async () => {
    const found = await search(own.fullKey, "TAS-IST", ALONE);
    const withFamily = found.find(({ is_fare_family }) => is_fare_family);
    const family = await listFareFamily({ partner: world.partner, locale: "en", now: new Date(), offerId: withFamily?.id ?? "" });
    const bases = family.map(({ directions }) => directions[0]?.segments[0]?.fare_basis);
    expect(new Set(bases).size).toBe(family.length);
    expect(family.every(({ price_parts }) => price_parts !== undefined)).toBe(true);
  });
});

describe("an id is kept until `expires_at`", () => {
  const asked = () => ({ partner: world.partner, locale: "en" as const });
  const found = async (days: number, now: Date) => {
    const directions = [{ departure_airport: "TAS", arrival_airport: "IST", date: world.date(days) }];
    return searchOffers({ ...asked(), now, query: searchQuery.parse({ directions, service_class: "E", ...ALONE }) });
  };

  test("and not a second longer: at its price, and the check says the same moment", async () => {
    const now = new Date();
    const [offer] = await found(30, now);
    const end = Date.parse(offer?.expires_at ?? "");
    expect(end).toBe(Math.floor(now.getTime() / 1000) * 1000 + 12 * 3_600_000);
    const checked = await checkOffer({ ...asked(), offerId: offer?.id ?? "", now: new Date(end) });
    expect([checked.price, checked.expires_at]).toEqual([offer?.price, offer?.expires_at]);
    const late = checkOffer({ ...asked(), offerId: offer?.id ?? "", now: new Date(end + 1000) });
    expect(await refusal(late)).toBe("offer_not_found");
    const booked = await book({ partner: world.partner, now: new Date(end), offerId: offer?.id ?? "", body: makeBody() });
    expect(booked.price.amount).toBe(offer?.price.amount);
  });

  test("two hours before the first departure at the latest", async () => {
    const day = new Date(`${world.date(2)}T00:00:00Z`);
    const offers = await found(2, day);
    expect(offers.length).toBeGreaterThan(0);
    for (const { expires_at, directions } of offers) {
      const local = directions[0]?.departure.datetime.replace(" ", "T") ?? "";
      const closes = Date.parse(`${local}Z`) - 5 * 3_600_000 - 2 * 3_600_000;
      expect(Date.parse(expires_at ?? "")).toBe(Math.min(closes, day.getTime() + 12 * 3_600_000));
    }
  });
});
