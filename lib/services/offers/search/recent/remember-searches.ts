import { MOST_RECENT } from "@/lib/contracts/limits";
import type { RecentSearch, RecentSearches } from "@/lib/contracts/portal/recent-searches";
import { db } from "@/lib/db";
import { listRecentSearches } from "./list-recent-searches";

interface RememberSearches {
  userId: string;
  /** Newest first. */
  searches: readonly RecentSearch[];
  now: Date;
}

/**
 * Puts searches first on a person's account. One for the same places takes the place of the older one, and what then comes after the tenth goes.
 * @returns the list as it is now
 */
export async function rememberSearches({ userId, searches, now }: RememberSearches): Promise<RecentSearches> {
  const written = searches.map((search, index) => {
    const row = { search, searchedAt: new Date(now.getTime() - index) };
    const key = { userId, route: routeOf(search) };
    return db().recentSearch.upsert({ where: { userId_route: key }, create: { ...key, ...row }, update: row });
  });
  // The oldest first: of two for the same places, the newest stays.
  await db().$transaction([...written.toReversed(), deleteOldest(userId)]);
  return listRecentSearches({ userId, now });
}

function routeOf({ ways }: RecentSearch): string {
  return ways.map(({ from, to }) => `${from}-${to}`).join();
}

function deleteOldest(userId: string) {
  return db().$executeRaw`
    delete from recent_search
     where user_id = ${userId}::uuid
       and route in (select route from recent_search where user_id = ${userId}::uuid order by searched_at desc, route offset ${MOST_RECENT})`;
}
