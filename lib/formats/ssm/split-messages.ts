import type { BadLine } from "../imports/bad-line";
import type { MessageKind } from "./message";

/** The lines of one message, its identifier (SSM or ASM) not among them. */
export interface MessageText {
  kind: MessageKind;
  /** Of the identifier, from 1; `lines[0]` stands below it. */
  line: number;
  lines: readonly string[];
}

/** Place, office, airline. A letter in the fourth place tells it from a leg: `SIN0900 TAS1200`. */
const ADDRESS = "[A-Z]{4}[A-Z0-9]{3}";

/**
 * Lines by which networks carry a message: priority and addresses, sender, marks of begin and end, of a message that may have come before (PDM), of
 * the aeronautical network (AFTN: `FF UTTTYFYX`, `271200 UTTTZPZX`), and the fields of terminals (`=PRIORITY`,
 * `RCV,2026/11/28 10:01`, `STX,TASHYHY`, numbers of messages alone). They say nothing of a schedule.
 */
const FIELD = /^=(HEADER|PRIORITY|DESTINATION( TYPE B)?|ORIGIN|MSGID|DBLSIG|SMI|TEXT|SUBJECT|END)$/;
const CARRIAGE = [
  `Q[A-Z]( +${ADDRESS})*`,
  `${ADDRESS}( +${ADDRESS})*`,
  `\\.${ADDRESS}( .*)?`,
  "PDM",
  "(SS|DD|FF|GG|KK)( +[A-Z]{8})+",
  "\\d{6} +[A-Z]{8}",
  "ZCZC( .*)?",
  "NNNN",
  "=.*",
  "(STX|RCV|SND|SNT|DBL),.*",
  "\\d+",
].map((form) => new RegExp(`^${form}$`));

/** Begins another part of a mail, on a line of its own: the page ends. */
export const NEXT_PART = "\f";

/** Splits a text into its messages; each begins with a line `SSM` or `ASM`. Lines outside any message are reported. */
export function splitMessages(text: string, report: (bad: BadLine) => void): MessageText[] {
  const lines = linesOf(text).map(capitals);
  const starts = startsOf(lines);
  if (starts.length === 0) report({ line: 0, field: null, problem: "no_message", value: "", other: "" });
  for (const [index, line] of lines.slice(0, starts[0] ?? 0).entries()) {
    if (line !== "" && !kindOf(line) && !isEnvelope(lines, index)) {
      report({ line: index + 1, field: null, problem: "outside_message", value: line, other: "" });
    }
  }
  return starts.flatMap((start, position) => {
    const kind = kindOf(lines[start] ?? "");
    return kind ? [{ kind, line: start + 1, lines: withoutCarriage(lines.slice(start + 1, starts[position + 1] ?? lines.length)) }] : [];
  });
}

/** The lines of a text, whichever way they end. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

function capitals(line: string): string {
  return line
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .toUpperCase();
}

/** Whether a message begins on a line, as it is written. */
export function beginsMessage(line: string): boolean {
  return kindOf(capitals(line)) !== undefined;
}

/** Whether a line, as it is written, belongs to what networks put around messages. Below a field's name stands its value. */
export function isEnvelope(lines: readonly string[], index: number): boolean {
  const [above, line] = [capitals(lines[index - 1] ?? ""), capitals(lines[index] ?? "")];
  return FIELD.test(above) || (line !== "" && isEmptyOrCarriage(line));
}

/** Where messages begin. An identifier that only the envelope has (`=SMI`) is that of the message in it. */
function startsOf(lines: readonly string[]): number[] {
  const starts = lines.flatMap((line, index) => (kindOf(line) ? [index] : []));
  return starts.filter((start, position) => {
    const next = starts[position + 1];
    const isEnvelope = next !== undefined && lines[start - 1] === "=SMI" && lines[next] === lines[start];
    return !(isEnvelope && lines.slice(start + 1, next).every(isEmptyOrCarriage));
  });
}

function kindOf(line: string): MessageKind | undefined {
  if (line === "SSM") return "ssm";
  return line === "ASM" ? "asm" : undefined;
}

function isEmptyOrCarriage(line: string): boolean {
  return line === "" || CARRIAGE.some((form) => form.test(line));
}

/** The envelope ends below the identifier (`=TEXT`), and the next message's begins below the last line of this one. */
function withoutCarriage(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => !isEmptyOrCarriage(line));
  const end = first + nextEnvelope(lines.slice(first));
  const last = lines.slice(0, end).findLastIndex((line) => !isEmptyOrCarriage(line));
  return lines.slice(0, last + 1).map((line, index) => (index < first ? "" : line));
}

/** Where the fields of the next message's envelope begin; behind them stands no sub-message of this one. */
function nextEnvelope(lines: readonly string[]): number {
  const last = lines.lastIndexOf("//");
  const field = lines.findIndex((line, index) => index > last && FIELD.test(line));
  return field < 0 ? lines.length : field;
}
