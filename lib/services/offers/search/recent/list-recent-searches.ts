import { type RecentSearches, recentSearch } from "@/lib/contracts/portal/recent-searches";
import { db } from "@/lib/db";
import { tashkentText } from "@/lib/domain/tashkent";

/** What a person has searched for last, newest first, without what has departed by the calendar of Tashkent. */
export async function listRecentSearches({ userId, now }: { userId: string; now: Date }): Promise<RecentSearches> {
  const rows = await db().recentSearch.findMany({ where: { userId }, orderBy: { searchedAt: "desc" }, select: { search: true } });
  const today = tashkentText(now).slice(0, "YYYY-MM-DD".length);
  const searches = rows.flatMap(({ search }) => {
    const { data } = recentSearch.safeParse(search);
    const departs = data?.ways[0]?.date ?? "";
    return data && departs >= today ? [data] : [];
  });
  return { as_of: now.toISOString(), searches };
}
