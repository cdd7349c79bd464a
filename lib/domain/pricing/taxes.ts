import { itemAt } from "@/lib/util/at";
import { groupBy } from "@/lib/util/grouping";
import { remembered } from "@/lib/util/waiting/remembered";
import type { FiledCurrency } from "../money";
import type { TaxLine } from "../offer";
import { AGE_GROUPS, type AgeGroup } from "../passengers/passengers";
import type { Convert } from "./exchange";

/** A tax or charge that falls due for every flight it matches. */
export interface TaxRule {
  /** Ticket tax code, e.g. `UZ`, `YQ`. */
  code: string;
  /** Airport of departure; empty for any. */
  airport: string;
  /** Carrier; empty for any. */
  carrier: string;
  /** 'D' flights inside one country, 'I' all others, 'A' both. */
  scope: "D" | "I" | "A";
  adultMinor: number;
  childMinor: number;
  infantMinor: number;
  currency: FiledCurrency;
}

/** A flight as far as taxes are concerned. */
export interface TaxedFlight {
  carrier: string;
  origin: string;
  domestic: boolean;
}

export type AgeTaxes = Readonly<Record<AgeGroup, TaxLine[]>>;

/** Taxes of one passenger of each age group for some flights, converted; lines of the same code added up. */
export type TaxesOf = (flights: readonly TaxedFlight[]) => AgeTaxes;

/**
 * Taxes fall due per flight: airport taxes at every departure (transfers included), carrier surcharges on every flight number.
 * A child and an infant with a seat pay the child's amount.
 */
export function makeTaxes(rules: readonly TaxRule[], convert: Convert): TaxesOf {
  const rulesAt = byAirport(rules);
  const ofFlight = remember(keyOf, (flight: TaxedFlight) =>
    linesOf(
      rulesAt(flight.origin).filter((rule) => matches(rule, flight)),
      convert,
    ),
  );
  // The journeys of one search are made of few carriers and airports: most of them come to taxes that were added up before.
  return remember(
    (flights: readonly TaxedFlight[]) => flights.map(keyOf).join(),
    (flights) => addTaxes(flights.map(ofFlight)),
  );
}

/** The rules of an airport and those of all airports, in the order in which they were filed: of the world's rules very few. */
function byAirport(rules: readonly TaxRule[]): (airport: string) => readonly TaxRule[] {
  const numbered = rules.map((rule, index) => ({ rule, index }));
  const filed = groupBy(numbered, ({ rule }) => rule.airport);
  return (airport) =>
    [...(filed.get(airport) ?? []), ...(filed.get("") ?? [])].sort((one, other) => one.index - other.index).map(({ rule }) => rule);
}

function keyOf({ carrier, origin, domestic }: TaxedFlight): string {
  return `${carrier}${origin}${domestic}`;
}

/** More than any day's searches ask for; it keeps an unusual day from filling the memory. */
const MOST_REMEMBERED = 20_000;

function remember<Asked, Answer>(keyFor: (asked: Asked) => string, answerTo: (asked: Asked) => Answer): (asked: Asked) => Answer {
  const known = new Map<string, Answer>();
  return (asked) => {
    const key = keyFor(asked);
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = answerTo(asked);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, answer);
    return answer;
  };
}

/** Taxes of a whole journey for one passenger, from those of its directions: one line per code, which remembers what falls due on each of them. */
export function taxesOfDirections(directions: readonly AgeTaxes[], age: AgeGroup): TaxLine[] {
  const lines = new Map<string, { code: string; amountMinor: number; byDirection: number[] }>();
  for (const [index, direction] of directions.entries()) {
    for (const { code, amountMinor } of direction[age]) {
      const line = remembered(lines, code, () => ({ code, amountMinor: 0, byDirection: directions.map(() => 0) }));
      line.amountMinor += amountMinor;
      line.byDirection[index] = itemAt(line.byDirection, index) + amountMinor;
    }
  }
  return [...lines.values()];
}

/** Adds taxes up, one line per code, in the order in which the codes first appear. */
function addTaxes(parts: readonly AgeTaxes[]): AgeTaxes {
  return forEachAge((age) => {
    const byCode = new Map<string, number>();
    for (const line of parts.flatMap((part) => part[age])) byCode.set(line.code, (byCode.get(line.code) ?? 0) + line.amountMinor);
    return [...byCode].map(([code, amountMinor]) => ({ code, amountMinor }));
  });
}

/** Taxes of one passenger in sum. */
export function taxTotal(lines: readonly TaxLine[]): number {
  return lines.reduce((total, line) => total + line.amountMinor, 0);
}

function matches(rule: TaxRule, flight: TaxedFlight): boolean {
  const scoped = rule.scope === "A" || (rule.scope === "D") === flight.domestic;
  return scoped && ["", flight.origin].includes(rule.airport) && ["", flight.carrier].includes(rule.carrier);
}

function linesOf(rules: readonly TaxRule[], convert: Convert): AgeTaxes {
  return forEachAge((age) =>
    rules
      .map((rule) => ({ code: rule.code, amountMinor: convert(amountOf(rule, age), rule.currency) }))
      .filter((line) => line.amountMinor > 0),
  );
}

function amountOf(rule: TaxRule, age: AgeGroup): number {
  if (age === "adt") return rule.adultMinor;
  return age === "inf" ? rule.infantMinor : rule.childMinor;
}

function forEachAge(lines: (age: AgeGroup) => TaxLine[]): AgeTaxes {
  const [adt, chd, inf, ins] = AGE_GROUPS.map(lines);
  return { adt: adt ?? [], chd: chd ?? [], inf: inf ?? [], ins: ins ?? [] };
}
