import type { DemoCarrier } from "./carriers";
import type { Market } from "./markets";
import { wobble } from "./price-level";

/** When a fare of a booking class may be used, and what it costs then. */
export interface Filing {
  /** `MM-DD`, both blank for all year; may run over new year. */
  season: readonly [from: string, to: string];
  /** Digits from 1 Monday, blank for every day. */
  days: string;
  advance: number;
  /** Against the class's ordinary price. */
  level: number;
}

const ALL_YEAR: Filing["season"] = ["", ""];
const WINTER: Filing["season"] = ["11-01", "03-14"];
/** Spring and autumn. */
const SHOULDERS: readonly Filing["season"][] = [
  ["03-15", "05-31"],
  ["09-11", "10-31"],
];
const NOT_WINTER: Filing["season"] = ["03-15", "10-31"];
const SUMMER: Filing["season"] = ["06-01", "09-10"];
const NOT_SUMMER: Filing["season"] = ["09-11", "05-31"];

/** Days on which a market is in little, in some and in great demand: which ones, differs from market to market. */
const WEEKS = ["23 146 57", "24 136 57", "36 125 47", "13 246 57", "26 134 57"].map((week) => {
  const [quiet = "", usual = "", busy = ""] = week.split(" ");
  return { quiet, usual, busy, rest: [...quiet, ...usual].sort().join("") };
});

/** By class, how many days ahead it is to be bought; the others at any time. */
const ADVANCE: Readonly<Record<string, number>> = { T: 14, Q: 7, K: 3, L: 14, D: 7 };
const BUDGET_ADVANCE: Readonly<Record<string, number>> = { ...ADVANCE, T: 21, Q: 10 };

/**
 * In winter low classes cost less, in summer more; on the busiest days of the week the lowest is not sold, the next one dearer. Over hubs and
 * far from the region there are fewer differences: the file is large enough.
 */
export function filingsOf(market: Market, { brands }: DemoCarrier, bookingClass: string): Filing[] {
  const budget = brands === "budget" || brands === "pegasus" || brands === "flydubai";
  const advance = (budget ? BUDGET_ADVANCE : ADVANCE)[bookingClass] ?? 0;
  const filings = market.near && !market.through ? inDetail(weekOf(market), bookingClass) : inBrief(weekOf(market), bookingClass);
  return filings.map((filing) => ({ ...filing, advance }));
}

type Priced = Omit<Filing, "advance">;

const ALWAYS: Priced = { season: ALL_YEAR, days: "", level: 1 };

function inDetail({ quiet, usual, busy, rest }: Week, bookingClass: string): Priced[] {
  switch (bookingClass) {
    case "T":
      return [
        { season: WINTER, days: quiet, level: 0.9 },
        { season: WINTER, days: usual, level: 0.97 },
        ...SHOULDERS.map((season) => ({ season, days: quiet, level: 1 })),
      ];
    case "Q":
      return [
        { season: WINTER, days: quiet, level: 0.92 },
        { season: WINTER, days: usual, level: 0.96 },
        { season: NOT_WINTER, days: quiet, level: 0.98 },
        { season: NOT_WINTER, days: usual, level: 1.03 },
        { season: ALL_YEAR, days: busy, level: 1.09 },
      ];
    case "K":
      return [
        { season: NOT_SUMMER, days: quiet, level: 0.95 },
        { season: NOT_SUMMER, days: usual, level: 1 },
        { season: NOT_SUMMER, days: busy, level: 1.06 },
        { season: SUMMER, days: rest, level: 1.08 },
        { season: SUMMER, days: busy, level: 1.16 },
      ];
    case "H":
      return [
        { season: ALL_YEAR, days: rest, level: 0.99 },
        { season: ALL_YEAR, days: busy, level: 1.05 },
      ];
    default:
      return [ALWAYS];
  }
}

function inBrief({ rest }: Week, bookingClass: string): Priced[] {
  switch (bookingClass) {
    case "T":
      return [{ season: NOT_SUMMER, days: rest, level: 1 }];
    case "K":
      return [
        { season: NOT_SUMMER, days: "", level: 1 },
        { season: SUMMER, days: "", level: 1.1 },
      ];
    default:
      return [ALWAYS];
  }
}

type Week = (typeof WEEKS)[number];

function weekOf({ carrier, origin, destination }: Market): Week {
  const drawn = Math.floor(((wobble(`week ${carrier}${origin}${destination}`) + 1) / 2.001) * WEEKS.length);
  const week = WEEKS[drawn];
  if (!week) throw new Error(`no week ${drawn}`);
  return week;
}
