import { FREE_SEGMENT, type SaleTerms, SEGMENT_REMARKS } from "@/lib/domain/schedule/leg-sale";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { DataElement } from "@/lib/formats/ssm/message";

/** @param text null takes away what was said */
type ChangeTerms = (terms: SaleTerms, text: string | null) => SaleTerms;

/** A restriction that data element 170 says. */
const SEE_170 = "Z";

/** What a journey becomes by a data element, see docs/importing-schedules.md; 8 is column 149 + n of a leg's record. */
const APPLY: Readonly<Record<number, ChangeTerms>> = {
  8: (terms, text) => (text?.startsWith(SEE_170) ? terms : restricted(terms, text)),
  101: (terms, text) => ({ ...terms, classes: (text ?? "").replace(/\/.*/, "").replaceAll(/[^A-Z]/g, "") }),
  170: restricted,
  710: (terms, text) => ({ ...terms, qualifier: text === null ? "" : "710" }),
  711: (terms, text) => ({ ...terms, qualifier: text === null ? "" : "711" }),
  712: (terms, text) => ({ ...terms, qualifier: text === null ? "" : "712" }),
  ...Object.fromEntries(Object.entries(SEGMENT_REMARKS).map(([letter, dei]) => [Number(dei), remarked(letter)])),
};

export function isOfJourney({ dei }: DataElement): boolean {
  return dei in APPLY;
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
