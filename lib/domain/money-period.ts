import { addDays } from "./dates";

/** Periods that the pages about money offer by name. */
export const PERIOD_PRESETS = ["today", "last_7_days", "this_month", "last_month", "this_year"] as const;
type PeriodPreset = (typeof PERIOD_PRESETS)[number];

/** Days, `YYYY-MM-DD`, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The days of a named period. @param today `YYYY-MM-DD` */
export function periodOf(preset: PeriodPreset, today: string): Period {
  const month = `${today.slice(0, 7)}-01`;
  switch (preset) {
    case "today":
      return { from: today, to: today };
    case "last_7_days":
      return { from: addDays(today, -6), to: today };
    case "this_month":
      return { from: month, to: today };
    case "last_month": {
      const end = addDays(month, -1);
      return { from: `${end.slice(0, 7)}-01`, to: end };
    }
    case "this_year":
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

/** What a period is called; null where it has no name. On the first of a month it is called by the day. */
export function presetOf({ from, to }: Period, today: string): PeriodPreset | null {
  return (
    PERIOD_PRESETS.find((preset) => {
      const named = periodOf(preset, today);
      return named.from === from && named.to === to;
    }) ?? null
  );
}
