import type { LinePart, TimedLeg } from "./line-reader";
import type { DataElement, LegSpan, MessagePeriod, MessageSegment, NamedFlight, NewFlight } from "./message";

type Part<Form extends LinePart["form"]> = Extract<LinePart, { form: Form }>;
type Equipment = Part<"equipment">["equipment"];

/** A flight with what its line says. */
export interface GroupFlight {
  flight: NamedFlight;
  elements: readonly DataElement[];
  /** Of an ASM's FLT. */
  newFlight: NewFlight | null;
}

interface GroupPeriod {
  line: number;
  period: MessagePeriod;
  elements: readonly DataElement[];
}

/** Periods, and the equipment that stands right below them. An ASM has one without periods. */
export interface GroupHead {
  periods: GroupPeriod[];
  equipment: Equipment | null;
}

/** Lines that follow periods and their equipment. */
type BodyPart =
  | { form: "equipment"; equipment: Equipment }
  | { form: "leg"; leg: TimedLeg }
  | { form: "span"; span: LegSpan }
  | { form: "segment"; segments: readonly MessageSegment[] };

/** One or several heads, and what belongs to all of them. */
export interface Group {
  heads: GroupHead[];
  body: BodyPart[];
  /** The number that an SSM's FLT gives, with what its line says. */
  newFlight: { flight: NewFlight; elements: readonly DataElement[] } | null;
}

/** Flights that stand one below the other, and the groups that belong to all of them. */
export interface FlightGroups {
  flights: GroupFlight[];
  groups: Group[];
}

/** A line that does not follow those before it. */
export interface Misplaced {
  line: number;
  problem: "line_before_flight" | "line_before_period" | "equipment_twice" | "flights_renamed";
}

/**
 * The lines of a sub-message in their order as groups: flights; their periods, each with its equipment; what belongs to these. A period below legs,
 * segments or a new number begins another group of the same flights; a flight begins all anew. SSIM chapters 4.5 and 5.5.
 */
export class LineGroups {
  readonly all: FlightGroups[] = [];
  readonly misplaced: Misplaced[] = [];
  private isBelowFlight = false;

  /** @param isDated whether the flights have their dates, as in an ASM, so that no periods follow */
  constructor(
    private readonly isDated: boolean,
    private readonly isRenumbering: boolean,
  ) {}

  add(part: LinePart): void {
    if (part.form === "flight" && this.isNewNumber()) this.newNumber(part);
    else if (part.form === "flight") this.flight(part);
    else if (part.form === "period") this.period(part);
    else this.detail(part);
  }

  /** How many flights there are with each of their periods. */
  count(): number {
    return this.all.reduce(
      (sum, { flights, groups }) => sum + flights.length * groups.reduce((all, group) => all + periodsOf(group), 0),
      0,
    );
  }

  /** Whether a flight is the number that an SSM's FLT gives: the first one below the periods. */
  private isNewNumber(): boolean {
    const group = this.group();
    return this.isRenumbering && group?.newFlight === null && !this.isBelowFlight;
  }

  private newNumber({ flights, stations, elements }: Part<"flight">): void {
    const [flight] = flights;
    const group = this.group();
    if (flight && (flights.length > 1 || stations.length > 0)) this.misplaced.push({ line: flight.line, problem: "flights_renamed" });
    else if (flight && group) group.newFlight = { flight, elements };
  }

  private flight({ flights, stations, elements, newFlight }: Part<"flight">): void {
    if (!this.isBelowFlight) this.all.push({ flights: [], groups: [] });
    this.all.at(-1)?.flights.push(...flights.map((flight) => ({ flight: { ...flight, stations }, elements, newFlight })));
    this.isBelowFlight = true;
  }

  private period({ line, period, elements }: Part<"period">): void {
    this.isBelowFlight = false;
    const groups = this.all.at(-1)?.groups;
    if (!groups) {
      this.misplaced.push({ line, problem: "line_before_flight" });
      return;
    }
    const group = this.group();
    const open = group && !hasDetails(group) ? group : undefined;
    const head = open?.heads.at(-1);
    const named = { line, period, elements };
    if (head && head.equipment === null) head.periods.push(named);
    else if (open) open.heads.push({ periods: [named], equipment: null });
    else groups.push({ heads: [{ periods: [named], equipment: null }], body: [], newFlight: null });
  }

  private detail(part: BodyPart): void {
    this.isBelowFlight = false;
    const flights = this.all.at(-1);
    const line = lineOf(part);
    if (!flights) {
      this.misplaced.push({ line, problem: "line_before_flight" });
      return;
    }
    if (this.isDated && flights.groups.length === 0)
      flights.groups.push({ heads: [{ periods: [], equipment: null }], body: [], newFlight: null });
    const group = flights.groups.at(-1);
    const head = group?.heads.at(-1);
    if (!group || !head) this.misplaced.push({ line, problem: "line_before_period" });
    else if (part.form === "equipment" && group.body.length === 0) this.headEquipment(part.equipment, head);
    else if (part.form === "equipment" && group.body.at(-1)?.form === "equipment")
      this.misplaced.push({ line, problem: "equipment_twice" });
    else group.body.push(part);
  }

  private headEquipment(equipment: Equipment, head: GroupHead): void {
    if (head.equipment) this.misplaced.push({ line: equipment.line, problem: "equipment_twice" });
    else head.equipment = equipment;
  }

  private group(): Group | undefined {
    return this.all.at(-1)?.groups.at(-1);
  }
}

function periodsOf({ heads }: Group): number {
  return heads.reduce((sum, { periods }) => sum + Math.max(periods.length, 1), 0);
}

function hasDetails({ body, newFlight }: Group): boolean {
  return body.length > 0 || newFlight !== null;
}

function lineOf(part: BodyPart): number {
  if (part.form === "equipment") return part.equipment.line;
  if (part.form === "leg") return part.leg.line;
  return part.form === "span" ? part.span.line : (part.segments[0]?.line ?? 0);
}
