import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { OPERATIONS, type OperationName } from "@/lib/contracts/operations";
import { AppError, ERRORS } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import type { Role } from "@/lib/domain/scopes";
import { log } from "@/lib/log";
import type { PartnerContext } from "@/lib/services/partner-context";
import type { Principal } from "@/lib/services/principal";
import { addressOf } from "./address";
import { fail, succeed } from "./envelope";
import { parseOrRefuse } from "./field-errors";
import { requirePerson, requirePrincipal, requireScope } from "./guards";
import { localeOf } from "./locale";
import { parseQuery } from "./parse-query";
import { readJson } from "./read-body";

type Params = Record<string, string>;
interface RouteContext {
  params: Promise<Params>;
}

/** What every use case behind a route gets. */
export interface Call {
  params: Params;
  locale: Locale;
  now: Date;
  /** Network address of the caller. */
  address: string;
  /**
   * The query by its contract. `lists` are names that are lists even where they come once.
   * @throws AppError validation
   */
  readQuery: <Schema extends z.ZodType>(schema: Schema, lists?: readonly string[]) => z.output<Schema>;
  /**
   * The JSON body by its contract.
   * @throws AppError validation, bad_json, body_too_large
   */
  readBody: <Schema extends z.ZodType>(schema: Schema) => Promise<z.output<Schema>>;
}
export interface PartnerCall extends Call {
  principal: Principal;
  partner: PartnerContext;
  /** Who acts, as booking events name them. */
  actor: string;
  /** Hex, from the Idempotency-Key; null where none was sent. */
  requestKey: string | null;
}

export type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

/** A route that anyone may call. */
export function publicRoute(run: (call: Call) => Promise<unknown>): RouteHandler {
  return answer(async (_request, call) => run(call));
}

/**
 * One operation of the interface, for a partner's program or person. Who calls, and whether they may, is known before anything of the
 * request is read.
 */
export function operation(name: OperationName, run: (call: PartnerCall) => Promise<unknown>): RouteHandler {
  const { scope } = OPERATIONS[name];
  return answer(async (request, call) => {
    const principal = await requirePrincipal(request, call.now);
    requireScope(principal, scope);
    return run(partnerCall(call, principal));
  });
}

/** A route of the portal's own pages, for signed-in people of these roles. */
export function portalRoute(run: (call: PartnerCall) => Promise<unknown>, roles: readonly Role[] = ["agent", "admin"]): RouteHandler {
  return answer(async (request, call) => run(partnerCall(call, await requirePerson(request, roles))));
}

function partnerCall(call: Call, principal: Principal): PartnerCall {
  const { actor, partner } = principal;
  return { ...call, principal, actor, partner, requestKey: null };
}

async function callOf(request: Request, context: RouteContext, locale: Locale, now: Date): Promise<Call> {
  return {
    params: await context.params,
    locale,
    now,
    address: addressOf(request.headers),
    readQuery: (schema, lists) => parseOrRefuse(schema, parseQuery(new URL(request.url).search, lists)),
    readBody: async (schema) => parseOrRefuse(schema, await readJson(request)),
  };
}

/** Runs a use case and wraps what comes out: envelope, language, error table, log. */
function answer(run: (request: Request, call: Call) => Promise<unknown>): RouteHandler {
  return async (request, context) => {
    const requestId = randomUUID();
    const now = new Date();
    const locale = localeOf(request.headers);
    try {
      return succeed(requestId, now, await run(request, await callOf(request, context, locale, now)));
    } catch (error) {
      return fail(requestId, now, known(error, requestId, request), locale);
    }
  };
}

function known(error: unknown, requestId: string, request: Request): AppError {
  const { method } = request;
  // The path only: a query may hold names.
  const path = new URL(request.url).pathname;
  if (error instanceof AppError) {
    log.info({ requestId, method, path, error: error.kind, code: ERRORS[error.kind].code }, "refused");
    return error;
  }
  log.error({ requestId, method, path, error: traceOf(error) }, "failed");
  return new AppError("internal");
}

/** Where it happened, without what was said: a database's message may quote the values of a row. */
function traceOf(error: unknown): { name: string; trace: string[] } {
  if (!(error instanceof Error)) return { name: "unknown", trace: [] };
  const lines = (error.stack ?? "").split("\n").map((line) => line.trim());
  return { name: error.name, trace: lines.filter((line) => line.startsWith("at ")) };
}
