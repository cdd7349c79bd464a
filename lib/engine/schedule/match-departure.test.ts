import { describe, expect, test } from "vitest";
import { dayNumber } from "@/lib/domain/dates";
import { localText } from "@/lib/domain/schedule/clocks/local-text";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { AIRPORTS, leg } from "../testing/fixtures";
import { DepartureAssignment } from "./departure-assignment";
import { FlightDepartures } from "./flight-departures";
import { isTouched, matchDeparture } from "./match-departure";

const window = { first: dayNumber("2026-11-01"), count: 120 };
const zoneOf = (code: string) => AIRPORTS.find((airport) => airport.code === code)?.timeZone ?? "";
const flights = (...patterns: LegPattern[]) => new FlightDepartures(patterns, window, zoneOf);

const DATE = "2026-12-10";

/** Where a passenger of that day finds the flight: its number, way and local time, or what became of it. */
function follow(before: LegPattern[], after: LegPattern[], added: LegPattern[] = [], addedBefore: LegPattern[] = []): string {
  const own = { before: flights(...before), after: flights(...after) };
  const pair = `${before[0]?.origin}${before.at(-1)?.destination}`;
  const noon = dayNumber(DATE) * 1440 + 720;
  const sold = own.before
    .between(pair, noon - 1440, noon + 1440)
    .find((flight) => localText(flight.legs[0]?.departureLocal ?? 0).startsWith(DATE));
  if (!sold) throw new Error("nothing leaves on that day");
  const departure = { pair, departureUtc: sold.legs[0]?.departureUtc ?? 0, localDay: dayNumber(DATE) };
  const others = added.length > 0 ? [{ before: flights(...addedBefore), after: flights(...added) }] : [];
  const match = matchDeparture(departure, own, new DepartureAssignment(() => [own, ...others]));
  if (!match.flight) return match.suspended ? "suspended" : "cancelled";
  const [first] = match.flight.legs;
  const way = match.flight.legs.map(({ destination }) => destination).join(" ");
  return `${match.flight.flightNumber} ${first?.origin} ${way} ${localText(first?.departureLocal ?? 0)}`;
}

const daily = leg("HY 271 TAS 07:10 IST 10:20");
const onlyOn = { periodFrom: DATE, periodTo: DATE };
const without: LegPattern[] = [
  { ...daily, periodTo: "2026-12-09" },
  { ...daily, periodFrom: "2026-12-11" },
];

describe("the same number", () => {
  test("on the same day is the same flight, however far it moves", () => {
    expect(follow([daily], [leg("HY 271 TAS 22:10 IST 01:20+1")])).toBe("271 TAS IST 2026-12-10T22:10");
  });

  test("goes on over midnight with its passengers", () => {
    const late = leg("HY 271 TAS 23:50 IST 03:00+1");
    expect(follow([late], [leg("HY 271 TAS 00:20 IST 03:30")])).toBe("271 TAS IST 2026-12-11T00:20");
    expect(follow([leg("HY 271 TAS 00:20 IST 03:30")], [late])).toBe("271 TAS IST 2026-12-09T23:50");
  });

  test("goes over midnight on one day alone", () => {
    const moved = leg("HY 271 TAS 01:00 IST 04:10", { periodFrom: "2026-12-11", periodTo: "2026-12-11", itineraryVariation: 2 });
    const evening = leg("HY 271 TAS 20:00 IST 23:10");
    const rest = [
      { ...evening, periodTo: "2026-12-09" },
      { ...evening, periodFrom: "2026-12-12" },
    ];
    expect(follow([evening], [...rest, moved])).toBe("271 TAS IST 2026-12-11T01:00");
  });

  test("of another day takes nobody's place", () => {
    const early = leg("HY 271 TAS 02:00 IST 05:10", { periodFrom: "2026-12-11", periodTo: "2026-12-11" });
    const evening = leg("HY 271 TAS 20:00 IST 23:10", onlyOn);
    expect(follow([evening, early], [early])).toBe("cancelled");
  });

  test("that lands on the way is found by board and off", () => {
    const via = [leg("HY 271 TAS 07:10 UGC 08:50"), leg("HY 271 UGC 09:40 IST 11:40", { legSequence: 2 })];
    expect(follow([daily], via)).toBe("271 TAS UGC IST 2026-12-10T07:10");
    expect(follow(via, [daily])).toBe("271 TAS IST 2026-12-10T07:10");
  });
});

describe("another number", () => {
  test("at the same time takes its place, on the same way and whatever it arrives", () => {
    expect(follow([daily], without, [leg("HY 273 TAS 07:10 IST 10:20", onlyOn)])).toBe("273 TAS IST 2026-12-10T07:10");
    expect(follow([daily], without, [leg("HY 273 TAS 07:10 IST 10:30", onlyOn)])).toBe("273 TAS IST 2026-12-10T07:10");
    const over = [leg("HY 273 TAS 07:10 UGC 08:50", onlyOn), leg("HY 273 UGC 09:40 IST 11:40", { ...onlyOn, legSequence: 2 })];
    expect(follow([daily], without, over)).toBe("cancelled");
  });

  test("of a flight that another carrier flies does not, unless that flew it before", () => {
    const at = (number: number, operatingFlight: string) => leg(`HY ${number} TAS 07:10 IST 10:20`, { ...onlyOn, operatingFlight });
    expect(follow([daily], without, [at(471, "TK0371")])).toBe("cancelled");
    expect(follow([at(471, "TK0371")], [], [at(473, "TK0375")])).toBe("473 TAS IST 2026-12-10T07:10");
  });

  test("at another time does not, however near", () => {
    expect(follow([daily], without, [leg("HY 273 TAS 07:15 IST 10:25", onlyOn)])).toBe("cancelled");
  });

  test("at the very time does, whether that was flown at another time on that day before or not", () => {
    const other = (clock: string) => leg(`HY 273 TAS ${clock} IST 12:10`);
    expect(follow([daily], without, [other("07:10")], [other("08:53")])).toBe("273 TAS IST 2026-12-10T07:10");
    expect(follow([daily], without, [other("07:10")], [{ ...other("08:53"), periodTo: "2026-12-09" }])).toBe(
      "273 TAS IST 2026-12-10T07:10",
    );
  });
});

describe("no flight", () => {
  test("on one day of a series is a cancellation", () => {
    expect(follow([daily], without)).toBe("cancelled");
  });

  test("for weeks around is a suspension", () => {
    const [early, late] = [
      { ...daily, periodTo: "2026-12-08" },
      { ...daily, periodFrom: "2027-01-10" },
    ];
    expect(follow([daily], [early, late])).toBe("suspended");
  });

  test("to the end is a cancellation", () => {
    expect(follow([daily], [{ ...daily, periodTo: "2026-11-20" }])).toBe("cancelled");
    expect(follow([daily], [])).toBe("cancelled");
  });

  test("in place of a single one is a cancellation", () => {
    expect(follow([{ ...daily, ...onlyOn }], [])).toBe("cancelled");
  });
});

test("only days that differ are touched", () => {
  const own = { before: flights(daily), after: flights(...without, { ...daily, ...onlyOn, departureTerminal: "3" }) };
  expect(["2026-12-09", "2026-12-10", "2026-12-11"].map((date) => isTouched(own, dayNumber(date)))).toEqual([false, true, false]);
});
