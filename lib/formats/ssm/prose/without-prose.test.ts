import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "@/tests/support/run/property-runs";
import type { BadLine } from "../../imports/bad-line";
import { readMessage } from "../read-message";
import { NEXT_PART, splitMessages } from "../split-messages";
import { withoutProse } from "./without-prose";

interface Read {
  /** Actions of each message with their flights; empty is one that cannot be read. */
  messages: string[];
  /** Names of what is wrong, of messages and outside of them. */
  faults: string[];
  /** What is passed over: its kind, and its first and last line. */
  notes: string[];
}

function read(text: string): Read {
  const [faults, notes]: [BadLine[], BadLine[]] = [[], []];
  const fault = (bad: BadLine) => faults.push(bad);
  const own = withoutProse(text, { fault, note: (bad) => notes.push(bad) });
  const messages = splitMessages(own, fault).map((each) => {
    const message = readMessage(each, { today: "2026-11-23", isKnownAirport: () => true, report: fault });
    return (message?.actions ?? []).map(({ action, flight, legs }) => `${action} ${flight.flightNumber} ${legs.length}`).join(", ");
  });
  return { messages, faults: faults.map(({ problem }) => problem), notes: notes.map((bad) => `${bad.problem} ${bad.line}-${bad.other}`) };
}

const CANCEL = "SSM\nLT\nCNL\nQX451\n06DEC26 27DEC26 57";
const RETIME = "ASM\nLT\n03DEC00012E001\nTIM OPER\nQX452/18DEC\nSIN182300 DEL190215\nDEL192310 TAS200225";

describe("what people write around messages is passed over and told", () => {
  test.each<[what: string, text: string, notes: string[]]>([
    ["a greeting and a name", `Dear colleagues,\n\nplease see below.\n\n${CANCEL}\n\nKind regards,\nAziz`, ["1-3", "11-12"]],
    ["a greeting in capitals", `GOOD MORNING\nHY OPS ADVISES NEW TIMES\n${CANCEL}\n\nBEST RGDS\nOPS CONTROL TASHKENT`, ["1-2", "9-10"]],
    ["thanks", `${CANCEL}\n\nTHANKS`, ["7-7"]],
    ["words right below //", `${CANCEL}\n//\nMany thanks\nAziz 24/7`, ["7-8"]],
    ["a sentence right below", `${CANCEL}\nBest regards, Aziz`, ["6-6"]],
    ["a sentence in Russian", `Добрый день!\n\n${CANCEL}\nС уважением, Азиз`, ["1-1", "8-8"]],
    ["a signature", `${CANCEL}\n-- \nOps\nQX451 hotline 18DEC26`, ["6-8"]],
    ["addresses in a signature", `Contact: Ops <ops@x.uz>, Tel: 24\n\n${CANCEL}\n\nAziz\nE-mail: aziz@x.uz\nTel: +998 71`, ["1-1", "9-11"]],
    ["a notice of law", `${CANCEL}\n\nThis message is confidential.\nIt is for HY271 crews only.`, ["7-8"]],
    ["a flight in a sentence", `QX451 is cancelled, see below\n${CANCEL}\n\nQX451 will fly again in January`, ["1-1", "8-8"]],
    ["an attached notice", `${CANCEL}\n${NEXT_PART}\nSent by a machine`, ["7-7"]],
    ["a greeting in another part", `Dear all\n-- \nAli\n${NEXT_PART}\n${CANCEL}`, ["1-3"]],
    ["networks beside them", `QU TASHQHY\n.SINRMQX 031200\n${CANCEL}\nNNNN\n\nSent from my phone`, ["10-10"]],
  ])("%s", (_, text, notes) => {
    expect(read(text)).toEqual({ messages: ["CNL 451 0"], faults: [], notes: notes.map((lines) => `prose_ignored ${lines}`) });
  });

  test("between messages, which are read in their order", () => {
    const text = `Hello,\nthe first:\n\n${CANCEL}\n\nand the second:\n\nQU TASHQHY\n.SINRMQX 031200\n${RETIME}\n//\nCNL\nQX453/19DEC\n\nBye`;
    const { messages, faults, notes } = read(text);
    expect([messages, faults]).toEqual([["CNL 451 0", "TIM 452 2, CNL 453 0"], []]);
    expect(notes).toEqual(["prose_ignored 1-2", "prose_ignored 10-10", "prose_ignored 25-25"]);
  });

  test("a text of messages alone stays as it is", () => {
    const text = `QU TASHQHY\n=SMI\nSSM\n=TEXT\n${CANCEL}\n\nQX454\n06DEC26 27DEC26\nSI QX IS LATE\nand so on\n//\nADM\nQX451\n06DEC26 27DEC26\nSINDEL 127/QY /Air of Q\n\n${RETIME}`;
    expect(withoutProse(text, { fault: () => expect.unreachable(), note: () => expect.unreachable() })).toBe(text);
  });
});

