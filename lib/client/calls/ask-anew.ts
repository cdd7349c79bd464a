import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Asks again for everything under these keys that is in sight, after a change. A first answer that is still on its way tells what was before the
 * change, and react-query would keep it as fresh: it is given up. Later ones are given up by `invalidateQueries` itself.
 */
export async function askAnew(cache: QueryClient, ...keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(
    keys.map(async (queryKey) => {
      await cache.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
      await cache.invalidateQueries({ queryKey });
    }),
  );
}
