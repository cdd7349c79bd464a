import { beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { inclusionsOf } from "@/lib/api/representation/fare-family-texts";
import { writeOffer, writeOffers } from "@/lib/api/representation/write-offers";
import { OFFER_PARTS, offer as offerContract } from "@/lib/contracts/interface/offers";
import { LOCALES } from "@/lib/domain/localized";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { Party } from "@/lib/domain/passengers/passengers";
import { isSelfTransferAfter } from "@/lib/domain/self-transfer";
import { priceOffer } from "@/lib/services/offers/offer/price-offer";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { directionOf, NO_FILTERS } from "@/lib/suppliers/port/selling";
import { presentOffer } from "@/tests/support/offers/present-offer";
import { makeWorld, type World } from "@/tests/support/world/world";

const ALONE: Party = { adt: 1, chd: 0, inf: 0, ins: 0 };
const FAMILY: Party = { adt: 2, chd: 1, inf: 1, ins: 1 };

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

/** `TAS-LON` leaves in so many days, `TAS-LON-TAS` comes back a week later. */
async function find(route: string, party: Party, days = 30): Promise<SupplierOffer[]> {
  const [from = "", to = "", back] = route.split("-");
  const directions = [directionOf(from, to, world.date(days)), ...(back ? [directionOf(to, back, world.date(days + 7))] : [])];
  const { partner, now } = world;
  const { offers } = await houseSupplier.selling.search({
    directions,
    filters: NO_FILTERS,
    cabin: "A",
    party,
    currency: partner.currency,
    now,
  });
  return offers;
}

test.each([
  ["a direct flight and one with a technical stop", "TAS-IST", ALONE],
  ["connections and self transfers", "TAS-LON", FAMILY],
  ["both ways, on one ticket and on two", "TAS-IST-TAS", FAMILY],
  ["a charter", "TAS-AYT", ALONE],
  ["inside the country, with other documents", "TAS-SKD", FAMILY],
])("the bytes of offers are those of the objects that they stand for, and the contract's: %s", async (_, route, party) => {
  const { partner, now } = world;
  // What is written of flights on one day stands for those of others, too.
  const offers = [...(await find(route, party)), ...(await find(route, party, 33))];
  expect(offers.length).toBeGreaterThan(0);
  for (const locale of LOCALES) {
    const viewer = { partner, cabin: "A", party, locale, now, include: locale === "en" ? OFFER_PARTS : [] } as const;
    const expected = JSON.stringify(offers.map((offer) => presentOffer({ offer, ...viewer })));
    const priced = offers.map((offer) => priceOffer(offer, partner, party));
    // The second time all that offers share has been written before.
    for (const _time of [1, 2]) expect(String(writeOffers(priced, viewer))).toBe(expected);
    z.array(offerContract).parse(JSON.parse(expected));
  }
});

test("what offers share is made JSON of once: no more calls of JSON.stringify than there are flights, notices and fares", async () => {
  const { partner, now } = world;
  const offers = await find("TAS-LON-TAS", ALONE);
  const viewer = { partner, cabin: "E", party: ALONE, locale: "ru", now } as const;
  const priced = offers.map((offer) => priceOffer(offer, partner, ALONE));
  // Airports are written once for the whole process.
  writeOffers(priced, viewer);
  const stringify = vi.spyOn(JSON, "stringify");
  writeOffers(priced, viewer);
  const calls = stringify.mock.calls.length;
  stringify.mockRestore();
  expect(calls).toBeLessThanOrEqual(partsOf(offers));
});

/** How many texts some offers are put together of: flights, notices, what their fares include, brands and documents. */
function partsOf(offers: readonly SupplierOffer[]): number {
  const kinds = {
    flights: new Set(),
    beforeSelfTransfers: new Set(),
    notices: new Set(),
    fares: new Set(),
    brands: new Set(),
    documents: new Set(),
  };
  for (const { directions, ticketGroups, notices, services, brand, documents } of offers) {
    for (const notice of notices) kinds.notices.add(notice);
    kinds.brands.add(brand);
    kinds.documents.add(documents);
    for (const [direction, { segments }] of directions.entries()) {
      for (const [index, segment] of segments.entries()) {
        const kind = isSelfTransferAfter(ticketGroups, direction, index) ? kinds.beforeSelfTransfers : kinds.flights;
        kind.add(segment);
      }
      kinds.fares.add(JSON.stringify([inclusionsOf(segments), services]));
    }
  }
  // What a fare includes is written as words and as features.
  return Object.values(kinds).reduce((sum, { size }) => sum + size, kinds.fares.size);
}

test("a self transfer is told behind the notices that a flight has of its own", async () => {
  const offers = await find("TAS-LON", ALONE);
  const separate = offers.find(({ ticketGroups }) => ticketGroups.length > 1);
  if (!separate) throw new Error("no offer on two tickets");
  const stop = { airport: "UGC", arrivalLocal: "2026-12-31T21:40", departureLocal: "2026-12-31T22:40", durationMinutes: 60 };
  const directions = separate.directions.map(({ segments }) => ({
    segments: segments.map((each) => ({ ...each, technicalStops: [stop] })),
  }));
  const { partner, now } = world;
  const viewer = { partner, cabin: "E", party: ALONE, locale: "uz", now } as const;
  const offer = { ...separate, directions };
  const json = String(writeOffers([priceOffer(offer, partner, ALONE)], viewer));
  expect(json).toBe(JSON.stringify([presentOffer({ offer, ...viewer })]));
  expect(json).toContain("alohida chiptada");
});

test("one offer has the id that was asked for, whatever its characters, and its bags behind it; no offers are an empty list", async () => {
  const [offer] = await find("TAS-IST", ALONE);
  if (!offer) throw new Error("no offer");
  const { partner, now } = world;
  const viewer = { partner, cabin: "E", party: ALONE, locale: "en", now } as const;
  const priced = priceOffer(offer, partner, ALONE);
  const offerId = 'abc.k1."\\ю';
  const expected = presentOffer({ offer, ...viewer, offerId });
  expect(String(writeOffer(priced, viewer, offerId))).toBe(JSON.stringify(expected));
  expect(JSON.parse(String(writeOffer(priced, viewer, offerId, { additional_services: [] })))).toEqual({
    ...expected,
    additional_services: [],
  });
  expect(String(writeOffers([], viewer))).toBe("[]");
});
