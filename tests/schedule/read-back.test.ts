import fc from "fast-check";
import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { toSsimDate } from "@/lib/formats/ssim/ssim-date";
import { someCarrier, someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { applyMessages } from "@/lib/services/schedule/messages/apply-messages";
import { exportSchedule } from "@/lib/services/schedule/sets/export-schedule";
import { someFile } from "@/tests/support/run/files";
import { casesOfRow, propertyRuns } from "@/tests/support/run/property-runs";
import { departuresOf } from "@/tests/support/schedule/departures";

const now = new Date("2026-11-23T12:00:00Z");
/** Monday, as the last day; between them no clock of these stations changes, and before and after them nothing flies. */
const [FIRST, LAST] = [dayNumber("2026-12-07"), dayNumber("2026-12-21")];
const MINUTES = [5, 20, 700, 1190, 1430];

const filed = fc.record({
  flightNumber: fc.constantFrom(1, 2),
  days: fc.constantFrom<number>(0b0000001, 0b0010101, 0b1010101),
  minute: fc.constantFrom(...MINUTES),
  hasSecond: fc.boolean(),
  isOpen: fc.boolean(),
});
type Filed = typeof filed extends fc.Arbitrary<infer T> ? T : never;

const step = fc.record({
  action: fc.constantFrom("TIM", "TIM", "TIM", "CNL", "FLT", "EQT", "REV"),
  kind: fc.constantFrom("ASM", "SSM"),
  mode: fc.constantFrom("LT", "UTC"),
  number: fc.constantFrom(1, 2),
  day: fc.oneof(fc.constantFrom(FIRST, FIRST, FIRST + 2, FIRST + 7, LAST), fc.integer({ min: FIRST - 1, max: LAST + 1 })),
  count: fc.integer({ min: 1, max: 8 }),
  /** From the flight's date. */
  putOff: fc.integer({ min: -1, max: 2 }),
  minute: fc.constantFrom(...MINUTES),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function legsOf({ flightNumber, days, minute, hasSecond, isOpen }: Filed, timeMode: "L" | "U") {
  const flight = { carrier: "HY", flightNumber, timeMode, daysOfOperation: days, periodFrom: fromDayNumber(FIRST), departureTerminal: "" };
  const period = { ...flight, periodTo: isOpen ? null : fromDayNumber(LAST) };
  const at = (minutes: number) => ({ minutes: minutes % 1440, day: Math.floor(minutes / 1440) });
  const leg = (legSequence: number, origin: string, destination: string, departs: number, arrives: number) =>
    someLeg({
      ...{ ...period, legSequence, origin, destination, departureMinutes: at(departs).minutes, departureDayOffset: at(departs).day },
      ...{ arrivalMinutes: at(arrives).minutes, arrivalDayOffset: at(arrives).day },
    });
  const first = leg(1, "TAS", "SKD", minute, minute + 50);
  return hasSecond ? [first, leg(2, "SKD", "NCU", minute + 100, minute + 170)] : [first];
}

function messageOf({ action, kind, mode, number, day, count, putOff, minute }: Step): string {
  const [from, to] = [toSsimDate(fromDayNumber(day)), toSsimDate(fromDayNumber(day + (kind === "SSM" ? count : 0)))];
  const flight = kind === "SSM" ? `HY${number}\n${from} ${to}` : `HY${number}/${from}`;
  const time = (minutes: number) => {
    const [after, of] = [putOff + Math.floor(minutes / 1440), minutes % 1440];
    const clock = `${String(Math.floor(of / 60)).padStart(2, "0")}${String(of % 60).padStart(2, "0")}`;
    if (kind === "ASM") return `${toSsimDate(fromDayNumber(day + after)).slice(0, 2)}${clock}`;
    return after === 0 ? clock : `${clock}/${after < 0 ? "M1" : after}`;
  };
  const given = kind === "SSM" ? `HY${number + 2}` : "";
  const lines: Record<string, string[]> = {
    TIM: [flight, `TAS${time(minute)} SKD${time(minute + 50)}`],
    CNL: [flight],
    EQT: [flight, "J 789 Y.Y200"],
    FLT: kind === "SSM" ? [flight, given] : [`${flight} HY${number + 2}/${toSsimDate(fromDayNumber(day + putOff))}`],
    REV: [`HY${number} ${from} ${from}`, `${toSsimDate(fromDayNumber(day + putOff))} ${toSsimDate(fromDayNumber(day + putOff))}`],
  };
  return [action === "REV" ? "SSM" : kind, mode, action, ...(lines[action] ?? [])].join("\n");
}

const departures = () => departuresOf("HY", { first: FIRST - 20, count: LAST - FIRST + 60 }, true);

async function file(timeMode: "L" | "U", flights: readonly Filed[]): Promise<void> {
  await db().scheduleImport.deleteMany();
  const legs = flights.flatMap((each) => legsOf(each, timeMode));
  const carrier = someCarrier(legs, { carrier: "HY", timeMode, validFrom: fromDayNumber(FIRST), validTo: null });
  const path = someFile("hy.ssim", writeSsim({ carriers: [carrier], createdOn: "2026-11-01" }));
  await importSchedule({ files: [path], isKnownAirport: () => true, now, allowedLossPercent: 100 });
}

/** Read over what it was written of a file changes nothing, and read alone it gives the same flights on the same dates. */
async function expectSame(limits: { from?: string; to?: string } = {}): Promise<void> {
  const { from = "", to = "9" } = limits;
  const before = (await departures()).filter((text) => text.slice(5, 15) >= from && text.slice(5, 15) <= to);
  const copy = someFile("copy.ssim", "");
  const exported = await exportSchedule({ file: copy, now, ...limits });
  expect(exported.flatMap(({ unsaid }) => unsaid)).toEqual([]);
  if (before.length === 0) return;
  const read = { files: [copy], isKnownAirport: () => true, now, strict: true };
  const [over] = await importSchedule({ ...read, dryRun: true });
  const none = { dates: 0 };
  expect(over?.change.carriers).toMatchObject([{ added: none, cancelled: none, retimed: none, rerouted: none }]);
  await db().scheduleImport.deleteMany();
  await importSchedule(read);
  expect(await departures()).toEqual(before);
}

const CASES: [what: string, timeMode: "L" | "U", days: number, minute: number, message: string][] = [
  ["put off over midnight", "L", 0b0000001, 1430, "ASM\nLT\nTIM\nHY1/07DEC26\nTAS080020 SKD080110"],
  ["put off over midnight by an SSM", "L", 0b0000001, 1430, "SSM\nLT\nTIM\nHY1\n07DEC26 07DEC26\nTAS0020/1 SKD0110/1"],
  ["put off to a date that is cancelled", "L", 127, 1430, "ASM\nLT\nCNL\nHY1/08DEC26\n//\nTIM\nHY1/07DEC26\nTAS080020 SKD080110"],
  ["put off over midnight of UTC", "U", 0b0000001, 1430, "ASM\nUTC\nTIM\nHY1/07DEC26\nTAS080020 SKD080110"],
  ["brought forward over midnight", "L", 0b0000001, 20, "ASM\nLT\nTIM\nHY1/07DEC26\nTAS062350 SKD070040"],
  ["brought forward by the other clock", "U", 0b0000001, 1150, "ASM\nLT\nTIM\nHY1/08DEC26\nTAS072350 SKD080040"],
];

test.each(casesOfRow(CASES, 0, 3))(
  "a departure of the first date that is %s keeps its date in an export",
  async (_, timeMode, days, minute, text) => {
    for (const limits of [{}, { from: "2026-12-07" }, { to: "2026-12-07" }, { from: "2026-12-08" }]) {
      await file(timeMode, [{ flightNumber: 1, days, minute, hasSecond: false, isOpen: false }]);
      const { messages } = await applyMessages({ text, source: "", actor: "", now });
      expect(messages.map(({ result }) => result.state)).toEqual(["applied"]);
      await expectSame(limits);
    }
  },
);

/** One of which the message applies, whatever else is drawn. */
const PUT_OFF: { timeMode: "L" | "U"; flights: Filed[]; steps: Step[] } = {
  timeMode: "L",
  flights: [{ flightNumber: 1, days: 0b0000001, minute: 1430, hasSecond: false, isOpen: false }],
  steps: [{ action: "TIM", kind: "ASM", mode: "LT", number: 1, day: FIRST, count: 1, putOff: 1, minute: 20 }],
};

test("what files and messages made of a schedule comes back from its export as the same departures by day", async () => {
  let applied = 0;
  const world = fc.record({
    timeMode: fc.constantFrom("L" as const, "U" as const),
    flights: fc.uniqueArray(filed, { minLength: 1, maxLength: 2, selector: ({ flightNumber }) => flightNumber }),
    steps: fc.array(step, { minLength: 1, maxLength: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(world, async ({ timeMode, flights, steps }) => {
      await file(timeMode, flights);
      for (const each of steps) {
        const { messages } = await applyMessages({ text: messageOf(each), source: "", actor: "", now });
        applied += messages.filter(({ result }) => result.state === "applied").length;
      }
      await expectSame();
    }),
    { numRuns: propertyRuns(12), examples: [[PUT_OFF]] },
  );
  expect(applied).toBeGreaterThan(0);
});
