import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { WatchBody, WatchItem, WatchPage, WatchShown } from "@/lib/contracts/portal/watches";
import type { WatchState } from "@/lib/domain/watches/watch";

/** Begins the keys of all that is watched. */
export const WATCHES = ["watches"] as const;

const FRESH_MS = 30_000;
/** A fall is told within a minute of what caused it. */
const POLL_MS = 30_000;

/** All that the agency watches now, of all pages: what is looked at on a page may be any of them. */
export const liveWatchesQuery = () =>
  queryOptions({
    queryKey: [...WATCHES, "live"],
    queryFn: ({ signal }) => readLive(signal),
    staleTime: FRESH_MS,
  });

async function readLive(signal: AbortSignal, page = 1): Promise<WatchItem[]> {
  const { items, pages } = await getJson<WatchPage>({ path: api.watches({ state: "live", page }), signal });
  return page < pages ? [...items, ...(await readLive(signal, page + 1))] : items;
}

interface Listed {
  page: number;
  /** Missing for all of them. */
  state?: WatchState | undefined;
}

export const watchListQuery = ({ page, state }: Listed) =>
  queryOptions({
    queryKey: [...WATCHES, "list", page, state ?? "all"],
    queryFn: ({ signal }) => getJson<WatchPage>({ path: api.watches({ page, state }), signal }),
    refetchInterval: POLL_MS,
  });

/** One of them, with every fall that was told. */
export const watchQuery = (watchId: string) =>
  queryOptions({
    queryKey: [...WATCHES, "one", watchId],
    queryFn: ({ signal }) => getJson<WatchShown>({ path: api.watch(watchId), signal }),
    refetchInterval: POLL_MS,
  });

export function makeWatch(body: WatchBody) {
  return postJson<WatchItem>({ path: api.watches(), body });
}

export function endWatch(watchId: string) {
  return postJson<WatchItem>({ path: api.endWatch(watchId) });
}
