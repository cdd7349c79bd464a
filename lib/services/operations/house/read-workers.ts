import type { HousePage } from "@/lib/contracts/operator/house";
import { db } from "@/lib/db";

/** Workers say every few seconds that they live. */
const SILENT_MS = 60_000;

/** Pools of workers, the one that was heard last first. */
export async function readWorkers(now: Date): Promise<HousePage["workers"]> {
  const pools = await db().workerHeartbeat.findMany({ orderBy: { seenAt: "desc" }, take: 50 });
  return pools.map(({ poolId, beatingSince, seenAt }) => ({
    id: poolId,
    since: beatingSince.toISOString(),
    seen: seenAt.toISOString(),
    is_alive: now.getTime() - seenAt.getTime() < SILENT_MS,
  }));
}
