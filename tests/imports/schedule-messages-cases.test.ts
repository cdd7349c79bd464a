import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { dayNumber } from "@/lib/domain/dates";
import { flightDays } from "@/lib/domain/schedule/flights/flight-days";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { badLineText } from "@/lib/formats/imports/bad-line";
import { someCarrier, someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { applyMessages } from "@/lib/services/schedule/messages/apply-messages";
import { readFlightSchedule } from "@/lib/services/schedule/messages/parts/read-flight-schedule";
import { someFile } from "@/tests/support/run/files";

// Messages as airlines send them, with the flights that they are to make of a small network: each shows one way in which the parts of a
// message belong together.

const now = new Date("2026-11-27T12:00:00Z");

/** A daily flight of HY from Tashkent and on, by local times. */
function daily(flightNumber: number, ...way: [from: string, departs: number, to: string, arrives: number][]): LegPattern[] {
  const flight = { carrier: "HY", flightNumber, periodFrom: "2026-11-29", periodTo: "2027-03-27", daysOfOperation: 127 };
  return way.map(([origin, departureMinutes, destination, arrivalMinutes], index) =>
    someLeg({
      ...{ ...flight, legSequence: index + 1, origin, destination, departureMinutes, arrivalMinutes },
      ...{ aircraft: "320", bookingDesignators: "CY", configuration: "C12Y120" },
    }),
  );
}

beforeEach(async () => {
  await db().scheduleImport.deleteMany();
  const legs = [
    ...daily(701, ["TAS", 480, "SKD", 540], ["SKD", 580, "NCU", 680]),
    ...daily(702, ["TAS", 480, "NCU", 580]),
    ...daily(703, ["TAS", 360, "UGC", 450]),
    ...daily(704, ["UGC", 510, "TAS", 600]),
    ...daily(705, ["TAS", 720, "BHK", 790]),
  ];
  const carrier = someCarrier(legs, { carrier: "HY", validFrom: "2026-11-29", validTo: "2027-03-27" });
  await importSchedule({
    files: [someFile("hy.ssim", writeSsim({ carriers: [carrier], createdOn: "2026-11-22" }))],
    isKnownAirport: () => true,
    now,
    allowedLossPercent: 100,
  });
});

/** What became of each message, and what of it was passed over. */
async function send(text: string) {
  const { messages } = await applyMessages({ text, source: "test", actor: "test", now });
  return messages.map(({ result, problems }) =>
    result.state === "applied"
      ? ["applied", ...result.ignored.map((each) => `line ${each.line} ${each.kind}: ${each.text}`)]
      : problems.map((bad) => badLineText(bad, "en")),
  );
}

/** A flight on a date: `TAS0800-SKD0900 320 C12Y120 / …`, with its operator; empty where it is not flown. */
async function flown(flight: string, date: string): Promise<string> {
  const carrier = flight.slice(0, 2);
  const schedule = await readFlightSchedule(db(), { carrier, flightNumber: Number(flight.slice(2)), suffix: "" }, "2026-11-27");
  const [found] = flightDays(schedule.current(), { first: dayNumber(date), count: 1 });
  return (found?.legs ?? []).map(legText).join(" / ");
}

function legText({ origin, departureMinutes, destination, arrivalMinutes, aircraft, configuration, operatingCarrier }: LegPattern): string {
  const times = `${origin}${clock(departureMinutes)}-${destination}${clock(arrivalMinutes)}`;
  return [times, aircraft, configuration, operatingCarrier].join(" ").trim();
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}${String(minutes % 60).padStart(2, "0")}`;
}

test("CNL of two flights cancels each in its own period", async () => {
  expect(await send("SSM\nLT\n27NOV00007E001/A\nCNL\nHY703\n14DEC26 14DEC26 1\nHY704\n15DEC26 15DEC26 2")).toEqual([["applied"]]);
  expect(await Promise.all(["2026-12-14", "2026-12-15"].map((date) => flown("HY703", date)))).toEqual(["", "TAS0600-UGC0730 320 C12Y120"]);
  expect(await Promise.all(["2026-12-14", "2026-12-15"].map((date) => flown("HY704", date)))).toEqual(["UGC0830-TAS1000 320 C12Y120", ""]);
});

test("TIM of two periods gives each its own times", async () => {
  const tim = "SSM\nLT\n27NOV00009E001/A\nTIM\nHY705\n10DEC26 10DEC26 4\nTAS1210 BHK1320\n11DEC26 11DEC26 5\nTAS1230 BHK1340";
  expect(await send(tim)).toEqual([["applied"]]);
  expect(await flown("HY705", "2026-12-10")).toBe("TAS1210-BHK1320 320 C12Y120");
  expect(await flown("HY705", "2026-12-11")).toBe("TAS1230-BHK1340 320 C12Y120");
});

test("NEW of two periods, each with its own aircraft and legs", async () => {
  const first = "10DEC26 10DEC26 4\nJ 320 C12Y138\nTAS1000 SKD1050";
  expect(await send(`SSM\nLT\n27NOV00011E001/A\nNEW\nHY711\n${first}\n11DEC26 11DEC26 5\nJ 32N C16Y150\nTAS1100 SKD1150`)).toEqual([
    ["applied"],
  ]);
  expect(await flown("HY711", "2026-12-10")).toBe("TAS1000-SKD1050 320 C12Y138");
  expect(await flown("HY711", "2026-12-11")).toBe("TAS1100-SKD1150 32N C16Y150");
});

test("NEW of two aircraft by weekday that share the legs below both", async () => {
  const periods = "01FEB27 28FEB27 12345\nJ 320 Y.Y180\n01FEB27 28FEB27 67\nJ 321 Y.Y220";
  expect(await send(`SSM\nLT\n27NOV70301E001\nNEW\nHH873\n${periods}\nTAS1000 IST1300`)).toEqual([["applied"]]);
  expect(await flown("HH873", "2027-02-05")).toBe("TAS1000-IST1300 320 Y180");
  expect(await flown("HH873", "2027-02-06")).toBe("TAS1000-IST1300 321 Y220");
});

test("data elements of the flight line hold for the flight, and those of which nothing is kept are told", async () => {
  const text = "SSM\nLT\n27NOV00012E001/A\nNEW\nHY712 2/C6 3/HY 4/HY 5/HY\n10DEC26 10DEC26 4\nJ 320 C12Y138\nTAS1000 BHK1110";
  expect(await send(text)).toEqual([["applied", "line 5 element: 3/HY", "line 5 element: 4/HY", "line 5 element: 5/HY"]]);
  expect(await flown("HY712", "2026-12-10")).toBe("TAS1000-BHK1110 320 C12Y138 C6");
});

test("a registration behind the configuration is passed over, and told", async () => {
  expect(await send("ASM\nLT\n27NOV00003E001/A\nEQT\nHY702/10DEC26\nJ 32N C16Y150.C16Y150 UK32021")).toEqual([
    ["applied", "line 6 registration: UK32021"],
  ]);
  expect(await flown("HY702", "2026-12-10")).toBe("TAS0800-NCU0940 32N C16Y150");
});

test("EQT of a leg that is named with a slash leaves the other leg", async () => {
  expect(await send("SSM\nLT\n27NOV00001E001/A\nEQT\nHY701\n10DEC26 16DEC26 1234567\nJ 32N C16Y150\nSKD/NCU")).toEqual([["applied"]]);
  expect(await flown("HY701", "2026-12-10")).toBe("TAS0800-SKD0900 320 C12Y120 / SKD0940-NCU1120 32N C16Y150");
  expect(await flown("HY701", "2026-12-17")).toBe("TAS0800-SKD0900 320 C12Y120 / SKD0940-NCU1120 320 C12Y120");
});

test("two numbers of one line are two flights of its date", async () => {
  expect(await send("ASM\nLT\nCNL TECH\nHY703/704/14DEC26")).toEqual([["applied", "line 3 reason: TECH"]]);
  expect([await flown("HY703", "2026-12-14"), await flown("HY704", "2026-12-14")]).toEqual(["", ""]);
  expect(await flown("HY704", "2026-12-15")).toBe("UGC0830-TAS1000 320 C12Y120");
});

test("RIN brings back a leg that an ASM cancelled, beside what has changed since", async () => {
  expect(await send("ASM\nLT\nCNL\nHY701/10DEC26 SKD/NCU\n//\nTIM\nHY701/10DEC26\nTAS0810 SKD0910")).toEqual([["applied"]]);
  expect(await flown("HY701", "2026-12-10")).toBe("TAS0810-SKD0910 320 C12Y120");
  expect(await send("ASM\nLT\nRIN\nHY701/10DEC26 SKD/NCU")).toEqual([["applied"]]);
  expect(await flown("HY701", "2026-12-10")).toBe("TAS0810-SKD0910 320 C12Y120 / SKD0940-NCU1120 320 C12Y120");
  expect(await send("ASM\nLT\nRIN\nHY701/10DEC26 SKD/NCU")).toEqual([
    [expect.stringContaining("No ASM cancelled HY701 SKD NCU on 2026-12-10")],
  ]);
});

test("FLT takes a flight to another number and another date, at its times of day", async () => {
  expect(await send("ASM\nLT\nFLT\nHY705/10DEC26 HY715/11DEC26")).toEqual([["applied"]]);
  expect([await flown("HY705", "2026-12-10"), await flown("HY715", "2026-12-11")]).toEqual(["", "TAS1200-BHK1310 320 C12Y120"]);
  expect(await send("ASM\nLT\nFLT\nHY705/12DEC26 HY703/13DEC26")).toEqual([
    [expect.stringContaining("HY703 operates on 2026-12-13 already")],
  ]);
});

test("a group that lacks something refuses all of them", async () => {
  const tim = "SSM\nLT\nTIM\nHY705\n10DEC26 10DEC26 4\nTAS1210 BHK1320\n11DEC26 11DEC26 5";
  expect(await send(tim)).toEqual([[expect.stringContaining("TIM lacks its legs")]]);
  expect(await flown("HY705", "2026-12-10")).toBe("TAS1200-BHK1310 320 C12Y120");
});
