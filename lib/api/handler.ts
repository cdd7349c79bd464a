import { validate } from "uuid";
import { z } from "zod";
import { isSelling, type Operation } from "@/lib/contracts/interface/operation";
import type { OperationName } from "@/lib/contracts/interface/operations";
import type { RateClass } from "@/lib/contracts/interface/rate-classes";
import { BOOKKEEPERS, OPERATORS, type Role, SELLERS } from "@/lib/contracts/scopes";
import type { HouseRight } from "@/lib/domain/house/rights";
import { type Locale, t } from "@/lib/domain/localized";
import { noteRequest } from "@/lib/observability/request-records";
import type { Principal } from "@/lib/services/access/credentials/principal";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import type { Act } from "@/lib/services/ground/audit/act";
import { actorOfPrincipal, type Doer } from "@/lib/services/ground/audit/doer";
import { requestTime } from "@/lib/services/ground/clock/database-time";
import type { RequestKey } from "@/lib/services/ground/idempotency/request-key";
import { countRequest } from "./access/count-request";
import {
  refuseOperator,
  refuseStoppedSales,
  requireAccount,
  requirePerson,
  requirePrincipal,
  requireRight,
  requireRole,
  requireScope,
} from "./access/guards";
import { idempotencyKeyOf, respondOnce } from "./idempotency/respond-once";
import { type ApiResponse, type HeaderFields, toResponse } from "./representation/api-response";
import { addressOf } from "./request/address";
import type { BodyBound } from "./request/body-bound";
import { nullableOf } from "./request/bounds-of";
import { accept, acceptTagged, type Exchange, openExchange, refuse } from "./request/exchange";
import { parseOrRefuse } from "./request/field-errors";
import { parseQuery } from "./request/parse-query";
import { parseJson, refuseLargeBody } from "./request/read-body";
import { unknownNames } from "./request/unknown-names";

type Params = Record<string, string>;

/** What a server hands to a route besides the request: the decoded parameters of its path. */
export interface RouteContext {
  params: Promise<Params>;
}

/** What every use case behind a route gets. */
export interface Call {
  params: Params;
  requestId: string;
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
   * @throws AppError validation, bad_json, unsupported_body, too_deep, body_too_large
   */
  readBody: <Schema extends z.ZodType>(schema: Schema) => Promise<z.output<Schema>>;
  /**
   * The body of a route whose body is a file.
   * @throws AppError unsupported_body, and what the route says of its bound
   */
  readFile: () => Promise<Uint8Array<ArrayBuffer>>;
}

export interface PartnerCall extends Call {
  principal: Principal;
  partner: PartnerContext;
  /** Who acts, as booking events name them. */
  actor: string;
  /** The same with the request and the moment, for what changes something. */
  act: Act;
  /** The same for the audit log, with the request and where it came from. */
  readDoer: () => Doer;
}

/** A call of one operation, whose query and body are read by its contract. */
export interface OperationCall<Query extends z.ZodType, Body extends z.ZodType> extends Omit<PartnerCall, "readQuery" | "readBody"> {
  /** @throws AppError validation, too_deep, too_many_parameters */
  readQuery: () => z.output<Query>;
  /** @throws AppError validation, bad_json, unsupported_body, too_deep, body_too_large */
  readBody: () => Promise<z.output<Body>>;
}

/** An operation that stands in `OPERATIONS`. */
export type NamedOperation<Query extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType> = Operation<Query, Body> & {
  name: OperationName;
};

export type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

/** A route that anyone may call. @param headers of every response */
export function publicRoute(run: (call: Call) => Promise<unknown>, headers: HeaderFields = {}): RouteHandler {
  return handle(async (exchange, call) => {
    Object.assign(exchange.headers, headers);
    return accept(exchange, await run(call));
  });
}

/** The same for what changes something: by the database's clock. */
export function publicAct(run: (call: Call) => Promise<unknown>): RouteHandler {
  return handle(async (exchange, call) => {
    await goByDatabase(exchange, call);
    return accept(exchange, await run(call));
  });
}

/**
 * What changes something goes by the database's clock, which all processes share: who may still pay, void or answer, until when seats are held, and
 * how long a key is kept. The server's own may jump, and what it only reads goes by that.
 * @throws Unavailable
 */
