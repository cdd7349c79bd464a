import type { BadLine } from "../imports/bad-line";
import type { MessageKind } from "./message";

/** The lines of one message, its identifier (SSM or ASM) not among them. */
export interface MessageText {
  kind: MessageKind;
  /** Of the identifier, from 1; `lines[0]` stands below it. */
  line: number;
  lines: readonly string[];
}

/** Addresses, priorities and marks by which teletype networks carry a message; they say nothing of a schedule. */
/** Place, office, airline. A letter in the fourth place tells it from a leg: `SIN0900 TAS1200`. */
const ADDRESS = "[A-Z]{4}[A-Z0-9]{3}";
const CARRIAGE = [`Q[A-Z]( +${ADDRESS})*`, `${ADDRESS}( +${ADDRESS})*`, `\\.${ADDRESS}( .*)?`, "ZCZC( .*)?", "NNNN", "=.*"].map(
  (form) => new RegExp(`^${form}$`),
);

/** Splits a text into its messages; each begins with a line `SSM` or `ASM`. Lines outside any message are reported. */
export function splitMessages(text: string, report: (bad: BadLine) => void): MessageText[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) =>
    line
      .replaceAll(/\p{Cc}/gu, " ")
      .trimEnd()
      .toUpperCase(),
  );
  const starts = lines.flatMap((line, index) => (kindOf(line) ? [index] : []));
  if (starts.length === 0) report({ line: 0, field: null, problem: "no_message", value: "", other: "" });
  for (const [index, line] of lines.slice(0, starts[0] ?? 0).entries()) {
    if (line !== "" && !isCarriage(line)) report({ line: index + 1, field: null, problem: "outside_message", value: line, other: "" });
  }
  return starts.flatMap((start, position) => {
    const kind = kindOf(lines[start] ?? "");
    return kind ? [{ kind, line: start + 1, lines: withoutCarriage(lines.slice(start + 1, starts[position + 1] ?? lines.length)) }] : [];
  });
}

function kindOf(line: string): MessageKind | undefined {
  if (line === "SSM") return "ssm";
  return line === "ASM" ? "asm" : undefined;
}

function isCarriage(line: string): boolean {
  return CARRIAGE.some((form) => form.test(line));
}

/** The next message's addresses stand below the last line of this one. */
function withoutCarriage(lines: string[]): string[] {
  const last = lines.findLastIndex((line) => line !== "" && !isCarriage(line));
  return lines.slice(0, last + 1);
}
