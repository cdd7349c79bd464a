import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/client/api-error";
import { deleteJson, postJson } from "@/lib/client/fetch-json";
import { hasShapeOf } from "@/lib/client/has-shape-of";
import { api } from "@/lib/client/paths";
import type { RecentSearches } from "@/lib/contracts/recent-searches";
import type { SearchValues } from "./form/search-form-schema";
import { EMPTY_SEARCH } from "./form/search-values";

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

const KEY = "parvoz.recent-searches";

/** Hands to the account what an earlier release has kept in this browser, and forgets it there. The page shows it from its next visit on: nothing moves. */
export async function moveToAccount(storage: Pick<Storage, "getItem" | "removeItem">): Promise<void> {
  const stored = parseJson(storage.getItem(KEY));
  const searches = hasShapeOf(stored, [EMPTY_SEARCH]) ? stored : [];
  if (searches.length > 0) await send(searches).catch(keepForNextPage);
  storage.removeItem(KEY);
}

/** What was not reached may take them later; what refuses them always will. */
function keepForNextPage(error: unknown): void {
  if (!(error instanceof ApiError) || error.isTransient || error.status === 401) throw error;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
}
