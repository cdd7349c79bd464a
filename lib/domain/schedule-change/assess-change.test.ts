import { describe, expect, test } from "vitest";
import type { JourneyDirection, OfferSegment } from "../offer";
import { assessChange } from "./assess-change";
import type { CurrentJourney, FlightPlace } from "./current-journey";
import { DEFAULT_RULE } from "./limits";

/** A flight of an hour and a half that leaves at a minute of the day. */
function flight(flightNumber: string, from: string, to: string, minute: number, change: Partial<OfferSegment> = {}): OfferSegment {
  const stop = (airport: string, utc: number) => ({
    airport,
    utc,
    local: new Date(utc * 60_000).toISOString().slice(0, 16),
    terminal: null,
  });
  return {
    carrier: "HY",
    flightNumber,
    departure: stop(from, minute),
    arrival: stop(to, minute + 90),
    durationMinutes: 90,
    aircraft: "320",
    cabin: "E",
    bookingClass: "T",
    brand: "LIGHT",
    seatsLeft: 9,
    refundable: true,
    changeable: true,
    handBaggage: { pieces: 1, kg: 8 },
    baggage: null,
    technicalStops: [],
    ...change,
  };
}

const direct: JourneyDirection[] = [{ segments: [flight("1", "TAS", "IST", 600)] }];
const connecting: JourneyDirection[] = [{ segments: [flight("1", "TAS", "IST", 600), flight("2", "IST", "LHR", 760)] }];

function assess(agreed: JourneyDirection[], segments: OfferSegment[], more: Partial<CurrentJourney> = {}, seatless: FlightPlace[] = []) {
  const current = { directions: [{ segments }], gone: [], suspended: false, ...more };
  return assessChange({ known: agreed, agreed, current, seatless, limitsOf: () => DEFAULT_RULE, connectionAfter: () => 60 });
}

describe("a direct flight", () => {
  test("as agreed is no change", () => {
    expect(assess(direct, [flight("1", "TAS", "IST", 600)])).toBeNull();
  });

  test.each([
    [15, "told"],
    [16, "open"],
    [-15, "told"],
    [-16, "open"],
  ])("moved by %i minutes is %s", (minutes, state) => {
    expect(assess(direct, [flight("1", "TAS", "IST", 600 + minutes)])).toMatchObject({ kind: "time", state, minutes, canAccept: true });
  });

  test.each([
    { limitMinutes: 30, earlierLimitMinutes: 5, minutes: -6, arrival: -6, state: "open", leavesEarlier: true },
    { limitMinutes: 30, earlierLimitMinutes: 5, minutes: 30, arrival: 30, state: "told", leavesEarlier: false },
    { limitMinutes: 5, earlierLimitMinutes: 30, minutes: -30, arrival: -30, state: "told", leavesEarlier: false },
    { limitMinutes: 5, earlierLimitMinutes: 30, minutes: -10, arrival: 6, state: "open", leavesEarlier: false },
    { limitMinutes: 5, earlierLimitMinutes: 5, minutes: 0, arrival: -20, state: "open", leavesEarlier: false },
    { limitMinutes: 5, earlierLimitMinutes: 5, minutes: 20, arrival: 20, state: "open", leavesEarlier: false },
  ])("has limits for later and for earlier: $minutes and $arrival of $limitMinutes and $earlierLimitMinutes", (each) => {
    const { limitMinutes, earlierLimitMinutes, minutes, arrival, state, leavesEarlier } = each;
    const moved = flight("1", "TAS", "IST", 600 + minutes);
    const segments = [{ ...moved, arrival: flight("1", "TAS", "IST", 600 + arrival).arrival }];
    const current = { directions: [{ segments }], gone: [], suspended: false };
    const limitsOf = () => ({ limitMinutes, earlierLimitMinutes });
    const assessed = assessChange({ known: direct, agreed: direct, current, seatless: [], limitsOf, connectionAfter: () => 60 });
    expect(assessed).toMatchObject({ state, leavesEarlier, canAccept: true });
  });

  test("under another number at the same time is told", () => {
    expect(assess(direct, [flight("7", "TAS", "IST", 600)])).toMatchObject({ kind: "number", state: "told", minutes: null });
  });

  test("that lands on the way is asked about, however little it takes", () => {
    const technicalStops = [{ airport: "UGC", arrivalLocal: "1970-01-01T10:30", departureLocal: "1970-01-01T10:50", durationMinutes: 20 }];
    expect(assess(direct, [flight("1", "TAS", "IST", 600, { technicalStops })])).toMatchObject({ kind: "routing", state: "open" });
  });

  test("from another terminal, or with another aircraft, is told", () => {
    const moved = flight("1", "TAS", "IST", 600);
    expect(assess(direct, [{ ...moved, departure: { ...moved.departure, terminal: "3" } }])).toMatchObject({
      kind: "terminal",
      state: "told",
    });
    expect(assess(direct, [{ ...moved, aircraft: "788" }])).toMatchObject({ kind: "equipment", state: "told" });
  });

  test("without a seat for everybody cannot be accepted by who has none", () => {
    const short = assess(direct, [flight("1", "TAS", "IST", 605)], {}, [[0, 0]]);
    expect(short).toMatchObject({ kind: "equipment", state: "open", canAccept: false, flights: ["HY1"] });
  });

  test("that is gone cannot be accepted", () => {
    const cancelled = assess(direct, [flight("1", "TAS", "IST", 600)], { gone: [[0, 0]] });
    expect(cancelled).toMatchObject({ kind: "cancelled", state: "open", canAccept: false, directions: [{ direction: 0, new: null }] });
    expect(assess(direct, [flight("1", "TAS", "IST", 600)], { gone: [[0, 0]], suspended: true })).toMatchObject({ kind: "suspended" });
  });
});

