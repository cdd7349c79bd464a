import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Asks again for everything under these keys that is in sight, after a change. A first answer that is still on its way tells what was before the
 * change: react-query would keep it as fresh (`cancelRefetch` spares queries without data), so it is given up.
 */
export async function askAnew(cache: QueryClient, ...keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(
    keys.map(async (queryKey) => {
      await cache.cancelQueries({ queryKey });
      await cache.invalidateQueries({ queryKey });
    }),
  );
}
