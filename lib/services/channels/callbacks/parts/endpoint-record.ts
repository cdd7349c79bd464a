import { validate } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { DisabledReason } from "@/lib/domain/webhooks/endpoint";
import type { Prisma } from "@/lib/generated/prisma/client";
import { type Owner, ownedBy } from "@/lib/services/access/partners/partner-mode";

export const endpointInclude = { partner: { select: { testOf: true } } } as const satisfies Prisma.WebhookEndpointInclude;

/** An endpoint with the mode of its partner. */
export type EndpointRecord = Prisma.WebhookEndpointGetPayload<{ include: typeof endpointInclude }>;

/** Whose endpoint it is, and which. */
export interface EndpointAddress extends Owner {
  endpointId: string;
}

/** @throws AppError endpoint_not_found, for another partner's endpoint too */
export async function findEndpoint({ endpointId, ...owner }: EndpointAddress): Promise<EndpointRecord> {
  // PostgreSQL refuses a key of another form with an error of its own.
  const where = validate(endpointId) ? { id: endpointId, ...ownedBy(owner) } : null;
  const endpoint = where && (await db().webhookEndpoint.findFirst({ where, include: endpointInclude }));
  if (!endpoint) throw new AppError("endpoint_not_found");
  return endpoint;
}

/** Switches an endpoint off, in one statement with what was on its way to it: that has failed, and may be replayed. */
export async function disableEndpoint(
  { id, reason, now }: { id: string; reason: DisabledReason; now: Date },
  tx: Prisma.TransactionClient = db(),
): Promise<void> {
  await tx.$executeRaw`
    with off as (
      update webhook_endpoint set disabled_at = ${now}, disabled_reason = ${reason} where id = ${id}::uuid and disabled_at is null)
    update webhook_delivery set state = 'failed', next_at = null where endpoint_id = ${id}::uuid and state = 'pending'`;
}
