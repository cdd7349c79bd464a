import type { CallbackEndpointSecret } from "@/lib/contracts/interface/callbacks";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Prisma, WebhookEndpoint } from "@/lib/generated/prisma/client";
import { type Doer, SYSTEM } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { keepEffect, type RequestKey } from "@/lib/services/ground/idempotency/request-key";
import { type EndpointAddress, endpointInclude, findEndpoint } from "./parts/endpoint-record";
import { makeSecret, sealSecret } from "./parts/endpoint-secret";
import { lastAttempt, presentEndpoint } from "./parts/present-endpoint";

/** How long webhooks carry all signatures: a receiver changes over at any moment of it and misses nothing. */
const OVERLAP_MS = 24 * 3_600_000;
/** Earlier secrets that stay in force, for rotations whose answer was lost; a receiver gets a signature for each secret. */
const MAX_EARLIER = 3;

interface Rotation extends EndpointAddress {
  /** Who rotates it, for the audit log. */
  by?: Doer;
  /** The Idempotency-Key of the request. */
  key?: RequestKey | null | undefined;
  now: Date;
}

/**
 * Gives an endpoint a new secret, shown only here. Webhooks are signed with the old one too for a day, and with those that were old then, since
 * one whose answer was lost is nobody's; the header of a status callback has room for one, so that one changes at once.
 * @throws AppError endpoint_not_found
 */
export async function rotateEndpointSecret(rotation: Rotation): Promise<CallbackEndpointSecret> {
  const { by = SYSTEM, key, now, ...address } = rotation;
  const { id } = await findEndpoint(address);
  const attempt = await lastAttempt(id);
  const secret = makeSecret();
  return db().$transaction(async (tx) => {
    const data = { sealedSecret: sealSecret(secret, id), ...previousOf(await lockEndpoint(tx, id), now) };
    await recordAudit(tx, { action: "callback_secret_rotated", by, partnerId: address.partnerId, detail: { endpoint: id }, now });
    const endpoint = await tx.webhookEndpoint.update({ where: { id }, data, include: endpointInclude });
    const rotated = { endpoint: await presentEndpoint(endpoint, attempt, now), secret };
    await keepEffect(tx, key, rotated);
    return rotated;
  });
}

/** Locks the endpoint: the second of two rotations at once replaces what the first has made. */
async function lockEndpoint(tx: Prisma.TransactionClient, id: string): Promise<WebhookEndpoint> {
  await tx.$executeRaw`select 1 from webhook_endpoint where id = ${id}::uuid for update`;
  const endpoint = await tx.webhookEndpoint.findUnique({ where: { id } });
  if (!endpoint) throw new AppError("endpoint_not_found");
  return endpoint;
}

function previousOf({ kind, sealedSecret, sealedPreviousSecret, sealedEarlierSecrets, previousUntil }: WebhookEndpoint, now: Date) {
  if (kind !== "webhook") return { sealedPreviousSecret: null, previousUntil: null, sealedEarlierSecrets: [] };
  const isSigning = sealedPreviousSecret !== null && previousUntil !== null && now < previousUntil;
  return {
    sealedPreviousSecret: sealedSecret,
    previousUntil: new Date(now.getTime() + OVERLAP_MS),
    sealedEarlierSecrets: isSigning ? [sealedPreviousSecret, ...sealedEarlierSecrets].slice(0, MAX_EARLIER) : [],
  };
}
