import { createServer, type Server, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { log, traceOf } from "@/lib/log";
import { securityHeaders } from "@/lib/security-headers.mjs";
import type { RouteFile } from "./route-file";
import { router } from "./route-request";
import { send } from "./send";

/** Longer than proxies keep an unused connection open, so that it is never this side that closes one on which a request is on its way. */
const KEEP_ALIVE_MS = 75_000;
/** A whole request comes within this time: bodies are short, and a connection that sends none is one less for others. */
const REQUEST_MS = 60_000;
/** A connection on which nothing moves for so long is cut: one that asks and does not read would keep its answer in memory for ever. */
const SILENCE_MS = 120_000;
/** Stands in addresses of requests for the Host that was sent: no route reads it, and a wrong one is no reason to refuse. */
const HOST = "parvoz";
const ALWAYS = Object.fromEntries(securityHeaders({ development: false }).map(({ key, value }) => [key, value]));

/** The routes behind a server of node:http, not listening yet. */
export function createTierServer(files: readonly RouteFile[]): Server {
  const route = router(files);
  const listener = getRequestListener(
    async (request, { outgoing }) => {
      // Never of HTTP/2: that server is another.
      if (!(outgoing instanceof ServerResponse)) return new Response(null, { status: 505 });
      const response = await route(request, (answer) => {
        send(outgoing, answer, ALWAYS);
        return RESPONSE_ALREADY_SENT;
      });
      if (response !== RESPONSE_ALREADY_SENT) for (const [name, value] of Object.entries(ALWAYS)) outgoing.setHeader(name, value);
      return response;
    },
    { errorHandler: refused },
  );
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS }, (incoming, outgoing) => {
    incoming.headers.host = HOST;
    return listener(incoming, outgoing);
  });
  server.timeout = SILENCE_MS;
  return server;
}

/** The routes answer every error of theirs: what comes here is an address that is none, or a fault of this program. */
function refused(error: unknown): Response {
  if (error instanceof Error && error.name === "RequestError") return new Response(null, { status: 400, headers: ALWAYS });
  log.error({ error: traceOf(error) }, "failed outside any route");
  return new Response(null, { status: 500, headers: ALWAYS });
}
