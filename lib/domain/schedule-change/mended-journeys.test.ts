import { array, assert, constant, integer, oneof, property, record, uniqueArray } from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "@/tests/support/run/property-runs";
import type { OfferSegment } from "../offer";
import { MOST_OFFERED, mendedJourneys, type Way } from "./mended-journeys";

/** A flight of a direction by the minutes at which it leaves and arrives. */
function flight(flightNumber: string, leaves: number, arrives: number): OfferSegment {
  const stop = (utc: number) => ({ airport: "IST", local: "", utc, terminal: null });
  const sold = { cabin: "E", bookingClass: "Y", brand: "", seatsLeft: 9, refundable: false, changeable: false, baggage: null } as const;
  return {
    ...sold,
    ...{ carrier: "HY", flightNumber, departure: stop(leaves), arrival: stop(arrives), durationMinutes: arrives - leaves },
    ...{ aircraft: "320", handBaggage: { pieces: 1, kg: 8 }, technicalStops: [] },
  };
}

const reaches = (before: Way, next: Way) => (before.segments.at(-1)?.arrival.utc ?? 0) <= (next.segments[0]?.departure.utc ?? 0);

interface Times {
  leaves: number;
  takes: number;
  off: number;
  isSame: boolean;
}

function wayOf(direction: number, index: number, { leaves, takes, off, isSame }: Times, from = 0): Way {
  const segments = [flight(String(100 * direction + index), leaves, leaves + takes)];
  return { direction, segments, from, off, isSame };
}

const times = record({
  leaves: integer({ min: 0, max: 60 }),
  takes: integer({ min: 1, max: 10 }),
  off: integer({ min: 0, max: 30 }),
  isSame: constant(false),
});

/** Directions with their ways; some of them may stay as well. */
const journeys = array(record({ stays: oneof(constant(null), times), others: uniqueArray(times, { maxLength: 12 }) }), {
  minLength: 1,
  maxLength: 3,
}).map((directions) =>
  directions.map(({ stays, others }, direction) => [
    ...(stays ? [wayOf(direction, 0, stays, 1)] : []),
    ...others.map((each, index) => wayOf(direction, index + 1, each)),
  ]),
);

/** All that can be flown, by trying everything. */
function everything(ways: readonly (readonly Way[])[]): Way[][] {
  const all = ways.reduce<Way[][]>((begun, next) => begun.flatMap((journey) => next.map((way) => [...journey, way])), [[]]);
  return all
    .filter((journey) => journey.every((way, index) => index === 0 || reaches(journey[index - 1] ?? way, way)))
    .filter((journey) => journey.some(({ from }) => from === 0));
}

const offOf = (journey: readonly Way[]) => journey.reduce((sum, { off }) => sum + off, 0);
const kindOf = (journey: readonly Way[]) => journey.map(({ from }) => (from === 0 ? "other" : "stays")).join();

describe("journeys that mend a changed one", () => {
  test("are flown one direction after the other, never the unchanged one, few, each once, and in order", () => {
    assert(
      property(journeys, (ways) => {
        const found = mendedJourneys(ways, reaches);
        const all = everything(ways);
        expect(found.length).toBe(Math.min(MOST_OFFERED, all.length));
        for (const journey of found) expect(all).toContainEqual(journey);
        expect(new Set(found.map((journey) => JSON.stringify(journey))).size).toBe(found.length);
        expect(found.map(offOf)).toEqual(found.map(offOf).toSorted((one, other) => one - other));
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  test("have the nearest one of each choice of directions that are exchanged, as far as there is room, and else the nearest of all", () => {
    assert(
      property(journeys, (ways) => {
        const all = everything(ways).toSorted((one, other) => offOf(one) - offOf(other));
        const nearest = new Map<string, number>();
        for (const journey of all) if (!nearest.has(kindOf(journey))) nearest.set(kindOf(journey), offOf(journey));
        const found = mendedJourneys(ways, reaches);
        const expected = [...nearest.values()].slice(0, MOST_OFFERED);
        const offs = found.map(offOf);
        for (const off of expected) expect(offs).toContain(off);
        if (nearest.size <= MOST_OFFERED) expect(new Set(found.map(kindOf)).size).toBe(nearest.size);
        expect(offs[0]).toBe(all[0] && offOf(all[0]));
        if (nearest.size === 1) expect(offs).toEqual(all.slice(0, MOST_OFFERED).map(offOf));
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  test("begin with the same journey under other numbers, where another one is as near", () => {
    const at = { leaves: 10, takes: 5, off: 0 };
    const other = wayOf(0, 1, { ...at, isSame: false });
    const same: Way = { ...wayOf(0, 2, { ...at, isSame: true }), segments: [flight("2", 10, 12), flight("3", 12, 15)] };
    expect(mendedJourneys([[other, same]], reaches)).toEqual([[same], [other]]);
  });
});
