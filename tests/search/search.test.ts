import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { fareRule, type Offer, offer as offerContract, type SearchQuery, searchQuery } from "@/lib/contracts/interface/offers";
import { scheduleEntry } from "@/lib/contracts/interface/services";
import { db } from "@/lib/db";
import { listSchedule } from "@/lib/services/offers/calendar/list-schedule";
import { readOfferRules } from "@/lib/services/offers/offer/read-offer-rules";
import { checkOffer, listFareFamily, searchOffers } from "@/tests/support/offers/ask-offers";
import { flightsOf, refusal, sell } from "@/tests/support/offers/offers";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

/** `TAS-IST` leaves 30 days ahead; `TAS-IST-TAS` comes back a week later. */
async function search(route: string, differences: Record<string, unknown> = {}, days = 30): Promise<Offer[]> {
  const [from = "", to = "", back] = route.split("-");
  const directions = [{ departure_airport: from, arrival_airport: to, date: world.date(days) }];
  if (back) directions.push({ departure_airport: to, arrival_airport: back, date: world.date(days + 7) });
  const counts = { adults: 1, children: 0, infants: 0, infants_with_seat: 0 };
  const query: SearchQuery = searchQuery.parse({ directions, service_class: "E", ...counts, ...differences });
  const found = await searchOffers({ partner: world.partner, locale: "en", query, now: world.now });
  return z.array(offerContract).parse(found);
}

async function theOffer(route: string, flights: string, differences: Record<string, unknown> = {}, days = 30): Promise<Offer> {
  const found = (await search(route, differences, days)).find((each) => flightsOf(each) === flights);
  if (!found) throw new Error(`no offer with ${flights}`);
  return found;
}

const asked = () => ({ partner: world.partner, locale: "en" as const, now: world.now });

