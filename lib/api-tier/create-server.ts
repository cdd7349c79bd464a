import { createServer, type Server, type ServerOptions } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { openFrontDoor } from "@/lib/api/front-door/front-door";
import { refuseBytes } from "@/lib/api/front-door/refuse-bytes";
import { REQUEST_LIMITS } from "@/lib/api/front-door/request-limits";
import type { RouteContext } from "@/lib/api/handler";
import { unknownPath } from "@/lib/api/routes";
import { log, traceOf } from "@/lib/log";

/** What a route.ts exports for one method. */
type RouteExport = (request: Request, context: RouteContext) => Response | Promise<Response>;

/** One route.ts of the application. */
export interface RouteFile {
  /** Its folder below app/, as it is written there: `api/v1/offers/[id]`. */
  folder: string;
  exports: Readonly<Record<string, RouteExport | undefined>>;
}

/** How often connections are looked for whose request takes too long, milliseconds. */
const LOOK_MS = 5_000;
/** Open connections of one process: each holds some ten kilobytes. */
const MOST_CONNECTIONS = 8_192;
/** A connection on which nothing moves for so long is cut: who asks and does not read would keep the response in memory for ever. */
const SILENCE_MS = 120_000;
/** Longer than proxies keep unused connections, so that it is never this side that closes one on which a request is on its way. */
const KEEP_ALIVE_MS = 75_000;
/** So many at once are let in however much there is to do: together they take a process some ten milliseconds each. */
const LEAST = 16;
/** So many searches take five times as long one after the other as one alone at its slowest. */
const LEAST_WAITING = 8;
const PATIENCE_MS = 25;
/** Stands in addresses of requests for the Host that was sent: no route reads it, and a wrong one is no reason to refuse. */
const HOST = "parvoz";

interface Tier {
  isSecure: boolean;
  limits?: ServerOptions;
}

/**
 * The routes behind a server of node:http, not listening yet. Requests have to be mended (lib/api/request/mend-request.ts).
 * @param tier `isSecure`: whether it is reached by https; `limits`: of other than the usual length, for tests
 */
export function createTierServer(files: readonly RouteFile[], { isSecure, limits = {} }: Tier): Server {
  const app = mount(files);
  const listener = getRequestListener(app.fetch, { errorHandler: refuse });
  const attend = openFrontDoor({ least: LEAST, leastWaiting: LEAST_WAITING, patienceMs: PATIENCE_MS, isSecure });
  const options = { keepAliveTimeout: KEEP_ALIVE_MS, connectionsCheckingInterval: LOOK_MS, ...REQUEST_LIMITS, ...limits };
  const server = createServer(options, (incoming, outgoing) => {
    incoming.headers.host = HOST;
    attend(incoming, outgoing, () => void listener(incoming, outgoing));
  });
  server.on("clientError", refuseBytes);
  server.timeout = SILENCE_MS;
  server.maxConnections = MOST_CONNECTIONS;
  return server;
}

function mount(files: readonly RouteFile[]): Hono {
  const app = new Hono({ getPath });
  app.use(compress());
  for (const { folder, exports } of files) {
    const respond = methodsOf(exports);
    app.all(patternOf(folder), (context) => respond(context.req.raw, { params: Promise.resolve(context.req.param()) }));
  }
  app.notFound((context) => unknownPath(context.req.raw));
  app.onError(refuse);
  return app;
}

/** Literal parts of a path are compared as they were sent, as Next does. */
function getPath({ url }: Request): string {
  const start = url.indexOf("/", "http://".length);
  const end = url.slice(start).search(/[?#]/);
  return end < 0 ? url.slice(start) : url.slice(start, start + end);
}

/**
 * `api/v1/offers/[id]` as `/api/v1/offers/:id`, and `api/v1/[[...path]]` as `/api/v1/*`.
 * @throws Error where a folder's name asks for something else of Next
 */
function patternOf(folder: string): string {
  const parts = folder.split("/").map((part) => part.replace(/^\[(\w+)\]$/, ":$1").replace(/^\[\[\.\.\.\w+\]\]$/, "*"));
  const strange = parts.find((part) => !/^(:\w+|\*|[a-z0-9-]+)$/.test(part));
  if (strange !== undefined) throw new Error(`app/${folder}: the API tier mounts nothing like "${strange}"`);
  return `/${parts.join("/")}`;
}

/** The methods that Next passes on to a route. */
const METHODS = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"];

/** Answers as Next does: HEAD by GET, OPTIONS with the methods that there are (RFC 9110, 9.3.7), and 400 to what is no usual method. */
function methodsOf(exports: RouteFile["exports"]): RouteExport {
  const all: RouteFile["exports"] = { ...exports, HEAD: exports.HEAD ?? exports.GET };
  const allow = METHODS.filter((name) => name === "OPTIONS" || all[name]).join(", ");
  return (request, context) => {
    const { method } = request;
    const handler = METHODS.includes(method) ? all[method] : undefined;
    if (handler) return handler(request, context);
    if (method === "OPTIONS") return new Response(null, { status: 204, headers: { Allow: allow } });
    return emptyResponse(METHODS.includes(method) ? 405 : 400);
  };
}

/** Routes answer every error of theirs: what comes here is an address that is none, or a fault of this program. */
function refuse(error: unknown): Response {
  if (error instanceof Error && error.name === "RequestError") return emptyResponse(400);
  log.error({ error: traceOf(error) }, "failed outside any route");
  return emptyResponse(500);
}

/** With its length: node:http would send an empty one in chunks. */
function emptyResponse(status: number): Response {
  return new Response(null, { status, headers: { "Content-Length": "0" } });
}
