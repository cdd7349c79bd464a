/** Routes that only the bench's copy of the product has: the file of each by where it stands in the copy's app. */
export const BENCH_ROUTES = { "/api/bench-bytes": "empty-route.ts", "/api/bench-engine": "engine-route.ts" } as const;

export type BenchRoute = keyof typeof BENCH_ROUTES;

/** The query of a path, with its question mark. */
export function queryOf(path: string): string {
  return path.slice(path.indexOf("?"));
}

/** The same query to one of the bench's routes: what a request costs the server besides its handler depends on it. */
export function insteadOf(path: string, route: BenchRoute): string {
  return `${route}${queryOf(path)}`;
}
