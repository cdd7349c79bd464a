import type { Respond } from "@/lib/api/answer";
import type { ApiRequest } from "@/lib/api/api-request";
import { unknownPath } from "@/lib/api/routes";
import { type Methods, methodsOf, unknownMethod } from "./methods";
import type { RouteFile } from "./route-file";
import { RouteTree } from "./route-tree";

/** Answers a request. */
export type Route = (request: ApiRequest, respond: Respond) => Response | Promise<Response>;

/** Answers as the one of these route files does that Next would choose. */
export function router(files: readonly RouteFile[]): Route {
  const tree = new RouteTree<Methods>();
  for (const file of files) tree.add(file.folder, methodsOf(file));
  return (request, respond) => {
    const match = tree.find(pathnameOf(request.url));
    if (!match) return unknownPath(request, { respond });
    const handler = match.route.get(request.method);
    return handler ? handler(request, { params: match.params, respond }) : unknownMethod();
  };
}

/** Of an address that is normal already, as a Request's is. */
function pathnameOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const query = url.indexOf("?", start);
  return url.slice(start, query < 0 ? undefined : query);
}
