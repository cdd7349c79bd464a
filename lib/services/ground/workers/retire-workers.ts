import { db } from "@/lib/db";

/** Pools that have ended in an orderly way hold nothing any more: nobody has to wait for them to fall silent. */
export async function retireWorkers(pools: readonly string[]): Promise<void> {
  await db().workerHeartbeat.deleteMany({ where: { poolId: { in: [...pools] } } });
}
