import type { RecentSearches } from "@/lib/contracts/portal/recent-searches";
import { db } from "@/lib/db";

/** Forgets what a person has searched for. @returns the list as it is now: empty */
export async function forgetSearches({ userId, now }: { userId: string; now: Date }): Promise<RecentSearches> {
  await db().recentSearch.deleteMany({ where: { userId } });
  return { as_of: now.toISOString(), searches: [] };
}
