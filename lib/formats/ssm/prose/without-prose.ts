import type { BadLine } from "../../imports/bad-line";
import { beginsMessage, isEnvelope, linesOf, NEXT_PART } from "../split-messages";
import { isPlainlyMessage, isSentence, isWeakForm } from "./line-forms";
import { type Aside, asidesOf } from "./older-mails";

interface MailLine {
  text: string;
  /** What it is beside the messages; undefined is a line of a message, of its envelope, or an empty one. */
  aside: Aside | "prose" | undefined;
}

/** What is told of a mail's text. */
export interface MailReport {
  /** Something looks like part of a message and stands outside of any, or only an older mail has messages. */
  fault: (bad: BadLine) => void;
  /** Something is passed over. */
  note: (bad: BadLine) => void;
}

/**
 * Takes from the text of a mail all that is no message: greetings, signatures, notices of law, and older mails that are quoted or forwarded in it, of
 * which nothing is ever applied. A message goes from its identifier to its last line that has the form of one; a blank line, `//` or a sentence
 * in small letters parts it from prose. What stands before that last line stays in the message, which is refused where it cannot be read.
 * @param text parts of the mail with a line `NEXT_PART` between them
 * @returns the messages with their envelopes; lines keep their numbers
 */
export function withoutProse(text: string, { fault, note }: MailReport): string {
  const parts = partsOf(linesOf(text));
  const lines = parts.flatMap(readPart);
  const hasMessage = lines.some(({ text: line, aside }) => aside === undefined && beginsMessage(line));
  const forwarded = lines.findIndex(({ text: line, aside }) => aside === "forwarded" && beginsMessage(line));
  if (!hasMessage && forwarded >= 0) fault(at(forwarded, "mail_forwarded", ""));
  for (const [index, line] of lines.entries()) {
    if (line.aside === "prose" && hasMessage && isPlainlyMessage(line.text)) fault(at(index, "outside_message", line.text.trim()));
  }
  for (const run of runsOf(lines)) if (hasMessage || run.problem === "quoted_ignored") note(run);
  return lines.map((line) => (line.aside === undefined ? line.text : "")).join("\n");
}

function at(index: number, problem: BadLine["problem"], value: string, other = ""): BadLine {
  return { line: index + 1, field: null, problem, value, other };
}

/** The lines of each part, the line between two at the head of the later one. */
function partsOf(lines: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (line === NEXT_PART) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts;
}

function readPart(part: readonly string[]): MailLine[] {
  const asides = asidesOf(part);
  const own = part.map((text, index) => (asides[index] === undefined ? text : ""));
  const starts = own.flatMap((text, index) => (beginsMessage(text) ? [index] : []));
  const isProse = own.map(() => false);
  for (const [position, start] of [-1, ...starts].entries()) {
    const next = starts[position] ?? own.length;
    // Above a message stands its envelope; below the last one words that look like addresses are words.
    const mayBeEnvelope = (index: number) => (next < own.length || start < 0) && isEnvelope(own, index);
    for (let index = start < 0 ? 0 : endOf(own, start, next); index < next; index += 1) {
      isProse[index] = own[index]?.trim() !== "" && !mayBeEnvelope(index);
    }
  }
  return part.map((text, index) => ({ text, aside: isProse[index] ? "prose" : text.trim() === "" ? undefined : asides[index] }));
}

/** Where the prose below a message begins. @param next where the next message does, or the part ends */
function endOf(lines: readonly string[], start: number, next: number): number {
  const isCapital = lines[start]?.trim() === lines[start]?.trim().toUpperCase();
  let last = start;
  for (let index = start + 1; index < next; index += 1) {
    if (!isEnvelope(lines, index) && isPlainlyMessage(lines[index] ?? "")) last = index;
  }
  let isParted = false;
  for (let index = last + 1; index < next; index += 1) {
    const line = lines[index]?.trim() ?? "";
    if (line === "" || line === "//") isParted = true;
    else if (isCapital && isSentence(line)) return index;
    else if (isParted && !isWeakForm(line) && !isEnvelope(lines, index)) return index;
  }
  return next;
}

/** Lines of the same kind below one another as one: its first line, and the number of its last. Empty lines part none. */
function runsOf(lines: readonly MailLine[]): BadLine[] {
  const runs: BadLine[] = [];
  let before: MailLine["aside"];
  for (const [index, { text, aside }] of lines.entries()) {
    if (aside === undefined && text.trim() !== "") before = undefined;
    if (aside === undefined) continue;
    const problem = aside === "prose" || aside === "signature" ? "prose_ignored" : "quoted_ignored";
    const run = runs.at(-1);
    if (run?.problem === problem && before !== undefined) run.other = String(index + 1);
    else runs.push(at(index, problem, text.trim(), String(index + 1)));
    before = aside;
  }
  return runs;
}
