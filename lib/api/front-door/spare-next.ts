import type { IncomingMessage } from "node:http";
import { dropHeader, replaceHeader } from "../request/mend-request";

const ROUTER_STATE = "next-router-state-tree";
/** The address to which next-auth would lead back; our own pages do that themselves. */
const CALLBACK_COOKIE = /^\s*(__Secure-)?next-auth\.callback-url=/;

/** Next's page of an error is made for errors, and has their status. */
const ERROR_PAGE = /^\/_global-error(?=\?|$)/;
const NO_PAGE = "/_not-found";

/** Takes out of a request what Next or next-auth would answer with a bare 500; without it they answer as if it had not been sent. */
export function spareNext(request: IncomingMessage): void {
  const { headers } = request;
  request.url = (request.url ?? "/").replace(ERROR_PAGE, NO_PAGE);
  const state = headers[ROUTER_STATE];
  if (state !== undefined && !(typeof state === "string" && isRouterState(state))) dropHeader(request, ROUTER_STATE);
  // Ranges are ignored: what is served is small.
  if (headers.range !== undefined) dropHeader(request, "range");
  const cookies = headers.cookie?.split(";") ?? [];
  const kept = cookies.filter((cookie) => !CALLBACK_COOKIE.test(cookie));
  if (kept.length < cookies.length) replaceHeader(request, "cookie", kept.join(";").trim());
}

function isRouterState(text: string): boolean {
  try {
    return isTree(JSON.parse(decodeURIComponent(text)));
  } catch {
    return false;
  }
}

/** A segment, and the trees below it by name. */
function isTree(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [segment, below] = value;
  if (typeof segment !== "string" && !Array.isArray(segment)) return false;
  return typeof below === "object" && below !== null && !Array.isArray(below) && Object.values(below).every(isTree);
}

const READING = ["GET", "HEAD"];
/** Routes say themselves which of these they answer. Next has no request for TRACE. */
const OF_ROUTES = [...READING, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** The methods that a path may be asked with: pages and files are read, and nothing of them is written. @param path without its query */
export function methodsOf(path: string): readonly string[] {
  return path.startsWith("/api/") ? OF_ROUTES : READING;
}
