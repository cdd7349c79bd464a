import { actionOf, isActionOf, isAnswer, mayEndAdHoc, mayHave } from "./action-needs";
import { type ActionLine, buildActions } from "./build-actions";
import { textOf } from "./data-elements";
import { LineGroups } from "./group-lines";
import { type LinePart, LineReader } from "./line-reader";
import type { MessageAction, MessageKind } from "./message";
import type { LineRules, NumberedLine } from "./message-context";

/** Of a sub-message: every leg is looked at for every period, and a flight has at most 99 legs. As many flights and periods, each with each. */
const MOST_LINES = 500;

/** An SSM that ends ASMs, and an ASM that ends itself. */
const ENDS_AD_HOC = "XASM";
const RETURNS = "RTNS";

/**
 * Reads one sub-message: its action, the flights, their periods, equipment, legs and data elements.
 * @returns what it does, flight by flight and group by group; none where its first line names no action that a schedule changes by. Mistakes are reported
 */
export function readActions(kind: MessageKind, [first, ...lines]: readonly NumberedLine[], rules: LineRules): MessageAction[] {
  const begin = first && readActionLine(kind, first, rules);
  if (!begin) return [];
  if (lines.length > MOST_LINES) {
    rules.report({ line: begin.line, field: null, problem: "sub_message_long", value: String(lines.length), other: String(MOST_LINES) });
    return [];
  }
  const reader = new LineReader(kind, begin.action, rules);
  const groups = new LineGroups(kind === "asm", begin.action === "FLT" && kind === "ssm");
  for (const line of lines) {
    const parts = reader.read(line);
    for (const part of takenOf(parts, line, begin, rules)) groups.add(part);
  }
  if (groups.all.length === 0 && !reader.failed) reader.fail({ number: begin.line }, "flight", "action_incomplete", begin.action, "flight");
  else for (const { line, problem } of groups.misplaced) reader.fail({ number: line }, null, problem, textAt(lines, line), begin.action);
  const pairs = groups.count();
  if (pairs > MOST_LINES) reader.fail({ number: begin.line }, null, "sub_message_long", String(pairs), String(MOST_LINES));
  // After a mistake, what is missing may be what could not be read.
  if (reader.failed) return [];
  const { actions, problems } = buildActions(kind, begin, groups.all);
  for (const bad of problems) rules.report(bad);
  return actions;
}

/** The parts of a line that count, with those of their data elements that do; the others are told as ignored. */
function takenOf(
  parts: readonly LinePart[],
  line: NumberedLine,
  { action, returnsToBasic }: ActionLine,
  { ignore }: LineRules,
): LinePart[] {
  const [first] = parts;
  if (returnsToBasic && first && first.form !== "flight") {
    ignore({ line: line.number, kind: "detail", text: line.text });
    return [];
  }
  const isKept = mayHave(action, "elements") && !returnsToBasic;
  return parts.map((part) => {
    if (isKept || !("elements" in part) || part.elements.length === 0) return part;
    for (const element of part.elements) ignore({ line: line.number, kind: "element", text: textOf(element) });
    return { ...part, elements: [] };
  });
}

function textAt(lines: readonly NumberedLine[], number: number): string {
  return lines.find((line) => line.number === number)?.text ?? "";
}

/** `TIM OPER/WEAT`, `CNL XASM`. */
function readActionLine(kind: MessageKind, { text, number: line }: NumberedLine, rules: LineRules): ActionLine | undefined {
  const [name = "", ...words] = text.split(/[ /]+/);
  const action = actionOf(name);
  const fail = (
    problem: "action_answers" | "action_unknown" | "action_not_here" | "reason_unknown" | "ad_hoc_stays",
    value: string,
    other = "",
  ) => rules.report({ line, field: null, problem, value, other });
  if (!action) {
    fail(isAnswer(name) ? "action_answers" : "action_unknown", name);
    return undefined;
  }
  if (!isActionOf(kind, action)) {
    fail("action_not_here", name, kind.toUpperCase());
    return undefined;
  }
  const reasons = words.filter((word) => word !== meaningOf(kind));
  const wrong = reasons.find((word) => !/^[A-Z]{3,8}$/.test(word) || word === ENDS_AD_HOC || word === RETURNS);
  if (wrong !== undefined) {
    fail("reason_unknown", wrong, kind.toUpperCase());
    return undefined;
  }
  const ends = endsOf(kind, words);
  if (ends.endsAdHoc && !mayEndAdHoc(action)) {
    fail("ad_hoc_stays", action);
    return undefined;
  }
  for (const reason of reasons) rules.ignore({ line, kind: "reason", text: reason });
  return { line, action, ...ends, reasons };
}

/** The word that is no reason. */
function meaningOf(kind: MessageKind): string {
  return kind === "ssm" ? ENDS_AD_HOC : RETURNS;
}

function endsOf(kind: MessageKind, words: readonly string[]): Pick<ActionLine, "endsAdHoc" | "returnsToBasic"> {
  const isSaid = words.includes(meaningOf(kind));
  return { endsAdHoc: kind === "ssm" && isSaid, returnsToBasic: kind === "asm" && isSaid };
}
