import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays } from "@/lib/domain/dates";
import { MONTHS_SHORT } from "@/lib/domain/text/short-names";
import { readTravelDay, travelProblem } from "./travel-day";

const DAYS = { first: "2026-11-26", last: "2027-10-22" };
const read = (text: string) => readTravelDay(text, DAYS);

describe("a day of travel", () => {
  it.each([
    ["26NOV", "day", "2026-11-26"],
    ["22.10", "day", "2027-10-22"],
    ["25NOV", "early", "2026-11-25"],
    ["25.11.26", "early", "2026-11-25"],
    ["12.12.2025", "early", "2025-12-12"],
    ["12.12.2028", "late", "2028-12-12"],
    ["29feb", "late", "2028-02-29"],
    ["31.02", "none", undefined],
    ["29.02.27", "none", undefined],
    ["12.12.202", "unread", undefined],
    ["12", "unread", undefined],
    ["noon", "unread", undefined],
  ])("%s is %s", (text, kind, date) => {
    expect([read(text).kind, read(text).date]).toEqual([kind, date]);
  });

  test("of the schedules is itself, whether its year is written or not, and one of the weeks before has passed", () => {
    fc.assert(
      fc.property(fc.integer({ min: -34, max: 330 }), (away) => {
        const date = addDays(DAYS.first, away);
        const short = `${date.slice(8)}${MONTHS_SHORT.en[Number(date.slice(5, 7)) - 1]}`;
        for (const text of [short, `${short}${date.slice(2, 4)}`, date]) {
          expect(read(text)).toEqual({ kind: away < 0 ? "early" : "day", date });
        }
      }),
    );
  });
});

describe("why dates cannot be taken", () => {
  it.each([
    ["20.01.27 10JAN", { kind: "order", out: "2027-01-20", back: "2027-01-10" }],
    ["2026-12-19 2026-12-12", { kind: "order", out: "2026-12-19", back: "2026-12-12" }],
    ["12 dec - 10 dec", { kind: "order", out: "2026-12-12", back: "2026-12-10" }],
    ["25.11.26", { kind: "early", date: "2026-11-25" }],
    ["25.11.26 5.12", { kind: "early", date: "2026-11-25" }],
    ["12DEC 12.12.2028", { kind: "late", date: "2028-12-12" }],
    ["31.02", { kind: "none", text: "31.02" }],
    ["20.02 31.02", { kind: "none", text: "31.02" }],
    ["20.02 – 31.02", { kind: "none", text: "31.02" }],
    ["31FEB - 5MAR", { kind: "none", text: "31FEB" }],
    ["12 dec, 31 feb", { kind: "none", text: "31 feb" }],
    ["12DEC noon", { kind: "unread" }],
    ["12 dec 2028", { kind: "late", date: "2028-12-12" }],
    ["12 дек 2025", { kind: "early", date: "2025-12-12" }],
    ["2025-12-12", { kind: "early", date: "2025-12-12" }],
    ["12-12-2025", { kind: "early", date: "2025-12-12" }],
    ["12DEC 19DEC", null],
    ["2026-12-12 – 2026-12-19", null],
    ["28 dec 3 jan", null],
  ])("%s", (text, problem) => {
    expect(travelProblem(text, DAYS)).toEqual(problem);
  });
});