describe("a search one way", () => {
  it("finds direct flights, technical stops and connections, once each, cheapest first", async () => {
    const found = await search("TAS-LON");
    const flights = found.map(flightsOf);
    expect(flights).toEqual(expect.arrayContaining(["TK371,TK1979", "HY271,TK1979", "HY603,TK1979"]));
    expect(new Set(flights).size).toBe(flights.length);
    const prices = found.map((each) => each.price.amount);
    expect(prices).toEqual(prices.toSorted((left, right) => left - right));
  });

  it("takes the through fare of one carrier, and the sum of fares of two", async () => {
    // 350 USD × 12,650.25 = 4,427,587.5, tax 10 USD = 126,502.5, each rounded up; fee 50,000
    expect((await theOffer("TAS-LON", "TK371,TK1979")).price).toEqual({ amount: 4_427_588 + 126_503 + 50_000, currency: "UZS" });
    // 200 + 150 USD; tax 10 and surcharge 20 USD
    const mixed = await theOffer("TAS-LON", "HY271,TK1979");
    expect(mixed.price.amount).toBe(2_530_050 + 1_897_538 + 126_503 + 253_005 + 50_000);
    expect(mixed.taxes_and_fees.amount).toBe(126_503 + 253_005 + 50_000);
    expect(mixed.is_vtrip).toBe(false);
  });

  it("searches all airports of a metropolitan code, and one airport alone", async () => {
    expect((await search("TAS-IST")).map(flightsOf)).toEqual(expect.arrayContaining(["PC397", "HY271", "TK371"]));
    expect((await search("TAS-SAW")).map(flightsOf)).toEqual(["PC397"]);
  });

  it("shows a technical stop inside its segment, with local times", async () => {
    const { directions } = await theOffer("TAS-IST", "HY603");
    const segment = directions[0]?.segments[0];
    expect(segment?.technical_stops).toMatchObject([
      {
        airport: { code: "UGC" },
        arrival_datetime: `${world.date(30)} 21:40:00`,
        departure_datetime: `${world.date(30)} 22:40:00`,
        duration: 60,
      },
    ]);
    expect(segment?.information_for_clients[0]?.en).toContain("UGC");
    // 20:00 in Tashkent (UTC+5) to 00:50 of the next day in Istanbul (UTC+3)
    expect(directions[0]).toMatchObject({ travel_time: 410, transfer_time: null, route_duration: 410 });
    expect(directions[0]?.arrival.datetime).toBe(`${world.date(31)} 00:50:00`);
  });

  it("counts flying, waiting and the whole route of a connection", async () => {
    const { directions } = await theOffer("TAS-LON", "HY271,TK1979");
    expect(directions[0]).toMatchObject({ travel_time: 310 + 250, transfer_time: 260, route_duration: 820 });
    expect(directions[0]?.segments.map((segment) => segment.transfer_time)).toEqual([260, null]);
  });

  it("prices each passenger by age, and lets an infant travel on a lap without a seat", async () => {
    const family = await theOffer("TAS-IST", "HY271", { adults: 5, children: 1, infants: 1 });
    // LIGHT in T has no room for six on this flight, in Y it has: 300 USD; a child pays 75 %, an infant 10 %
    const [adult, child, infant] = [3_795_075, 2_846_307, 379_508];
    const taxes = 126_503 + 253_005;
    expect(family.passengers.map(({ age, price }) => [age, price])).toEqual([
      ...Array.from({ length: 5 }, () => ["adt", adult + taxes + 50_000]),
      ["chd", child + 63_252 + 253_005 + 50_000],
      ["inf", infant + 50_000],
    ]);
    expect(family.price.amount).toBe(family.passengers.reduce((total, { price }) => total + price, 0));
    expect(await search("TAS-SAW", { adults: 6, children: 1, infants: 6 })).toHaveLength(1);
    expect((await search("TAS-IST", { adults: 5, infants_with_seat: 2 })).map(flightsOf)).not.toContain("HY271");
  });

  it("sells business where business is asked for, and the lowest of all where any is", async () => {
    const business = await theOffer("TAS-IST", "HY271", { service_class: "B" });
    expect(business).toMatchObject({ fare_family_type: "BUSINESS", is_fare_family: false, refund: true, baggage: true });
    expect(business.directions[0]?.segments[0]).toMatchObject({ service_class: "B", seats: 2, baggage: { piece: 2, weight: 32 } });
    expect((await theOffer("TAS-IST", "HY271", { service_class: "A" })).fare_family_type).toBe("LIGHT");
    expect((await search("TAS-IST", { service_class: "B", adults: 3 })).map(flightsOf)).toEqual(["HY603", "TK371"]);
  });

  it("warns of a self transfer between carriers without an agreement", async () => {
    const vtrip = await theOffer("TAS-LON", "FZ1942,EK7");
    expect(vtrip).toMatchObject({ is_vtrip: true, flight_type: "vtrip", is_charter: false });
    expect(vtrip.information_for_clients[0]?.en).toContain("self transfer");
    expect(vtrip.information_for_clients[0]?.ru).toContain("самостоятельная пересадка");
    expect(vtrip.information_for_clients[0]?.uz).toContain("mustaqil ulanish");
  });

  it("names charter and low-cost flights", async () => {
    expect(await theOffer("TAS-AYT", "X09001")).toMatchObject({ is_charter: true, flight_type: "charter" });
    expect(await theOffer("TAS-SAW", "PC397")).toMatchObject({ is_charter: false, flight_type: "lowcost" });
  });

  it("takes identity cards and birth certificates inside Uzbekistan only", async () => {
    const party = { adults: 1, children: 1 };
    expect((await theOffer("TAS-SKD", "HY51", party)).documents).toEqual({
      adt: ["A", "NP", "DP", "SP", "PSP", "IC"],
      chd: ["A", "NP", "DP", "SP", "PSP", "IC", "SR"],
    });
    expect((await theOffer("TAS-IST", "HY271", party)).documents.chd).toEqual(["A", "NP", "DP", "SP", "PSP"]);
  });

  it("sells nothing that leaves within three hours", async () => {
    // It is 11:00 in Tashkent: HY 603 at 20:00 can be had, HY 271 at 07:00 and TK 371 at 09:30 are gone.
    expect((await search("TAS-IST", {}, 0)).map(flightsOf)).toEqual(["HY603"]);
    const late = { ...asked(), now: new Date("2026-12-01T12:30:00Z") };
    const query = searchQuery.parse({
      directions: [{ departure_airport: "TAS", arrival_airport: "IST", date: world.date(0) }],
      service_class: "E",
      adults: 1,
      children: 0,
      infants: 0,
      infants_with_seat: 0,
    });
    expect(await searchOffers({ ...late, query })).toEqual([]);
  });

  it("gives the ticketing limit in UTC: a day, or two hours before departure", async () => {
    expect((await theOffer("TAS-IST", "HY271")).ticketing_time_limit).toBe("2026-12-02 06:00:00");
    // 20:00 in Tashkent is 15:00 UTC
    expect((await theOffer("TAS-IST", "HY603", {}, 0)).ticketing_time_limit).toBe("2026-12-01 13:00:00");
  });
});

