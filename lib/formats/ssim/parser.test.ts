import { describe, expect, it } from "vitest";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { cut, LEG } from "./columns";
import { linesOf, parseLines, someCarrier, someLeg, withField } from "./whole-files/testing";
import { writeSsim } from "./write/write";

/** A file of one leg, with one field of it changed. */
function withLegField(field: keyof typeof LEG, text: string) {
  return parseLines(linesOf(someCarrier([someLeg()])).map((line) => (line.startsWith("3") ? withField(line, field, text) : line)));
}

describe("a file as airlines publish it", () => {
  it("gives every carrier and season with its legs, past filler lines", () => {
    const carriers = [
      someCarrier([someLeg(), someLeg({ flightNumber: 9, suffix: "D" })]),
      someCarrier([someLeg({ carrier: "TK", timeMode: "U", aircraft: "77W" })], { carrier: "TK", timeMode: "U", season: "" }),
      someCarrier([someLeg({ periodFrom: "2027-03-28", periodTo: "2027-10-30" })], {
        season: "S27",
        validFrom: "2027-03-28",
        validTo: null,
      }),
    ];
    const { seasons, legs, bad, parser } = parseLines(writeSsim({ carriers, createdOn: "2026-10-01" }));
    expect(bad).toEqual([]);
    expect(seasons.map(({ carrier, season, timeMode, validTo }) => [carrier, season, timeMode, validTo])).toEqual([
      ["HY", "W26", "L", "2027-03-27"],
      ["TK", "", "U", "2027-03-27"],
      ["HY", "S27", "L", null],
    ]);
    expect(legs).toEqual(carriers.flatMap((carrier) => [...carrier.legs]));
    expect(parser.counts).toMatchObject({ legsRead: 4, fillers: expect.any(Number), otherServices: {} });
    expect(parser.serials.jumps).toBe(0);
  });

  it("reads files with empty lines and unnumbered records", () => {
    const [header = "", ...rest] = linesOf(someCarrier([someLeg()]));
    const { legs, bad } = parseLines([header, "", ...rest.map((line) => withField(line, "serial", "")), ""]);
    expect(bad).toEqual([]);
    expect(legs).toEqual([someLeg()]);
  });

  it("reads records whose blanks at the end were cut, where they are not numbered", () => {
    const lines = linesOf(someCarrier([someLeg()])).map((line) => withField(line, "serial", "").trimEnd());
    expect(lines.every((line) => line.length < 200)).toBe(true);
    expect(parseLines(lines)).toMatchObject({ bad: [], legs: [someLeg()] });
  });

  it("leaves cargo and other services out, counts them, and does not mind what is wrong with them", () => {
    const lines = linesOf(
      someCarrier([someLeg(), someLeg({ flightNumber: 5, serviceType: "F" }), someLeg({ flightNumber: 6, serviceType: "P" })]),
    );
    const { legs, bad, parser } = parseLines(
      lines.map((line) => (cut(line, LEG.flight_number) === "0005" ? withField(line, "aircraft", "?") : line)),
    );
    expect(bad).toEqual([]);
    expect(legs.map((leg) => leg.flightNumber)).toEqual([271]);
    expect(parser.counts.otherServices).toEqual({ F: 1, P: 1 });
  });

  it.each(["J", "S", "U", "Q", "G", "B", "R", "C", "O", "L"])("keeps service type %s", (type) => {
    expect(withLegField("service_type", type).legs).toHaveLength(1);
  });

  it("ends an open period with its season, and cuts a longer one", () => {
    const { legs, parser } = parseLines(
      linesOf(someCarrier([someLeg({ periodTo: null }), someLeg({ flightNumber: 2, periodFrom: "2026-10-01", periodTo: "2027-05-01" })])),
    );
    expect(legs.map((leg) => [leg.periodFrom, leg.periodTo])).toEqual([
      ["2026-10-25", "2027-03-27"],
      ["2026-10-25", "2027-03-27"],
    ]);
    expect(parser.counts.cutToSeason).toBe(1);
  });

  it("begins an open period with its season", () => {
    expect(withLegField("period_from", "00XXX00").legs[0]?.periodFrom).toBe("2026-10-25");
  });

  it("keeps an open period open in an open season", () => {
    expect(parseLines(linesOf(someCarrier([someLeg({ periodTo: null })], { validTo: null }))).legs[0]?.periodTo).toBeNull();
  });

  it("leaves out legs that lie outside their season", () => {
    const { legs, bad, parser } = parseLines(linesOf(someCarrier([someLeg({ periodFrom: "2027-04-01", periodTo: "2027-05-01" })])));
    expect(bad).toEqual([]);
    expect(legs).toEqual([]);
    expect(parser.counts.outsideSeason).toBe(1);
  });

  it("is refused where records are missing, by their numbers and by the trailer's", () => {
    const lines = linesOf(someCarrier([someLeg(), someLeg({ flightNumber: 2 }), someLeg({ flightNumber: 3 })]));
    expect(parseLines(lines.filter((line) => cut(line, LEG.flight_number) !== "0002")).problems).toEqual([
      "line 4, columns 195–200, serial: The record is number 000005, the one before it 3: records between them are missing. Get the file again.",
    ]);
    const renumbered = lines.map((line) => (line.startsWith("5") ? `${line.slice(0, 187)}000009${line.slice(193)}` : line));
    expect(parseLines(renumbered).problems).toEqual([
      expect.stringContaining("columns 188–193, check: The trailer says that the record before it is number 000009, and it is 5"),
    ]);
  });

  it("counts serial numbers that come twice without refusing the file", () => {
    const lines = linesOf(someCarrier([someLeg(), someLeg({ flightNumber: 2 }), someLeg({ flightNumber: 3 })]));
    const careless = lines.map((line) => (/^[35]/.test(line) ? withField(line, "serial", "000003") : line));
    const { bad, parser } = parseLines(
      careless.map((line) => (line.startsWith("5") ? `${line.slice(0, 187)}000003${line.slice(193)}` : line)),
    );
    expect(bad).toEqual([]);
    expect([parser.serials.jumps, parser.serials.firstJump]).toEqual([3, 4]);
  });

  it("takes the aircraft's time where the passengers' is blank", () => {
    expect(withLegField("departure_time", "").legs[0]?.departureMinutes).toBe(425);
  });

  it("names a wrong time once, where it is the only one", () => {
    const lines = linesOf(someCarrier([someLeg()])).map((line) => {
      if (!line.startsWith("3")) return line;
      return withField(withField(line, "departure_time", "1260"), "aircraft_departure_time", "");
    });
    expect(parseLines(lines).bad.map(({ field }) => field)).toEqual(["departure_time"]);
  });
});

