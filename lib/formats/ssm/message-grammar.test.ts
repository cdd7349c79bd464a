import { describe, expect, test } from "vitest";
import { type BadLine, badLineText } from "../imports/bad-line";
import { readMessage } from "./read-message";
import { splitMessages } from "./split-messages";

function read(text: string) {
  const bad: BadLine[] = [];
  const report = (line: BadLine) => bad.push(line);
  const isKnownAirport = (code: string) => code !== "QQQ" && code !== "XHM";
  const successorOf = (code: string) => (code === "XHM" ? "HAM" : undefined);
  const context = { today: "2026-11-23", isKnownAirport, successorOf, report };
  const messages = splitMessages(text, report).map((each) => readMessage(each, context));
  return { messages, problems: bad.map((line) => badLineText(line, "en")) };
}

function equipmentOf(line: string) {
  const { messages, problems } = read(`SSM\nEQT\nQX451\n06DEC26 27DEC26 57\n${line}`);
  const { equipment } = messages[0]?.actions[0] ?? {};
  const { bookingDesignators, configuration, elements } = equipment?.[0] ?? {};
  const ignored = messages[0]?.ignored.map(({ kind, text }) => `${kind} ${text}`);
  return [problems, bookingDesignators, configuration, elements?.map(({ dei, text }) => `${dei}/${text}`), ignored];
}

describe("an equipment line, from the type on with every optional part there or not", () => {
  test.each([
    ["J 320", "", "", [], []],
    ["J 320 CYBM", "CYBM", "", [], []],
    ["J 320 C12YBM126", "C12YBM126", "", [], []],
    ["J 320 XX.XX", "XX", "XX", [], []],
    ["J 320 CYBM.C12Y126", "CYBM", "C12Y126", [], []],
    ["J 320 CYBM .C12Y126", "CYBM", "C12Y126", [], []],
    ["J 320 .C12Y126", "", "C12Y126", [], []],
    ["J 320 .VV596", "", "VV596", [], []],
    ["J 320 .Y0", "", "Y0", [], []],
    ["J 320 CYBM/CNYN.C12Y126", "CYBM", "C12Y126", [], ["modifiers CNYN"]],
    ["J 320 CYBM/CNYN", "CYBM", "", [], ["modifiers CNYN"]],
    ["J 320 CYBM.C12Y126 UK32021", "CYBM", "C12Y126", [], ["registration UK32021"]],
    ["J 320 CYBM.C12Y126 HBIPX", "CYBM", "C12Y126", [], ["registration HBIPX"]],
    ["J 320 CYBM.C12Y126 F-GKXA 2/QA 5/QB", "CYBM", "C12Y126", ["2/QA", "5/QB"], ["registration F-GKXA"]],
    ["J 320 CYBM UK-32021 2/QA", "CYBM", "", ["2/QA"], ["registration UK-32021"]],
    ["J 320 .C12Y126 RA89001", "", "C12Y126", [], ["registration RA89001"]],
    ["J 320 UK32021", "", "", [], ["registration UK32021"]],
    ["J 320 B-1234 9/QA", "", "", ["9/QA"], ["registration B-1234"]],
    ["J  320  CYBM.C12Y126  2/QA", "CYBM", "C12Y126", ["2/QA"], []],
  ])("%s", (line, classes, configuration, elements, ignored) => {
    expect(equipmentOf(line)).toEqual([[], classes, configuration, elements, ignored]);
  });

  test.each([
    ["J 320 CYBM.C12Y126 UK32021 UK32022", "is no equipment"],
    ["J 32N CY C16Y150", "“C16Y150” stands where a registration does, and reads as cabins with seats"],
    ["J 32N CY Y150", "“Y150” stands where a registration does, and reads as cabins with seats"],
    ["J 32N CY C8Y9VVA1", "“C8Y9VVA1” stands where a registration does, and reads as cabins with seats"],
    ["J 32N CY C016Y150LL8VVQ7A3", "“C016Y150LL8VVQ7A3” stands where a registration does, and reads as cabins with seats"],
    ["J 32N CY/NN C16Y150 2/QA", "“C16Y150” stands where a registration does, and reads as cabins with seats"],
    ["J 32N .VV596 C16Y150", "“C16Y150” stands where a registration does, and reads as cabins with seats"],
    ["J 320 CYBM.C12Y126.C16", "is no equipment"],
    ["J 320 CYBM.C12Y126 .C16", "is no equipment"],
    ["J 320 CYBM.", "is no equipment"],
    ["J 320 CYYM", "are no booking designators"],
    ["J 320 CYBM.C12Y126 2/QA UK32021", "The data element “2/QA UK32021” cannot be read"],
    ["J 320 CYBM.C12Y126 2/", "The data element “2/” cannot be read"],
  ])("%s is refused", (line, problem) => {
    expect(equipmentOf(line)[0]).toEqual([expect.stringContaining(problem)]);
  });
});

