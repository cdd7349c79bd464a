/** Papers by which a charter is sold: a contract with its carrier, or the permission of an aviation authority. */
export const PAPER_KINDS = ["contract", "permission"] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** `waiting` for a second person, `in_force`, `taken_over` from before papers were asked for, `lapsed` once its last day is over. */
export const PAPER_STATES = ["waiting", "in_force", "taken_over", "lapsed"] as const;
export type PaperState = (typeof PAPER_STATES)[number];

/** Most flights that one paper names. */
export const MOST_PAPER_FLIGHTS = 50;

interface DatedPaper {
  confirmedAt: Date | null;
  isTakenOver: boolean;
  /** Midnight of its last day, UTC. */
  validTo: Date;
}

/** The state of a paper that nobody has ended. @param today day of Tashkent, `YYYY-MM-DD` */
export function paperState({ confirmedAt, isTakenOver, validTo }: DatedPaper, today: string): PaperState {
  if (isTakenOver) return "taken_over";
  if (validTo.toISOString().slice(0, 10) < today) return "lapsed";
  return confirmedAt === null ? "waiting" : "in_force";
}

/** Whole days from today to the last day of a paper; negative once it is over. @param today, validTo `YYYY-MM-DD` */
export function daysLeft(validTo: string, today: string): number {
  return Math.round((Date.parse(validTo) - Date.parse(today)) / 86_400_000);
}