describe("a bad line", () => {
  it.each([
    ["flight_number", "02x1", "columns 6–9, flight_number: “02x1” is no flight number"],
    ["flight_number", "0000", "columns 6–9, flight_number: “0000” is no flight number"],
    ["suffix", "1", "columns 2–2, suffix: “1” is no operational suffix"],
    ["variation", "A1", "columns 10–11, variation: “A1” is no itinerary variation"],
    ["leg_sequence", "00", "columns 12–13, leg_sequence: “00” is no leg sequence number"],
    ["service_type", "7", "columns 14–14, service_type: “7” is no service type"],
    ["period_from", "31NOV26", "columns 15–21, period_from: “31NOV26” is no date"],
    ["period_to", "01JAM27", "columns 22–28, period_to: “01JAM27” is no date"],
    ["period_to", "01OCT26", "columns 22–28, period_to: The period ends on 2026-10-01, before it begins on 2026-10-25"],
    ["days_of_operation", "2", "columns 29–35, days_of_operation: “2      ” are no days of operation"],
    ["days_of_operation", "", "columns 29–35, days_of_operation: The leg operates on no day"],
    ["frequency", "3", "columns 36–36, frequency: “3” is no frequency"],
    ["origin", "QQQ", "columns 37–39, origin: “QQQ” is no airport known here"],
    ["destination", "I5T", "columns 55–57, destination: “I5T” is no airport known here"],
    ["departure_time", "2400", "columns 40–43, departure_time: “2400” is no time"],
    ["arrival_time", "1260", "columns 62–65, arrival_time: “1260” is no time"],
    ["departure_utc_offset", "05:00", "columns 48–52, departure_utc_offset: “05:00” is no UTC offset"],
    ["aircraft", "A3", "columns 73–75, aircraft: “A3 ” is no aircraft type"],
    ["booking_designators", "YY", "columns 76–95, booking_designators: “YY                  ” are no booking designators"],
    ["departure_day", "X", "columns 193–193, departure_day: “X” is no day offset"],
    ["airline", "TK", "columns 3–5, airline: The airline is TK, but the type 2 record above belongs to HY"],
  ] as const)("in %s, %o, is named with its columns and remedy", (field, text, problem) => {
    const { legs, problems } = withLegField(field, text);
    expect(legs).toEqual([]);
    expect(problems).toEqual([expect.stringContaining(`line 3, ${problem}`)]);
  });

  it("of the wrong length says how long it is", () => {
    const lines = linesOf(someCarrier([someLeg()]));
    lines[2] = lines[2]?.slice(0, 199) ?? "";
    expect(parseLines(lines).problems).toEqual([expect.stringContaining("line 3: The line has 199 bytes. SSIM lines have exactly 200")]);
  });

  it.each([
    ["6", "“6” is no SSIM record type"],
    [" ", "“ ” is no SSIM record type"],
  ])("of record type %o is refused", (type, problem) => {
    const lines = linesOf(someCarrier([someLeg()]));
    lines[2] = `${type}${lines[2]?.slice(1)}`;
    expect(parseLines(lines).problems).toEqual([expect.stringContaining(problem)]);
  });

  it("with several faults gets a report for each", () => {
    const lines = linesOf(someCarrier([someLeg({ origin: "QQQ", destination: "QQQ", aircraft: "?" })]));
    expect(parseLines(lines).bad.map((bad) => bad.field)).toEqual(["origin", "destination", "aircraft"]);
  });

  it("of type 2 is named by its fields, and its legs are still checked", () => {
    const lines = linesOf(someCarrier([someLeg(), someLeg({ flightNumber: 2, origin: "QQQ" })]));
    lines[1] = `2X${lines[1]?.slice(2, 10)}Q26 ${lines[1]?.slice(14)}`;
    expect(parseLines(lines).bad.map((bad) => [bad.line, bad.field, bad.problem])).toEqual([
      [2, "season", "season_name"],
      [2, "time_mode", "time_mode"],
      [4, "origin", "airport_unknown"],
    ]);
  });

  it("of a carrier that is reserved for test mode says so, and what to do", () => {
    const { problems } = parseLines(linesOf(someCarrier([someLeg({ carrier: "ZZ" })], { carrier: "ZZ" })));
    expect(problems).toEqual([
      "line 2, columns 3–5, airline: ZZ is the invented airline of test mode and is never sold live. Import the timetable under the airline's own code.",
    ]);
  });

  it("never carries control characters into the report", () => {
    const lines = linesOf(someCarrier([someLeg()]));
    lines[2] = `\u001b${lines[2]?.slice(1)}`;
    expect(parseLines(lines).problems.join()).not.toContain("\u001b");
  });

  it("is listed up to a hundred, and counted beyond", () => {
    const lines = linesOf(someCarrier(Array.from({ length: 150 }, (_, index) => someLeg({ flightNumber: index + 1, origin: "QQQ" }))));
    const { bad, parser } = parseLines(lines);
    expect([bad.length, parser.bad.total]).toEqual([100, 150]);
  });
});

