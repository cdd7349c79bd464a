import { describe, expect, test } from "vitest";
import { type BadLine, badLineText } from "../imports/bad-line";
import type { ScheduleMessage } from "./message";
import { readMessage } from "./read-message";
import { splitMessages } from "./split-messages";

const TODAY = "2026-11-23";

interface Read {
  messages: (ScheduleMessage | undefined)[];
  problems: string[];
}

function read(text: string): Read {
  const bad: BadLine[] = [];
  const report = (line: BadLine) => bad.push(line);
  const isKnownAirport = (code: string) => code !== "QQQ";
  const messages = splitMessages(text, report).map((each) => readMessage(each, { today: TODAY, isKnownAirport, report }));
  return { messages, problems: bad.map((line) => badLineText(line, "en")) };
}

/** The only action of the only message. */
function actionOf(text: string) {
  const { messages, problems } = read(text);
  expect(problems).toEqual([]);
  const action = messages[0]?.actions[0];
  if (!action) throw new Error("no action was read");
  return action;
}

const NEW_FLIGHT = `SSM
LT
03DEC00012E001/QXOPS 7
NEW
QX451
06DEC26 27DEC26 57/W2
J 789 CYBM/NN.C20Y180
SIN2145 DEL0100/1
DEL2150/1 TAS0105/2
SINTAS 505/ET`;

describe("SSM", () => {
  test("a time change and a cancellation in one message, by the worked example", () => {
    const { messages, problems } = read(`SSM
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
01JAN27 03JAN27 57`);
    expect(problems).toEqual([]);
    const [message] = messages;
    expect(message).toMatchObject({
      kind: "ssm",
      timeMode: "L",
      reference: { date: "2026-12-03", group: 12, part: 1, last: true, creator: "QXOPS 7" },
    });
    expect(message?.actions.map(({ action }) => action)).toEqual(["TIM", "CNL"]);
    expect(message?.actions[0]?.periods).toEqual([{ from: "2026-12-06", to: "2026-12-27", days: 0b1010000, frequency: 1 }]);
    expect(
      message?.actions[0]?.legs.map((leg) => [leg.origin, leg.departureMinutes, leg.departureDay, leg.arrivalMinutes, leg.arrivalDay]),
    ).toEqual([
      ["SIN", 1305, 0, 60, 1],
      ["DEL", 1310, 1, 65, 2],
      ["TAS", 160, 2, 350, 2],
    ]);
  });

  test("a new flight: fortnightly, with equipment and a segment's data element", () => {
    const action = actionOf(NEW_FLIGHT);
    expect(action.flight).toMatchObject({ carrier: "QX", flightNumber: 451, suffix: "" });
    expect(action.periods).toEqual([{ from: "2026-12-06", to: "2026-12-27", days: 0b1010000, frequency: 2 }]);
    expect(action.legs[1]?.equipment).toMatchObject({
      serviceType: "J",
      aircraft: "789",
      bookingDesignators: "CYBM",
      configuration: "C20Y180",
    });
    expect(action.segments).toMatchObject([{ origin: "SIN", destination: "TAS", element: { dei: 505, text: "ET" } }]);
  });

  test("without a time mode times are UTC, and dates without a year are the next ones", () => {
    const { messages } = read("SSM\nCNL\nQX0451Z\n20DEC 15JAN 1");
    expect(messages[0]).toMatchObject({ timeMode: "U", reference: null });
    expect(messages[0]?.actions[0]?.flight).toMatchObject({ carrier: "QX", flightNumber: 451, suffix: "Z" });
    expect(messages[0]?.actions[0]?.periods[0]).toMatchObject({ from: "2026-12-20", to: "2027-01-15" });
  });

  test("a message of December that arrives in January is of last year, and so are its dates", () => {
    const bad: BadLine[] = [];
    const context = { today: "2027-01-02", isKnownAirport: () => true, report: (line: BadLine) => bad.push(line) };
    const [text] = splitMessages("SSM\nLT\n30DEC00001E001\nCNL\nQX451\n31DEC 05JAN 5", context.report);
    const message = text && readMessage(text, context);
    expect(message?.reference?.date).toBe("2026-12-30");
    expect(message?.actions[0]?.periods[0]).toMatchObject({ from: "2026-12-31", to: "2027-01-05" });
  });

  test("XASM, a schedule's end, a new number and a new period", () => {
    expect(actionOf("SSM\nSKD XASM\nQX451\n06DEC26")).toMatchObject({
      endsAdHoc: true,
      periods: [{ from: "2026-12-06", to: null, days: 127 }],
    });
    expect(actionOf("SSM\nFLT\nQX451\n06DEC26 27DEC26 57\nQX459").newFlight).toMatchObject({ carrier: "QX", flightNumber: 459 });
    expect(actionOf("SSM\nREV\nQX451 06DEC26 27DEC26 57\n06DEC26 20DEC26 7").periods.map(({ to }) => to)).toEqual([
      "2026-12-27",
      "2026-12-20",
    ]);
    expect(actionOf("SSM\nCNL\nQX451\n06DEC26 00XXX00 57").periods[0]?.to).toBeNull();
  });

  test("passengers' times have the nearest day, and 2400 is the next day's beginning", () => {
    const [leg] = actionOf("SSM\nTIM\nQX451\n06DEC26 27DEC26\nSIN0005/1/2355 DEL2400/1").legs;
    expect(leg).toMatchObject({ departureMinutes: 1435, departureDay: 0, arrivalMinutes: 0, arrivalDay: 2 });
    expect(actionOf("SSM\nTIM\nQX451\n06DEC26 27DEC26\nSIN0005/M1 DEL0300").legs[0]?.departureDay).toBe(-1);
  });

  test("addresses around the messages, blank lines and text for people are passed over", () => {
    const { messages, problems } = read(`QU TASHQHY MOWRMSU
.SINRMQX 031200
SSM
CNL
QX451
06DEC26 27DEC26 57
SI
QX451 IS NOT MISSED
//
CNL
QX452
06DEC26 27DEC26 57

QU TASHQHY
.SINRMQX 031201
ASM
CNL TECH
QX451/20DEC
SI AIRCRAFT BROKEN`);
    expect(problems).toEqual([]);
    expect(messages.map((message) => message?.actions.map(({ flight }) => flight.flightNumber))).toEqual([[451, 452], [451]]);
  });
});

