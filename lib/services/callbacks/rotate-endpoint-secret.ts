import type { CallbackEndpointSecret } from "@/lib/contracts/callbacks";
import { db } from "@/lib/db";
import { type Doer, SYSTEM } from "../audit/doer";
import { recordAudit } from "../audit/record-audit";
import { type EndpointAddress, findEndpoint } from "./parts/endpoint-record";
import { makeSecret, sealSecret } from "./parts/endpoint-secret";
import { readEndpoint } from "./parts/present-endpoint";

/** How long webhooks carry both signatures: a receiver changes over at any moment of it and misses nothing. */
const OVERLAP_MS = 24 * 3_600_000;

interface Rotation extends EndpointAddress {
  /** For the audit log. */
  by?: Doer;
  now: Date;
}

/**
 * Gives an endpoint a new secret, shown only here. Webhooks are signed with the old one too for a day; the header of a status callback
 * has room for one, so that one changes at once.
 * @throws AppError endpoint_not_found
 */
export async function rotateEndpointSecret({ by = SYSTEM, now, ...address }: Rotation): Promise<CallbackEndpointSecret> {
  const { id, kind, sealedSecret } = await findEndpoint(address);
  const secret = makeSecret();
  const previous =
    kind === "webhook"
      ? { sealedPreviousSecret: sealedSecret, previousUntil: new Date(now.getTime() + OVERLAP_MS) }
      : { sealedPreviousSecret: null, previousUntil: null };
  await db().$transaction(async (tx) => {
    await tx.webhookEndpoint.updateMany({ where: { id }, data: { sealedSecret: sealSecret(secret, id), ...previous } });
    await recordAudit(tx, { action: "callback_secret_rotated", by, partnerId: address.partnerId, detail: { endpoint: id }, now });
  });
  return { endpoint: await readEndpoint(address, now), secret };
}