describe("a file that is not whole", () => {
  const whole = linesOf(someCarrier([someLeg()]));

  it.each([
    ["nothing in it", [], "The file has no records"],
    ["no header", whole.slice(1), "does not begin with a type 1 record"],
    ["no carrier", [whole[0] ?? "", ...whole.slice(2)], "stands under no carrier"],
    ["no trailer", whole.slice(0, -1), "ends without a type 5 record"],
    ["a leg after the trailer", [...whole, whole[2] ?? ""], "stands under no carrier"],
    ["a carrier without a trailer before the next", [...whole.slice(0, -1), ...whole.slice(1)], "did not end with a type 5 record"],
    ["records missing before the next carrier", [...whole, whole[1]?.replace(/000002$/, "000900") ?? "", ...whole.slice(2)], "are missing"],
    [
      "more to follow",
      whole.map((line) => (line.startsWith("5") ? `${line.slice(0, 193)}C${line.slice(194)}` : line)),
      "more records follow",
    ],
  ])("is refused: %s", (_, lines, problem) => {
    expect(parseLines(lines).problems.join("\n")).toContain(problem);
  });

  it("is refused where two records of a carrier are valid on the same day", () => {
    const january = someCarrier([someLeg({ flightNumber: 2 })], { season: "", validFrom: "2027-03-27", validTo: null });
    expect(parseLines(linesOf(someCarrier([someLeg()]), january)).problems).toEqual([
      expect.stringContaining("line 5: HY: the validity of this type 2 record overlaps that of line 2"),
    ]);
    const after = { ...january, validFrom: "2027-03-28" };
    expect(parseLines(linesOf(someCarrier([someLeg()]), after))).toMatchObject({ problems: [], warnings: [] });
  });

  it("is refused where no leg follows a carrier's record, unless that is meant", () => {
    const lines = linesOf(someCarrier([]));
    expect(parseLines(lines, { allowEmpty: false }).problems).toEqual([expect.stringContaining("line 2: HY W26: no leg follows")]);
    expect(parseLines(lines, { allowEmpty: true }).problems).toEqual([]);
    const freight = linesOf(someCarrier([someLeg({ serviceType: "F" })]));
    expect(parseLines(freight, { allowEmpty: false }).problems).toEqual([]);
  });

  it("is refused where an every-second-week leg begins before its season, since its weeks could not be counted", () => {
    expect(parseLines(linesOf(someCarrier([someLeg({ frequency: 2, periodFrom: "2026-10-20" })]))).problems).toEqual([
      expect.stringContaining(
        "columns 15–21, period_from: An every-second-week leg begins on 2026-10-20, before its season does on 2026-10-25",
      ),
    ]);
  });
});

