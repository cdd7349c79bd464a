import { z } from "zod";
import type { CallbackAttempt, CallbackEndpoint } from "@/lib/contracts/callbacks";
import { BOOKING_EVENT_TYPES } from "@/lib/domain/webhooks/event-types";
import type { WebhookAttempt } from "@/lib/generated/prisma/client";
import { modeOf } from "@/lib/services/access/partner-mode";
import { type EndpointAddress, type EndpointRecord, findEndpoint } from "./endpoint-record";
import { lastAttempts } from "./last-attempts";

const eventTypes = z.array(z.enum(BOOKING_EVENT_TYPES));

/** Endpoints as their partner's administrators see them; never their secrets. */
export async function presentEndpoints(endpoints: readonly EndpointRecord[], now: Date): Promise<CallbackEndpoint[]> {
  const attempts = await lastAttempts(endpoints.map(({ id }) => id));
  return endpoints.map((endpoint) => present(endpoint, attempts.get(endpoint.id), now));
}

/** @throws AppError endpoint_not_found */
export async function readEndpoint(address: EndpointAddress, now: Date): Promise<CallbackEndpoint> {
  const endpoint = await findEndpoint(address);
  return present(endpoint, (await lastAttempts([endpoint.id])).get(endpoint.id), now);
}

function present(endpoint: EndpointRecord, lastAttempt: WebhookAttempt | undefined, now: Date): CallbackEndpoint {
  const { previousUntil } = endpoint;
  return {
    id: endpoint.id,
    mode: modeOf(endpoint.partner),
    kind: endpoint.kind,
    url: endpoint.url,
    event_types: eventTypes.parse(endpoint.eventTypes),
    email: endpoint.email,
    enabled: endpoint.disabledAt === null,
    disabled_reason: endpoint.disabledReason,
    created: endpoint.createdAt.toISOString(),
    previous_secret_until: previousUntil && now < previousUntil ? previousUntil.toISOString() : null,
    last_attempt: lastAttempt ? presentAttempt(lastAttempt) : null,
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
