import type { RouteContext } from "@/lib/api/handler";

/** What a route.ts exports for one method. */
export type RouteExport = (request: Request, context: RouteContext) => Response | Promise<Response>;

/** One route.ts of the application. */
export interface RouteFile {
  /** Its folder below app/, as it is written there: `api/v1/offers/[id]`. */
  folder: string;
  exports: Readonly<Record<string, RouteExport | undefined>>;
}
