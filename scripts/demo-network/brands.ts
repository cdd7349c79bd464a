import type { Cabin } from "@/lib/domain/offer";

/** Penalties as a share of the fare's reference fee; null is not permitted. */
export interface BrandPenalties {
  refundBefore: number | null;
  refundAfter: number | null;
  changeBefore: number | null;
  changeAfter: number | null;
}

export interface Brand {
  name: string;
  cabin: Cabin;
  /** Booking classes in which it is sold, lowest first. */
  classes: string;
  /** Added to the class's price, percent of the lowest fare. */
  surcharge: number;
  baggage: readonly [pieces: number, kg: number];
  hand: readonly [pieces: number, kg: number];
  penalties: BrandPenalties;
  services: readonly string[];
}

type Terms = "none" | "change" | "fee" | "flexible" | "free";

const TERMS: Readonly<Record<Terms, BrandPenalties>> = {
  none: { refundBefore: null, refundAfter: null, changeBefore: null, changeAfter: null },
  change: { refundBefore: null, refundAfter: null, changeBefore: 1, changeAfter: null },
  fee: { refundBefore: 1.2, refundAfter: null, changeBefore: 0.8, changeAfter: 1.4 },
  flexible: { refundBefore: 0.5, refundAfter: 1, changeBefore: 0, changeAfter: 0.5 },
  free: { refundBefore: 0, refundAfter: 0.8, changeBefore: 0, changeAfter: 0 },
};

/** `name|classes|surcharge|bags|hand|terms|services`, lowest first; a business brand's classes are in BUSINESS. */
const SETS = {
  uzbekistan: [
    "LIGHT|TQKH|0|0x0|1x8|change|",
    "CLASSIC|TKM|14|1x23|1x8|fee|seat_choice|meal|miles_25",
    "FLEX|HBY|34|1x32|1x10|flexible|seat_choice|meal|miles_50|free_change",
    "BUSINESS|DCJ|0|2x32|2x10|free|seat_choice|meal|priority_boarding|lounge|fast_track|miles_100|free_change|free_refund",
  ],
  turkish: [
    "ECOFLY|TQKH|0|1x23|1x8|change|meal|miles_25",
    "EXTRAFLY|TKM|13|1x30|1x8|fee|meal|seat_choice|miles_50",
    "PRIMEFLY|HBY|36|2x23|1x8|flexible|meal|seat_choice|extra_legroom|miles_100|free_change",
    "BUSINESS|DCJ|0|2x32|2x8|free|meal|seat_choice|priority_boarding|lounge|fast_track|wifi|miles_100|free_change|free_refund",
  ],
  aeroflot: [
    "LITE|TQKH|0|0x0|1x10|none|meal",
    "STANDARD|TKM|15|1x23|1x10|fee|meal|seat_choice|miles_50",
    "PLUS|HBY|38|2x23|1x10|flexible|meal|seat_choice|extra_legroom|miles_100|free_change",
    "BUSINESS|DCJ|0|2x32|1x15|free|meal|seat_choice|priority_boarding|lounge|fast_track|miles_100|free_change|free_refund",
  ],
  emirates: [
    "SAVER|TQKH|0|1x25|1x7|change|meal|wifi|miles_25",
    "FLEX|TKM|16|1x30|1x7|fee|meal|wifi|seat_choice|miles_50",
    "FLEX PLUS|HBY|40|1x35|1x7|flexible|meal|wifi|seat_choice|priority_boarding|miles_100|free_change",
    "BUSINESS|DCJ|0|2x32|2x7|free|meal|wifi|seat_choice|priority_boarding|lounge|fast_track|miles_100|free_change|free_refund",
  ],
  qatar: [
    "LITE|TQKH|0|1x20|1x7|change|meal|miles_25",
    "CLASSIC|TKM|14|1x25|1x7|fee|meal|seat_choice|wifi|miles_50",
    "CONVENIENCE|HBY|37|1x30|1x7|flexible|meal|seat_choice|wifi|extra_legroom|miles_100|free_change",
    "BUSINESS|DCJ|0|2x32|2x15|free|meal|seat_choice|wifi|priority_boarding|lounge|fast_track|miles_100|free_change|free_refund",
  ],
  standard: [
    "LIGHT|TQKH|0|0x0|1x8|change|meal",
    "STANDARD|TKM|13|1x23|1x8|fee|meal|seat_choice|miles_25",
    "FLEX|HBY|35|1x23|1x8|flexible|meal|seat_choice|miles_50|free_change",
    "BUSINESS|DCJ|0|2x32|2x8|free|meal|seat_choice|priority_boarding|lounge|fast_track|miles_100|free_change|free_refund",
  ],
  flydubai: [
    "LITE|TQKM|0|0x0|1x7|none|",
    "VALUE|TKM|12|1x20|1x7|fee|meal",
    "FLEX|KMY|30|1x30|1x7|flexible|meal|seat_choice|free_change",
    "BUSINESS|CJ|0|2x20|2x7|free|meal|seat_choice|priority_boarding|lounge|fast_track|free_change|free_refund",
  ],
  pegasus: [
    "BASIC|TQKMY|0|0x0|1x8|none|",
    "ESSENTIALS|TQKMY|16|1x20|1x8|change|seat_choice",
    "COMFORT|KMY|30|1x30|1x12|flexible|seat_choice|meal|priority_boarding|free_change",
  ],
  budget: ["BASIC|TQKMY|0|0x0|1x10|none|", "PLUS|TQKMY|20|1x20|1x10|change|seat_choice|meal"],
  charter: ["CHARTER|LMY|0|1x15|1x5|none|meal"],
} as const;

export type BrandSet = keyof typeof SETS;

const BUSINESS = "JCD";

/** Brands of a set, lowest first: the position is the rank. */
export function brandsOf(set: BrandSet): Brand[] {
  return SETS[set].map(parseBrand);
}

/** Booking classes of a set in a cabin, highest first, as they are filed in schedules. */
export function classesOf(set: BrandSet, cabin: Cabin): string {
  const sold = brandsOf(set)
    .filter((brand) => brand.cabin === cabin)
    .flatMap((brand) => [...brand.classes]);
  return [..."JCDYBMHKLQT"].filter((letter) => sold.includes(letter)).join("");
}

function parseBrand(text: string): Brand {
  const [name = "", classes = "", surcharge = "", bags = "", hand = "", terms = "", ...services] = text.split("|");
  return {
    name,
    cabin: BUSINESS.includes(classes.charAt(0)) ? "B" : "E",
    classes,
    surcharge: Number(surcharge),
    baggage: pieces(bags),
    hand: pieces(hand),
    penalties: TERMS[isTerms(terms) ? terms : "none"],
    services: services.filter((service) => service !== ""),
  };
}

function isTerms(text: string): text is Terms {
  return text in TERMS;
}

function pieces(text: string): [number, number] {
  const [count = "0", kg = "0"] = text.split("x");
  return [Number(count), Number(kg)];
}
