/** What a route.ts exports for one method; the context is Next's. */
export type RouteExport = (request: Request, context: { params: Promise<Record<string, string>> }) => Response | Promise<Response>;

/** One route.ts of the application. */
export interface RouteFile {
  /** Its folder below app/, as it is written there: `api/v1/offers/[id]`. */
  folder: string;
  exports: Readonly<Record<string, RouteExport | undefined>>;
}
