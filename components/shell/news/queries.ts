import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import { api } from "@/lib/client/calls/paths";
import type { NewsList } from "@/lib/contracts/portal/news";

const MINUTE_MS = 60_000;

/** What is new for whoever is signed in. Asked again by itself; react-query stops that while nobody sees the page. */
export function newsQuery() {
  return queryOptions({
    queryKey: ["news"],
    queryFn: ({ signal }) => getJson<NewsList>({ path: api.news(), signal }),
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  });
}

/** Notes on the person's account that these were seen. */
export function useSeeNews() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (keys: readonly string[]) => postJson<NewsList>({ path: api.newsSeen(), body: { keys } }),
    // The count goes down at once; an answer that fails brings it back with the next one.
    onMutate: async (keys) => {
      const { queryKey } = newsQuery();
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (list) => {
        if (!list) return list;
        const items = list.items.map((item) => (keys.includes(item.key) ? { ...item, is_seen: true } : item));
        return { items, unseen: items.filter(({ is_seen }) => !is_seen).length };
      });
    },
    onSuccess: (list) => keepAnswer(client, newsQuery().queryKey, list),
    onError: () => askAnew(client, newsQuery().queryKey),
  });
}
