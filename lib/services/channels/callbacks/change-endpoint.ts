import type { CallbackEndpoint } from "@/lib/contracts/interface/callbacks";
import { db } from "@/lib/db";
import type { ToldEventType } from "@/lib/domain/webhooks/event-types";
import { type Doer, SYSTEM } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { checkCallbackUrl } from "./parts/check-callback-url";
import { sealEndpointEmail } from "./parts/endpoint-email";
import { disableEndpoint, type EndpointAddress, findEndpoint } from "./parts/endpoint-record";
import { refuseOwnSecret, sealSecret } from "./parts/endpoint-secret";
import { readEndpoint } from "./parts/present-endpoint";
import type { ResolveHost } from "./sender/checked-addresses";

interface Change extends EndpointAddress {
  url?: string | undefined;
  event_types?: ToldEventType[] | undefined;
  enabled?: boolean | undefined;
  /** E-mail address of a status callback; a webhook has none. */
  email?: string | undefined;
  /** Secret of a status callback, in force at once. */
  secret?: string | undefined;
  /** Who changes it, for the audit log. */
  by?: Doer;
  now: Date;
  /** Resolver of host names; tests bring their own. */
  resolve?: ResolveHost;
}

/**
 * Changes what is given and leaves the rest. What is still to be delivered goes to the new address.
 * @throws AppError endpoint_not_found, validation (`url`, `secret`)
 */
export async function changeEndpoint(change: Change): Promise<CallbackEndpoint> {
  const { partnerId, enabled, event_types, secret, by = SYSTEM, now } = change;
  const { id, kind } = await findEndpoint(change);
  refuseOwnSecret(kind, secret);
  const url = change.url === undefined ? undefined : await checkCallbackUrl(change.url, change.resolve);
  const email = kind === "status_callback" ? change.email : undefined;
  const data = {
    ...(url !== undefined && { url }),
    ...(event_types && { eventTypes: [...new Set(event_types)] }),
    ...(email !== undefined && { email: await sealEndpointEmail(id, email) }),
    ...(secret !== undefined && { sealedSecret: sealSecret(secret, id) }),
    ...(enabled && { disabledAt: null, disabledReason: null }),
    ...((enabled || event_types) && { listeningSince: now }),
  };
  const given = { url, event_types, enabled, email, secret };
  const detail = { endpoint: id, changed: Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name])) };
  await db().$transaction(async (tx) => {
    await tx.webhookEndpoint.updateMany({ where: { id }, data });
    if (enabled === false) await disableEndpoint({ id, reason: "partner", now }, tx);
    await recordAudit(tx, { action: "callback_changed", by, partnerId, detail, now });
  });
  return readEndpoint(change, now);
}
