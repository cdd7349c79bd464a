import { db } from "@/lib/db";
import type { EndpointKind } from "@/lib/domain/webhooks/endpoint";
import type { ToldEventType } from "@/lib/domain/webhooks/event-types";
import type { Prisma } from "@/lib/generated/prisma/client";

interface Told {
  partnerId: string;
  type: ToldEventType;
  /** The kind of endpoints that the message is for; absent for all. */
  kind?: EndpointKind;
}

/** Ids of the partner's endpoints that want a type of event; no types are all types. */
export async function listenersTo({ partnerId, type, kind }: Told, tx: Prisma.TransactionClient = db()): Promise<string[]> {
  const wanted = [{ eventTypes: { isEmpty: true } }, { eventTypes: { has: type } }];
  const where = { partnerId, disabledAt: null, OR: wanted, ...(kind && { kind }) };
  const endpoints = await tx.webhookEndpoint.findMany({ where, select: { id: true } });
  return endpoints.map(({ id }) => id);
}