describe("a connection", () => {
  test("that is kept leaves a small change a small one", () => {
    expect(assess(connecting, [flight("1", "TAS", "IST", 610), flight("2", "IST", "LHR", 760)])).toMatchObject({
      kind: "time",
      state: "told",
    });
  });

  test("that is lost by a small change is asked about, and cannot be accepted", () => {
    const lost = assess(connecting, [flight("1", "TAS", "IST", 612), flight("2", "IST", "LHR", 760)]);
    expect(lost).toMatchObject({ kind: "connection_lost", state: "open", minutes: 12, canAccept: false });
  });

  test("that was sold as short is not lost by staying so", () => {
    const short: JourneyDirection[] = [{ segments: [flight("1", "TAS", "IST", 600), flight("2", "IST", "LHR", 720)] }];
    expect(assess(short, [flight("1", "TAS", "IST", 600), flight("7", "IST", "LHR", 720)])).toMatchObject({
      kind: "number",
      state: "told",
    });
  });
});

describe("a way back that leaves before the way out has arrived", () => {
  const agreed = [...direct, { segments: [flight("2", "IST", "TAS", 700)] }];
  const fixed = { known: agreed, agreed, seatless: [], limitsOf: () => DEFAULT_RULE, connectionAfter: () => 60 };
  const leaving = (out: number, back: number) => {
    return [{ segments: [flight("1", "TAS", "IST", out)] }, { segments: [flight("2", "IST", "TAS", back)] }];
  };

  test.each<[string, number, number]>([
    ["as that is late", 613, 700],
    ["as it is early itself", 600, 688],
  ])("%s, is lost, and touches both", (_, out, back) => {
    const current = { directions: leaving(out, back), gone: [], suspended: false };
    const assessed = assessChange({ ...fixed, current });
    expect(assessed).toMatchObject({ kind: "connection_lost", state: "open", canAccept: false });
    expect(assessed?.directions.map(({ direction }) => direction)).toEqual([0, 1]);
  });

  test("is no more than early where everybody has given the way out back, though that is not flown", () => {
    const current = { directions: leaving(600, 688), gone: [[0, 0] as const], suspended: false };
    const assessed = assessChange({ ...fixed, current, empty: [0] });
    expect(assessed).toMatchObject({ kind: "time", state: "told", minutes: -12, canAccept: true });
    expect(assessed?.directions.map(({ direction }) => direction)).toEqual([1]);
  });
});

test("a way out that lands less than a connection's time before the way back leaves has lost it", () => {
  const agreed = [...direct, { segments: [flight("2", "IST", "TAS", 900)] }];
  const late = [{ segments: [flight("1", "TAS", "IST", 770)] }, { segments: [flight("2", "IST", "TAS", 900)] }];
  const current = { directions: late, gone: [], suspended: false };
  const fixed = { known: agreed, agreed, seatless: [], limitsOf: () => DEFAULT_RULE };
  expect(assessChange({ ...fixed, current, connectionAfter: () => 60 })).toMatchObject({ kind: "connection_lost", canAccept: false });
  expect(assessChange({ ...fixed, current, connectionAfter: () => 20 })).toMatchObject({ kind: "time", canAccept: true });
});

test.each([-60, 60])(
  "an instant that a zone's new rules move by %i minutes, with the clock at the airport as it was, is no change",
  (minutes) => {
    const [old] = direct[0]?.segments ?? [];
    if (!old) throw new Error("no flight");
    const ruled = { ...old, departure: { ...old.departure, utc: old.departure.utc + minutes } };
    expect(assess(direct, [ruled])).toBeNull();
  },
);

test("the gravest of several kinds names the change, and the largest shift its minutes", () => {
  const changed = assess(connecting, [flight("8", "TAS", "IST", 560), flight("2", "IST", "LHR", 765)]);
  expect(changed).toMatchObject({ kind: "number", minutes: -40, state: "open" });
});

describe("what was told before", () => {
  const at = (minutes: number) => [{ segments: [flight("1", "TAS", "IST", 600 + minutes)] }];
  const shifted = (told: number, minutes: number) =>
    assessChange({
      known: at(told),
      agreed: direct,
      current: { directions: at(minutes), gone: [], suspended: false },
      seatless: [],
      limitsOf: () => DEFAULT_RULE,
      connectionAfter: () => 60,
    });

  test("adds to what moves now, and is shown as it was told", () => {
    expect(shifted(15, 30)).toMatchObject({
      state: "open",
      minutes: 15,
      directions: [{ old: at(15)[0]?.segments, new: at(30)[0]?.segments }],
    });
    expect(shifted(10, -5)).toMatchObject({ state: "told", minutes: -15 });
    expect(shifted(-15, -30)).toMatchObject({ state: "open", minutes: -15, leavesEarlier: true });
    expect(shifted(30, 10)).toMatchObject({ state: "told", minutes: -20, leavesEarlier: false });
  });

  test("is told once more where it is taken back", () => {
    expect(shifted(15, 0)).toMatchObject({ state: "told", minutes: -15 });
    expect(shifted(15, 15)).toBeNull();
  });
});
