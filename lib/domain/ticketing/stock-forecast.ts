/** Numbers of a range that is open. */
interface OpenRange {
  size: number;
  left: number;
}

interface Asked {
  ranges: readonly OpenRange[];
  /** Tickets issued in the last days. */
  issued: number;
  days: number;
}

/** What a carrier's open ranges have left together. */
export interface StockForecast {
  /** `low` below a tenth of what has numbers left, `out` where nothing is left, `closed` where no range is open. */
  state: "enough" | "low" | "out" | "closed";
  left: number;
  /** Whole days at the pace of the last ones; null where nothing was issued. */
  daysLeft: number | null;
}

/** A stock is low with less than one part in so many left. */
export const LOW_STOCK_PART = 10;

/**
 * How long a carrier's numbers last. Ranges that have run out count only where they are the last ones: a range declared in time ends the alarm.
 */
export function forecastStock({ ranges, issued, days }: Asked): StockForecast {
  const left = ranges.reduce((sum, range) => sum + range.left, 0);
  const size = ranges.reduce((sum, range) => sum + (range.left > 0 ? range.size : 0), 0);
  const daysLeft = issued === 0 ? null : Math.floor((left * days) / issued);
  if (ranges.length === 0) return { state: "closed", left: 0, daysLeft: null };
  if (left === 0) return { state: "out", left, daysLeft: 0 };
  return { state: left * LOW_STOCK_PART < size ? "low" : "enough", left, daysLeft };
}