describe("a search for a round trip", () => {
  it("adds both directions up and never returns before arrival", async () => {
    const [out, back, both] = await Promise.all([
      theOffer("TAS-IST", "HY271"),
      theOffer("IST-TAS", "HY272", {}, 37),
      theOffer("TAS-IST-TAS", "HY271/HY272"),
    ]);
    expect(both.price.amount).toBe(out.price.amount + back.price.amount - 50_000);
    expect(both.directions).toHaveLength(2);
    const date = world.date(30);
    const sameDay = await searchOffers({
      ...asked(),
      query: searchQuery.parse({
        directions: [
          { departure_airport: "TAS", arrival_airport: "IST", date },
          { departure_airport: "IST", arrival_airport: "TAS", date },
        ],
        service_class: "E",
        adults: 1,
        children: 0,
        infants: 0,
        infants_with_seat: 0,
      }),
    });
    // HY 271 lands at 10:10, HY 272 leaves at 12:00; TK 371 lands at 12:40; only PC 398 leaves in the evening.
    expect(sameDay.map(flightsOf).sort()).toEqual(["HY271/HY272", "HY271/PC398", "PC397/HY272", "PC397/PC398", "TK371/PC398"]);
  });

  it("puts carriers with an agreement on one ticket, others on two", async () => {
    const found = await search("TAS-IST-TAS");
    const byFlights = new Map(found.map((each) => [flightsOf(each), each]));
    expect(byFlights.get("HY271/TK370")?.is_vtrip).toBe(false);
    expect(byFlights.get("HY271/PC398")?.is_vtrip).toBe(true);
    expect(
      byFlights
        .get("HY271/PC398")
        ?.information_for_clients.map(({ en }) => en)
        .join(),
    ).toContain("separate tickets");
    expect(
      byFlights
        .get("HY271/PC398")
        ?.information_for_clients.map(({ en }) => en)
        .join(),
    ).toContain("leaves from SAW");
  });
});

