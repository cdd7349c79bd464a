import { isNoSuchDay, readTypedDate } from "./typed-date";

/** Days of travel that can be chosen, `YYYY-MM-DD`. Without a last one, all from the first on can. */
export interface TravelDays {
  first: string;
  last?: string | undefined;
}

/** What a text means: a day that can be chosen, one outside of those, one that no month has (`31.02`), or no date, or not one yet. */
export type TravelDay =
  | { kind: "day"; date: string }
  | { kind: "early" | "late"; date: string }
  | { kind: "none"; date?: never }
  | { kind: "unread"; date?: never };

/**
 * The day of travel that a text means. One without its year is the next such day; where that cannot be chosen, it is the nearest, so that
 * yesterday is a day which has passed and none of next year.
 */
export function readTravelDay(text: string, { first, last }: TravelDays): TravelDay {
  const next = readTypedDate(text, { use: "travel", today: first });
  if (next !== null && next >= first && (!last || next <= last)) return { kind: "day", date: next };
  const date = readTypedDate(text, { use: "list", today: first }) ?? next;
  if (date !== null) return { kind: date < first ? "early" : "late", date };
  return { kind: isNoSuchDay(text, first) ? "none" : "unread" };
}

/** Why a text gives no dates of travel. Dates `YYYY-MM-DD`; `text` is the part that is meant. */
export type TravelProblem =
  | { kind: "early" | "late"; date: string }
  | { kind: "order"; out: string; back: string }
  | { kind: "none"; text: string }
  | { kind: "unread" };

/** Why a text of one date, or of a departure and a return, cannot be taken; null where it can. */
export function travelProblem(text: string, days: TravelDays): TravelProblem | null {
  const whole = readTravelDay(text, days);
  if (whole.date !== undefined) return problemOf(whole, text);
  for (const { index } of text.matchAll(/[\s,–—-]+/g)) {
    const [before, after] = [text.slice(0, index), text.slice(index)];
    const out = readTravelDay(before, days);
    const back = readTravelDay(after, { ...days, first: out.date ?? days.first });
    // A dash or a space may stand within a date as well.
    if (out.kind === "unread" || back.kind === "unread") continue;
    if (out.kind !== "day") return problemOf(out, before);
    return back.kind === "early" ? { kind: "order", out: out.date, back: back.date } : problemOf(back, after);
  }
  return problemOf(whole, text);
}

function problemOf(day: TravelDay, text: string): TravelProblem | null {
  if (day.kind === "day") return null;
  return day.kind === "none" ? { kind: "none", text: text.replaceAll(/^[\s,–—-]+|[\s,–—-]+$/g, "") } : day;
}