const PERIOD = "06DEC26 27DEC26 57";

describe("what has no place, or is not plain, refuses the message by its line", () => {
  test.each([
    ["a second number outside FLT", "ASM\nCNL\nQX451/18DEC QX459/18DEC", "line 3: “QX459/18DEC” has no place in CNL"],
    ["two numbers for one", "ASM\nFLT\nQX451/452/18DEC QX459/18DEC", "line 3, flight: “QX451/452/18DEC”: one number cannot"],
    ["one number for two flights", `SSM\nFLT\nQX451\nQX452\n${PERIOD}\nQX459`, "line 3, flight: “FLT”: one number cannot"],
    ["a period in an ASM", `ASM\nCNL\nQX451/18DEC\n${PERIOD}`, "line 4, period: “06DEC26 27DEC26 57” has no place in ASM"],
    ["a period before the flight", `SSM\nCNL\n${PERIOD}\nQX451\n${PERIOD}`, "line 3: “06DEC26 27DEC26 57” stands before the flight"],
    ["equipment before the period", `SSM\nEQT\nQX451\nJ 320 Y.Y150\n${PERIOD}`, "line 4: “J 320 Y.Y150” stands before the period"],
    ["times in EQT", `SSM\nEQT\nQX451\n${PERIOD}\nJ 320 Y.Y150\nSIN2145 DEL0100/1`, "line 6: “SIN2145 DEL0100/1” has no place in EQT"],
    ["equipment in TIM", `SSM\nTIM\nQX451\n${PERIOD}\nJ 320 Y.Y150\nSIN2145 DEL0100/1`, "line 5: “J 320 Y.Y150” has no place in TIM"],
    ["segments in CNL", `SSM\nCNL\nQX451\n${PERIOD}\nSINDEL 99/2`, "line 5: “SINDEL 99/2” has no place in CNL"],
    ["legs of a flight that is new", "ASM\nNEW\nQX451/18DEC SIN/DEL\nJ 320\nSIN2145 DEL2300", "line 3: “SIN/DEL” has no place in NEW"],
    ["stations that say nothing", `SSM\nTIM\nQX451\n${PERIOD}\nSIN2145 DEL0100/1\nSINDEL`, "line 6: “SINDEL” has no place in TIM"],
    ["a group that lacks its legs", `SSM\nTIM\nQX451\n${PERIOD}\nSIN2145 DEL0100/1\n28DEC26 30DEC26`, "legs: TIM lacks its legs"],
    [
      "a group that lacks its equipment",
      `SSM\nNEW\nQX451\n${PERIOD}\nJ 320\nSIN2145 DEL0100/1\n28DEC26 30DEC26\nSIN2145 DEL0100/1`,
      "NEW lacks its equipment",
    ],
    ["a leg above its equipment", "ASM\nNEW\nQX451/18DEC\nSIN2145 DEL2300\nJ 320\nDEL2330 TAS2359", "NEW lacks its equipment"],
    ["a flight that lacks its period", `SSM\nCNL\nQX451\n${PERIOD}\nQX452`, "line 5, period: CNL lacks its period"],
    ["a leg twice", `SSM\nTIM\nQX451\n${PERIOD}\nSIN2145 DEL0100/1\nSIN2145 DEL0110/1`, "line 6, leg: SIN–DEL stands twice"],
    ["equipment twice", `SSM\nEQT\nQX451\n${PERIOD}\nJ 320\nJ 321`, "line 6: This equipment has no legs of its own"],
    [
      "one of two without legs",
      `SSM\nEQT\nQX451\n${PERIOD}\nJ 320\nSIN/DEL\nJ 321`,
      "line 7, equipment: This equipment has no legs of its own",
    ],
    ["legs of one period or of both", `SSM\nEQT\nQX451\n${PERIOD}\nJ 320\n28DEC26 30DEC26\nJ 321\nSIN/DEL`, "line 7: It is not plain"],
    [
      "the code of a closed airport",
      `SSM\nTIM\nQX451\n${PERIOD}\nXHM2145 DEL0100/1`,
      "line 5, leg: The airport XHM has closed; its flights are at HAM",
    ],
    ["a closed airport among stations", `SSM\nADM\nQX451\n${PERIOD}\nXHMDEL 99/2`, "line 5, leg: The airport XHM has closed"],
    ["an airline of another form", `SSM\nADM\nQX451 2/QAIR\n${PERIOD}`, "line 3, element: The data element “2/QAIR” cannot be read"],
    ["a restriction of two letters", `SSM\nADM\nQX451\n${PERIOD}\nSINDEL 8/AB`, "The data element “8/AB” cannot be read"],
    ["two flights of a code share", `SSM\nADM\nQX451\n${PERIOD}\nSINDEL 50/QY1/QZ2`, "The data element “50/QY1/QZ2” cannot be read"],
    ["a word behind the days", `SSM\nCNL\nQX451\n06DEC26 27DEC26 57 X`, "line 4, period: “06DEC26 27DEC26 57 X” has no readable days"],
    ["two days behind a time", `SSM\nTIM\nQX451\n${PERIOD}\nSIN2145/1/2 DEL0100/2`, "line 5, leg: “SIN2145/1/2 DEL0100/2” is no leg"],
    ["a day of the month in an SSM", `SSM\nTIM\nQX451\n${PERIOD}\nSIN182145 DEL190100`, "line 5, leg: The day 18 before a time is none"],
    ["an operator without a name", `SSM\nADM\nQX451 2/X\n${PERIOD}`, "line 3, element: “2/X” says that another airline flies"],
    ["a line without end", `SSM\nADM\nQX451\n${PERIOD}\nSIN/DEL${" 99/2".repeat(90)}`, "line 5: “SIN/DEL"],
    ["XASM in an ASM", "ASM\nCNL XASM\nQX451/18DEC", "line 2: “XASM” is no reason of an ASM"],
    ["XASM with other times", `SSM\nTIM XASM\nQX451\n${PERIOD}\nSIN2145 DEL0100/1`, "line 2: XASM does not stand with TIM"],
    ["XASM with other equipment", `SSM\nEQT XASM\nQX451\n${PERIOD}\nJ 320`, "line 2: XASM does not stand with EQT"],
    ["XASM with another number", `SSM\nFLT XASM\nQX451\n${PERIOD}\nQX459`, "line 2: XASM does not stand with FLT"],
    ["XASM with other dates", `SSM\nREV XASM\nQX451 ${PERIOD}\n${PERIOD}`, "line 2: XASM does not stand with REV"],
    ["RTNS in an SSM", `SSM\nTIM RTNS\nQX451\n${PERIOD}`, "line 2: “RTNS” is no reason of an SSM"],
    ["an action without its end", `SSM\nCNL\nQX451\n${PERIOD}\nTIM\nQX452\n${PERIOD}`, "line 5: “TIM” is not understood"],
    ["a word behind a flight", `SSM\nCNL\nQX451 X\n${PERIOD}`, "line 3, element: The data element “X” cannot be read"],
    ["a date of one flight among two", "ASM\nCNL\nQX451/18DEC/19DEC", "line 3, flight: “QX451/18DEC/19DEC” is no flight"],
  ])("%s", (_what, text, problem) => {
    const { messages, problems } = read(text);
    expect(problems.join("\n")).toContain(problem);
    expect(messages).toEqual([undefined]);
  });
});

