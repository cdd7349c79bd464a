import fc from "fast-check";
import { expect, it } from "vitest";
import type { SnapshotPrice } from "../booking/booking-snapshot";
import type { FareConditions, Penalty } from "../offer";
import { fareOfFlight } from "./fare-of-flight";

const FREE: Penalty = { permitted: true, feeMinor: 0 };
const fareOf = (direction: number, fromSegment: number, toSegment: number, adultFareMinor: number): FareConditions => ({
  ...{ direction, fromSegment, toSegment, adultFareMinor, carrier: "HY", origin: "TAS", destination: "IST", brand: "", bookingClass: "Y" },
  ...{ fareBasis: "Y", refundBefore: FREE, refundAfter: FREE, changeBefore: FREE, changeAfter: FREE },
});
const priceOf = (fareMinor: number): SnapshotPrice => ({
  ...{ age: "adt", fareMinor, taxes: [], serviceFeeMinor: 500, bags: [], totalMinor: fareMinor + 500 },
});

it("the flights of a journey come to its fare, whatever each of its fares prices", () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(lengths, fc.nat(100_000_000), fc.array(fc.nat(9_000), { minLength: 3, maxLength: 3 }), (flights, fareMinor, weights) => {
      let next = 0;
      const conditions = flights.map((length, index) => {
        const from = next;
        next += length;
        return fareOf(0, from, next - 1, weights[index] ?? 0);
      });
      const shares = Array.from({ length: next }, (_, segment) =>
        fareOfFlight(priceOf(fareMinor), { conditions, currency: "UZS" }, [0, segment]),
      );
      expect(shares.reduce((total, share) => total + share, 0)).toBe(fareMinor);
    }),
    { numRuns: 100 },
  );
});

it("a flight that no fare prices brings nothing", () => {
  const snapshot = { conditions: [fareOf(0, 0, 0, 100)], currency: "UZS" as const };
  expect([fareOfFlight(priceOf(700), snapshot, [0, 1]), fareOfFlight(priceOf(700), snapshot, [1, 0])]).toEqual([0, 0]);
});
