import { expect, it } from "vitest";
import { NO_FILTERS } from "@/lib/client/travel/offer-view";
import type { SearchQuery } from "@/lib/contracts/interface/offers";
import { narrowQuery } from "./narrow-query";

const query: SearchQuery = {
  directions: [
    { departure_airport: "TAS", arrival_airport: "IST", date: "2026-12-10" },
    { departure_airport: "IST", arrival_airport: "TAS", date: "2026-12-20" },
  ],
  service_class: "E",
  adults: 1,
  children: 0,
  infants: 0,
  infants_with_seat: 0,
};
const CUT = 300;

const evening = { direction: 1, end: "departure", from: 1080, to: 1440 } as const;

it("asks again only where the answer was cut and a filter can be told to the service", () => {
  expect(narrowQuery(query, { ...NO_FILTERS, stops: [0], times: [evening] }, 299)).toBeNull();
  expect(narrowQuery(query, NO_FILTERS, CUT)).toBeNull();
  expect(narrowQuery(query, { ...NO_FILTERS, carriers: ["HY"], stops: [0, 2], noSelfTransfer: true }, CUT)).toBeNull();
  expect(narrowQuery(query, { ...NO_FILTERS, withBaggage: true, refundable: true }, CUT)).toBeNull();
  expect(narrowQuery(query, { ...NO_FILTERS, withBaggage: true, stops: [0] }, 299)).toBeNull();
  expect(narrowQuery(query, { ...NO_FILTERS, withBaggage: true, stops: [0] }, CUT)).toEqual({ ...query, baggage: "1", max_stops: 0 });
});

it("asks for no less than the filters let through", () => {
  expect(narrowQuery(query, { ...NO_FILTERS, stops: [0, 1] }, CUT)).toMatchObject({ max_stops: 1 });
  const arrival = { direction: 0, end: "arrival", from: 0, to: 735 } as const;
  const narrowed = narrowQuery(
    query,
    { ...NO_FILTERS, times: [evening, arrival], via: ["FRU"], maxDuration: 600, price: { from: 5, to: 90 } },
    CUT,
  );
  expect(narrowed?.directions).toEqual([
    { ...query.directions[0], arrival_from: "00:00", arrival_to: "12:15" },
    { ...query.directions[1], departure_from: "18:00", departure_to: "23:59" },
  ]);
  expect(narrowed).toMatchObject({ connection_airports: ["FRU"], max_travel_time: 600, max_price: 90 });
});

it("never asks for what customers pay, which the service does not know", () => {
  const filters = { ...NO_FILTERS, price: { from: 5, to: 90 } };
  expect(narrowQuery(query, filters, CUT, true)).toBeNull();
  expect(narrowQuery(query, { ...filters, stops: [0] }, CUT, true)).toEqual({ ...query, max_stops: 0 });
});
