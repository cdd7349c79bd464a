import type { BadLine } from "../imports/bad-line";
import { readActions } from "./action-reader";
import type { IgnoredText, MessageReference, ScheduleMessage } from "./message";
import type { MessageContext, NumberedLine } from "./message-context";
import { readReferenceDate } from "./message-dates";
import type { MessageText } from "./split-messages";

/**
 * Reads one SSM or ASM (Standard Schedules Information Manual, chapters 4 and 5).
 * @returns undefined where anything is wrong with it; every mistake is reported
 */
export function readMessage({ kind, line, lines }: MessageText, context: MessageContext): ScheduleMessage | undefined {
  let mistakes = 0;
  const report = (bad: BadLine) => {
    mistakes += 1;
    context.report(bad);
  };
  const numbered = lines.map((text, index) => ({ text, number: line + 1 + index })).filter(({ text }) => text !== "");
  const timeMode = numbered[0]?.text === "LT" ? "L" : "U";
  if (numbered[0]?.text === "LT" || numbered[0]?.text === "UTC") numbered.shift();
  const reference = numbered[0] && REFERENCE.test(numbered[0].text) ? readReference(numbered[0], context.today, report) : null;
  if (numbered[0] && REFERENCE.test(numbered[0].text)) numbered.shift();
  const ignored: IgnoredText[] = [];
  const rules = { ...context, report, written: reference?.date ?? context.today, ignore: (text: IgnoredText) => ignored.push(text) };
  const subs = subMessages(numbered, (text) => ignored.push(text));
  const actions = subs.flatMap((sub) => readActions(kind, sub, rules));
  if (subs.length === 0) report({ line, field: null, problem: "action_missing", value: "", other: "" });
  return mistakes === 0 ? { kind, line, timeMode, reference: reference ?? null, actions, ignored: inOrder(ignored) } : undefined;
}

/** Date, group, C or E, part, text of the creator. */
const REFERENCE = /^(\d{2}[A-Z]{3})(\d{5})([CE])(\d{3})(?:\/(.*))?$/;

function readReference({ text, number }: NumberedLine, today: string, report: (bad: BadLine) => void): MessageReference | undefined {
  const [, day = "", group, ending, part, creator = ""] = REFERENCE.exec(text) ?? [];
  const date = readReferenceDate(day, today);
  if (date === undefined) report({ line: number, field: "date", problem: "message_date", value: day, other: "" });
  return date === undefined ? undefined : { date, group: Number(group), part: Number(part), last: ending === "E", creator: creator.trim() };
}

/** `//` ends a sub-message. What follows `SI` is text for people. */
function subMessages(lines: readonly NumberedLine[], ignore: (text: IgnoredText) => void): NumberedLine[][] {
  const subs: NumberedLine[][] = [[]];
  let isText = false;
  for (const line of lines) {
    if (line.text === "//") {
      subs.push([]);
      isText = false;
    } else if (isText || /^SI( |$)/.test(line.text)) {
      isText = true;
      ignore({ line: line.number, kind: "text", text: line.text });
    } else subs.at(-1)?.push(line);
  }
  return subs.filter((sub) => sub.length > 0);
}

function inOrder(ignored: readonly IgnoredText[]): IgnoredText[] {
  return [...ignored].sort((one, other) => one.line - other.line);
}