describe("an older mail is never applied", () => {
  const OLD = "SSM\nLT\nCNL\nQX999\n06DEC26 27DEC26";
  const quoted = OLD.replaceAll(/^/gm, "> ");
  test.each<[what: string, text: string, notes: string]>([
    ["marked", `${CANCEL}\n\n${quoted}`, "7-11"],
    ["marked above", `On Monday Ali wrote:\n${quoted}\n\n${CANCEL}`, "2-6"],
    ["marked twice", `${CANCEL}\n\n${quoted.replaceAll(/^/gm, ">")}`, "7-11"],
    ["below a line of its program", `${CANCEL}\n\n-----Original Message-----\nFrom: Ops\nSent: Monday\n\n${OLD}`, "7-15"],
    ["below its headers", `${CANCEL}\n\nFrom: Ops <ops@x.uz>\nSent: Monday\nTo: All\n\n${OLD}`, "7-15"],
    ["below its headers in Russian", `${CANCEL}\n\nОт: Ops <ops@x.uz>\nОтправлено: вчера\n\n${OLD}`, "7-14"],
    ["below its headers in bold", `${CANCEL}\n\n*From:* Ops\n*Sent:* Monday\n*To:* All\n\n${OLD}`, "7-15"],
    ["below its headers in German", `${CANCEL}\n\nVon: Ops\nGesendet: Montag\nAn: Alle\n\n${OLD}`, "7-15"],
    ["below its headers in French", `${CANCEL}\n\nDe : Ops\nEnvoyé : lundi\nÀ : Tous\n\n${OLD}`, "7-15"],
    ["below its headers in Chinese", `${CANCEL}\n\n发件人: Ops\n发送时间: 2026年11月23日\n\n${OLD}`, "7-14"],
    ["below its headers in Korean", `${CANCEL}\n\n보낸 사람: Ops <ops@x.kr>\n보낸 날짜: 월요일\n받는 사람: All\n\n${OLD}`, "7-15"],
    ["below its program's line in German", `${CANCEL}\n\n-------- Weitergeleitete Nachricht --------\nBetreff: SSM\n\n${OLD}`, "7-14"],
    ["below who wrote it, without a verb", `${CANCEL}\n\nпн, 23 нояб. 2026 г. в 12:34, Ops <ops@x.uz>:\n\n${OLD}`, "7-13"],
    ["below who wrote it", `${CANCEL}\n\nOn Mon, 23 Nov 2026 Ops <ops@x.uz>\nwrote:\n\n${OLD}`, "8-14"],
  ])("%s", (_, text, notes) => {
    const told = read(text);
    expect([told.messages, told.faults]).toEqual([["CNL 451 0"], []]);
    expect(told.notes).toContain(`quoted_ignored ${notes}`);
  });

  test("and where nothing else is there: marked it is passed over, forwarded somebody has to look at it", () => {
    expect(read(`Thank you\n\n${quoted}`)).toEqual({ messages: [], faults: ["no_message"], notes: ["quoted_ignored 3-7"] });
    expect(read(`FYI\n\n---------- Forwarded message ---------\n\n${OLD}`).faults).toEqual(["mail_forwarded", "no_message"]);
  });
});

describe("what may belong to a message is never passed over", () => {
  test.each([
    ["a flight above", `QX450/18DEC\n${CANCEL}`, ["outside_message"]],
    ["a flight above with a blank in it", `QX 450/18DEC26\n${CANCEL}`, ["outside_message"]],
    ["a flight in another part", `${CANCEL}\n${NEXT_PART}\nQX450/18DEC`, ["outside_message"]],
  ])("%s is told as wrong", (_, text, faults) => {
    expect(read(text)).toMatchObject({ messages: ["CNL 451 0"], faults });
  });

  test.each([
    ["words between its lines", "SSM\nTIM\nQX451\n\nDear partners\n06DEC26 27DEC26\nSIN2145 DEL0100/1"],
    ["an action that is mistyped", `${CANCEL}\n//\n\nTMI\nQX452\n06DEC26 27DEC26`],
    ["a flight that is mistyped", "ASM\nCNL\nQX451/18DEC\n\nQ4X2/18DEC"],
    ["a flight with a blank in it", "ASM\nCNL\nQX451/18DEC\n\nQX 452/18DEC"],
    ["an action that is none, and a flight with a blank in it", `${CANCEL}\n//\nCNX\nQX 452\n06DEC26 27DEC26`],
    ["words in capitals right below", `${CANCEL}\nBEST REGARDS`],
  ])("%s refuse it", (_, text) => {
    expect(read(text)).toMatchObject({ messages: [""], notes: [] });
  });

  test("blank lines and lines in small letters part no message", () => {
    expect(read("asm\n\nlt\n\ncnl\nqx451/18dec\n\nqx452/19dec\n\nbye").messages).toEqual(["CNL 451 0, CNL 452 0"]);
  });
});

const word = fc.constantFrom(
  ...["dear", "please", "regards", "Aziz", "flight", "QX451", "new", "the", "times", "Tashkent", "+998 71", "SSM", "18"],
);
const sentence = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => `Note: ${words.join(" ")}.`);
const prose = fc.array(fc.oneof(sentence, fc.constant("")), { maxLength: 4 }).map((lines) => lines.join("\n"));

test("whatever sentences stand around messages, the messages are the same, and no sentence is left untold", () => {
  const mail = fc.array(fc.tuple(prose, fc.constantFrom(CANCEL, RETIME)), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(mail, prose, (blocks, end) => {
      const text = [...blocks.map(([above, message]) => `${above}\n\n${message}\n`), end].join("\n");
      const { messages, faults, notes } = read(text);
      expect(messages).toEqual(blocks.map(([, message]) => read(message).messages[0]));
      expect(faults).toEqual([]);
      const told = notes.flatMap((note) => {
        const [from = 0, to = 0] = note.split(" ")[1]?.split("-").map(Number) ?? [];
        return text.split("\n").slice(from - 1, to);
      });
      expect(told.filter((line) => line !== "")).toEqual(text.split("\n").filter((line) => line.startsWith("Note:")));
    }),
    { numRuns: propertyRuns(500) },
  );
});

test.each([
  ["blank lines", "\n"],
  ["headers", "From: x\n\n"],
  ["dashes", "-".repeat(300)],
  ["identifiers", "SSM\n"],
  ["parts", `${NEXT_PART}\nx\n`],
  ["quotes", "> SSM\n"],
])("%s without end are read in a moment", (_what, text) => {
  expect(read(text.repeat(Math.ceil(500_000 / text.length))).faults.length).toBeGreaterThan(0);
});
