import type { CallbackAttempt, CallbackEndpoint } from "@/lib/contracts/callbacks";
import { oneOf } from "@/lib/domain/one-of";
import { ATTEMPT_ERRORS } from "@/lib/domain/webhooks/attempt";
import { DISABLED_REASONS, ENDPOINT_KINDS } from "@/lib/domain/webhooks/endpoint";
import { BOOKING_EVENT_TYPES } from "@/lib/domain/webhooks/event-types";
import type { WebhookAttempt } from "@/lib/generated/prisma/client";
import type { EndpointRecord } from "./endpoint-record";

/** An endpoint as its partner's administrators see it; never its secret. */
export function presentEndpoint(endpoint: EndpointRecord, now: Date): CallbackEndpoint {
  const { previousUntil, disabledReason, deliveries } = endpoint;
  const attempt = deliveries[0]?.tries[0];
  return {
    id: endpoint.id,
    mode: endpoint.partner.testOf === null ? "live" : "test",
    kind: oneOf(ENDPOINT_KINDS, endpoint.kind),
    url: endpoint.url,
    event_types: endpoint.eventTypes.map((type) => oneOf(BOOKING_EVENT_TYPES, type)),
    email: endpoint.email,
    enabled: endpoint.disabledAt === null,
    disabled_reason: disabledReason === null ? null : oneOf(DISABLED_REASONS, disabledReason),
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
    error: error === null ? null : oneOf(ATTEMPT_ERRORS, error),
    manual,
  };
}
