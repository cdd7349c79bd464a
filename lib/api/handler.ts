import type { z } from "zod";
import { OPERATIONS, type OperationName } from "@/lib/contracts/operations";
import type { RateClass } from "@/lib/contracts/rate-classes";
import type { Role } from "@/lib/contracts/scopes";
import type { Locale } from "@/lib/domain/localized";
import type { PartnerContext } from "@/lib/services/access/partner-context";
import type { Principal } from "@/lib/services/access/principal";
import { takeRequest } from "@/lib/services/access/take-request";
import { after } from "@/lib/util/after";
import { requirePerson, requirePrincipal, requireScope } from "./access/guards";
import { noteLimit } from "./access/note-limit";
import { type HeaderLines, type Respond, standardResponse } from "./answer";
import type { ApiRequest } from "./api-request";
import { answerOnce } from "./idempotency/answer-once";
import { idempotencyKeyOf } from "./idempotency/idempotency-key";
import type { Reply } from "./representation/envelope";
import { addressOf } from "./request/address";
import { accept, type Exchange, openExchange, refuse } from "./request/exchange";
import { parseOrRefuse } from "./request/field-errors";
import { parseQuery } from "./request/parse-query";
import { parseJson, refuseLargeBody } from "./request/read-body";
import { toAnswer } from "./to-answer";

type Params = Record<string, string>;
/** What a server hands to a route besides the request. */
export interface RouteContext {
  params: Params | Promise<Params>;
  /** For servers that send answers in a way of their own. */
  respond?: Respond;
}

/** What every use case behind a route gets. */
export interface Call {
  params: Params;
  locale: Locale;
  now: Date;
  /** Network address of the caller. */
  readAddress: () => string;
  /** The query as it was sent, with its question mark. */
  search: string;
  /**
   * The query by its contract. `lists` are names that are lists even where they come once.
   * @throws AppError validation, too_deep, too_many_parameters
   */
  readQuery: <Schema extends z.ZodType>(schema: Schema, lists?: readonly string[]) => z.output<Schema>;
  /**
   * The JSON body by its contract.
   * @throws AppError validation, bad_json, too_deep, body_too_large
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

export type RouteHandler = (request: ApiRequest, context: RouteContext) => Response | Promise<Response>;

/** A route that anyone may call. @param headers of every answer */
export function publicRoute(run: (call: Call) => Promise<unknown>, headers: Readonly<Record<string, string>> = {}): RouteHandler {
  const lines = Object.entries(headers).flat();
  return answer(async (exchange, call) => {
    exchange.headers.push(...lines);
    return accept(exchange, await run(call));
  });
}

/**
 * One operation of the interface, for a partner's program or person. Who calls, how often, and whether they may, is known before anything
 * of the request is read. Where the operation honours an Idempotency-Key, one key has one effect and one answer. Nothing is waited for that
 * is known at once: repeated searches cost little more than their waiting would.
 * @param run what it does; gives its data, or a promise of them
 */
export function operation(name: OperationName, run: (call: PartnerCall) => unknown): RouteHandler {
  const { scope, rate, idempotent } = OPERATIONS[name];
  return answer((exchange, call) =>
    after(requirePrincipal(exchange.request, exchange.now), (principal) =>
      after(rate === null ? null : countRequest(principal, rate, exchange.headers), () => {
        const { headers } = exchange.request;
        requireScope(principal, scope);
        refuseLargeBody(headers);
        const key = idempotent ? idempotencyKeyOf(headers) : null;
        if (key === null) return after(run(partnerCall(call, principal, null)), (data) => accept(exchange, data));
        const act = async (requestKey: string) => run(partnerCall(call, principal, requestKey));
        return answerOnce({ exchange, operation: name, partner: principal.partner, key, act });
      }),
    ),
  );
}

/** @throws AppError too_many_requests */
function countRequest(principal: Principal, rate: RateClass, headers: HeaderLines): void | Promise<void> {
  return after(takeRequest(principal, rate), (verdict) => noteLimit(verdict, rate, headers));
}

/** A route of the portal's own pages, for signed-in people of these roles. */
export function portalRoute(run: (call: PartnerCall) => Promise<unknown>, roles: readonly Role[] = ["agent", "admin"]): RouteHandler {
  return answer(async (exchange, call) => {
    const principal = await requirePerson(exchange.request, roles);
    return accept(exchange, await run(partnerCall(call, principal, null)));
  });
}

/** Field by field: what is spread is slow to make, and this is made for every request. */
function partnerCall(call: Call, principal: Principal, requestKey: string | null): PartnerCall {
  const { params, locale, now, search, readAddress, readQuery, readBody } = call;
  const { actor, partner } = principal;
  return { params, locale, now, search, readAddress, readQuery, readBody, principal, actor, partner, requestKey };
}

function callOf({ request, locale, now, search, readText }: Exchange, params: Params): Call {
  return {
    params,
    locale,
    now,
    search,
    readAddress: () => addressOf(request.headers),
    readQuery: (schema, lists) => parseOrRefuse(schema, parseQuery(search, lists)),
    readBody: async (schema) => parseOrRefuse(schema, parseJson(await readText())),
  };
}

/** Runs the work, and answers with what comes out of it, be it an error. */
function answer(work: (exchange: Exchange, call: Call) => Reply | Promise<Reply>): RouteHandler {
  return (request, { params, respond = standardResponse }) => {
    const exchange = openExchange(request);
    const reply = after(params, (given) => replyOf(exchange, () => work(exchange, callOf(exchange, given))));
    return after(reply, (given) => {
      const answered = toAnswer(given, exchange.headers, request.headers.get("accept-encoding"));
      return after(answered, respond);
    });
  };
}

function replyOf(exchange: Exchange, work: () => Reply | Promise<Reply>): Reply | Promise<Reply> {
  const refused = (error: unknown) => refuse(exchange, error);
  try {
    const reply = work();
    return reply instanceof Promise ? reply.catch(refused) : reply;
  } catch (error) {
    return refused(error);
  }
}
