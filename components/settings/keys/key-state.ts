import type { ApiKey } from "@/lib/contracts/keys";

export type KeyState = "active" | "expiring" | "expired" | "revoked";

/**
 * Whether a key works, and for how long.
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function keyStateOf({ revoked, expires }: Pick<ApiKey, "revoked" | "expires">, now: number): KeyState {
  if (revoked !== null) return "revoked";
  if (expires === null) return "active";
  return Date.parse(expires) <= now ? "expired" : "expiring";
}

/** Whether requests with it are still answered. */
export function isWorking(state: KeyState): boolean {
  return state === "active" || state === "expiring";
}
