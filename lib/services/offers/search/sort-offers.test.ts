import { expect, test } from "vitest";
import type { OfferSegment, SupplierOffer } from "@/lib/domain/offer";
import type { PricedOffer } from "../offer/price-offer";
import { type OfferOrder, sortOffers } from "./sort-offers";

/** Directions as lists of flights, each from one minute to another; `separate` puts every flight on a ticket of its own. */
function makeOffer(name: string, totalMinor: number, ways: [number, number][][], separate = false): PricedOffer {
  const directions = ways.map((flights) => ({ segments: flights.map(([from, to]) => makeSegment(from, to)) }));
  const flights = ways.flatMap((each, direction) => each.map((_, at): [number, number] => [direction, at]));
  const groups = separate ? flights.map((flight) => [flight]) : [flights];
  const offer: SupplierOffer = {
    supplier: "house",
    reference: name,
    flightType: "regular",
    directions,
    currency: "UZS",
    fares: [],
    brand: "LIGHT",
    services: [],
    hasFareFamily: false,
    conditions: [],
    ticketGroups: groups.map((segments) => ({ validatingCarrier: "HY", carriers: ["HY"], segments })),
    notices: [],
    documents: {},
    bagOptions: [],
  };
  return { offer, prices: [], totalMinor };
}

function makeSegment(from: number, to: number): OfferSegment {
  const stop = (utc: number) => ({ airport: "TAS", local: "2026-12-31T00:00", utc, terminal: null });
  return {
    carrier: "HY",
    flightNumber: "1",
    departure: stop(from),
    arrival: stop(to),
    durationMinutes: to - from,
    aircraft: "320",
    cabin: "E",
    bookingClass: "Y",
    brand: "LIGHT",
    seatsLeft: 9,
    refundable: false,
    changeable: false,
    handBaggage: { pieces: 1, kg: 8 },
    baggage: null,
    technicalStops: [],
  };
}

const order = (by: OfferOrder, offers: PricedOffer[]) =>
  sortOffers(offers, by)
    .map(({ offer }) => offer.reference)
    .join("");

test("by price, by duration and by departure; equal ones cheapest first, then as they came", () => {
  const offers = [
    makeOffer("a", 300, [[[100, 200]]]),
    makeOffer("b", 200, [[[50, 200]]]),
    makeOffer("c", 200, [[[100, 200]]]),
    makeOffer("d", 100, [[[100, 400]]]),
    makeOffer("e", 200, [[[100, 200]]]),
  ];
  expect(order("price", offers)).toBe("dbcea");
  expect(order("duration", offers)).toBe("ceabd");
  expect(order("departure", offers)).toBe("bdcea");
});

test("a departure at the same time is followed by that of the way back, and durations of all directions add up", () => {
  const offers = [
    makeOffer("a", 100, [[[0, 100]], [[900, 1100]]]),
    makeOffer("b", 300, [[[0, 150]], [[800, 900]]]),
    makeOffer("c", 200, [[[10, 100]], [[700, 800]]]),
  ];
  expect(order("departure", offers)).toBe("bac");
  expect(order("duration", offers)).toBe("cba");
});

test("the best weighs price, time and stops against the lowest and the shortest of all", () => {
  // Price ÷ 100 + ½ × minutes ÷ 100 + ⅒ × stops; a self transfer is a stop and a half.
  const cheapest = makeOffer("a", 100, [[[0, 250]]]); // 1 + 1.25
  const fastest = makeOffer("b", 180, [[[0, 100]]]); // 1.8 + 0.5
  const between = makeOffer("c", 128, [[[0, 150]]]); // 1.28 + 0.75
  const stopping = makeOffer("d", 120, [
    [
      [0, 50],
      [60, 150],
    ],
  ]); // 1.2 + 0.75 + 0.1
  const separate = makeOffer(
    "e",
    120,
    [
      [
        [0, 50],
        [60, 150],
      ],
    ],
    true,
  ); // 1.2 + 0.75 + 0.15
  expect(order("best", [cheapest, fastest, separate, between, stopping])).toBe("cdeab");
});