describe("a fare family", () => {
  it("lists every brand of the flights with its own id, price and services", async () => {
    const light = await theOffer("TAS-IST-TAS", "HY271/HY272", { service_class: "A" });
    expect(light).toMatchObject({ is_fare_family: true, fare_family_type: "LIGHT", refund: false, baggage: false });
    const family = z.array(offerContract).parse(await listFareFamily({ ...asked(), offerId: light.id }));
    expect(family.map((each) => each.fare_family_type)).toEqual(["LIGHT", "FLEX", "BUSINESS"]);
    expect(family[0]?.price).toEqual(light.price);
    const included = [
      "Cabin baggage 1 × 8 kg",
      "Checked baggage 1 × 23 kg",
      "Refundable",
      "Changes permitted",
      "Seat selection",
      "Meal on board",
    ];
    expect(family[1]?.fare_family_services).toEqual([included, included]);
    expect(light.fare_family_services).toEqual(
      [["Cabin baggage 1 × 8 kg"], ["Cabin baggage 1 × 8 kg"]].map((list) => expect.arrayContaining(list)),
    );
    expect(light.fare_family_services.flat().join()).not.toContain("Non-refundable");
    expect(light.fare_family_features.map((direction) => direction.slice(0, 3))).toEqual(
      [0, 1].map(() => [
        { code: "hand_baggage", included: true, title: "Cabin baggage 1 × 8 kg" },
        { code: "baggage", included: false, title: "No checked baggage" },
        { code: "refund", included: false, title: "Non-refundable" },
      ]),
    );
    const flex = family[1];
    expect(flex && (await checkOffer({ ...asked(), offerId: flex.id })).price).toEqual(flex?.price);
  });

  it("is refused where there is only one brand", async () => {
    const only = await theOffer("TAS-IST", "HY271", { service_class: "B" });
    expect(await refusal(listFareFamily({ ...asked(), offerId: only.id }))).toBe("fare_family_unavailable");
  });

  it("tells the conditions of each fare in the partner's currency", async () => {
    const light = await theOffer("TAS-LON", "HY271,TK1979");
    const flex = (await listFareFamily({ ...asked(), offerId: light.id })).find((each) => each.fare_family_type === "FLEX");
    const rules = z.array(fareRule).parse(await readOfferRules({ ...asked(), offerId: flex?.id ?? "" }));
    expect(rules.map((rule) => [rule.departure_airport, rule.arrival_airport, rule.flight_numbers])).toEqual([
      ["TAS", "IST", ["HY 271"]],
      ["IST", "LHR", ["TK 1979"]],
    ]);
    expect(rules[0]?.refund).toEqual({
      before_departure: { allowed: true, amount: 126_503, currency: "UZS" },
      after_departure: { allowed: true, amount: 632_513, currency: "UZS" },
    });
    expect(rules[0]?.text.en).toContain("Refund: before departure – fee 126,503 UZS");
  });
});

describe("prices and live seats", () => {
  it("rise as seats sell, and the check remembers what the partner was shown", async () => {
    const before = await theOffer("TAS-IST", "HY271", {}, 60);
    await sell({ carrier: "HY", number: 271, date: world.date(60), airports: "TASIST", bookingClass: "T", seats: 3 });
    const checked = offerContract.parse(await checkOffer({ ...asked(), offerId: before.id }));
    expect(checked.id).toBe(before.id);
    expect(checked.price.amount).toBe(before.price.amount + 1_265_025);
    expect(checked.directions[0]?.segments[0]?.seats).toBe(3);
    expect(await db().offerShown.findMany({ select: { totalMinor: true } })).toEqual([{ totalMinor: BigInt(checked.price.amount * 100) }]);
    expect((await theOffer("TAS-IST", "HY271", {}, 60)).price).toEqual(checked.price);
  });

  it("write nothing while nothing moved", async () => {
    const count = () => db().offerShown.count();
    const rows = await count();
    const found = await theOffer("TAS-IST", "TK371");
    expect((await checkOffer({ ...asked(), offerId: found.id })).price).toEqual(found.price);
    expect(await count()).toBe(rows);
  });

  it("end in a clear refusal when the whole party no longer fits", async () => {
    const found = await theOffer("TAS-IST", "HY271", { adults: 4 }, 61);
    await sell({ carrier: "HY", number: 271, date: world.date(61), airports: "TASIST", bookingClass: "Y", seats: 3 });
    expect(await refusal(checkOffer({ ...asked(), offerId: found.id }))).toBe("offer_sold_out");
  });
});

