import { createHash } from "node:crypto";
import { z } from "zod";

/** Data that a snapshot is made from, see `data_version`. */
export const KINDS = ["schedule", "fares", "inventory", "taxes", "baggage", "rates", "interline"] as const;

export type Kind = (typeof KINDS)[number];

/** Parts that a snapshot is kept in, and the data that each is made from: where fares move, the schedule stays as it is. */
const PART_KINDS = {
  schedule: ["schedule"],
  prices: ["fares", "inventory", "taxes", "baggage", "rates", "interline"],
} as const satisfies Record<string, readonly Kind[]>;

export type Part = keyof typeof PART_KINDS;
export const PARTS: readonly Part[] = ["schedule", "prices"];

const kindVersion = z.object({ version: z.number(), parted: z.number(), at: z.number() });
/** Of one kind: its version, how many of its raises named their parts, and when it was raised last (milliseconds since epoch). */
export type KindVersion = z.output<typeof kindVersion>;

export const aboutShape = z.object({
  /** What the program and its runtime bring in (layout, airports, time zones), and the database. */
  origin: z.string(),
  versions: z.partialRecord(z.enum(KINDS), kindVersion),
  /** Local departure days for which searches are answered, as day numbers; both included. */
  fromDay: z.number(),
  toDay: z.number(),
});
/** Which data a snapshot holds, of which days. */
export type About = z.output<typeof aboutShape>;
export type Versions = About["versions"];

/** How far ahead flights are sold, days. */
const SELLING_DAYS = 330;
/** Today's UTC date may be yesterday's or tomorrow's at an airport. */
const DATE_SLACK_DAYS = 1;
/** A snapshot is made for so many days at a time, so that a new day compiles nothing; after as many, nobody asks for it any more … */
export const BLOCK_DAYS = 16;
/** … and the next ones are made while the last still holds. */
const GRACE_DAYS = 8;

/** Days that a search of today may ask for. */
export function daysOn(today: number): { fromDay: number; toDay: number } {
  return { fromDay: today - DATE_SLACK_DAYS, toDay: today + SELLING_DAYS + DATE_SLACK_DAYS };
}

/** Days that a snapshot made today is made for: the same for everybody who makes one in these weeks. */
export function compiledDays(today: number): { fromDay: number; toDay: number } {
  const first = today - (today % BLOCK_DAYS);
  return { fromDay: daysOn(first).fromDay, toDay: daysOn(first + BLOCK_DAYS + GRACE_DAYS).toDay };
}

/** Whether a search of today finds all its days in the snapshot. */
export function covers(made: Pick<About, "fromDay" | "toDay">, today: number): boolean {
  const { fromDay, toDay } = daysOn(today);
  return made.fromDay <= fromDay && made.toDay >= toDay;
}

/** Which data a part of a snapshot holds. Parts of different kinds are of different origins. */
export function aboutPart({ origin, versions, fromDay, toDay }: About, part: Part): About {
  const own = Object.fromEntries(PART_KINDS[part].map((kind) => [kind, versions[kind]]));
  return { origin: `${part} ${origin}`, versions: own, fromDay, toDay };
}

/** The same text for the same data and days alone. */
export function nameOf({ origin, versions, fromDay, toDay }: About): string {
  const kinds = KINDS.map((kind) => [kind, versions[kind]?.version, versions[kind]?.at]);
  return createHash("sha256")
    .update(JSON.stringify([origin, kinds, fromDay, toDay]))
    .digest("hex")
    .slice(0, 24);
}

export function sameVersion(one: KindVersion | undefined, other: KindVersion | undefined): boolean {
  return one?.version === other?.version && one?.at === other?.at;
}

/** Whether every raise since then named its parts. */
export function isParted(before: KindVersion | undefined, now: KindVersion | undefined): boolean {
  if (!before || !now) return false;
  const raises = now.version - before.version;
  return raises > 0 && raises === now.parted - before.parted;
}
