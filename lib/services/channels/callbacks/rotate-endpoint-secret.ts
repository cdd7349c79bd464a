import type { CallbackEndpointSecret } from "@/lib/contracts/interface/callbacks";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Prisma, WebhookEndpoint } from "@/lib/generated/prisma/client";
import { type Doer, SYSTEM } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { type EndpointAddress, findEndpoint } from "./parts/endpoint-record";
import { makeSecret, openSecret, sealSecret } from "./parts/endpoint-secret";
import { readEndpoint } from "./parts/present-endpoint";
import { isRepeated, keyColumns } from "./parts/repeated-request";

/** How long webhooks carry all signatures: a receiver changes over at any moment of it and misses nothing. */
const OVERLAP_MS = 24 * 3_600_000;
/** So many rotations of which no answer came are survived; a receiver gets a signature for each secret. */
const MAX_EARLIER = 3;

interface Rotation extends EndpointAddress {
  /** For the audit log. */
  by?: Doer;
  /** Hex, from the Idempotency-Key: the same request again gets the same secret. */
  requestKey?: string | null;
  now: Date;
}

/**
 * Gives an endpoint a new secret, shown only here. Webhooks are signed with the old one too for a day, and with those that were old then, since
 * one whose answer was lost is nobody's; the header of a status callback has room for one, so that one changes at once.
 * @throws AppError endpoint_not_found
 */
export async function rotateEndpointSecret(rotation: Rotation): Promise<CallbackEndpointSecret> {
  const { by = SYSTEM, requestKey = null, now, ...address } = rotation;
  const { id } = await findEndpoint(address);
  const { sealedSecret } = await db().$transaction(async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    if (isRepeated(endpoint, requestKey, now)) return endpoint;
    const secret = { sealedSecret: sealSecret(makeSecret(), id), ...keyColumns(requestKey, now) };
    await recordAudit(tx, { action: "callback_secret_rotated", by, partnerId: address.partnerId, detail: { endpoint: id }, now });
    return tx.webhookEndpoint.update({ where: { id }, data: { ...secret, ...previousOf(endpoint, now) } });
  });
  return { endpoint: await readEndpoint(address, now), secret: openSecret(sealedSecret, id) };
}

/** Of two rotations at once the second replaces what the first has made. */
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
