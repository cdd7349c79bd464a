import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { flightDays } from "@/lib/domain/schedule/flights/flight-days";
import { instantsOf } from "@/lib/domain/schedule/flights/leg-instants";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { badLineText } from "@/lib/formats/imports/bad-line";
import { someCarrier, someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { type SsimCarrier, writeSsim } from "@/lib/formats/ssim/write/write";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { applyMessages } from "@/lib/services/schedule/messages/apply-messages";
import { readFlightSchedule } from "@/lib/services/schedule/messages/parts/read-flight-schedule";
import { zoneOf } from "@/lib/services/schedule/sets/parts/zone-of";
import { undoImport } from "@/lib/services/schedule/sets/undo-import";
import { someFile } from "@/tests/support/run/files";

const now = new Date("2026-11-23T12:00:00Z");
const FRIDAY_SUNDAY = 0b1010000;

/** Fridays and Sundays, SIN–DEL–TAS–IST, as in the worked example of a leg record. */
function qx451(changes: Partial<LegPattern> = {}): LegPattern[] {
  const flight = { carrier: "QX", flightNumber: 451, periodFrom: "2026-10-30", periodTo: "2027-03-26", daysOfOperation: FRIDAY_SUNDAY };
  const equipment = { aircraft: "789", bookingDesignators: "CYBM", configuration: "C20Y180", departureTerminal: "", arrivalTerminal: "" };
  const leg = (legSequence: number, own: Partial<LegPattern>) => someLeg({ ...flight, ...equipment, legSequence, ...own, ...changes });
  return [
    leg(1, { origin: "SIN", destination: "DEL", departureMinutes: 1290, arrivalMinutes: 45, arrivalDayOffset: 1 }),
    leg(2, { origin: "DEL", destination: "TAS", departureMinutes: 1300, departureDayOffset: 1, arrivalMinutes: 55, arrivalDayOffset: 2 }),
    leg(3, { origin: "TAS", destination: "IST", departureMinutes: 150, departureDayOffset: 2, arrivalMinutes: 340, arrivalDayOffset: 2 }),
  ];
}

async function importQx(legs: LegPattern[], changes: Partial<SsimCarrier> = {}): Promise<void> {
  const carrier = someCarrier(legs, { carrier: "QX", ...changes });
  const file = someFile("qx.ssim", writeSsim({ carriers: [carrier], createdOn: "2026-10-01" }));
  await importSchedule({ files: [file], isKnownAirport: () => true, now, allowedLossPercent: 100 });
}

/** What became of each message: `applied`, or its first problem. */
async function send(text: string, at = now): Promise<string[]> {
  const { messages } = await applyMessages({ text, source: "test", actor: "test", now: at });
  return messages.map(({ result, problems }) =>
    problems[0] && result.state !== "applied" ? badLineText(problems[0], "en") : result.state,
  );
}

/** Departures of a flight on its dates from one to the other: `Fri 18 SIN21:30 DEL … C20Y180`, by each airport's clock. */
async function departures(from: string, to: string, flightNumber = 451): Promise<string[]> {
  const schedule = await readFlightSchedule(db(), { carrier: "QX", flightNumber, suffix: "" }, "2026-11-23");
  const window = { first: dayNumber(from), count: dayNumber(to) - dayNumber(from) + 1 };
  return flightDays(schedule.current(), window)
    .sort((a, b) => a.day - b.day)
    .map(({ day, legs }) => `${fromDayNumber(day).slice(5)} ${legs.map((leg) => legText(leg, day)).join(" ")}`);
}

function legText(leg: LegPattern, day: number): string {
  const { departure, arrival } = instantsOf(leg, day, zoneOf);
  return `${leg.origin}${clock(leg.origin, departure)}-${leg.destination}${clock(leg.destination, arrival)}`;
}

/** Day and time of an instant by an airport's clock: `19/0100`. */
function clock(airport: string, minutes: number): string {
  const local = new Intl.DateTimeFormat("sv", { timeZone: zoneOf(airport), dateStyle: "short", timeStyle: "short" }).format(
    minutes * 60_000,
  );
  return `${local.slice(8, 10)}/${local.slice(11).replace(":", "")}`;
}

async function sold(date: string): Promise<readonly LegPattern[]> {
  const schedule = await readFlightSchedule(db(), { carrier: "QX", flightNumber: 451, suffix: "" }, "2026-11-23");
  return flightDays(schedule.current(), { first: dayNumber(date), count: 1 })[0]?.legs ?? [];
}

async function configurations(date: string): Promise<string[]> {
  const schedule = await readFlightSchedule(db(), { carrier: "QX", flightNumber: 451, suffix: "" }, "2026-11-23");
  const [flight] = flightDays(schedule.current(), { first: dayNumber(date), count: 1 });
  return flight?.legs.map((leg) => `${leg.aircraft} ${leg.configuration} ${leg.departureTerminal}`.trim()) ?? [];
}

const FILED = "SIN04/2130-DEL05/0045 DEL05/2140-TAS06/0055 TAS06/0230-IST06/0540";

const TIM_AND_CNL = `SSM
LT
03DEC00012E001/QXOPS 7
TIM
QX451
06DEC26 27DEC26 57
SIN2145 DEL0100/1
DEL2150/1 TAS0105/2
TAS0240/2 IST0550/2
//
CNL
QX451
01JAN27 03JAN27 57`;

const ASM_TIM = `ASM
LT
TIM OPER
QX451/18DEC
SIN182300 DEL190215
DEL192310 TAS200225
TAS200400 IST200710
//
CNL TECH
QX451/20DEC`;

beforeEach(async () => {
  await db().scheduleImport.deleteMany();
});

describe("the worked messages", () => {
  beforeEach(() => importQx(qx451()));

  test("an SSM retimes its period and cancels another, and nothing else changes", async () => {
    expect(await send(TIM_AND_CNL)).toEqual(["applied"]);
    expect(await departures("2026-12-04", "2026-12-11")).toEqual([
      `12-04 ${FILED}`,
      "12-06 SIN06/2145-DEL07/0100 DEL07/2150-TAS08/0105 TAS08/0240-IST08/0550",
      "12-11 SIN11/2145-DEL12/0100 DEL12/2150-TAS13/0105 TAS13/0240-IST13/0550",
    ]);
    expect((await departures("2026-12-25", "2027-01-08")).map((text) => text.slice(0, 16))).toEqual([
      "12-25 SIN25/2145",
      "12-27 SIN27/2145",
      "01-08 SIN08/2130",
    ]);
  });

  test("an ASM retimes one date and cancels another, and a later file leaves both alone", async () => {
    expect(await send(ASM_TIM)).toEqual(["applied"]);
    const late = "12-18 SIN18/2300-DEL19/0215 DEL19/2310-TAS20/0225 TAS20/0400-IST20/0710";
    expect(await departures("2026-12-18", "2026-12-20")).toEqual([late]);
    await importQx(qx451({ configuration: "C16Y200" }));
    expect(await departures("2026-12-18", "2026-12-20")).toEqual([late]);
    expect(await configurations("2026-12-25")).toEqual(["789 C16Y200", "789 C16Y200", "789 C16Y200"]);
  });

  test("the same reference again does nothing, and another message by it is refused", async () => {
    await send(TIM_AND_CNL);
    const version = await db().dataVersion.findUniqueOrThrow({ where: { kind: "schedule" } });
    expect(await send(TIM_AND_CNL)).toEqual(["repeated"]);
    expect(await db().dataVersion.findUniqueOrThrow({ where: { kind: "schedule" } })).toEqual(version);
    expect(await send(TIM_AND_CNL.replace("2145", "2150"))).toEqual([
      "line 1: Another message with the reference 03DEC26 00012/001 was applied on 2026-11-23. Give this one a reference of its own.",
    ]);
    await undoImport({ actor: "test", now });
    expect(await departures("2026-12-06", "2026-12-06")).toEqual([
      "12-06 SIN06/2130-DEL07/0045 DEL07/2140-TAS08/0055 TAS08/0230-IST08/0540",
    ]);
    expect(await send(TIM_AND_CNL)).toEqual(["applied"]);
  });

  test("a message of which one part is impossible changes nothing at all", async () => {
    expect(await send(TIM_AND_CNL.replace("01JAN27 03JAN27 57", "01JAN27 03JAN27 567"))).toEqual([
      "line 12: QX451 does not operate on 2027-01-02. Name only dates on which it does, or add the date by NEW.",
    ]);
    expect(await departures("2026-12-06", "2026-12-06")).toEqual([
      "12-06 SIN06/2130-DEL07/0045 DEL07/2140-TAS08/0055 TAS08/0230-IST08/0540",
    ]);
    expect(await db().scheduleMessage.count()).toBe(0);
  });

  test("UTC messages change a flight that is kept by local time, on its own dates", async () => {
    // In UTC the flight of Friday the 4th leaves at 1330 the same day, its second leg at 1610 on the 5th.
    expect(await send("SSM\nUTC\nTIM\nQX451\n04DEC26 04DEC26\nSIN1345 DEL1930")).toEqual(["applied"]);
    expect(await departures("2026-12-04", "2026-12-04")).toEqual([
      "12-04 SIN04/2145-DEL05/0100 DEL05/2140-TAS06/0055 TAS06/0230-IST06/0540",
    ]);
  });
});

describe("each action", () => {
  beforeEach(() => importQx(qx451()));

  test("NEW adds dates, not such as are there", async () => {
    const text = "SSM\nLT\nNEW\nQX451\n07DEC26 21DEC26 1/W2\nJ 320 Y.Y150\nSIN0900 TAS1200 ";
    expect(await send(text)).toEqual(["applied"]);
    expect(await departures("2026-12-07", "2026-12-22")).toContain("12-21 SIN21/0900-TAS21/1200");
    expect((await departures("2026-12-07", "2026-12-22")).filter((line) => line.includes("SIN-TAS") || line.includes("0900"))).toHaveLength(
      2,
    );
    expect(await send(text.replace("1/W2", "17"))).toEqual([
      "line 4: QX451 operates on 2026-12-07 already. Replace it by RPL, or take the date out.",
    ]);
    expect(await send("SSM\nLT\nNEW\nQX99\n07DEC26 00XXX00 1\nJ 320 Y.Y150\nSIN0900 TAS1200")).toEqual(["applied"]);
    expect(await departures("2029-12-01", "2029-12-08", 99)).toEqual(["12-03 SIN03/0900-TAS03/1200"]);
  });

  test("RPL replaces a route, and never adds a date", async () => {
    expect(await send("SSM\nLT\nRPL\nQX451\n04DEC26 04DEC26\nJ 320 Y.Y150\nSIN0900 TAS1200")).toEqual(["applied"]);
    expect(await departures("2026-12-04", "2026-12-06")).toEqual([
      "12-04 SIN04/0900-TAS04/1200",
      expect.stringContaining("12-06 SIN06/2130"),
    ]);
    expect(await send("SSM\nLT\nRPL\nQX451\n05DEC26 05DEC26\nJ 320 Y.Y150\nSIN0900 TAS1200")).toEqual([
      expect.stringContaining("does not operate"),
    ]);
  });

  test("SKD ends a schedule, and the NEW after it begins another", async () => {
    const skd = "SSM\nLT\nSKD\nQX451\n11DEC26\n//\nNEW\nQX451\n11DEC26 18DEC26 5\nJ 320 Y.Y150\nSIN0900 TAS1200";
    expect(await send(skd)).toEqual(["applied"]);
    expect(await departures("2026-12-06", "2027-03-26")).toEqual([
      expect.stringContaining("12-06 SIN06/2130"),
      "12-11 SIN11/0900-TAS11/1200",
      "12-18 SIN18/0900-TAS18/1200",
    ]);
  });

  test("EQT, CON and ADM change aircraft, configuration and terminals of the legs that they name", async () => {
    expect(await send("SSM\nEQT\nQX451\n04DEC26 04DEC26\nJ 320 CY.C12Y138\nDELIST")).toEqual(["applied"]);
    expect(await configurations("2026-12-04")).toEqual(["789 C20Y180", "320 C12Y138", "320 C12Y138"]);
    expect(await send("SSM\nCON\nQX451\n04DEC26 06DEC26\nJ 789 CY.C30Y150\nSINDEL")).toEqual([
      expect.stringContaining("does not operate on 2026-12-05"),
    ]);
    expect(await send("SSM\nCON\nQX451\n04DEC26 06DEC26 57\nJ 789 CY.C30Y150\nSINDEL")).toEqual(["applied"]);
    expect(await send("SSM\nCON\nQX451\n04DEC26 04DEC26\nJ 789 CY.C30Y150")).toEqual([expect.stringContaining("Send EQT")]);
    expect(await send("SSM\nADM\nQX451\n04DEC26 04DEC26\nSINDEL 99/3\nQQQQQQ 505/ET")).toEqual(["applied"]);
    expect(await configurations("2026-12-04")).toEqual(["789 C30Y150 3", "320 C12Y138", "320 C12Y138"]);
    const { messages } = await applyMessages({
      text: "SSM\nADM\nQX451\n04DEC26 04DEC26\nSINDEL 99/NIL\nQQQQQQ 505/ET",
      source: "",
      actor: "",
      now,
    });
    expect(messages[0]?.result).toMatchObject({ ignored: [{ line: 6, kind: "element", text: "505/ET" }] });
    expect((await configurations("2026-12-04"))[0]).toBe("789 C30Y150");
  });

  test("seats behind classes are sold, and what is said to stand elsewhere has to", async () => {
    expect(await send("SSM\nEQT\nQX451\n04DEC26 04DEC26\nJ 320 C20YBM130.C20Y160VVA1")).toEqual(["applied"]);
    expect(await sold("2026-12-04")).toMatchObject([{ bookingDesignators: "CYBM", configuration: "C20Y130VVA1" }, {}, {}]);
    expect(await send("SSM\nEQT\nQX451\n04DEC26 04DEC26\nJ 320 XX.C20Y160\nSINDEL 106/CYBMKLQ")).toEqual([
      expect.stringContaining("data element 106"),
    ]);
    expect(await send("SSM\nEQT\nQX451\n04DEC26 04DEC26\nJ 320 XX.XX 106/CY40BM100 108/C20Y160")).toEqual(["applied"]);
    expect(await sold("2026-12-04")).toMatchObject(Array(3).fill({ bookingDesignators: "CYBM", configuration: "C40B100" }));
    expect(await send("SSM\nLT\nNEW\nQX460\n04DEC26 04DEC26\nJ 320\nSIN0900 DEL1200")).toEqual([
      expect.stringContaining("neither booking classes nor"),
    ]);
  });

  test("restrictions, classes and code shares are told of journeys, and taken away", async () => {
    expect(
      await send(
        "SSM\nADM\nQX451\n04DEC26 04DEC26\nSINDEL 8/A\nSINIST 170/K\nSINIST 711/\nQQQTAS 101/CY\nDELTAS 50/QY1234\nDELTAS 127/QY /QYAIR",
      ),
    ).toEqual(["applied"]);
    const journey = { restriction: "", qualifier: "", classes: "", remarks: "" };
    const closed = { ...journey, offLeg: 1, restriction: "A" };
    const connecting = { ...journey, offLeg: 3, restriction: "K", qualifier: "711" };
    const few = { ...journey, offLeg: 2, classes: "CY" };
    const flown = { operatingCarrier: "QY", operatingName: "QYAIR", operatingFlight: "QY1234" };
    expect(await sold("2026-12-04")).toMatchObject([
      { operatingFlight: "", segments: [closed, few, connecting] },
      { ...flown, segments: [few] },
      { operatingFlight: "", segments: [] },
    ]);
    // Another way for a day: what was said stays with the journeys that are still there.
    expect(await send("ASM\nLT\nRRT\nQX451/04DEC SIN/DEL\nSIN042130 BOM050000\nBOM050010 DEL050045")).toEqual(["applied"]);
    expect(await sold("2026-12-04")).toMatchObject([
      {
        origin: "SIN",
        segments: [
          { ...closed, offLeg: 2 },
          { ...few, offLeg: 3 },
          { ...connecting, offLeg: 4 },
        ],
      },
      { origin: "BOM", segments: [] },
      { origin: "DEL", ...flown, segments: [{ ...few, offLeg: 3 }] },
      { origin: "TAS", segments: [] },
    ]);
    expect(await send("ASM\nRRT RTNS\nQX451/04DEC")).toEqual(["applied"]);
    expect(
      await send("SSM\nADM\nQX451\n04DEC26 04DEC26\nQQQQQQ 8/NIL\nQQQQQQ 711/NIL\nQQQQQQ 101/NIL\nDELTAS 50/NIL\nDELTAS 127/NIL"),
    ).toEqual(["applied"]);
    const free = { operatingCarrier: "", operatingName: "", operatingFlight: "", segments: [] };
    expect(await sold("2026-12-04")).toMatchObject([free, free, free]);
  });

  test("FLT gives a number, not one that is taken, and REV other dates", async () => {
    expect(await send("SSM\nLT\nFLT\nQX451\n04DEC26 06DEC26 57\nQX459")).toEqual(["applied"]);
    expect(await departures("2026-12-04", "2026-12-06")).toEqual([]);
    expect((await departures("2026-12-04", "2026-12-06", 459)).map((text) => text.slice(0, 16))).toEqual([
      "12-04 SIN04/2130",
      "12-06 SIN06/2130",
    ]);
    expect(await send("SSM\nLT\nFLT\nQX459\n04DEC26 04DEC26\nQX459")).toEqual([
      expect.stringContaining("QX459 operates on 2026-12-04 already"),
    ]);
    expect(await send("SSM\nLT\nREV\nQX459\n04DEC26 06DEC26 57\n06DEC26 08DEC26 27")).toEqual(["applied"]);
    expect((await departures("2026-12-01", "2026-12-10", 459)).map((text) => text.slice(0, 16))).toEqual([
      "12-06 SIN06/2130",
      "12-08 SIN08/2130",
    ]);
  });

  test("an ASM cancels, reinstates, reroutes and returns a date to the basic schedule", async () => {
    const only = async () => (await departures("2026-12-18", "2026-12-19")).map((text) => text.slice(0, 28));
    expect(await send("ASM\nLT\nRIN\nQX451/18DEC")).toEqual([expect.stringContaining("No ASM cancelled QX451 on 2026-12-18")]);
    expect(await send("ASM\nLT\nRRT\nQX451/18DEC DEL/TAS/IST\nDEL192310 IST200400")).toEqual(["applied"]);
    expect(await departures("2026-12-18", "2026-12-18")).toEqual(["12-18 SIN18/2130-DEL19/0045 DEL19/2310-IST20/0400"]);
    expect(await send("ASM\nLT\nCNL WEAT\nQX451/18DEC")).toEqual(["applied"]);
    expect(await only()).toEqual([]);
    expect(await send("ASM\nLT\nCNL WEAT\nQX451/18DEC")).toEqual([expect.stringContaining("does not operate")]);
    // An SSM beneath it changes nothing that is seen.
    expect(await send("SSM\nLT\nTIM\nQX451\n18DEC26 18DEC26\nSIN2200 DEL0115/1")).toEqual(["applied"]);
    expect(await only()).toEqual([]);
    expect(await send("ASM\nLT\nRIN\nQX451/18DEC")).toEqual(["applied"]);
    expect(await departures("2026-12-18", "2026-12-18")).toEqual(["12-18 SIN18/2130-DEL19/0045 DEL19/2310-IST20/0400"]);
    expect(await send("ASM\nLT\nRPL RTNS\nQX451/18DEC")).toEqual(["applied"]);
    expect(await only()).toEqual(["12-18 SIN18/2200-DEL19/0115 "]);
    await undoImport({ actor: "test", now });
    expect(await departures("2026-12-18", "2026-12-18")).toEqual(["12-18 SIN18/2130-DEL19/0045 DEL19/2310-IST20/0400"]);
    expect(await send("SSM\nLT\nCNL XASM\nQX451\n18DEC26 18DEC26")).toEqual(["applied"]);
    expect(await only()).toEqual([]);
  });

  test("an ASM cancels the last legs of a flight, not such as would leave a gap", async () => {
    expect(await send("ASM\nLT\nCNL\nQX451/18DEC DEL/TAS")).toEqual([
      expect.stringContaining("departs from TAS, but the flight's previous leg arrives at DEL"),
    ]);
    expect(await send("ASM\nLT\nCNL\nQX451/18DEC DEL/IST")).toEqual(["applied"]);
    expect(await departures("2026-12-18", "2026-12-18")).toEqual(["12-18 SIN18/2130-DEL19/0045"]);
  });

  test("a delay over midnight keeps the flight's date, unless its number departs that day already", async () => {
    const delay = (suffix: string) => `ASM\nLT\nTIM\nQX451${suffix}/18DEC\nSIN190030 DEL190345\nDEL192310 TAS200225`;
    expect(await send(delay(""))).toEqual(["applied"]);
    expect((await departures("2026-12-18", "2026-12-19"))[0]).toContain("12-18 SIN19/0030-DEL19/0345");
    expect(await send("SSM\nLT\nNEW\nQX451\n19DEC26 19DEC26\nJ 320 Y.Y150\nSIN2100 TAS2300")).toEqual([
      "line 1: QX451 would depart twice from SIN 2026-12-19. Give one of the two flights another number.",
    ]);
  });

  test("airlines that are never sold are rejected, and what only looks wrong is told", async () => {
    const added = (flight: string, equipment = "J 320 Y.Y150") =>
      `SSM\nLT\nNEW\n${flight}\n14DEC26 14DEC26 1\n${equipment}\nTAS1210 BHK1320`;
    expect(await send(added("ZZ123"))).toEqual([expect.stringContaining("ZZ is the invented airline of test mode and is never sold live")]);
    expect(await send(added("UZB123"))).toEqual([expect.stringContaining("UZB is a three-letter designator, under which nothing is sold")]);
    const told = async (text: string) => {
      const { messages } = await applyMessages({ text, source: "test", actor: "test", now });
      return messages.flatMap(({ result, problems }) => [result.state, ...problems.map((bad) => badLineText(bad, "en"))]);
    };
    expect(await told(added("QX123", "J ZZ9 Y.Y150"))).toEqual([
      "applied",
      expect.stringContaining("line 6, equipment: “ZZ9” is no aircraft type known here"),
    ]);
    expect(await told(added("Q9123"))).toEqual([
      "applied",
      expect.stringContaining("line 4: Q9 has no ticket numbers, so that its new flights are not on sale"),
    ]);
    expect(await told("ASM\nLT\nEQT\nQX451/18DEC\nJ ZZ9 Y.Y150\nSINDEL")).toEqual([
      "applied",
      expect.stringContaining("line 5, equipment: “ZZ9” is no aircraft type known here"),
    ]);
  });

  test("impossible legs, unknown flights and past dates are rejected with their reason", async () => {
    expect(await send("SSM\nLT\nCNL\nQX777\n04DEC26 04DEC26")).toEqual([expect.stringContaining("There is no flight QX777")]);
    expect(await send("SSM\nLT\nCNL\nQX451\n01NOV26 06NOV26 5")).toEqual([expect.stringContaining("All dates up to 2026-11-06 are past")]);
    // A Friday alone has no Saturday.
    expect(await send("SSM\nLT\nCNL\nQX451\n04DEC26 04DEC26 6")).toEqual([
      expect.stringContaining("The period from 2026-12-04 to 2026-12-04 has none of its days of the week"),
    ]);
    expect(await send("SSM\nLT\nEQT\nQX451 SIN/DEL\n04DEC26 04DEC26\nJ 320 Y.Y150\nDEL/TAS")).toEqual([
      expect.stringContaining("The flight's line names SIN–DEL alone, to which DEL–TAS does not belong"),
    ]);
    expect(await send("SSM\nLT\nTIM\nQX451\n04DEC26 04DEC26\nSIN2130 DEL1900")).toEqual([expect.stringContaining("would last")]);
    expect(await send("SSM\nLT\nTIM\nQX451\n04DEC26 04DEC26\nDEL0030/1 TAS0500/1")).toEqual([
      expect.stringContaining("DEL–TAS would depart before SIN–DEL"),
    ]);
    expect(await send("SSM\nLT\nTIM\nQX451\n04DEC26 04DEC26\nSIN2130 TAS0045/1")).toEqual([expect.stringContaining("has no SIN–TAS")]);
  });
});

describe("order", () => {
  beforeEach(() => importQx(qx451()));
  const cancel = (reference: string, date: string) => `SSM\nLT\n${reference}\nCNL\nQX451\n${date} ${date}`;

  test("messages of one text are applied by their references, and the parts of a group one after the other", async () => {
    const parts = [cancel("03DEC00012E002", "06DEC26"), cancel("03DEC00012C001", "04DEC26"), cancel("02DEC00099E001", "11DEC26")];
    const { messages } = await applyMessages({ text: parts.join("\n"), source: "", actor: "", now });
    expect(messages.map(({ reference, result }) => [reference?.group, reference?.part, result.state])).toEqual([
      [99, 1, "applied"],
      [12, 1, "applied"],
      [12, 2, "applied"],
    ]);
  });

  test("a part without the one before it waits, and a message below a later one of the same flight is refused", async () => {
    expect(await send(cancel("03DEC00012E002", "06DEC26"))).toEqual([
      expect.stringContaining("Part 001 of the group 00012 has not been applied"),
    ]);
    expect(await send(cancel("04DEC00001E001", "06DEC26"))).toEqual(["applied"]);
    expect(await send(cancel("03DEC00012E001", "11DEC26"))).toEqual([
      expect.stringContaining("The later message 04DEC26 00001/001 about QX451"),
    ]);
    expect(await send("SSM\nLT\n03DEC00012E001\nNEW\nQX99\n07DEC26 07DEC26\nJ 320 Y.Y150\nSIN0900 TAS1200")).toEqual(["applied"]);
  });

  test("a dry run tells what is touched and changes nothing", async () => {
    const { messages } = await applyMessages({ text: TIM_AND_CNL, source: "", actor: "", now, dryRun: true });
    expect(messages[0]?.result).toMatchObject({
      state: "applied",
      change: { carriers: [{ carrier: "QX", cancelled: { dates: 2 }, retimed: { dates: 7 } }] },
    });
    expect(await departures("2026-12-06", "2026-12-06")).toHaveLength(1);
    expect(await db().scheduleMessage.count()).toBe(0);
  });
});

test("a flight kept in UTC is changed by its local dates, over midnight too", async () => {
  const utc = someLeg({
    ...{ carrier: "QX", flightNumber: 451, timeMode: "U", periodFrom: "2026-11-30", periodTo: "2026-12-20", daysOfOperation: 127 },
    ...{ origin: "SIN", destination: "DEL", departureMinutes: 1200, arrivalMinutes: 100, arrivalDayOffset: 1 },
  });
  await importQx([utc], { timeMode: "U" });
  // 2000 UTC is 0400 of the next day in Singapore; at 1000 it leaves on that day in UTC too, and is of the day before there as it was.
  expect(await send("SSM\nLT\nTIM\nQX451\n05DEC26 06DEC26\nSIN1000 DEL1330")).toEqual(["applied"]);
  expect(await departures("2026-12-03", "2026-12-06")).toEqual([
    "12-03 SIN04/0400-DEL04/0710",
    "12-04 SIN05/1000-DEL05/1330",
    "12-05 SIN06/1000-DEL06/1330",
    "12-06 SIN07/0400-DEL07/0710",
  ]);
  expect(await send("ASM\nLT\nCNL\nQX451/06DEC")).toEqual(["applied"]);
  expect(await departures("2026-12-04", "2026-12-06")).toEqual(["12-04 SIN05/1000-DEL05/1330", "12-06 SIN07/0400-DEL07/0710"]);
});
