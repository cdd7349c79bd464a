import { expect, test } from "vitest";
import { parseSnapshot } from "./parse-snapshot";

const stop = (airport: string, utc: number) => ({ airport, local: "2026-12-05T10:00", utc, terminal: null });

const segment = (origin: string, destination: string) => ({
  ...{ carrier: "HY", flightNumber: "271", departure: stop(origin, 29_900_000), arrival: stop(destination, 29_900_300) },
  ...{ durationMinutes: 300, aircraft: "788", cabin: "E", bookingClass: "T", brand: "COMFORT", seatsLeft: 5 },
  ...{ refundable: true, changeable: false, handBaggage: { pieces: 1, kg: 8 }, baggage: null, technicalStops: [] },
});

const fare = {
  ...{ fromSegment: 0, toSegment: 0, carrier: "HY", origin: "IST", destination: "TAS", brand: "COMFORT", bookingClass: "T" },
  ...{ fareBasis: "TCOMFORT", refundBefore: { permitted: true, feeMinor: 0 }, refundAfter: { permitted: false } },
  ...{ changeBefore: { permitted: false }, changeAfter: { permitted: false }, adultFareMinor: 100 },
};
const bag = { id: "bag-p0-d1-1x23kg-50", pieces: 1, kg: 23, amountMinor: 50 };
const tax = { code: "UZ", amountMinor: 30 };
const price = { age: "adt", fareMinor: 100, serviceFeeMinor: 0 };
const [out, back] = [{ segments: [segment("TAS", "IST")] }, { segments: [segment("IST", "TAS")] }];

const shared = {
  ...{ supplier: "house", reference: "sample", flightType: "regular", currency: "UZS", brand: "COMFORT", services: ["seat_choice"] },
  notices: [{ uz: "Eslatma", ru: "Заметка", en: "Note" }],
  ticketGroups: [
    {
      validatingCarrier: "HY",
      carriers: ["HY"],
      segments: [
        [0, 0],
        [1, 0],
      ],
    },
  ],
};

test("a snapshot is read as it was written", () => {
  const written = {
    ...shared,
    version: 1,
    directions: [out, back],
    conditions: [{ ...fare, direction: 1 }],
    prices: [
      { ...price, taxes: [{ ...tax, byDirection: [10, 20] }], bags: [{ ...bag, direction: 1 }], totalMinor: 180 },
      { ...price, taxes: [tax], bags: [], totalMinor: 130 },
    ],
  };
  expect(parseSnapshot(written)).toEqual(written);
});

test.each([null, "text", [], {}, { ...shared, version: 1 }, { ...shared, version: 2, directions: [], conditions: [], prices: [] }])(
  "what is no snapshot is refused: %j",
  (json) => {
    expect(() => parseSnapshot(json)).toThrow();
  },
);