describe("what is filed twice", () => {
  const other = { itineraryVariation: 2, flightNumber: 271 };
  const far = Array.from({ length: 30 }, (_, index) => someLeg({ flightNumber: 1000 + index }));

  it.each([
    ["by another variation, on Fridays of January", { ...other, periodFrom: "2027-01-01", daysOfOperation: 0b0010000 }],
    ["from another airport", { ...other, origin: "SKD" }],
    ["every second week", { ...other, frequency: 2 as const }],
  ])("on a flight's date is refused with both lines, however far apart: %s", (_, changes) => {
    const lines = linesOf(someCarrier([someLeg(), ...far, someLeg(changes)]));
    expect(parseLines(lines).problems).toEqual([
      expect.stringContaining("line 34: The same leg of this flight operates on some of these days by line 3 already"),
    ]);
  });

  it("on other dates is right: other days, other weeks, other periods", () => {
    const legs = [
      someLeg({ daysOfOperation: 0b0000001, frequency: 2, periodFrom: "2026-10-26" }),
      someLeg({ ...other, daysOfOperation: 0b0000001, frequency: 2, periodFrom: "2026-11-02" }),
      someLeg({ ...other, itineraryVariation: 3, daysOfOperation: 0b1111110, periodTo: "2026-12-31" }),
      someLeg({ ...other, itineraryVariation: 4, daysOfOperation: 0b1111110, periodFrom: "2027-01-01" }),
    ];
    expect(parseLines(linesOf(someCarrier(legs)))).toMatchObject({ problems: [], warnings: [] });
  });

  it("from an airport on a local day is refused, whatever leg and suffix it is", () => {
    const first = {
      daysOfOperation: 0b0000001,
      origin: "JFK",
      destination: "RIX",
      departureMinutes: 1200,
      arrivalMinutes: 600,
      arrivalDayOffset: 1,
    };
    const second = { legSequence: 2, daysOfOperation: 0b0000001, origin: "RIX", departureMinutes: 700, departureDayOffset: 1 };
    const through = [someLeg(first), someLeg({ ...second, destination: "TAS", arrivalMinutes: 1300, arrivalDayOffset: 1 })];
    const tuesday = { suffix: "Z", itineraryVariation: 2, daysOfOperation: 0b0000010, origin: "RIX", destination: "IST" };
    expect(parseLines(linesOf(someCarrier([...through, someLeg(tuesday)]))).problems).toEqual([
      expect.stringContaining("line 5: The flight number departs from RIX twice on some local day: line 4 as well"),
    ]);
    expect(parseLines(linesOf(someCarrier([...through, someLeg({ ...tuesday, daysOfOperation: 0b0000001 })]))).problems).toEqual([]);
  });

  it("at an airport on a local day is told", () => {
    const late = someLeg({ periodTo: "2026-12-31", departureMinutes: 1300, arrivalMinutes: 5, arrivalDayOffset: 1 });
    const early = someLeg({ ...other, periodFrom: "2027-01-01", departureMinutes: 1290, arrivalMinutes: 1435 });
    expect(parseLines(linesOf(someCarrier([late, early])))).toMatchObject({
      problems: [],
      warnings: [expect.stringContaining("line 4: The flight number arrives at IST twice on some local day: line 3 as well")],
    });
  });

  it("is looked for by the airport's own day in files in UTC", () => {
    const utcOffset = () => 300;
    const carrier = (legs: LegPattern[]) => ({
      carriers: [someCarrier(legs, { timeMode: "U" as const })],
      createdOn: "2026-10-01",
      utcOffset,
    });
    const late = someLeg({ timeMode: "U", periodTo: "2026-12-31", departureMinutes: 1150, arrivalMinutes: 1390 });
    const early = someLeg({ ...other, timeMode: "U", periodFrom: "2027-01-01", departureMinutes: 1130, arrivalMinutes: 1370 });
    expect(parseLines(writeSsim(carrier([late, early]))).problems).toEqual([
      expect.stringContaining("departs from TAS twice on some local day"),
    ]);
    // Midnight by the airport's clock is the next day's.
    const midnight = someLeg({ ...other, timeMode: "U", periodFrom: "2027-01-01", departureMinutes: 1140, arrivalMinutes: 1380 });
    expect(parseLines(writeSsim(carrier([late, midnight]))).problems).toEqual([]);
  });
});

