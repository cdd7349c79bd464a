import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NO_FILTERS, parseView, SORTS, TIMES_OF_DAY, writeView } from "@/lib/client/offer-view";
import type { Offer } from "@/lib/contracts/offers";
import { passes, sortOffers } from "./arrange-offers";
import { facetsOf } from "./facets";

interface Sketch {
  id?: string;
  price?: number;
  /** Carriers of the flights, in order. */
  carriers?: string[];
  departure?: string;
  minutes?: number;
  baggage?: boolean;
  refund?: boolean;
  selfTransfer?: boolean;
}

const place = { uz: null, en: null, ru: null };
const airport = {
  code: "TAS",
  title: "Tashkent",
  title_intl: place,
  city: "Tashkent",
  city_intl: place,
  country: { code: "UZ", title: "Uzbekistan", title_intl: place },
};

/** An offer of which only what matters for the list is drawn. */
function offer(sketch: Sketch): Offer {
  const { id = "o", price = 100, carriers = ["HY"], departure = "2026-12-10 08:00:00", minutes = 240 } = sketch;
  const end = { datetime: departure, airport: { ...airport, terminal: null } };
  const carriage = { piece: 1, weight: 10 };
  return {
    id,
    type: "avia",
    is_charter: false,
    is_vtrip: sketch.selfTransfer ?? false,
    flight_type: "regular",
    price: { amount: price, currency: "UZS" },
    recommended_price: { amount: price, currency: "UZS" },
    taxes_and_fees: { amount: 0, currency: "UZS" },
    transfers: carriers.length > 1,
    baggage: sketch.baggage ?? false,
    refund: sketch.refund ?? false,
    is_fare_family: false,
    fare_family_type: "BASIC",
    fare_family_services: [],
    fare_family_features: [],
    ticketing_time_limit: departure,
    passengers: [{ age: "adt", price }],
    age_thresholds: { adult: { min: 12, max: 150 }, child: { min: 2, max: 11 }, infant: { min: 0, max: 1 } },
    documents: {},
    directions: [
      {
        departure: { datetime: departure, airport },
        arrival: { datetime: departure, airport },
        travel_time: minutes,
        transfer_time: null,
        route_duration: minutes,
        segments: carriers.map((code) => ({
          departure: end,
          arrival: end,
          airline: { code, title: `Carrier ${code}` },
          service_class: "E",
          flight_number: "1",
          travel_time: minutes,
          transfer_time: null,
          aircraft: "A320",
          refund: false,
          change: false,
          handbags: carriage,
          baggage: null,
          comment: "",
          technical_stops: [],
          information_for_clients: [],
          seats: 9,
        })),
      },
    ],
    information_for_clients: [],
  };
}

const ids = (offers: readonly Offer[]) => offers.map(({ id }) => id);

describe("the order of the offers", () => {
  const slow = offer({ id: "slow", price: 100, minutes: 900, carriers: ["TK", "HY"], departure: "2026-12-10 05:00:00" });
  const fair = offer({ id: "fair", price: 115, minutes: 270, departure: "2026-12-10 21:00:00" });
  const dear = offer({ id: "dear", price: 300, minutes: 260, departure: "2026-12-10 09:00:00" });

  it("follows what the agent asks for", () => {
    expect(ids(sortOffers([dear, fair, slow], "price"))).toEqual(["slow", "fair", "dear"]);
    expect(ids(sortOffers([slow, fair, dear], "duration"))).toEqual(["dear", "fair", "slow"]);
    expect(ids(sortOffers([fair, dear, slow], "departure"))).toEqual(["slow", "dear", "fair"]);
  });

  it("finds best what costs a little more and takes far less time", () => {
    expect(ids(sortOffers([slow, dear, fair], "best"))[0]).toBe("fair");
  });

  it("loses no offer and leaves the given list as it was", () => {
    const offers = [dear, slow, fair];
    for (const sort of SORTS) expect(ids(sortOffers(offers, sort)).toSorted()).toEqual(["dear", "fair", "slow"]);
    expect(ids(offers)).toEqual(["dear", "slow", "fair"]);
  });
});

describe("the filters", () => {
  it("show everything while none is set", () => {
    expect(passes(offer({ carriers: ["TK", "PC", "HY"], selfTransfer: true }), NO_FILTERS)).toBe(true);
  });

  it("keep a journey that a chosen carrier flies any part of", () => {
    const filters = { ...NO_FILTERS, carriers: ["HY"] };
    expect(passes(offer({ carriers: ["HY"] }), filters)).toBe(true);
    expect(passes(offer({ carriers: ["TK", "HY"] }), filters)).toBe(true);
    expect(passes(offer({ carriers: ["TK", "PC"] }), filters)).toBe(false);
  });

  it("count connections, read the clock of the departure, and ask for baggage, refund and one ticket", () => {
    expect(passes(offer({ carriers: ["HY", "HY"] }), { ...NO_FILTERS, stops: [0] })).toBe(false);
    expect(passes(offer({ departure: "2026-12-10 17:59:00" }), { ...NO_FILTERS, times: ["day"] })).toBe(true);
    expect(passes(offer({ departure: "2026-12-10 18:00:00" }), { ...NO_FILTERS, times: ["day"] })).toBe(false);
    expect(passes(offer({}), { ...NO_FILTERS, withBaggage: true })).toBe(false);
    expect(passes(offer({}), { ...NO_FILTERS, refundable: true })).toBe(false);
    expect(passes(offer({ selfTransfer: true }), { ...NO_FILTERS, noSelfTransfer: true })).toBe(false);
  });

  it("are offered with the cheapest price behind each, and only where they make a difference", () => {
    const facets = facetsOf([
      offer({ price: 300, carriers: ["HY"], baggage: true }),
      offer({ price: 100, carriers: ["PC"] }),
      offer({ price: 200, carriers: ["PC", "HY"] }),
    ]);
    expect(facets.stops).toEqual([
      { id: 0, label: "0", minPrice: 100 },
      { id: 1, label: "1", minPrice: 200 },
    ]);
    expect(facets.carriers.map(({ id, minPrice }) => [id, minPrice])).toEqual([
      ["PC", 100],
      ["HY", 200],
    ]);
    expect([facets.hasBaggageChoice, facets.hasSelfTransfer]).toEqual([true, false]);
  });

  it("offer baggage and refunds where not every offer has them: the same flights may have a dearer fare with them", () => {
    const plain = facetsOf([offer({}), offer({ price: 200 })]);
    expect([plain.hasBaggageChoice, plain.hasRefundChoice]).toEqual([true, true]);
    const all = facetsOf([offer({ baggage: true, refund: true })]);
    expect([all.hasBaggageChoice, all.hasRefundChoice]).toEqual([false, false]);
  });
});

it("keeps order and filters in the address beside the search", () => {
  const view = fc.record({
    sort: fc.constantFrom(...SORTS),
    filters: fc.record({
      stops: fc.subarray([0, 1, 2]),
      carriers: fc.subarray(["HY", "TK", "C6"]),
      times: fc.subarray([...TIMES_OF_DAY]),
      withBaggage: fc.boolean(),
      refundable: fc.boolean(),
      noSelfTransfer: fc.boolean(),
    }),
  });
  fc.assert(
    fc.property(view, (wanted) => {
      const address = writeView(new URLSearchParams("from=TAS&to=IST"), wanted);
      expect(parseView(new URLSearchParams(address.toString()))).toEqual(wanted);
      expect(address.get("from")).toBe("TAS");
    }),
  );
});
