import { describe, expect, it } from "vitest";
import type { SnapshotPrice } from "../booking/booking-snapshot";
import type { JourneyDirection, OfferSegment, Stop } from "../offer";
import { fiscalKept, fiscalParts, fiscalSale } from "./fiscal-sale";

const COUNTRIES: Record<string, string> = { TAS: "UZ", SKD: "UZ", IST: "TR" };
const countryOf = (airport: string) => COUNTRIES[airport];

function stop(airport: string): Stop {
  return { airport, local: "2026-12-05T10:00", utc: 0, terminal: null };
}

function flight(from: string, to: string): OfferSegment {
  return {
    carrier: "HY",
    flightNumber: "51",
    departure: stop(from),
    arrival: stop(to),
    durationMinutes: 55,
    aircraft: "320",
    cabin: "E",
    bookingClass: "T",
    brand: "LIGHT",
    seatsLeft: 5,
    refundable: true,
    changeable: true,
    handBaggage: { pieces: 1, kg: 8 },
    baggage: null,
    technicalStops: [],
  };
}

function journey(...routes: string[]): JourneyDirection[] {
  return routes.map((route) => ({ segments: [flight(route.slice(0, 3), route.slice(3))] }));
}

/** 310,000.00 fare, 20,000.00 tax, 6,000.00 bag, 50,000.00 fee. */
const adult: SnapshotPrice = {
  age: "adt",
  fareMinor: 31_000_000,
  taxes: [{ code: "UD", amountMinor: 2_000_000 }],
  serviceFeeMinor: 5_000_000,
  bags: [{ id: "b", direction: 0, pieces: 1, kg: 23, amountMinor: 600_000 }],
  totalMinor: 38_600_000,
};

describe("the fiscal data of a sale", () => {
  it("of a domestic journey has VAT in the carrier's part and in the fee", () => {
    // 336,000.00 × 12 / 112 = 36,000.00 and 50,000.00 × 12 / 112 = 5,357.142…
    expect(fiscalSale({ prices: [adult], directions: journey("TASSKD", "SKDTAS"), totalMinor: 38_600_000 }, countryOf)).toEqual({
      carrierMinor: 33_600_000,
      carrierVatMinor: 3_600_000,
      feeMinor: 5_000_000,
      feeVatMinor: 535_714,
      totalMinor: 38_600_000,
    });
  });

  it("of international carriage is zero-rated but for the fee, its domestic flights too", () => {
    const sale = fiscalSale({ prices: [adult], directions: journey("SKDTAS", "TASIST"), totalMinor: 38_600_000 }, countryOf);
    expect(sale).toMatchObject({ carrierMinor: 33_600_000, carrierVatMinor: 0, feeVatMinor: 535_714 });
  });

  it("does not take an airport that it does not know for a domestic one", () => {
    const sale = fiscalSale({ prices: [adult], directions: journey("TASXXX"), totalMinor: 38_600_000 }, countryOf);
    expect(sale.carrierVatMinor).toBe(0);
  });

  it("counts VAT once for the party, halves up", () => {
    // 0.14 × 12 / 112 = 0.015 each, 0.02 rounded; of the 0.28 together it is 0.03.
    const prices = [14, 14].map((fareMinor) => ({
      ...adult,
      fareMinor,
      taxes: [],
      bags: [],
      serviceFeeMinor: 0,
      totalMinor: fareMinor,
    }));
    expect(fiscalSale({ prices, directions: journey("TASSKD"), totalMinor: 28 }, countryOf).carrierVatMinor).toBe(3);
    expect(fiscalSale({ prices: prices.slice(0, 1), directions: journey("TASSKD"), totalMinor: 14 }, countryOf).carrierVatMinor).toBe(2);
  });

  it("is the sum of what was given back and what was kept, VAT to the tiyin", () => {
    const directions = journey("TASSKD");
    const sale = fiscalSale({ prices: [adult], directions, totalMinor: 38_600_000 }, countryOf);
    // 100,001.00 × 12 / 112 = 10,714.392…; 36,000.00 less that is kept.
    const back = fiscalParts({ carrierMinor: 10_000_100, feeMinor: 0, directions }, countryOf);
    expect(back).toMatchObject({ carrierVatMinor: 1_071_439, feeVatMinor: 0 });
    expect(fiscalKept(sale, back)).toEqual({
      carrierMinor: 23_599_900,
      carrierVatMinor: 2_528_561,
      feeMinor: 5_000_000,
      feeVatMinor: 535_714,
      totalMinor: 28_599_900,
    });
  });

  it("refuses to declare parts that are not what was paid", () => {
    expect(() => fiscalSale({ prices: [adult], directions: journey("TASSKD"), totalMinor: 38_600_001 }, countryOf)).toThrow(RangeError);
  });
});
