import type { InferDataFromTag, QueryClient, QueryKey } from "@tanstack/react-query";

/** Shows what a change has answered. An answer on its way that was asked for before the change is given up: it would come later, and tell less. */
export async function keepAnswer<Key extends QueryKey>(
  cache: QueryClient,
  queryKey: Key,
  data: InferDataFromTag<unknown, Key>,
): Promise<void> {
  await cache.cancelQueries({ queryKey, exact: true });
  cache.setQueryData(queryKey, data);
}
