/** One line of the table of figures. */
export interface Figure {
  /** What it belongs to, e.g. `Engine`. */
  group: string;
  /** What was measured, in words. */
  name: string;
  value: number;
  /** `ms`, `s`, `MB`, `/s`, `×` or empty. */
  unit: string;
  /** What it is held against; none where it only informs. */
  limit?: { atMost: number } | { atLeast: number };
  /** The peer of the same run, and how many times better than it the value is. */
  peer?: { name: string; value: number; ratio: number };
  /** What a reader has to know to read it rightly. */
  note?: string;
}

export interface BenchOptions {
  /** Smaller worlds and shorter loads: all parts together take about two minutes. */
  short: boolean;
  /** SSIM files to measure instead of the made world; empty for the made one. */
  files: readonly string[];
}

/** A part of the bench: measures and says what it found; what it starts it stops. */
export type BenchPart = (options: BenchOptions) => Promise<Figure[]>;

/** Whether a figure keeps its limit; null where it has none. */
export function keepsLimit({ value, limit }: Figure): boolean | null {
  if (!limit) return null;
  return "atMost" in limit ? value <= limit.atMost : value >= limit.atLeast;
}