describe("what is suspicious", () => {
  it("is told with its line, and the legs are kept", () => {
    const legs = [
      someLeg(),
      someLeg({ flightNumber: 2, destination: "TAS", arrivalMinutes: 500 }),
      someLeg({ flightNumber: 3, aircraft: "ZZZ" }),
    ];
    const lines = linesOf(someCarrier(legs)).map((line) => (line.startsWith("2") ? `${line.slice(0, 64)}01JAN27P${line.slice(72)}` : line));
    const { legs: kept, warnings, problems } = parseLines(lines);
    expect(problems).toEqual([]);
    expect(kept).toEqual(legs);
    expect(warnings).toEqual([
      expect.stringContaining("line 2, columns 72–72, status: The set is provisional"),
      expect.stringContaining("line 2, columns 65–71, released: The airline opens the sale on 2027-01-01"),
      expect.stringContaining("line 4, columns 55–57, destination: The leg departs from TAS and arrives there"),
      expect.stringContaining("line 5, columns 73–75, aircraft: “ZZZ” is no aircraft type known here"),
    ]);
  });

  it("a set that ended is told", () => {
    expect(parseLines(linesOf(someCarrier([someLeg()])), { today: "2027-03-28" }).warnings).toEqual([
      expect.stringContaining("line 2, columns 22–28, valid_to: The set ended on 2027-03-27"),
    ]);
  });

  it("a three-letter carrier is told, and its legs are left out", () => {
    const unsold = someCarrier([someLeg({ carrier: "UZB" })], { carrier: "UZB" });
    const { legs, seasons, warnings, problems, parser } = parseLines(linesOf(unsold, someCarrier([someLeg()])));
    expect(problems).toEqual([]);
    expect([legs, seasons.map(({ carrier }) => carrier), parser.counts.notForSale]).toEqual([[someLeg()], ["HY"], 1]);
    expect(warnings).toEqual([expect.stringContaining("line 2, columns 3–5, airline: UZB is a three-letter designator")]);
  });
});
