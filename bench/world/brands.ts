import type { Cabin } from "@/lib/domain/offer";
import type { FareTerms } from "@/lib/domain/pricing/fare-columns";
import type { CarrierKind } from "./carriers";

/** A fare of a carrier's family as it is filed on every market. */
export interface FareProduct {
  terms: Omit<FareTerms, "currency" | "childPercent" | "infantPercent" | "infantSeatPercent">;
  /** Price against the market's lowest fare. */
  factor: number;
}

/** `name|classes|cabin|surcharge|bags|hand|penalty before|penalty after`, lowest first; a penalty of `-` is not permitted. */
const FAMILIES: Readonly<Record<CarrierKind, readonly string[]>> = {
  network: ["LIGHT|TQKH|E|0|0|8|-|-", "CLASSIC|TKMB|E|0.16|1|8|60|90", "FLEX|HBY|E|0.4|1|10|20|40", "BUSINESS|DCJ|B|0|2|16|0|30"],
  budget: ["BASIC|TQKMY|E|0|0|7|-|-", "PLUS|TQKMY|E|0.25|1|7|-|-", "MAX|KMY|E|0.5|1|12|30|30"],
  regional: ["LIGHT|TQK|E|0|0|8|-|-", "STANDARD|KMY|E|0.15|1|8|40|60", "FLEX|BY|E|0.4|1|8|0|20"],
  charter: ["CHARTER|BMY|E|0|1|5|-|-"],
};

const CLASS_FACTOR: Readonly<Record<string, number>> = { T: 1, Q: 1.15, K: 1.32, H: 1.5, M: 1.72, B: 2, Y: 2.4, D: 2.9, C: 3.5, J: 4.2 };

/** When the low classes may be used, in the ways in which carriers differ: `advance|days|season from|season to`. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  T: ["21|0123|09-16|05-31", "14||01-10|12-15", "28|12|09-01|06-14", "7|||"],
  Q: ["14|||", "10|012345||", "7||01-08|12-19", "3|||"],
  K: ["7|||", "3|||", "5||09-01|06-30", "0|||"],
  H: ["3|||", "0|||", "2|||", "0|||"],
  D: ["14|||", "7|||", "7|012345||", "3|||"],
};
const ALWAYS = "0|||";
const EVERY_DAY = 127;

/** All fares that a carrier files on each of its markets; carriers of one kind differ by `manner`, 0–3. */
export function fareProducts(kind: CarrierKind, manner: number): FareProduct[] {
  return FAMILIES[kind].flatMap((family, brandRank) => {
    const [brand = "", classes = "", cabin = "", ...rest] = family.split("|");
    return [...classes].map((bookingClass) => product({ brand, brandRank, bookingClass, cabin: cabin === "B" ? "B" : "E" }, rest, manner));
  });
}

type Sold = Pick<FareTerms, "brand" | "brandRank" | "bookingClass"> & { cabin: Cabin };

function product(sold: Sold, family: readonly string[], manner: number): FareProduct {
  const [surcharge = "", bags = "", hand = "", before = "", after = ""] = family;
  const [advance = "", days = "", from = "", to = ""] = (RULES[sold.bookingClass]?.[manner] ?? ALWAYS).split("|");
  const pieces = Number(bags);
  return {
    factor: (CLASS_FACTOR[sold.bookingClass] ?? 1) + Number(surcharge),
    terms: {
      ...sold,
      ...{ baggagePieces: pieces, baggageKg: pieces * 23, handPieces: 1, handKg: Number(hand) },
      ...{ seasonFrom: from || null, seasonTo: to || null, advancePurchaseDays: Number(advance) },
      daysOfWeek: days === "" ? EVERY_DAY : [...days].reduce((mask, each) => mask | (1 << Number(each)), 0),
      ...{ refundBeforeMinor: penalty(before), refundAfterMinor: penalty(after) },
      ...{ changeBeforeMinor: penalty(after), changeAfterMinor: penalty(after) },
      services: pieces > 0 ? ["seat_choice", "meal"] : [],
    },
  };
}

function penalty(text: string): number | null {
  return text === "-" ? null : Number(text) * 100;
}
