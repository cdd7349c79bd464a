import type { ProblemName } from "../imports/bad-line";
import { missingIn } from "./action-needs";
import { textOf } from "./data-elements";
import type { FlightGroups, Group, GroupFlight, GroupHead } from "./group-lines";
import { legAt } from "./leg-times";
import type { DataElement, LegSpan, MessageAction, MessageEquipment, MessageKind, MessageLeg, MessagePeriod } from "./message";

/** What the first line of a sub-message says. */
export type ActionLine = Pick<MessageAction, "line" | "action" | "endsAdHoc" | "returnsToBasic" | "reasons">;

/** What is wrong with a group of lines. */
export interface GroupProblem {
  line: number;
  field: string | null;
  problem: ProblemName;
  value: string;
  other: string;
}

/** One action for each flight and each group of periods and what belongs to them, in their order; what is wrong with them. */
export function buildActions(
  kind: MessageKind,
  first: ActionLine,
  all: readonly FlightGroups[],
): { actions: MessageAction[]; problems: GroupProblem[] } {
  const actions: MessageAction[] = [];
  const problems: GroupProblem[] = [];
  for (const { flights, groups } of all) {
    const own: readonly Group[] = groups.length > 0 ? groups : [NOTHING];
    for (const group of own) {
      problems.push(...wrongIn(first, group, flights));
      for (const head of group.heads) {
        for (const flight of flights) actions.push(...new Builder(first, flight, head, group, problems).actions());
      }
    }
  }
  if (problems.length === 0) problems.push(...actions.flatMap((action) => lackIn(kind, action, actions.length === 1)));
  return { actions, problems };
}

/** Of a flight alone. */
const NOTHING: Group = { heads: [{ periods: [], equipment: null }], body: [], newFlight: null };

function wrongIn({ line, action }: ActionLine, { heads, body, newFlight }: Group, flights: readonly GroupFlight[]): GroupProblem[] {
  const isEquipment = action === "EQT" || action === "CON";
  const place = { line: heads.at(-1)?.equipment?.line ?? line, field: null, value: action, other: "" };
  // Where the first period could do without it, nobody knows whether it means what follows the last.
  const shared: GroupProblem[] = isEquipment && heads.length > 1 && body.length > 0 ? [{ ...place, problem: "group_unclear" }] : [];
  const several: GroupProblem[] =
    newFlight && flights.length > 1
      ? [{ ...place, line: flights[0]?.flight.line ?? line, field: "flight", problem: "flights_renamed" }]
      : [];
  return [...shared, ...several];
}

function lackIn(kind: MessageKind, action: MessageAction, isOnly: boolean): GroupProblem[] {
  const line = isOnly ? action.line : (action.equipment[0]?.line ?? action.legs[0]?.line ?? action.flight.line);
  const nameless = operatorMissing(action);
  return [
    ...missingIn(kind, action).map(
      (need): GroupProblem => ({ line, field: need, problem: "action_incomplete", value: action.action, other: need.replace("_", " ") }),
    ),
    ...(nameless
      ? [{ line: nameless.line, field: "element", problem: "operator_nameless", value: textOf(nameless), other: "" } as const]
      : []),
  ];
}

/** Who flies is said by one of them: of a code share, or of a wet lease and the like. */
const OPERATORS = [2, 9];

/** What one line says, above what another said before it. */
function above(before: readonly DataElement[], own: readonly DataElement[]): DataElement[] {
  const isSaid = ({ dei }: DataElement) =>
    own.some((each) => each.dei === dei || (OPERATORS.includes(dei) && OPERATORS.includes(each.dei)));
  return [...before.filter((element) => !isSaid(element)), ...own];
}

/** An operator `X` stands in data element 127, or is the airline of the flight that is flown (50). @returns the line of one that stands nowhere */
function operatorMissing({ elements, equipment, legs, segments }: MessageAction): DataElement | undefined {
  const all = [
    ...elements,
    ...equipment.flatMap((each) => each.elements),
    ...legs.flatMap((each) => each.elements),
    ...segments.map(({ element }) => element),
  ];
  const isNamed = all.some(({ dei, text }) => (dei === 127 || dei === 50) && text !== "NIL");
  return isNamed ? undefined : all.find(({ dei, text }) => OPERATORS.includes(dei) && text === "X");
}

/** Puts together what one flight has under one head of a group. */
class Builder {
  private readonly equipment: (MessageEquipment & { spans: LegSpan[] })[];
  private readonly legs: MessageLeg[] = [];
  private readonly spans: LegSpan[] = [];

  constructor(
    private readonly first: ActionLine,
    private readonly of: GroupFlight,
    private readonly head: GroupHead,
    private readonly group: Group,
    private readonly problems: GroupProblem[],
  ) {
    this.equipment = head.equipment ? [{ ...head.equipment, spans: [] }] : [];
    this.readBody();
  }

  /** One for all periods, unless their lines say different things. */
  actions(): MessageAction[] {
    const { periods } = this.head;
    if (periods.every(({ elements }) => elements.length === 0))
      return [
        this.action(
          periods.map(({ period }) => period),
          [],
        ),
      ];
    return periods.map(({ period, elements }) => this.action([period], elements));
  }

  private action(periods: readonly MessagePeriod[], own: readonly DataElement[]): MessageAction {
    const { flight, elements, newFlight } = this.of;
    return {
      ...this.first,
      ...{ flight, periods, elements: above(above(elements, own), this.group.newFlight?.elements ?? []) },
      ...{ equipment: this.equipment, legs: this.legs, spans: this.spans },
      segments: this.group.body.flatMap((part) => (part.form === "segment" ? part.segments : [])),
      newFlight: newFlight ?? this.group.newFlight?.flight ?? null,
    };
  }

  private readBody(): void {
    for (const part of this.group.body) {
      if (part.form === "equipment")
        this.equipment.push({ ...part.equipment, spans: this.equipment.length === 0 ? this.spans.splice(0) : [] });
      else if (part.form === "span") this.name(part.span);
      else if (part.form === "leg") this.leg(part.leg);
    }
    const bare = this.equipment.findIndex(({ spans }) => spans.length === 0);
    const isWhole = this.equipment.length === 1 && bare === 0 && this.legs.length === 0;
    // Each of several is for the legs below it.
    if (bare >= 0 && !isWhole) this.fail(this.equipment[bare]?.line ?? this.first.line, "equipment", "equipment_twice", "");
  }

  private name(span: LegSpan): void {
    (this.equipment.at(-1)?.spans ?? this.spans).push(span);
  }

  private leg(timed: Extract<Group["body"][number], { form: "leg" }>["leg"]): void {
    const equipment = this.equipment.at(-1) ?? null;
    const leg = legAt(timed, this.of.flight.date, equipment);
    if ("problem" in leg) {
      this.fail(timed.line, "leg", leg.problem, leg.value);
      return;
    }
    equipment?.spans.push({ line: leg.line, stations: [leg.origin, leg.destination] });
    const isTwice = this.legs.some(({ origin, destination }) => origin === leg.origin && destination === leg.destination);
    if (isTwice) this.fail(leg.line, "leg", "leg_twice", `${leg.origin}–${leg.destination}`);
    this.legs.push(leg);
  }

  private fail(line: number, field: string, problem: ProblemName, value: string): void {
    const isKnown = this.problems.some((each) => each.line === line && each.problem === problem);
    if (!isKnown) this.problems.push({ line, field, problem, value, other: "" });
  }
}
