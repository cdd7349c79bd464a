import { dayNumber } from "@/lib/domain/dates";

/** Days asked about from one place on: what the schedule and the page of destinations have in common. */
export interface AskedPeriod {
  /** IATA airport or metropolitan code; empty while none is chosen. */
  from: string;
  /** `YYYY-MM-DD`, both ends included. */
  since: string;
  until: string;
}

export type PeriodProblem = "needFrom" | "needOrder" | "needShorter";

/** What keeps a period from being asked about, or null. @param mostDays in one answer of the service */
export function periodProblem({ from, since, until }: AskedPeriod, mostDays: number): PeriodProblem | null {
  if (from === "") return "needFrom";
  const days = dayNumber(until) - dayNumber(since) + 1;
  if (days < 1) return "needOrder";
  return days > mostDays ? "needShorter" : null;
}
