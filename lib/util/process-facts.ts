import { processWide } from "./process-wide";

/** What a part of the process says of itself when it is asked; null where it has nothing to say. */
type Tell = () => number | null;

/** Known to readiness (lib/observability/readiness.ts) and metrics, which know nothing of who tells. */
export type FactName = "snapshot_version" | "snapshot_confirmed_at";

const facts = () => processWide("facts", () => new Map<FactName, Tell>());

/** Says from now on how a number that others watch is found. It is asked for often: finding it must cost nothing. */
export function tellFact(name: FactName, tell: Tell): void {
  facts().set(name, tell);
}

export function factOf(name: FactName): number | null {
  return facts().get(name)?.() ?? null;
}
