import { describe, expect, it } from "vitest";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { cut, LEG } from "../columns";
import { type SsimFile, writeSsim } from "../write/write";
import { linesOf, parseLines, someCarrier, someLeg, withField } from "./testing";

/** Legs of a file that leaves columns 193–194 blank. */
function readBlank(legs: LegPattern[], options: Partial<SsimFile> & { timeMode?: "L" | "U" } = {}) {
  const carriers = [someCarrier(legs, { timeMode: options.timeMode ?? "L" })];
  return parseLines(writeSsim({ carriers, createdOn: "2026-10-01", blankDayOffsets: true, ...options }));
}

function daysOf(legs: LegPattern[]) {
  return legs.map((leg) => [leg.departureDayOffset, leg.arrivalDayOffset]);
}

function leg(legSequence: number, origin: string, departureMinutes: number, destination: string, arrivalMinutes: number): LegPattern {
  return someLeg({ legSequence, origin, departureMinutes, destination, arrivalMinutes });
}

/** A leg so many days after its flight's date. */
function daysLater(days: number, later: LegPattern): LegPattern {
  return { ...later, departureDayOffset: days, arrivalDayOffset: days };
}

describe("a file without day offsets", () => {
  it("lands the next day where the arrival is earlier than the departure", () => {
    expect(daysOf(readBlank([leg(1, "TAS", 1380, "DEL", 120)]).legs)).toEqual([[0, 1]]);
  });

  it("departs on a later leg as many days later as its period begins later", () => {
    const { legs } = readBlank([
      leg(1, "TAS", 1320, "IST", 1410),
      daysLater(1, leg(2, "IST", 60, "JFK", 300)),
      daysLater(2, leg(3, "JFK", 240, "MIA", 430)),
    ]);
    expect(daysOf(legs)).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
  });

  it("counts the days over a leg of the flight that carries no passengers", () => {
    const { legs } = readBlank([{ ...leg(1, "TAS", 1380, "IST", 60), serviceType: "F" }, daysLater(1, leg(2, "IST", 120, "LHR", 200))]);
    expect(daysOf(legs)).toEqual([[1, 1]]);
  });

  it("uses UTC offsets for flights over the date line", () => {
    const utcOffset = (airport: string): number => ({ NRT: 540, LAX: -480 })[airport] ?? 0;
    expect(daysOf(readBlank([leg(1, "NRT", 1020, "LAX", 600)], { utcOffset }).legs)).toEqual([[0, 0]]);
    expect(daysOf(readBlank([leg(1, "LAX", 780, "NRT", 1050)], { utcOffset }).legs)).toEqual([[0, 1]]);
  });

  it("reads UTC times as they stand", () => {
    const { legs } = readBlank([{ ...leg(1, "TAS", 1200, "IST", 30), timeMode: "U" }], { timeMode: "U" });
    expect(daysOf(legs)).toEqual([[0, 1]]);
    expect(legs[0]?.timeMode).toBe("U");
  });

  it("measures a later leg against the first leg whose dates it has", () => {
    const autumn = { periodFrom: "2026-10-25", periodTo: "2026-12-31" };
    const winter = { periodFrom: "2027-01-01", periodTo: "2027-03-27" };
    const first = leg(1, "TAS", 1320, "IST", 1410);
    const second = daysLater(1, leg(2, "IST", 60, "JFK", 300));
    const { legs, problems } = readBlank(
      [first, first, second, second].map((each, index) => ({ ...each, ...(index % 2 ? winter : autumn) })),
    );
    expect(problems).toEqual([]);
    expect(legs.map(({ legSequence, periodFrom, departureDayOffset }) => [legSequence, periodFrom, departureDayOffset])).toEqual([
      [1, "2026-10-25", 0],
      [1, "2027-01-01", 0],
      [2, "2026-10-25", 1],
      [2, "2027-01-01", 1],
    ]);
  });

  it("measures a later leg against the season where the first leg's period begins with it", () => {
    const lines = linesOf(someCarrier([leg(1, "TAS", 960, "DEL", 1200), daysLater(1, leg(2, "DEL", 1320, "SIN", 1400))]));
    const open = lines.map((line) => {
      const blank = line.startsWith("3") ? withField(withField(line, "departure_day", ""), "arrival_day", "") : line;
      return cut(line, LEG.leg_sequence) === "01" ? withField(withField(blank, "period_from", "00XXX00"), "period_to", "00XXX00") : blank;
    });
    expect(daysOf(parseLines(open).legs)).toEqual([
      [0, 0],
      [1, 1],
    ]);
    const allOpen = open.map((line) =>
      line.startsWith("3") ? withField(withField(line, "period_from", "00XXX00"), "period_to", "00XXX00") : line,
    );
    expect(daysOf(parseLines(allOpen).legs)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it("refuses a later leg whose dates are no first leg's, moved", () => {
    const late = { ...leg(2, "IST", 60, "JFK", 300), periodFrom: "2026-12-20" };
    expect(readBlank([leg(1, "TAS", 600, "IST", 700), late]).bad.map(({ problem }) => problem)).toEqual(["leg_day_unclear"]);
  });

  it("cannot place a later leg that stands alone", () => {
    expect(readBlank([leg(2, "IST", 60, "JFK", 300)]).problems).toEqual([
      expect.stringContaining("Leg 2 does not follow leg by leg on the first leg of its flight"),
    ]);
  });
});

describe("legs of one flight", () => {
  function read(...legs: LegPattern[]) {
    return parseLines(writeSsim({ carriers: [someCarrier(legs)], createdOn: "2026-10-01" }));
  }

  it("keeps the day offsets that the file gives, the day before included", () => {
    const legs = [someLeg({ arrivalDayOffset: -1 }), someLeg({ flightNumber: 2, departureDayOffset: 2, arrivalDayOffset: 3 })];
    expect(read(...legs).legs).toEqual(legs);
  });

  it("reads an arrival at 2400 as the next midnight", () => {
    const lines = [...writeSsim({ carriers: [someCarrier([someLeg()])], createdOn: "2026-10-01" })];
    const { legs } = parseLines(lines.map((line) => (line.startsWith("3") ? `${line.slice(0, 57)}24002400${line.slice(65)}` : line)));
    expect(legs).toMatchObject([{ arrivalMinutes: 0, arrivalDayOffset: 1 }]);
  });

  it("must meet at the same airport", () => {
    expect(read(leg(1, "TAS", 100, "SKD", 150), leg(2, "UGC", 200, "IST", 400)).problems).toEqual([
      expect.stringContaining("The leg departs from UGC, but the flight's previous leg arrives at SKD"),
    ]);
  });

  it("must not depart before the previous one has arrived", () => {
    expect(read(leg(1, "TAS", 100, "SKD", 250), leg(2, "SKD", 200, "IST", 400)).problems).toEqual([
      expect.stringContaining("departs before the flight's previous leg has arrived (line 11)"),
    ]);
  });

  it("must not land before departing, where the file's UTC offsets show it", () => {
    const carriers = [someCarrier([leg(1, "TAS", 600, "IST", 300)], { timeMode: "U" })];
    expect(parseLines(writeSsim({ carriers, createdOn: "2026-10-01" })).problems).toEqual([
      expect.stringContaining("would arrive -300 minutes after it departs"),
    ]);
  });

  it("must not be given twice for the same day", () => {
    expect(read(someLeg(), someLeg({ daysOfOperation: 0b1 })).problems).toEqual([
      expect.stringContaining("operates on some of these days by line 11 already"),
    ]);
  });

  it("may share a variation where their days differ", () => {
    const weekly = [someLeg({ frequency: 2 }), someLeg({ frequency: 2, periodFrom: "2026-11-01" })];
    expect(read(...weekly).problems).toEqual([]);
    expect(read(someLeg({ daysOfOperation: 0b11 }), someLeg({ daysOfOperation: 0b1100 })).problems).toEqual([]);
  });

  it("must have all legs before them", () => {
    const alone = { ...leg(3, "IST", 100, "JFK", 300), departureDayOffset: 1, arrivalDayOffset: 1 };
    expect(read(leg(1, "TAS", 100, "SKD", 150), alone).bad.map(({ problem }) => problem)).toEqual(["leg_alone"]);
  });

  it("must not fly on dates on which the flight does not begin", () => {
    const lines = linesOf(
      someCarrier([someLeg({ ...leg(1, "TAS", 100, "SKD", 150), periodTo: "2026-12-31" }), leg(2, "SKD", 200, "IST", 400)]),
    );
    const open = lines.map((line) => (cut(line, LEG.leg_sequence) === "02" ? withField(line, "period_to", "00XXX00") : line));
    expect(parseLines(open).bad.map(({ problem }) => problem)).toEqual(["leg_dates_apart"]);
  });

  it("must not last a day or longer, where the file's UTC offsets show it", () => {
    const carriers = [someCarrier([{ ...leg(1, "TAS", 420, "IST", 540), arrivalDayOffset: 1 }], { timeMode: "U" })];
    expect(parseLines(writeSsim({ carriers, createdOn: "2026-10-01" })).problems).toEqual([
      expect.stringContaining("would arrive 1560 minutes after it departs"),
    ]);
  });

  it("does not blame the followers of a line that could not be read", () => {
    expect(read(leg(1, "QQQ", 100, "SKD", 150), leg(2, "SKD", 200, "IST", 400)).bad.map((bad) => bad.problem)).toEqual(["airport_unknown"]);
  });
});