async function goByDatabase(exchange: Exchange, call: Call): Promise<void> {
  if (READS.has(exchange.request.method)) return;
  const now = await requestTime();
  Object.assign(exchange, { now });
  Object.assign(call, { now });
}

const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * One operation of the interface, for a partner's program or person. Who calls, how often, and whether they may, is known before anything
 * of the request is read. Where the operation honours an Idempotency-Key, one key has one effect and one response.
 * @param read the data of the response, once it is done; absent where `run` gives them with what it does
 */
export function operation<Query extends z.ZodType, Body extends z.ZodType>(
  described: NamedOperation<Query, Body>,
  run: (call: OperationCall<Query, Body>) => Promise<unknown>,
  read?: (call: PartnerCall) => Promise<unknown>,
): RouteHandler {
  const { name, query, body, lists } = described;
  const runByContract = (call: PartnerCall) =>
    run({
      ...call,
      readQuery: () => call.readQuery(contractOf(name, query), lists),
      readBody: () => call.readBody(contractOf(name, body)),
    });
  return operationFor(requirePrincipal, described, runByContract, read);
}

/** @throws Error where the operation takes no such thing */
function contractOf<Schema>(name: string, schema: Schema | undefined): Schema {
  if (schema === undefined) throw new Error(`${name} has no contract of what it reads`);
  return schema;
}

/** The same of what only the portal's pages send with it, for the people who sell: no token or key opens it. */
export function portalOperation(described: NamedOperation, run: (call: PartnerCall) => Promise<unknown>): RouteHandler {
  return operationFor((request, now) => requirePerson(request, SELLERS, now), described, run);
}

function operationFor(
  admit: (request: Request, now: Date) => Promise<Principal>,
  described: NamedOperation,
  run: (call: PartnerCall) => Promise<unknown>,
  read?: (call: PartnerCall) => Promise<unknown>,
): RouteHandler {
  const { name, scope, rate, idempotent } = described;
  const respond = described.tagged ? respondTagged : accept;
  const deprecation = deprecationOf(described);
  return handle(async (exchange, call) => {
    const { request, requestId, now, headers } = exchange;
    Object.assign(headers, deprecation);
    noteRequest(requestId, { operation: name });
    const principal = await admit(request, now);
    noteRequest(requestId, { partnerId: principal.partner.id });
    if (rate !== null) await countRequest(principal, rate, headers);
    if (isSelling(described)) refuseOperator(principal);
    requireScope(principal, scope);
    if (described.sellsAnew) refuseStoppedSales(principal);
    if (described.money) requireRole(principal, BOOKKEEPERS);
    refuseLargeBody(request.headers);
    await goByDatabase(exchange, call);
    if (exchange.search !== "") warnOf(exchange, unknownNames(described.query, parseQuery(exchange.search, described.lists)));
    const readBody = call.readBody;
    call.readBody = async (schema) => {
      const body = await readBody(schema);
      warnOf(exchange, unknownNames(schema, parseJson(await exchange.readText())));
      return body;
    };
    const act = async (key: RequestKey | null) => {
      const data = await run(partnerCall(call, principal, key));
      if (name === "create_booking") noteBooking(requestId, booked.safeParse(data).data?.id);
      return data;
    };
    if (described.path.includes("/booking/{id}")) noteBooking(requestId, call.params.id);
    const key = idempotent ? idempotencyKeyOf(request.headers) : null;
    const readDone = read && (() => read(partnerCall(call, principal, null)));
    if (key !== null) return respondOnce({ exchange, partner: principal.partner, key, act, read: readDone ?? null });
    const data = await act(null);
    return respond(exchange, readDone ? await readDone() : data);
  });
}

/** Tells of names that were ignored: a misspelt filter would list everything without a word. */
function warnOf({ warnings, locale }: Exchange, names: readonly string[]): void {
  warnings.push(...names.map((name) => IGNORED[locale](name)));
}

const IGNORED: Record<Locale, (name: string) => string> = t(
  (name) => `${name} is not known here and was ignored. Check its spelling.`,
  (name) => `${name}: такого параметра здесь нет, он пропущен. Проверьте написание.`,
  (name) => `${name} bu yerda maʼlum emas va eʼtiborga olinmadi. Yozilishini tekshiring.`,
);

const booked = z.object({ id: z.string() });

/** What is no id is text of the caller's. */
function noteBooking(requestId: string, bookingId: string | undefined): void {
  if (validate(bookingId)) noteRequest(requestId, { bookingId: bookingId ?? null });
}

