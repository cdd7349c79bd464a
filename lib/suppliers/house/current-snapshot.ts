import { loadSnapshot, readVersion } from "./load-snapshot";
import type { HouseSnapshot } from "./snapshot";

/** How long the data versions are believed before they are read again. */
const CHECK_EVERY_MS = 1_000;
const DAY_MS = 86_400_000;

let held: HouseSnapshot | null = null;
let checkedAt = Number.NEGATIVE_INFINITY;
let refreshing: Promise<HouseSnapshot> | null = null;

/**
 * The process's snapshot. It is loaded on first use and again when an import has moved a data version or a new day has begun;
 * callers that come meanwhile wait for the same load.
 */
export async function currentSnapshot(now: Date): Promise<HouseSnapshot> {
  const today = Math.floor(now.getTime() / DAY_MS);
  if (held?.today === today && performance.now() - checkedAt < CHECK_EVERY_MS) return held;
  refreshing ??= refresh(today).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function refresh(today: number): Promise<HouseSnapshot> {
  const startedAt = performance.now();
  const version = await readVersion();
  if (held?.version !== version || held.today !== today) held = await loadSnapshot(today);
  checkedAt = startedAt;
  return held;
}
