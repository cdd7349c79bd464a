import { createHash } from "node:crypto";
import { z } from "zod";
import type { PricePart, SchedulePart } from "./part-shapes";

/** A snapshot has two parts, each compiled and kept in a file by itself: where fares change, the schedule stays as it is. */
export interface Parts {
  schedule: SchedulePart;
  prices: PricePart;
}

export const PARTS = ["schedule", "prices"] as const satisfies (keyof Parts)[];
export type PartName = (typeof PARTS)[number];

export const partIdShape = z.object({
  part: z.enum(PARTS),
  /** What the program and its runtime bring in (layout, airports, time zones), and which database. */
  origin: z.string(),
  /** Versions of the imported data, see `DataVersions`. */
  data: z.string(),
  /** Local departure days for which searches are answered, as day numbers; both included. */
  fromDay: z.int(),
  toDay: z.int(),
});
/** What a part was made from: parts of the same id hold the same. */
export type PartId = z.output<typeof partIdShape>;

export interface MadePart<Name extends PartName = PartName> {
  id: PartId;
  content: Parts[Name];
}

/** Both parts of a snapshot. */
export type BothParts = { [Name in PartName]: MadePart<Name> };

/** A name of 24 hexadecimal digits: another one for every other id. */
export function nameOf({ part, origin, data, fromDay, toDay }: PartId): string {
  return hash([part, origin, data, fromDay, toDay], 24);
}

/** A name of 12 hexadecimal digits that all ids share that differ in nothing but their data and days. */
export function originNameOf({ part, origin }: PartId): string {
  return hash([part, origin], 12);
}

function hash(fields: readonly (string | number)[], digits: number): string {
  return createHash("sha256").update(JSON.stringify(fields)).digest("hex").slice(0, digits);
}
