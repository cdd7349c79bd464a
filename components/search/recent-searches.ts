import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { RecentSearches } from "@/lib/contracts/portal/recent-searches";
import type { SearchValues } from "./form/search-form-schema";

const QUERY_KEY = ["recent-searches"];

interface RecentList {
  /** Newest first. */
  searches: readonly SearchValues[];
  /** Puts a search first on the account. That it could not be kept is nothing to interrupt anybody for. */
  remember: (search: SearchValues) => void;
  /** @throws ApiError */
  forget: () => Promise<void>;
}

/**
 * A person's latest searches, kept on their account.
 * @param given as the page was served. It may be an old page that was gone back to: what this tab has done since counts then
 */
export function useRecentSearches(given?: RecentSearches): RecentList {
  const cache = useQueryClient();
  const { data } = useQuery<RecentSearches>({ queryKey: QUERY_KEY, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY });
  const keep = (list: RecentSearches) => void cache.setQueryData(QUERY_KEY, list);
  const isNewer = data && (!given || data.as_of > given.as_of);
  return {
    searches: (isNewer ? data : given)?.searches ?? [],
    remember: (search) => void send([search]).then(keep, () => undefined),
    forget: () => deleteJson<RecentSearches>({ path: api.recentSearches() }).then(keep),
  };
}

function send(searches: readonly SearchValues[]): Promise<RecentSearches> {
  return postJson<RecentSearches>({ path: api.recentSearches(), body: { searches } });
}
