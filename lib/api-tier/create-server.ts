import { createServer, type Server, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Answer } from "@/lib/api/answer";
import type { ApiRequest } from "@/lib/api/api-request";
import { log, traceOf } from "@/lib/log";
import { after } from "@/lib/util/after";
import { mendRequest } from "./mend-request";
import { plainRequest } from "./plain-request";
import type { RouteFile } from "./route-file";
import { type Route, router } from "./route-request";
import { send } from "./send";
import { ALWAYS } from "./write-head";

/** A whole request comes within this time: bodies are short, and a connection that sends none is one less for others. */
const REQUEST_MS = 60_000;
/** A connection on which nothing moves for so long is cut: unused ones, and who asks and does not read would keep the answer in memory for ever. */
const SILENCE_MS = 120_000;
const ALWAYS_HEADERS = Object.fromEntries(ALWAYS);

/** The routes behind a server of node:http, not listening yet. */
export function createTierServer(files: readonly RouteFile[]): Server {
  const route = router(files);
  const listener = listenerOf(route);
  const server = createServer({ keepAliveTimeout: 0, requestTimeout: REQUEST_MS, joinDuplicateHeaders: true }, (incoming, outgoing) => {
    const plain = plainRequest(incoming);
    return plain ? answerPlain(route, plain, outgoing) : listener(mendRequest(incoming), outgoing);
  });
  server.timeout = SILENCE_MS;
  return server;
}

/** Most requests: they need no Request. */
function answerPlain(route: Route, request: ApiRequest, outgoing: ServerResponse): void {
  const failed = (error: unknown) => {
    log.error({ error: traceOf(error) }, "failed outside any route");
    if (!outgoing.headersSent) send(outgoing, { status: 500, headers: [], body: "" });
  };
  try {
    const response = after(route(request, sender(outgoing)), expectSent);
    if (response instanceof Promise) response.catch(failed);
  } catch (error) {
    failed(error);
  }
}

function expectSent(response: Response): void {
  if (response !== RESPONSE_ALREADY_SENT) throw new Error("a route of the interface did not use `respond`");
}

/** All other requests, as Requests of the platform. */
function listenerOf(route: Route): ReturnType<typeof getRequestListener> {
  return getRequestListener(
    async (request, { outgoing }) => {
      // Never of HTTP/2: that server is another.
      if (!(outgoing instanceof ServerResponse)) return new Response(null, { status: 505 });
      const response = await route(request, sender(outgoing));
      if (response !== RESPONSE_ALREADY_SENT) for (const [name, value] of ALWAYS) outgoing.setHeader(name, value);
      return response;
    },
    { errorHandler: refused },
  );
}

function sender(outgoing: ServerResponse): (answer: Answer) => Response {
  return (answer) => {
    send(outgoing, answer);
    return RESPONSE_ALREADY_SENT;
  };
}

/** The routes answer every error of theirs: what comes here is an address that is none, or a fault of this program. */
function refused(error: unknown): Response {
  if (error instanceof Error && error.name === "RequestError") return new Response(null, { status: 400, headers: ALWAYS_HEADERS });
  log.error({ error: traceOf(error) }, "failed outside any route");
  return new Response(null, { status: 500, headers: ALWAYS_HEADERS });
}
