import { addDays } from "@/lib/domain/dates";
import type { Prisma } from "@/lib/generated/prisma/client";

const DAY_MINUTES = 1_440;
const DATE = /\d{4}-\d{2}-\d{2}/g;

/** What is kept of flights (a snapshot, choices of a quote), with all its dates so many days later: texts by their dates, `utc` as minutes. */
export function shiftFlights(kept: Prisma.JsonValue, days: number, key = ""): Prisma.JsonValue {
  if (typeof kept === "string") return kept.replace(DATE, (date) => addDays(date, days));
  if (typeof kept === "number") return key === "utc" ? kept + days * DAY_MINUTES : kept;
  if (Array.isArray(kept)) return kept.map((each) => shiftFlights(each, days));
  if (kept === null || typeof kept !== "object") return kept;
  return Object.fromEntries(
    Object.entries(kept).map(([name, value]) => [name, value === undefined ? null : shiftFlights(value, days, name)]),
  );
}
