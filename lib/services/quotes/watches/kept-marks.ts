import { z } from "zod";
import type { WatchPrice } from "@/lib/domain/watches/fall";

const price = z.object({ amountMinor: z.int(), costMinor: z.int() });
const marks = z.array(price.nullable());

/** What falls are counted from, as the row has it. @throws ZodError */
export function parseMarks(json: unknown): (WatchPrice | null)[] {
  return marks.parse(json);
}

/** What it cost when it was watched. @throws ZodError */
export function parseBase(json: unknown): WatchPrice | null {
  return price.nullable().parse(json);
}
