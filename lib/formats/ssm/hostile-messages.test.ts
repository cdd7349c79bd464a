import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { type BadLine, badLineText } from "../imports/bad-line";
import { readMessage } from "./read-message";
import { splitMessages } from "./split-messages";

const GOOD = `SSM
LT
03DEC00012E001/QXOPS 7
TIM
QX451
06DEC26 27DEC26 57
SIN2145 DEL0100/1
DEL2150/1 TAS0105/2
//
CNL
QX451
01JAN27 03JAN27 57
ASM
UTC
EQT
QX451/05DEC26
J 789 CYBM/NN.C20Y180 5/QY`;

function read(text: string): BadLine[] {
  const bad: BadLine[] = [];
  const report = (line: BadLine) => bad.push(line);
  for (const each of splitMessages(text, report)) readMessage(each, { today: "2026-11-23", isKnownAirport: () => true, report });
  return bad;
}

const damaged = fc
  .array(
    fc.tuple(
      fc.nat(GOOD.length),
      fc.nat(8),
      fc.oneof(fc.string({ unit: "binary", maxLength: 8 }), fc.constantFrom("\n", "//", "/", " ", "99", "\u0130", "ß", "SI ", "Z", "0000")),
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((changes) => changes.reduce((text, [at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut), GOOD));

test("whatever stands in a message, it is read to its end, and what is wrong is told without control characters", () => {
  fc.assert(
    fc.property(fc.oneof(damaged, fc.string({ unit: "binary", maxLength: 300 })), (text) => {
      for (const bad of read(text)) expect(badLineText(bad, "en")).not.toMatch(/\p{Cc}/u);
    }),
    { numRuns: propertyRuns(2_000) },
  );
});

// Each is as long as a request may be. None may be looked at longer than its length.
test.each([
  ["messages of nothing", "SSM\n".repeat(50_000)],
  ["sub-messages of nothing", `SSM\nLT\n${"//\n".repeat(60_000)}`],
  ["blanks within a line", `SSM\nLT\nNEW\nQX451\nJ 789${" ".repeat(190_000)}X`],
  ["data elements", `SSM\nLT\nNEW\nQX451\n06DEC26 27DEC26 57\nJ 789 ${"5/QY ".repeat(38_000)}`],
  ["addresses", `${"QU TASHYHY ".repeat(18_000)}\nSSM`],
  ["legs", `SSM\nLT\nNEW\nQX451\n06DEC26 27DEC26 57\nJ 789 C20\n${"SIN2145 DEL0100/1\n".repeat(11_000)}`],
  ["flights by periods", `SSM\nEQT\nQX1${"/1000".repeat(70)}\n${"06DEC26 27DEC26 57\nJ 320 Y.Y150\n".repeat(240)}`],
  ["stations by data elements", `SSM\nADM\nQX451\n06DEC26 27DEC26 57\nSIN${"/DEL".repeat(20_000)}${" 99/2".repeat(20_000)}`],
  ["passenger times", `SSM\nLT\nNEW\nQX451\nSIN2145${"/2150".repeat(38_000)} DEL0100`],
  ["letters that grow when they are raised", `SSM\n${"ß".repeat(100_000)}`],
])("%s without end are read in a moment", (_what, text) => {
  // A way through that grows with the square of the length takes longer than a test may.
  expect(read(text).length).toBeGreaterThan(0);
});