describe("an offer id", () => {
  it("is unknown where it is forged, another partner's, or old", async () => {
    const { id } = await theOffer("TAS-IST", "TK371");
    const forged = `${id.slice(0, -2)}${id.endsWith("AA") ? "BB" : "AA"}`;
    const { partner: stranger } = await makePartner();
    const tomorrow = new Date(world.now.getTime() + 13 * 3_600_000);
    for (const attempt of [{ offerId: forged }, { offerId: "x" }, { offerId: id, partner: stranger }, { offerId: id, now: tomorrow }]) {
      expect(await refusal(checkOffer({ ...asked(), ...attempt }))).toBe("offer_not_found");
    }
  });
});

describe("a search that cannot be", () => {
  const wrong = async (route: string, differences: Record<string, unknown> = {}, days = 30) => refusal(search(route, differences, days));

  it("is refused with the field that is wrong", async () => {
    expect(await wrong("TAS-XQX")).toBe("validation directions.0.arrival_airport");
    expect(await wrong("IST-SAW")).toBe("validation directions.0.arrival_airport");
    expect(await wrong("TAS-IST", {}, -1)).toBe("validation directions.0.date");
    expect(await wrong("TAS-IST", {}, 331)).toBe("validation directions.0.date");
    expect(await wrong("TAS-IST", { adults: 0, children: 1 })).toBe("validation adults");
    expect(await wrong("TAS-IST", { adults: 8, infants_with_seat: 2 })).toBe("validation adults");
    expect(await wrong("TAS-IST", { infants: 2 })).toBe("validation infants");
  });

  it("goes by the date at the origin", async () => {
    // 30 November 22:00 UTC is already 1 December in Tashkent.
    const query = searchQuery.parse({
      directions: [{ departure_airport: "TAS", arrival_airport: "IST", date: "2026-11-30" }],
      service_class: "E",
      adults: 1,
      children: 0,
      infants: 0,
      infants_with_seat: 0,
    });
    const late = { ...asked(), now: new Date("2026-11-30T22:00:00Z"), query };
    expect(await refusal(searchOffers(late))).toBe("validation directions.0.date");
  });
});

describe("the schedule", () => {
  it("lists flights of a range by airports and carriers, through flights and legs", async () => {
    const query = {
      departure_from: world.date(30),
      departure_to: world.date(31),
      airport_from: "TAS",
      airport_to: "IST",
      airlines: ["HY"],
    };
    const entries = z.array(scheduleEntry).parse(await listSchedule({ mode: "live", locale: "ru", query, now: world.now }));
    expect(entries.map((entry) => [entry.flight_number, entry.departure])).toEqual([
      ["271", `${world.date(30)} 07:00:00`],
      ["603", `${world.date(30)} 20:00:00`],
      ["271", `${world.date(31)} 07:00:00`],
      ["603", `${world.date(31)} 20:00:00`],
    ]);
    expect(entries[0]).toMatchObject({ duration: expect.any(Number), aircraft: expect.any(String), aircraft_code: expect.any(String) });
    expect(entries[0]?.departure_airport.city).toMatchObject({ uz: "Toshkent", ru: "Ташкент", en: "Tashkent" });
  });

  it("refuses a range that is reversed or too long", async () => {
    const range = (from: number, to: number) =>
      refusal(
        listSchedule({
          mode: "live",
          locale: "en",
          query: { departure_from: world.date(from), departure_to: world.date(to) },
          now: world.now,
        }),
      );
    expect(await range(2, 1)).toBe("validation departure_to");
    expect(await range(0, 31)).toBe("validation departure_to");
  });

  it("says which days are known where others are asked for, instead of listing none", async () => {
    const ask = (day: number) => {
      const query = { departure_from: world.date(day), departure_to: world.date(day) };
      return listSchedule({ mode: "live", locale: "en", query, now: world.now });
    };
    expect((await ask(331)).length).toBeGreaterThan(0);
    for (const day of [-2, 332]) {
      const en = `Flights are known from ${world.date(-1)} to ${world.date(331)}. Choose dates between them.`;
      await expect(ask(day)).rejects.toMatchObject({ kind: "validation", fields: { departure_from: [expect.objectContaining({ en })] } });
    }
  });
});
