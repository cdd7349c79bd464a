import type { ApiRequest } from "@/lib/api/api-request";
import type { RouteContext } from "@/lib/api/handler";

/** What a route.ts exports for one method. */
export type RouteExport = (request: ApiRequest, context: RouteContext) => Response | Promise<Response>;

/** One route.ts of the application. */
export interface RouteFile {
  /** Its folder below app/, as it is written there: `api/v1/offers/[id]`. */
  folder: string;
  exports: Readonly<Record<string, RouteExport | undefined>>;
}
