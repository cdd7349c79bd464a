import { z } from "zod";
import type { SeenPrice, WatchPrice } from "@/lib/domain/watches/fall";
import type { PriceFall, Prisma } from "@/lib/generated/prisma/client";

const price = z.object({ amountMinor: z.int(), costMinor: z.int() });
const marks = z.array(price.nullable());

/** What falls are counted from, as the row has it. @throws ZodError */
export function parseMarks(json: unknown): (WatchPrice | null)[] {
  return marks.parse(json);
}

/** The same for the row. */
export function jsonOfMarks(kept: readonly (WatchPrice | null)[]): Prisma.InputJsonArray {
  return kept.map((mark) => mark && { ...mark });
}

/** What it cost when it was watched. @throws ZodError */
export function parseBase(json: unknown): WatchPrice | null {
  return price.nullable().parse(json);
}

/** A fall as it was told: from what on, and to what; minor units. `was` is null where nothing could be had before. */
export interface ToldPrices extends SeenPrice {
  was: WatchPrice | null;
}

/** The prices of a fall, as its row has them. */
export function pricesOfFall(row: PriceFall): ToldPrices {
  const { wasMinor, wasCostMinor } = row;
  return {
    was: wasMinor === null || wasCostMinor === null ? null : { amountMinor: Number(wasMinor), costMinor: Number(wasCostMinor) },
    now: { amountMinor: Number(row.nowMinor), costMinor: Number(row.nowCostMinor) },
    penalty: { amountMinor: Number(row.penaltyMinor), costMinor: Number(row.penaltyCostMinor) },
  };
}
