import type { FareTerms } from "@/lib/domain/pricing/fare-columns";
import type { Carrier, CarrierKind } from "./carriers";
import { steady } from "./random";

/** A fare of a carrier's family as it is filed on every market, and its price against the market's lowest fare. */
interface FareProduct {
  terms: FareTerms;
  factor: number;
}

/** `name|classes|cabin|surcharge|bags|hand kg|penalty before|penalty after`, lowest first; a penalty of `-` is not permitted. */
const FAMILIES: Readonly<Record<CarrierKind, readonly string[]>> = {
  network: ["LIGHT|TQKH|E|0|0|8|-|-", "CLASSIC|TKMB|E|0.16|1|8|60|90", "FLEX|HBY|E|0.4|1|10|20|40", "BUSINESS|DCJ|B|0|2|16|0|30"],
  budget: ["BASIC|TQKMY|E|0|0|7|-|-", "PLUS|TQKMY|E|0.25|1|7|-|-", "MAX|KMY|E|0.5|1|12|30|30"],
  regional: ["LIGHT|TQK|E|0|0|8|-|-", "STANDARD|KMY|E|0.15|1|8|40|60", "FLEX|BY|E|0.4|1|8|0|20"],
  charter: ["CHARTER|BMY|E|0|1|5|-|-"],
};

const CLASS_FACTOR: Readonly<Record<string, number>> = { T: 1, Q: 1.15, K: 1.32, H: 1.5, M: 1.72, B: 2, Y: 2.4, D: 2.9, C: 3.5, J: 4.2 };

/** When the low classes may be used, in the four ways in which carriers differ: `advance|days|season from|season to`. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  T: ["21|0123|09-16|05-31", "14||01-10|12-15", "28|12|09-01|06-14", "7|||"],
  Q: ["14|||", "10|012345||", "7||01-08|12-19", "3|||"],
  K: ["7|||", "3|||", "5||09-01|06-30", "0|||"],
  H: ["3|||", "0|||", "2|||", "0|||"],
  D: ["14|||", "7|||", "7|012345||", "3|||"],
};
const ALWAYS = "0|||";
const EVERY_DAY = 127;

/** All fares that a carrier files on each of its markets. */
export function fareProducts({ code, kind, currency }: Carrier): FareProduct[] {
  const manner = Math.floor(steady(`manner ${code}`) * 4);
  const childPercent = kind === "network" || kind === "regional" ? 75 : 100;
  const shared = { currency, childPercent, infantPercent: 10, infantSeatPercent: childPercent };
  return FAMILIES[kind].flatMap((family, brandRank) => {
    const [brand = "", classes = "", cabin, surcharge, bags, hand, before = "", after = ""] = family.split("|");
    return [...classes].map((bookingClass) => {
      const [advance, days = "", from, to] = (RULES[bookingClass]?.[manner] ?? ALWAYS).split("|");
      const pieces = Number(bags);
      return {
        factor: (CLASS_FACTOR[bookingClass] ?? 1) + Number(surcharge),
        terms: {
          ...{ ...shared, brand, brandRank, bookingClass, cabin: cabin === "B" ? "B" : "E" },
          ...{ baggagePieces: pieces, baggageKg: pieces * 23, handPieces: 1, handKg: Number(hand) },
          ...{ seasonFrom: from || null, seasonTo: to || null, advancePurchaseDays: Number(advance) },
          daysOfWeek: days === "" ? EVERY_DAY : [...days].reduce((mask, day) => mask | (1 << Number(day)), 0),
          ...{ refundBeforeMinor: penalty(before), refundAfterMinor: penalty(after) },
          ...{ changeBeforeMinor: penalty(after), changeAfterMinor: penalty(after) },
          ...{ travelFrom: null, travelTo: null, saleFrom: null, saleTo: null, flightNumbers: [] },
          services: pieces > 0 ? ["seat_choice", "meal"] : [],
        },
      };
    });
  });
}

function penalty(text: string): number | null {
  return text === "-" ? null : Number(text) * 100;
}
