import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { dayNumber } from "@/lib/domain/dates";
import { flightDays } from "@/lib/domain/schedule/flights/flight-days";
import { instantsOf } from "@/lib/domain/schedule/flights/leg-instants";
import { badLineText } from "@/lib/formats/imports/bad-line";
import { someCarrier, someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { applyMessages } from "@/lib/services/schedule/messages/apply-messages";
import { readFlightSchedule } from "@/lib/services/schedule/messages/parts/read-flight-schedule";
import { zoneOf } from "@/lib/services/schedule/sets/parts/zone-of";
import { someFile } from "@/tests/support/run/files";

// Messages by one clock about flights that are kept by the other. Tashkent is five hours ahead of UTC all year: what leaves there on a local day
// leaves between 1900 of the day before and 1900 of that day in UTC. Where a message leaves the local day, the flight is of that day as before.

const now = new Date("2026-11-27T12:00:00Z");

beforeEach(async () => {
  await db().scheduleImport.deleteMany();
});

async function file(timeMode: "L" | "U", departureMinutes: number, arrivalMinutes: number): Promise<void> {
  const flight = { carrier: "HY", flightNumber: 708, timeMode, periodFrom: "2026-11-29", periodTo: "2027-03-27", daysOfOperation: 127 };
  const times = { departureMinutes, arrivalMinutes, arrivalDayOffset: arrivalMinutes < departureMinutes ? 1 : 0 };
  const leg = someLeg({ ...flight, ...times, origin: "TAS", destination: "FEG", bookingDesignators: "CY", configuration: "C12Y120" });
  const carrier = someCarrier([leg], { carrier: "HY", timeMode, validFrom: "2026-11-29", validTo: "2027-03-27" });
  const source = someFile("hy.ssim", writeSsim({ carriers: [carrier], createdOn: "2026-11-22" }));
  await importSchedule({ files: [source], isKnownAirport: () => true, now, allowedLossPercent: 100 });
}

async function send(...lines: string[]): Promise<string[]> {
  const { messages } = await applyMessages({ text: lines.join("\n"), source: "test", actor: "test", now });
  return messages.map(({ result, problems }) =>
    problems[0] && result.state !== "applied" ? badLineText(problems[0], "en") : result.state,
  );
}

/** Departures of a flight in Tashkent's days from one to another, by its clock: `12-10 04:30`. */
async function leaves(flightNumber: number, from: string, to: string): Promise<string[]> {
  const schedule = await readFlightSchedule(db(), { carrier: "HY", flightNumber, suffix: "" }, "2026-11-27");
  return flightDays(schedule.current(), { first: dayNumber(from) - 9, count: 60 })
    .flatMap(({ day, legs: [first] }) => (first ? [localText(instantsOf(first, day, zoneOf).departure)] : []))
    .filter((text) => text.slice(0, 5) >= from.slice(5) && text.slice(0, 5) <= to.slice(5))
    .sort();
}

function localText(utcMinutes: number): string {
  return new Date((utcMinutes + 300) * 60_000).toISOString().slice(5, 16).replace("T", " ");
}

const NEW_751 = ["SSM", "LT", "NEW", "HY751", "08DEC26 16DEC26 1234567", "J 320 C12Y138", "TAS0300 BHK0410"];

test("a UTC message that leaves a flight on its local day leaves its date: it is cancelled by the day on which it leaves", async () => {
  expect(await send(...NEW_751)).toEqual(["applied"]);
  // By UTC the flight of 8 December left at 2200 on the 7th; now it leaves at 0100 of the 8th.
  expect(await send("SSM", "UTC", "TIM", "HY751", "07DEC26 15DEC26 1234567", "TAS0100/1 BHK0210/1")).toEqual(["applied"]);
  expect(await leaves(751, "2026-12-08", "2026-12-16")).toEqual(
    ["08", "09", "10", "11", "12", "13", "14", "15", "16"].map((day) => `12-${day} 06:00`),
  );
  expect(await send("ASM", "LT", "CNL", "HY751/10DEC")).toEqual(["applied"]);
  expect(await send("SSM", "LT", "CNL", "HY751", "16DEC26 16DEC26 3")).toEqual(["applied"]);
  expect(await send("ASM", "UTC", "CNL", "HY751/12DEC")).toEqual(["applied"]);
  expect(await leaves(751, "2026-12-09", "2026-12-17")).toEqual(["09", "11", "13", "14", "15"].map((day) => `12-${day} 06:00`));
});

test("a UTC message takes one date over midnight of UTC, where the days before and after fly", async () => {
  expect(await send(...NEW_751)).toEqual(["applied"]);
  expect(await send("ASM", "UTC", "TIM", "HY751/09DEC", "TAS100100 BHK100210")).toEqual(["applied"]);
  expect(await leaves(751, "2026-12-09", "2026-12-11")).toEqual(["12-09 03:00", "12-10 06:00", "12-11 03:00"]);
});

test.each(["TIM", "RPL"])("%s by UTC to the evening before, in UTC, stays on its local day", async (action) => {
  await file("L", 420, 480);
  const equipment = action === "RPL" ? ["J 320 C12Y138"] : [];
  expect(await send("ASM", "UTC", action, "HY708/10DEC", ...equipment, "TAS092330 FEG100020")).toEqual(["applied"]);
  expect(await leaves(708, "2026-12-09", "2026-12-11")).toEqual(["12-09 07:00", "12-10 04:30", "12-11 07:00"]);
  expect(await send("ASM", "LT", "EQT", "HY708/10DEC", "J 321 C8Y170")).toEqual(["applied"]);
  // In UTC two flights leave on the 9th: which one is meant is not guessed.
  expect(await send("ASM", "UTC", "CNL", "HY708/09DEC")).toEqual([expect.stringContaining("HY708 leaves twice on 2026-12-09")]);
  expect(await send("ASM", "LT", "CNL", "HY708/10DEC")).toEqual(["applied"]);
  expect(await leaves(708, "2026-12-09", "2026-12-11")).toEqual(["12-09 07:00", "12-11 07:00"]);
});

test.each([
  ["an ASM", ["ASM", "LT", "TIM", "HY708/10DEC"], ["12-09 02:00", "12-10 05:30", "12-11 02:00"]],
  ["an SSM", ["SSM", "LT", "TIM", "HY708", "10DEC26 11DEC26 1234567"], ["12-09 02:00", "12-10 05:30", "12-11 05:30"]],
])("%s by local times takes a flight that is kept in UTC over midnight there", async (_, message, expected) => {
  await file("U", 1260, 1320);
  expect(await send(...message, "TAS0530 FEG0630")).toEqual(["applied"]);
  expect(await leaves(708, "2026-12-09", "2026-12-11")).toEqual(expected);
  expect(await send("ASM", "LT", "CNL", "HY708/10DEC")).toEqual(["applied"]);
  expect(await leaves(708, "2026-12-09", "2026-12-11")).toEqual(expected.filter((text) => !text.startsWith("12-10")));
});

test("a flight that comes on one date is of the day on which it leaves, and stays of it", async () => {
  expect(await send("ASM", "LT", "NEW", "HY751/10DEC", "J 320 C12Y138", "TAS0700 BHK0810")).toEqual(["applied"]);
  expect(await send("ASM", "UTC", "TIM", "HY751/10DEC", "TAS092330 BHK100040")).toEqual(["applied"]);
  expect(await send("ASM", "LT", "EQT", "HY751/10DEC", "J 321 C8Y170")).toEqual(["applied"]);
  expect(await send("SSM", "LT", "NEW", "HY752", "10DEC26 10DEC26 4", "J 320 C12Y138", "TAS0010/1 BHK0120/1")).toEqual(["applied"]);
  expect(await leaves(752, "2026-12-09", "2026-12-12")).toEqual(["12-11 00:10"]);
  expect(await send("SSM", "LT", "CNL", "HY752", "11DEC26 11DEC26 5")).toEqual(["applied"]);
  expect(await leaves(752, "2026-12-09", "2026-12-12")).toEqual([]);
});

test("a flight that its own clock puts off over midnight keeps its date there, and is named in UTC by the day on which it leaves", async () => {
  await file("L", 1320, 1380);
  expect(await send("ASM", "LT", "CNL", "HY708/11DEC")).toEqual(["applied"]);
  // 0010 local of the 11th is 1910 of the 10th in UTC.
  expect(await send("ASM", "LT", "TIM", "HY708/10DEC", "TAS110010 FEG110110")).toEqual(["applied"]);
  expect(await send("ASM", "UTC", "EQT", "HY708/09DEC", "J 321 C8Y170")).toEqual(["applied"]);
  expect(await send("ASM", "UTC", "CNL", "HY708/10DEC")).toEqual(["applied"]);
  expect(await leaves(708, "2026-12-09", "2026-12-11")).toEqual(["12-09 22:00"]);
});
