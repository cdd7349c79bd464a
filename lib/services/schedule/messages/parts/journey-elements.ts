import { FREE_SEGMENT, type SaleTerms, SEGMENT_REMARKS } from "@/lib/domain/schedule/leg-sale";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { DataElement } from "@/lib/formats/ssm/message";

/** @param text null takes away what was said */
type ChangeTerms = (terms: SaleTerms, text: string | null) => SaleTerms;

const RESTRICTION = 8;
const OF_PASSENGERS = 170;
/** A restriction that data elements 170 to 173 say, each for its own: passengers of whom 170 says nothing are free. */
const SEE_ELEMENTS = "Z";

/** What a journey becomes by a data element, see docs/importing-schedules.md; 8 is column 149 + n of a leg's record. */
const APPLY: Readonly<Record<number, ChangeTerms>> = {
  [RESTRICTION]: (terms, text) => restricted(terms, text === SEE_ELEMENTS ? null : text),
  101: (terms, text) => ({ ...terms, classes: (text ?? "").replace(/\/.*/, "").replaceAll(/[^A-Z]/g, "") }),
  [OF_PASSENGERS]: restricted,
  710: (terms, text) => ({ ...terms, qualifier: text === null ? "" : "710" }),
  711: (terms, text) => ({ ...terms, qualifier: text === null ? "" : "711" }),
  712: (terms, text) => ({ ...terms, qualifier: text === null ? "" : "712" }),
  ...Object.fromEntries(Object.entries(SEGMENT_REMARKS).map(([letter, dei]) => [Number(dei), remarked(letter)])),
};

export function isOfJourney({ dei }: DataElement): boolean {
  return dei in APPLY;
}

/** By their identifiers: what 170 says of passengers counts above 8, which leaves it to that, and the name of an operator (127) above his code (2, 9). */
export function byIdentifier(one: DataElement, other: DataElement): number {
  return one.dei - other.dei;
}

/** Of data elements about the same the one that only says that another tells the restriction of passengers. */
export function leftToAnother(elements: readonly DataElement[]): DataElement | undefined {
  const isSaid = elements.some(({ dei }) => dei === OF_PASSENGERS);
  return isSaid ? elements.find(({ dei, text }) => dei === RESTRICTION && text === SEE_ELEMENTS) : undefined;
}

/**
 * The leg with what is said of a journey that boards with it; `NIL` takes it away.
 * @param offLeg sequence of the journey's last leg
 */
export function withJourney(leg: LegPattern, offLeg: number, { dei, text }: DataElement): LegPattern {
  const apply = APPLY[dei];
  if (!apply) return leg;
  const { offLeg: _, ...said } = leg.segments.find((segment) => segment.offLeg === offLeg) ?? { offLeg, ...FREE_SEGMENT };
  const terms = apply(said, text === "NIL" ? null : text);
  const others = leg.segments.filter((segment) => segment.offLeg !== offLeg);
  const isFree = Object.values(terms).every((value) => value === "");
  const segments = isFree ? others : [...others, { offLeg, ...terms }].sort((one, other) => one.offLeg - other.offLeg);
  return { ...leg, segments };
}

function restricted(terms: SaleTerms, text: string | null): SaleTerms {
  return { ...terms, restriction: (text ?? "").slice(0, 1) };
}

function remarked(letter: string): ChangeTerms {
  return (terms, text) => ({ ...terms, remarks: terms.remarks.replace(letter, "") + (text === null ? "" : letter) });
}
