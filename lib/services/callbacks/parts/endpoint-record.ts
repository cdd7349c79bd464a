import { validate } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";

export const endpointInclude = { partner: { select: { testOf: true } } } as const satisfies Prisma.WebhookEndpointInclude;

/** An endpoint with the mode of its partner. */
export type EndpointRecord = Prisma.WebhookEndpointGetPayload<{ include: typeof endpointInclude }>;

/** Whose endpoint it is, and which: the live partner's id, for endpoints of both modes. */
export interface EndpointAddress {
  partnerId: string;
  endpointId: string;
}

/** Rows of the partner itself and of its test twin. */
export function ownedBy(partnerId: string) {
  return { partner: { OR: [{ id: partnerId }, { testOf: partnerId }] } } satisfies Prisma.WebhookEndpointWhereInput;
}

/** @throws AppError endpoint_not_found, for another partner's endpoint too */
export async function findEndpoint({ partnerId, endpointId }: EndpointAddress): Promise<EndpointRecord> {
  // PostgreSQL refuses a key of another form with an error of its own.
  const where = validate(endpointId) ? { id: endpointId, ...ownedBy(partnerId) } : null;
  const endpoint = where && (await db().webhookEndpoint.findFirst({ where, include: endpointInclude }));
  if (!endpoint) throw new AppError("endpoint_not_found");
  return endpoint;
}