test("what is passed over is told by line", () => {
  const { messages, problems } = read(`ASM
LT
EQT TECH/OPER
QX451/18DEC 6/QX452
J 320 CYBM/CNYN.C12Y126 F-GKXA
SINDEL 201/SUBJECT TO APPROVAL 101/CY2
//
TIM RTNS
QX452/18DEC
SIN2145 DEL0100/1
//
CNL
QX453/18DEC 2/QA
SI AIRCRAFT BROKEN
SEE YOU`);
  expect(problems).toEqual([]);
  expect(messages[0]?.ignored.map(({ line, kind, text }) => `${line} ${kind} ${text}`)).toEqual([
    "3 reason TECH",
    "3 reason OPER",
    "5 modifiers CNYN",
    "5 registration F-GKXA",
    "6 text 201/SUBJECT TO APPROVAL",
    "10 detail SIN2145 DEL0100/1",
    "13 element 2/QA",
    "14 text SI AIRCRAFT BROKEN",
    "15 text SEE YOU",
  ]);
});

describe("what networks put around a message is passed over", () => {
  const body = "LT\n27NOV00007E001\nCNL\nHY703\n14DEC26 14DEC26 1";

  test.each([
    [
      "a terminal's fields, the identifier among them",
      `=HEADER\nRCV,2026/11/27 10:01\n=PRIORITY\nQN\n=DESTINATION TYPE B\nSTX,TASHYHY\n=ORIGIN\nMOWRMSU\n=MSGID\n271001\n=SMI\nSSM\n=TEXT\n${body}\n`,
    ],
    ["the identifier in the fields and in the text", `=PRIORITY\nQN\n=SMI\nSSM\n=TEXT\nSSM\n${body}\n\n=END\n`],
    ["addresses of a teletype network", `ZCZC\nQN TASHYHY\n.MOWRMSU 271001\nSSM\n${body}\n\nNNNN`],
    ["marks and blanks before the lines", `\u0001QU TASHYHY\n.MOWRMSU 271001\n\u0002SSM\n  ${body}\n\u0003`],
    [
      "a second message's fields with a signature",
      `=PRIORITY\nQU\n=DBLSIG\nXS\n=SMI\nSSM\n=TEXT\n${body}\n=HEADER\nRCV,2026/11/27 10:02\n=DBLSIG\nXS`,
    ],
    ["the mark of a message that may have come before", `QU TASHYHY\n.MOWRMSU 271001\nPDM\nSSM\n${body}`],
    ["addresses of the aeronautical network", `ZCZC\nFF UTTTYFYX UTTTZPZX\n271200 UTTTZPZX\nSSM\n${body}\n\nNNNN`],
    ["numbers of the message", `123\nSSM\n${body}\n456`],
  ])("%s", (_what, text) => {
    const { messages, problems } = read(text);
    expect(problems).toEqual([]);
    expect(messages.map((message) => [message?.timeMode, message?.reference?.group, message?.actions.length])).toEqual([["L", 7, 1]]);
  });
});

test("an airline whose code looks like a week's rate is an airline behind the days", () => {
  const { messages, problems } = read("SSM\nADM\nQX451\n06DEC26 27DEC26 2/W2 2/W2");
  expect(problems).toEqual([]);
  expect(messages[0]?.actions[0]).toMatchObject({ periods: [{ days: 0b10, frequency: 2 }], elements: [{ dei: 2, text: "W2" }] });
});