describe("ASM", () => {
  test("days of the month before the times, by the worked example", () => {
    const { messages, problems } = read(`ASM
LT
TIM OPER
QX451/18DEC
SIN182300 DEL190215
DEL192310 TAS200225
TAS200400 IST200710
//
CNL TECH
QX451/20DEC`);
    expect(problems).toEqual([]);
    expect(messages[0]?.actions.map(({ action, reasons, flight }) => [action, reasons, flight.date])).toEqual([
      ["TIM", ["OPER"], "2026-12-18"],
      ["CNL", ["TECH"], "2026-12-20"],
    ]);
    expect(messages[0]?.actions[0]?.legs.map((leg) => [leg.departureDay, leg.arrivalDay])).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
    ]);
  });

  test("days over the end of a month, only some legs, and a new number", () => {
    expect(actionOf("ASM\nLT\nTIM\nQX451/31DEC26 DEL/TAS\nDEL012310 TAS020225")).toMatchObject({
      flight: { stations: ["DEL", "TAS"] },
      legs: [{ departureDay: 1, arrivalDay: 2 }],
    });
    expect(actionOf("ASM\nFLT\nQX451/18DEC QX459/18DEC").newFlight).toMatchObject({ flightNumber: 459 });
    expect(actionOf("ASM\nCNL\nQX451/18").flight.date).toBe("2026-12-18");
    expect(actionOf("ASM\nTIM RTNS\nQX451/18DEC").returnsToBasic).toBe(true);
  });
});