function respondTagged(exchange: Exchange, data: unknown): ApiResponse {
  return typeof data === "object" && data !== null ? acceptTagged(exchange, data) : accept(exchange, data);
}

/** Tells programs of a path that has a successor (RFC 9745, RFC 5829). */
function deprecationOf({ deprecated }: Operation): HeaderFields {
  if (!deprecated) return {};
  const { since, successor } = deprecated;
  return { Deprecation: `@${Date.parse(since) / 1000}`, Link: `</api/v1${successor}>; rel="successor-version"` };
}

interface PortalBounds {
  /** Bound of the body, where it carries a file. */
  body?: BodyBound;
  /** Counted with the operations of this class, where it takes as much work as they do. */
  rate?: RateClass;
}

/** A route of the portal's own pages, for signed-in people of these roles. */
export function portalRoute(
  run: (call: PartnerCall) => Promise<unknown>,
  roles: readonly Role[] = SELLERS,
  { body, rate }: PortalBounds = {},
): RouteHandler {
  return handle(async (exchange, call) => {
    const principal = await requirePerson(exchange.request, roles, exchange.now);
    noteRequest(exchange.requestId, { partnerId: principal.partner.id });
    if (rate) await countRequest(principal, rate, exchange.headers);
    await goByDatabase(exchange, call);
    return accept(exchange, await run(partnerCall(call, principal, null)));
  }, body);
}

/**
 * A route of the back office, for people of the house with this right. Who calls and whether they may is known before anything of the request is read.
 * @throws AppError right_missing, in the envelope
 */
export function officeRoute(right: HouseRight, run: (call: PartnerCall) => Promise<unknown>, body?: BodyBound): RouteHandler {
  return handle(async (exchange, call) => {
    const principal = await requirePerson(exchange.request, OPERATORS, exchange.now);
    noteRequest(exchange.requestId, { partnerId: principal.partner.id });
    requireRight(principal, right);
    await goByDatabase(exchange, call);
    return accept(exchange, await run(partnerCall(call, principal, null)));
  }, body);
}

/** What a use case behind a route of somebody's own account gets. */
export interface AccountCall extends Call {
  principal: Principal;
  userId: string;
  /** The session that asks. */
  sessionId: string;
  /** Who does it, as the audit log has it. */
  readDoer: () => Doer;
}

/** A route of what a signed-in person does about their own sign-in, whatever their role. */
export function accountRoute(run: (call: AccountCall) => Promise<unknown>): RouteHandler {
  return handle(async (exchange, call) => {
    const { principal, sessionId } = await requireAccount(exchange.request, exchange.now);
    noteRequest(exchange.requestId, { partnerId: principal.partner.id });
    await goByDatabase(exchange, call);
    return accept(
      exchange,
      await run(Object.assign(call, { principal, userId: principal.userId, sessionId, readDoer: doerOf(call, principal) })),
    );
  });
}

function partnerCall(call: Call, principal: Principal, key: RequestKey | null): PartnerCall {
  const { actor, partner } = principal;
  const act = { actor: actorOfPrincipal(principal), requestId: call.requestId, key, now: call.now };
  return Object.assign(call, { principal, actor, partner, act, readDoer: doerOf(call, principal) });
}

function doerOf({ requestId, readAddress }: Call, principal: Principal): () => Doer {
  return () => ({ actor: actorOfPrincipal(principal), requestId, address: readAddress() });
}

function callOf({ request, requestId, locale, now, search, readText, readFile }: Exchange, params: Params): Call {
  return {
    params,
    requestId,
    locale,
    now,
    search,
    readAddress: () => addressOf(request.headers),
    readQuery: (schema, lists) => parseOrRefuse(schema, parseQuery(search, lists)),
    readBody: async (schema) => parseOrRefuse(schema, parseJson(await readText(), nullableOf(schema))),
    readFile,
  };
}

/** Runs the work, and responds with what comes of it, be it an error. */
function handle(work: (exchange: Exchange, call: Call) => Promise<ApiResponse>, bound?: BodyBound): RouteHandler {
  return async (request, { params }) => {
    const exchange = openExchange(request, bound);
    const response = await work(exchange, callOf(exchange, await params)).catch((error: unknown) => refuse(exchange, error));
    return toResponse(response, exchange.headers);
  };
}
