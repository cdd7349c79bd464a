import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { WatchBody, WatchItem, WatchPage, WatchShown } from "@/lib/contracts/portal/watches";
import type { WatchState } from "@/lib/domain/watches/watch";
import type { Watched } from "./watched";

/** Begins the keys of all that is watched. */
export const WATCHES = ["watches"] as const;

const FRESH_MS = 30_000;
/** A fall is told within a minute of what caused it. */
const POLL_MS = 30_000;

/** All that the agency watches now, of all pages. */
export const liveWatchesQuery = () => liveQuery({});

/** Those among which the live watch of a thing is: of a booking its own; of searches and quotes one list, for a page shows many of them. */
export const liveWatchesOf = (watched: Watched) =>
  liveQuery(watched.kind === "booking" ? { booking: watched.booking } : { kind: watched.kind });

type Which = Partial<Record<"kind" | "booking", string>>;

const liveQuery = (which: Which) =>
  queryOptions({
    queryKey: [...WATCHES, "live", which],
    queryFn: ({ signal }) => readLive(which, signal),
    staleTime: FRESH_MS,
  });

/** The first page tells how many there are; the others are read together. */
async function readLive(which: Which, signal: AbortSignal): Promise<WatchItem[]> {
  const read = (page: number) => getJson<WatchPage>({ path: api.watches({ ...which, state: "live", page }), signal });
  const { items, pages } = await read(1);
  const others = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => read(index + 2)));
  return [...items, ...others.flatMap((page) => page.items)];
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