describe("mistakes are told by line, and the message is refused", () => {
  test.each([
    ["nothing at all", "", "There is no message here"],
    ["text before the messages", "HELLO\nSSM\nCNL\nQX451\n06DEC26 27DEC26", "line 1: “HELLO” stands before the first message"],
    ["no action", "SSM\nLT", "line 1: The message has no action"],
    ["an unknown action", "SSM\nDEL\nQX451", "line 2: “DEL” is no action"],
    ["a reference that is cut", "SSM\n03DEC0012\nCNL\nQX451\n06DEC26 27DEC26", "line 2: “03DEC0012” is no action"],
    ["an answer", "SSM\nACK", "line 2: ACK asks or answers"],
    ["an action of the other kind", "SSM\nRIN\nQX451\n06DEC26 27DEC26", "line 2: RIN is no action of an SSM"],
    ["no period", "SSM\nCNL\nQX451", "line 2, period: CNL lacks its period"],
    ["no flight", "SSM\nCNL\n06DEC26 27DEC26", "line 2, flight: CNL lacks its flight"],
    ["a date under SSM", "SSM\nCNL\nQX451/18DEC\n06DEC26 27DEC26", "line 3, date: “QX451/18DEC” has a date"],
    ["no date under ASM", "ASM\nCNL\nQX451", "line 3, date: “QX451” has no date"],
    ["an impossible date", "SSM\nCNL\nQX451\n31NOV26 27DEC26", "line 4, period: “31NOV26 27DEC26” has no date that exists"],
    ["one date", "SSM\nCNL\nQX451\n15DEC26", "line 4, period: The period “15DEC26” has one date only"],
    ["one date with its day", "SSM\nCNL\nQX451\n14DEC26 1", "line 4, period: The period “14DEC26 1” has one date only"],
    ["one date with an element", "SSM\nTIM\nQX451\n14DEC26 2/QA", "line 4, period: The period “14DEC26 2/QA” has one date only"],
    ["one date behind the flight", "SSM\nCNL\nQX451 14DEC26", "line 3, period: The period “14DEC26” has one date only"],
    ["one date of two periods", "SSM\nREV\nQX451 06DEC26 27DEC26\n13DEC26", "line 4, period: The period “13DEC26” has one date only"],
    ["a period reversed", "SSM\nCNL\nQX451\n27DEC26 06DEC26", "line 4, period: The period “27DEC26 06DEC26” ends before it begins"],
    ["impossible days", "SSM\nCNL\nQX451\n06DEC26 27DEC26 58", "line 4, period: “06DEC26 27DEC26 58” has no readable days"],
    ["another frequency", "SSM\nCNL\nQX451\n06DEC26 27DEC26 5/W3", "line 4, period: “06DEC26 27DEC26 5/W3” has no readable frequency"],
    ["an impossible time", "SSM\nTIM\nQX451\n06DEC26 27DEC26\nSIN2575 DEL0100/1", "line 5, leg: “SIN2575 DEL0100/1” is no time"],
    ["an unknown airport", "SSM\nTIM\nQX451\n06DEC26 27DEC26\nQQQ2145 DEL0100/1", "line 5, leg: “QQQ” is no airport known here"],
    ["a half leg", "SSM\nTIM\nQX451\n06DEC26 27DEC26\nSIN2145 DEL01", "line 5, leg: “SIN2145 DEL01” is no leg"],
    ["a day far off", "ASM\nTIM\nQX451/18DEC\nSIN302145 DEL310100", "line 4, leg: The day 30 before a time"],
    ["a line of no form", "SSM\nCNL\nQX451\n06DEC26 27DEC26\n?!", "line 5: “?!” is not understood"],
    ["a class twice", "SSM\nEQT\nQX451\n06DEC26 27DEC26\nJ 789 YY.Y180", "line 5, equipment: “J 789 YY.Y180” are no booking designators"],
  ])("%s", (_, text, problem) => {
    const { messages, problems } = read(text);
    expect(problems.join("\n")).toContain(problem);
    if (!problem.includes("stands before")) expect(messages.filter(Boolean)).toEqual([]);
  });

  test("one mistaken message does not hide the next", () => {
    const { messages, problems } = read("SSM\nCNL\nQX451\nSSM\nCNL\nQX452\n06DEC26 27DEC26");
    expect(problems).toHaveLength(1);
    expect(messages.map((message) => message?.actions.length)).toEqual([undefined, 1]);
  });
});
