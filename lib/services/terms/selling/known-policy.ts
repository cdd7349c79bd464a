import { LRUCache } from "lru-cache";
import type { KeptPolicy } from "@/lib/contracts/portal/selling";
import { processMemory } from "@/lib/util/process-wide";
import { readKeptPolicy } from "./selling-policy";

/** Partners of one process in memory, some kilobyte each where they have many rules. */
const KNOWN = 10_000;

/** How a partner makes its prices, and the version of that: 0 where it never said. */
export interface VersionedPolicy {
  policy: KeptPolicy | null;
  version: number;
}

const policies = processMemory("selling-policies", () => new LRUCache<string, VersionedPolicy>({ max: KNOWN }));

/**
 * How a partner made its prices when this process last read it, however long ago: for a writer who makes sure of the version as it writes. Saves each
 * booking a trip.
 */
export async function knownPolicy(partnerId: string): Promise<VersionedPolicy> {
  return policies().get(partnerId) ?? readPolicyAnew(partnerId);
}

/** The same as it is now, for those who come later too. */
export async function readPolicyAnew(partnerId: string): Promise<VersionedPolicy> {
  const kept = await readKeptPolicy(partnerId);
  const found = { policy: kept?.policy ?? null, version: kept?.version ?? 0 };
  policies().set(partnerId, found);
  return found;
}
