import type { BadLine } from "@/lib/formats/imports/bad-line";

/** A carrier gives up a tenth of what it sells now and then; more looks like half a file. */
export const USUAL_LOSS_PERCENT = 10;

/** What a scope would no longer sell. */
export interface ScopeLoss {
  /** E.g. the carrier. */
  scope: string;
  /** How much it sold before, and how much of that is gone. */
  before: number;
  lost: number;
}

interface Sold {
  scope: string;
  /** Names of what it sold, and of what it sells now; each once. */
  before: readonly string[];
  after: readonly string[];
  /** Most that may be lost of `before`, percent. */
  allowedPercent: number;
}

/** @returns null where nothing is lost; a problem with it where it is more than allowed */
export function checkLoss({ scope, before, after, allowedPercent }: Sold): { loss: ScopeLoss; problem: BadLine | null } | null {
  const kept = new Set(after);
  const lost = before.filter((name) => !kept.has(name)).length;
  if (lost === 0) return null;
  const tooMuch = lost * 100 > before.length * allowedPercent;
  const problem: BadLine = { line: 0, field: null, problem: "routes_lost", value: scope, other: `${lost}/${before.length}` };
  return { loss: { scope, before: before.length, lost }, problem: tooMuch ? problem : null };
}
