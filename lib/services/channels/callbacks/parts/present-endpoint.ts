import { z } from "zod";
import type { CallbackAttempt, CallbackEndpoint } from "@/lib/contracts/interface/callbacks";
import { db } from "@/lib/db";
import { modeOf } from "@/lib/domain/mode";
import { TOLD_EVENT_TYPES } from "@/lib/domain/webhooks/event-types";
import type { WebhookAttempt } from "@/lib/generated/prisma/client";
import { showEndpointEmail } from "./endpoint-email";
import { type EndpointAddress, type EndpointRecord, findEndpoint } from "./endpoint-record";

const found = z.object({ endpointId: z.string(), attemptId: z.bigint() });

/** Reads the last attempt of each endpoint's newest message that was tried at all, by the endpoint's id. */
async function lastAttempts(endpointIds: string[]): Promise<Map<string, WebhookAttempt>> {
  const rows = await db().$queryRaw<unknown[]>`
    select e.id::text as "endpointId", a.id as "attemptId" from unnest(${endpointIds}::uuid[]) e(id)
     cross join lateral (
       select d.id from webhook_delivery d
        where d.endpoint_id = e.id and exists (select 1 from webhook_attempt t where t.delivery_id = d.id)
        order by d.created_at desc, d.id desc limit 1) newest
     cross join lateral (select t.id from webhook_attempt t where t.delivery_id = newest.id order by t.id desc limit 1) a`;
  const ids = z.array(found).parse(rows);
  const attempts = await db().webhookAttempt.findMany({ where: { id: { in: ids.map(({ attemptId }) => attemptId) } } });
  return new Map(ids.flatMap(({ endpointId, attemptId }) => attempts.filter(({ id }) => id === attemptId).map((one) => [endpointId, one])));
}

const eventTypes = z.array(z.enum(TOLD_EVENT_TYPES));

/** Endpoints as their partner's administrators see them; never their secrets. */
export async function presentEndpoints(endpoints: readonly EndpointRecord[], now: Date): Promise<CallbackEndpoint[]> {
  const attempts = await lastAttempts(endpoints.map(({ id }) => id));
  return Promise.all(endpoints.map((endpoint) => presentEndpoint(endpoint, attempts.get(endpoint.id), now)));
}

/** @throws AppError endpoint_not_found */
export async function readEndpoint(address: EndpointAddress, now: Date): Promise<CallbackEndpoint> {
  const endpoint = await findEndpoint(address);
  return presentEndpoint(endpoint, await lastAttempt(endpoint.id), now);
}

/** The last attempt to send something to an endpoint, where there was one. */
export async function lastAttempt(endpointId: string): Promise<WebhookAttempt | undefined> {
  return (await lastAttempts([endpointId])).get(endpointId);
}

export async function presentEndpoint(endpoint: EndpointRecord, attempt: WebhookAttempt | undefined, now: Date): Promise<CallbackEndpoint> {
  const { previousUntil } = endpoint;
  return {
    id: endpoint.id,
    mode: modeOf(endpoint.partner),
    kind: endpoint.kind,
    url: endpoint.url,
    event_types: eventTypes.parse(endpoint.eventTypes),
    email: await showEndpointEmail(endpoint),
    enabled: endpoint.disabledAt === null,
    disabled_reason: endpoint.disabledReason,
    created: endpoint.createdAt.toISOString(),
    previous_secret_until: previousUntil && now < previousUntil ? previousUntil.toISOString() : null,
    last_attempt: attempt ? presentAttempt(attempt) : null,
  };
}

export function presentAttempt({ startedAt, durationMs, status, error, manual }: WebhookAttempt): CallbackAttempt {
  return {
    at: startedAt.toISOString(),
    duration_ms: durationMs,
    status,
    error,
    manual,
  };
}
